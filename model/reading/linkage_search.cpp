#include "model/reading/linkage_search.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

#include "model/reading/break_in_search.hpp"
#include "model/reading/capture_search.hpp"
#include "model/reading/connection_search.hpp"
#include "model/reading/linkage_crosscut.hpp"

namespace gosedai {

namespace {

constexpr int capture_node_limit = 400;
constexpr int most_liberties = 3;  // an end with more is not caught

using LinkSearch = std::variant<ConnectionSearch, BreakInSearch>;

}  // namespace

LinkageStrength strength_of(const LinkageAnswer& answer) {
  const LinkageOutcome owner = answer.owner_first.outcome;
  const LinkageOutcome enemy = answer.enemy_first.outcome;
  if (owner == LinkageOutcome::break_through) return LinkageStrength::unconnectable;
  if (enemy == LinkageOutcome::connect) return LinkageStrength::strong;
  if (owner == LinkageOutcome::unknown || enemy == LinkageOutcome::unknown)
    return LinkageStrength::unknown;
  return LinkageStrength::weak;
}

BitBoard leg_area(Point stone, int size) {
  const int far = size - 1;
  const std::array<int, 4> gaps = {stone.row(), stone.col(), far - stone.row(), far - stone.col()};
  const auto nearest = std::ranges::min_element(gaps) - gaps.begin();
  const int gap = gaps[static_cast<std::size_t>(nearest)];
  const bool along_row = nearest % 2 == 0;
  const int line = nearest < 2 ? 0 : far;
  const int foot = along_row ? stone.col() : stone.row();
  BitBoard area;
  for (int at = std::max(0, foot - gap); at <= std::min(far, foot + gap); ++at)
    area.insert(along_row ? Point::at(at, line) : Point::at(line, at));
  return area;
}

/// First the owner's turn, then the enemy's. For each: the link, then the captures of a crosscut.
class LinkageSearch::Engine {
 public:
  Engine(const Board& board, const LinkageQuestion& question)
      : root_(board), question_(question), owner_(board.at(question.a)) {
    start_side();
  }

  bool advance(int nodes);
  bool is_finished() const noexcept { return side_ == 2; }
  int nodes() const noexcept { return answer_.nodes; }
  LinkageAnswer answer() const;

 private:
  Color to_move() const { return side_ == 0 ? owner_ : opponent(owner_); }
  LinkageReading& reading() { return side_ == 0 ? answer_.owner_first : answer_.enemy_first; }
  LinkSearch make_link() const;
  void start_side();
  void end_link();
  void start_captures(const LinkageCrosscut& cut);
  bool advance_captures(int& budget);
  void end_side(LinkageOutcome outcome);

  Board root_;
  LinkageQuestion question_;
  Color owner_;
  int side_ = 0;
  std::optional<LinkSearch> link_;
  std::vector<CaptureSearch> captures_;
  Color next_after_cut_ = Color::empty;
  LinkageAnswer answer_;
};

LinkSearch LinkageSearch::Engine::make_link() const {
  if (question_.b.is_none())
    return BreakInSearch(root_,
                         {question_.a, leg_area(question_.a, root_.size()), to_move(), false});
  return ConnectionSearch(root_, {question_.a, question_.b, to_move(), false});
}

void LinkageSearch::Engine::start_side() { link_.emplace(make_link()); }

void LinkageSearch::Engine::end_side(LinkageOutcome outcome) {
  reading().outcome = outcome;
  captures_.clear();
  if (++side_ < 2) start_side();
}

void LinkageSearch::Engine::end_link() {
  const ReadingAnswer found =
      std::visit([](const auto& search) { return search.answer(); }, *link_);
  link_.reset();
  answer_.footprint |= found.footprint;
  reading().move = found.move;
  if (found.outcome == Outcome::unknown) return end_side(LinkageOutcome::unknown);
  const bool ko = found.outcome == Outcome::ko;
  reading().by_ko = ko;
  const bool linked =
      ko ? found.must_threaten != owner_ : (found.outcome == Outcome::yes) == (to_move() == owner_);
  if (linked) return end_side(LinkageOutcome::connect);
  if (question_.b.is_none()) return end_side(LinkageOutcome::break_through);
  const auto cut =
      find_crosscut(root_, to_move(), found.line, question_.a, question_.b, root_.all_points());
  if (!cut) return end_side(LinkageOutcome::break_through);
  start_captures(*cut);
}

/// An end that is caught in the crosscut makes it a break-through.
void LinkageSearch::Engine::start_captures(const LinkageCrosscut& cut) {
  next_after_cut_ = cut.to_move;
  for (const Point end : {question_.a, question_.b}) {
    if (cut.board.liberties(end) > most_liberties) continue;
    CaptureQuestion question;
    question.target = end;
    question.to_move = cut.to_move;
    captures_.emplace_back(cut.board, question);
  }
  if (captures_.empty())
    end_side(next_after_cut_ == owner_ ? LinkageOutcome::gote_crosscut
                                       : LinkageOutcome::sente_crosscut);
}

bool LinkageSearch::Engine::advance_captures(int& budget) {
  bool caught = false;
  for (CaptureSearch& search : captures_) {
    const int before = search.nodes();
    const int piece = std::min(budget, capture_node_limit - before);
    if (piece > 0) search.advance(piece);
    budget -= search.nodes() - before;
    answer_.nodes += search.nodes() - before;
    if (!search.is_finished() && search.nodes() < capture_node_limit) return false;
    caught |= search.answer().verdict == Verdict::captured;
  }
  for (const CaptureSearch& search : captures_) answer_.footprint |= search.answer().footprint;
  end_side(caught                      ? LinkageOutcome::break_through
           : next_after_cut_ == owner_ ? LinkageOutcome::gote_crosscut
                                       : LinkageOutcome::sente_crosscut);
  return true;
}

bool LinkageSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (!is_finished()) {
    if (!link_) {
      if (!advance_captures(budget)) return false;
      continue;
    }
    const auto run = [&](auto& search) {
      const int before = search.nodes();
      const bool over = search.advance(budget);
      budget -= search.nodes() - before;
      answer_.nodes += search.nodes() - before;
      return over;
    };
    if (!std::visit(run, *link_)) return false;
    end_link();
  }
  return true;
}

LinkageAnswer LinkageSearch::Engine::answer() const {
  LinkageAnswer result = answer_;
  if (link_)
    result.footprint |=
        std::visit([](const auto& search) { return search.answer().footprint; }, *link_);
  for (const CaptureSearch& search : captures_) result.footprint |= search.answer().footprint;
  return result;
}

LinkageSearch::LinkageSearch(const Board& board, const LinkageQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
LinkageSearch::LinkageSearch(LinkageSearch&&) noexcept = default;
LinkageSearch& LinkageSearch::operator=(LinkageSearch&&) noexcept = default;
LinkageSearch::~LinkageSearch() = default;

bool LinkageSearch::advance(int nodes) { return engine_->advance(nodes); }
bool LinkageSearch::is_finished() const noexcept { return engine_->is_finished(); }
int LinkageSearch::nodes() const noexcept { return engine_->nodes(); }
LinkageAnswer LinkageSearch::answer() const { return engine_->answer(); }

LinkageAnswer solve(const Board& board, const LinkageQuestion& question, int node_limit) {
  LinkageSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
