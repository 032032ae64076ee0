#include "model/reading/search.hpp"

#include <type_traits>

namespace gosedai {

namespace {

/// What a search is called and what it is about, one row per question.
struct Description {
  std::string_view name;
  Point subject;
  bool small = false;
};

Description describe(const CaptureQuestion& question) {
  const bool ladder = question.method == CaptureMethod::ladder;
  return {ladder ? "ladder search" : "capture search", question.target, ladder};
}

Description describe(const DoubleCaptureQuestion& question) {
  return {"double-capture search", question.target};
}

Description describe(const MultiCaptureQuestion& question) {
  return {"multi-capture search",
          question.targets.empty() ? Point::none() : question.targets.front()};
}

Description describe(const CombinationQuestion&) { return {"combination search", Point::none()}; }

Description describe(const ConnectionQuestion& question) {
  return {"connection search", question.a};
}

Description describe(const BreakInQuestion& question) {
  return {"break-in search", question.stone};
}

Description describe(const LinkageQuestion& question) { return {"linkage search", question.a}; }

Description describe(const TsumegoQuestion& question) {
  return {"tsumego search", question.target};
}

Description describe(const GroupQuestion& question) { return {"group search", question.target}; }

Description describe(const LocalQuestion& question) {
  return {"local search", question.allowed.first()};
}

Description describe(const RaceQuestion& question) { return {"race search", question.own}; }

Description describe(const EyeQuestion& question) { return {"eye search", question.point}; }

Description describe(const UnconditionalQuestion& question) {
  return {"unconditional life", question.point, true};
}

Description describe(const Question& question) {
  return std::visit([](const auto& each) { return describe(each); }, question);
}

template <class AnyQuestion>
using AnswerTo = decltype(std::declval<typename SearchFor<AnyQuestion>::Type>().answer());

Outcome outcome_for(const CaptureAnswer& answer, bool attacks) {
  switch (answer.verdict) {
    case Verdict::captured: return attacks ? Outcome::yes : Outcome::no;
    case Verdict::safe: return attacks ? Outcome::no : Outcome::yes;
    case Verdict::ko: return Outcome::ko;
    case Verdict::unknown: break;
  }
  return Outcome::unknown;
}

ReadingAnswer to_reading(const Board& board, const CaptureQuestion& question,
                         const CaptureAnswer& answer) {
  const bool attacks = question.to_move != board.at(question.target);
  ReadingAnswer reading;
  reading.outcome = outcome_for(answer, attacks);
  reading.must_threaten = answer.must_threaten;
  reading.move = answer.move;
  reading.moves = answer.moves;
  reading.line = answer.line;
  reading.nodes = answer.nodes;
  reading.depth = answer.depth;
  reading.footprint = answer.footprint;
  return reading;
}

/// Does the linkage hold when its owner moves first?
ReadingAnswer to_reading(const Board&, const LinkageQuestion&, const LinkageAnswer& answer) {
  ReadingAnswer reading;
  if (answer.owner_first.outcome != LinkageOutcome::unknown)
    reading.outcome =
        answer.owner_first.outcome == LinkageOutcome::connect ? Outcome::yes : Outcome::no;
  reading.move = answer.owner_first.move;
  reading.nodes = answer.nodes;
  reading.footprint = answer.footprint;
  return reading;
}

template <class AnyQuestion>
ReadingAnswer to_reading(const Board&, const AnyQuestion&, const ReadingAnswer& answer) {
  return answer;
}

}  // namespace

Search::AnySearch Search::start(const Board& board, const Question& question,
                                SearchMemory* memory) {
  return std::visit(
      [&]<class Asked>(const Asked& asked) {
        using Type = typename SearchFor<Asked>::Type;
        if constexpr (std::is_constructible_v<Type, const Board&, const Asked&, SearchMemory*>)
          return AnySearch(Type(board, asked, memory));
        else
          return AnySearch(Type(board, asked));
      },
      question);
}

Search::Search(const Board& board, const Question& question, SearchMemory* memory)
    : to_move_(to_move_in(question)), search_(start(board, question, memory)) {}

bool Search::advance(int nodes) {
  return std::visit([nodes](auto& search) { return search.advance(nodes); }, search_);
}

bool Search::is_finished() const noexcept {
  return std::visit([](const auto& search) { return search.is_finished(); }, search_);
}

int Search::nodes() const noexcept {
  return std::visit([](const auto& search) { return search.nodes(); }, search_);
}

Answer Search::answer() const {
  return std::visit([](const auto& search) { return Answer(search.answer()); }, search_);
}

std::optional<SearchTree> Search::tree(const TreeLimits& limits) const {
  return std::visit(
      [&](const auto& search) -> std::optional<SearchTree> {
        if constexpr (requires { search.tree(limits); }) {
          SearchTree tree = search.tree(limits);
          if (tree.next.empty() && tree.state != SearchTree::State::open)
            add_line(tree, search.answer().line, to_move_, limits.depth);
          return tree;
        } else {
          return std::nullopt;
        }
      },
      search_);
}

Answer unknown_answer(const Question& question) {
  return std::visit([]<class Asked>(const Asked&) { return Answer(AnswerTo<Asked>()); }, question);
}

ReadingAnswer to_reading(const Board& board, const Question& question, const Answer& answer) {
  return std::visit(
      [&]<class Asked>(const Asked& asked) {
        return to_reading(board, asked, std::get<AnswerTo<Asked>>(answer));
      },
      question);
}

bool ask_for_all_moves(Question& question) {
  return std::visit(
      [](auto& asked) {
        if constexpr (requires { asked.all_moves; }) {
          asked.all_moves = true;
          return true;
        } else {
          return false;
        }
      },
      question);
}

bool allow_only(Question& question, Point move) {
  return std::visit(
      [move](auto& asked) {
        if constexpr (requires { asked.only_move; }) asked.only_move = move;
        return requires { asked.only_move; };
      },
      question);
}

void ask_for_tree(Question& question) {
  std::visit(
      [](auto& asked) {
        if constexpr (requires { asked.keeps_tree; }) asked.keeps_tree = true;
      },
      question);
}

std::string_view name_of(const Question& question) { return describe(question).name; }

Point subject_of(const Question& question) { return describe(question).subject; }

bool is_small(const Question& question) { return describe(question).small; }

Color to_move_in(const Question& question) {
  return std::visit(
      []<class Asked>(const Asked& asked) {
        if constexpr (requires { asked.to_move; })
          return asked.to_move;
        else
          return Color::empty;
      },
      question);
}

}  // namespace gosedai
