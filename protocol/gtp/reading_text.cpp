#include "protocol/gtp/reading_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "model/board/notation.hpp"
#include "model/reading/group_status.hpp"

namespace gosedai::gtp {

namespace {

std::string code_text(Outcome outcome, Color must_threaten, Color to_move) {
  switch (outcome) {
    case Outcome::yes: return "1";
    case Outcome::no: return "0";
    case Outcome::ko: return must_threaten == to_move ? "3" : "2";
    case Outcome::unknown: break;
  }
  return "unknown";
}

std::string code_text(const RaceFate& fate, Color to_move) {
  return code_text(fate.outcome, fate.must_threaten, to_move);
}

}  // namespace

std::string code_text(const ReadingAnswer& answer, Color to_move) {
  return code_text(answer.outcome, answer.must_threaten, to_move);
}

std::string move_text(Point move) { return move.is_none() ? "PASS" : to_text(move); }

std::string answer_text(Move move, bool is_played) {
  return move.is_pass() && !is_played ? move_text(Point::none()) : to_text(move);
}

std::string code_and_move_text(const ReadingAnswer& answer, Color to_move) {
  const std::string code = code_text(answer, to_move);
  const bool has_move = answer.outcome == Outcome::yes || answer.outcome == Outcome::ko;
  return has_move ? code + ' ' + move_text(answer.move) : code;
}

ReadingAnswer turned_round(ReadingAnswer answer) {
  if (answer.outcome == Outcome::yes)
    answer.outcome = Outcome::no;
  else if (answer.outcome == Outcome::no)
    answer.outcome = Outcome::yes;
  return answer;
}

ReadingAnswer best_of(const std::vector<ReadingAnswer>& answers, Color to_move) {
  const auto rank = [to_move](const ReadingAnswer& answer) {
    switch (answer.outcome) {
      case Outcome::yes: return 4;
      case Outcome::unknown: return 3;
      case Outcome::ko: return answer.must_threaten == to_move ? 1 : 2;
      case Outcome::no: break;
    }
    return 0;
  };
  return *std::ranges::max_element(answers, {}, rank);
}

std::string outcome_text(const ReadingAnswer& answer) {
  switch (answer.outcome) {
    case Outcome::yes: return "yes";
    case Outcome::no: return "no";
    case Outcome::ko:
      return "ko: " + std::string(name_of(answer.must_threaten)) + " must find the first threat";
    case Outcome::unknown: break;
  }
  return "unknown";
}

std::string combination_text(const CombinationAnswer& answer) {
  if (answer.outcome == Outcome::unknown) return "unknown";
  std::string text;
  for (const Point move : answer.moves) text += (text.empty() ? "" : " ") + to_text(move);
  return text.empty() ? move_text(answer.move) : text;
}

std::string race_text(const RaceAnswer& answer, Color to_move) {
  const RaceFate& own = answer.own_survives;
  const RaceFate& other = answer.other_captured;
  if (own.outcome == Outcome::unknown || other.outcome == Outcome::unknown) return "unknown";
  const Point move = own.outcome == Outcome::no ? Point::none() : answer.move;
  return code_text(own, to_move) + ' ' + code_text(other, to_move) + ' ' + move_text(move);
}

std::string eye_text(const EyeAnswer& answer) {
  if (answer.outcome == Outcome::unknown) return "unknown";
  if (!answer.is_eye_space()) return "-1";
  const std::string eyes = std::to_string(answer.min_eyes) + ' ' + std::to_string(answer.max_eyes);
  if (answer.min_eyes == answer.max_eyes) return eyes;
  return eyes + ' ' + move_text(answer.attack) + ' ' + move_text(answer.defend);
}

std::string dragon_text(const ReadingAnswer& attack, const ReadingAnswer& defence) {
  const GroupStatus status = group_status(attack, defence);
  switch (status.fate) {
    case GroupFate::alive: return "alive";
    case GroupFate::dead: return "dead";
    case GroupFate::critical:
      return "critical " + to_text(status.attack) + ' ' + to_text(status.defence);
    case GroupFate::unknown: break;
  }
  return "unknown";
}

std::string linkage_text(const LinkageAnswer& answer) {
  const auto words = [](const LinkageReading& side) {
    constexpr std::array<std::string_view, 5> names = {"unknown", "connect", "sente crosscut",
                                                       "gote crosscut", "break through"};
    std::string text(names[static_cast<std::size_t>(side.outcome)]);
    if (!side.move.is_none()) text += ' ' + to_text(side.move);
    return text + (side.by_ko ? " by ko" : "");
  };
  return words(answer.owner_first) + " if its owner moves first, " + words(answer.enemy_first) +
         " if the opponent does";
}

std::string detail_text(const Answer& answer, Color to_move) {
  struct Details {
    Color to_move;
    std::string operator()(const RaceAnswer& each) const { return race_text(each, to_move); }
    std::string operator()(const EyeAnswer& each) const { return eye_text(each); }
    std::string operator()(const LinkageAnswer& each) const { return linkage_text(each); }
    std::string operator()(const UnconditionalAnswer& each) const { return status_text(each); }
    std::string operator()(const ReadingAnswer&) const { return {}; }
    std::string operator()(const CaptureAnswer&) const { return {}; }
  };
  return std::visit(Details{to_move}, answer);
}

std::string status_text(const UnconditionalAnswer& answer) {
  if (answer.outcome == Outcome::unknown) return "unknown";
  switch (answer.status) {
    case UnconditionalStatus::alive: return "alive";
    case UnconditionalStatus::dead: return "dead";
    case UnconditionalStatus::black_territory: return "black_territory";
    case UnconditionalStatus::white_territory: return "white_territory";
    case UnconditionalStatus::undecided: break;
  }
  return "undecided";
}

}  // namespace gosedai::gtp
