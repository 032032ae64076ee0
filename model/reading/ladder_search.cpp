#include "model/reading/ladder_search.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/capture_search.hpp"
#include "model/reading/watched_board.hpp"

namespace gosedai {

namespace {

/// A ladder across the whole board takes some 140 nodes.
constexpr int breaker_nodes = 600;

}  // namespace

class LadderSearch::Engine {
 public:
  Engine(const Board& board, const LadderQuestion& question);

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return answer_.nodes; }
  LadderAnswer answer() const;

 private:
  CaptureQuestion ladder(Color to_move) const;
  void end_ladder();
  void next_breaker();
  void list_points();
  void keep_breaker();

  Board board_;
  LadderQuestion question_;
  Color owner_;
  std::optional<CaptureSearch> search_;
  std::vector<Point>
      open_;            // points still to be tried, the first last; empty while the ladder runs
  int nodes_left_ = 0;  // for the breaker at hand
  bool ladder_over_ = false;
  LadderAnswer answer_;
  BitBoard footprint_;
  bool finished_ = false;
};

LadderSearch::Engine::Engine(const Board& board, const LadderQuestion& question)
    : board_(board), question_(question), owner_(board.at(question.target)) {
  search_.emplace(board_, ladder(question_.to_move));
  if (search_->is_finished()) end_ladder();
}

CaptureQuestion LadderSearch::Engine::ladder(Color to_move) const {
  CaptureQuestion question;
  question.method = CaptureMethod::ladder;
  question.target = question_.target;
  question.to_move = to_move;
  question.best_move = true;
  return question;
}

void LadderSearch::Engine::end_ladder() {
  const CaptureAnswer found = search_->answer();
  ladder_over_ = true;
  footprint_ = found.footprint;
  answer_.move = found.move;
  answer_.line = found.line;
  answer_.depth = found.depth;
  answer_.must_threaten = found.must_threaten;
  const bool attacking = question_.to_move != owner_;
  if (found.verdict == Verdict::ko) answer_.outcome = Outcome::ko;
  if (found.verdict == Verdict::captured) answer_.outcome = attacking ? Outcome::yes : Outcome::no;
  if (found.verdict == Verdict::safe) answer_.outcome = attacking ? Outcome::no : Outcome::yes;
  if (question_.breakers && found.verdict == Verdict::captured) list_points();
  next_breaker();
}

/// The string's own liberties are no breakers: a stone there is the escape itself.
void LadderSearch::Engine::list_points() {
  WatchedBoard watched(board_);
  const BitBoard liberties = watched.string_at(question_.target).liberties;
  (watched.empty_in(footprint_) & ~liberties).for_each([&](Point point) {
    if (watched.can_play(owner_, point)) open_.push_back(point);
  });
  std::ranges::reverse(open_);
  footprint_ |= watched.footprint();
}

void LadderSearch::Engine::next_breaker() {
  while (!open_.empty()) {
    Board with_stone = board_;
    with_stone.play(owner_, open_.back());
    with_stone.clear_ko();
    search_.emplace(with_stone, ladder(question_.to_move));
    nodes_left_ = breaker_nodes;
    if (!search_->is_finished()) return;
    keep_breaker();
  }
  search_.reset();
  finished_ = true;
}

void LadderSearch::Engine::keep_breaker() {
  const CaptureAnswer found = search_->answer();
  footprint_ |= found.footprint;
  if (found.verdict == Verdict::safe) answer_.breakers.push_back(open_.back());
  open_.pop_back();
}

bool LadderSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (!finished_) {
    if (budget <= 0) return false;
    const int before = search_->nodes();
    const bool over = search_->advance(ladder_over_ ? std::min(budget, nodes_left_) : budget);
    const int used = search_->nodes() - before;
    budget -= used;
    nodes_left_ -= used;
    answer_.nodes += used;
    if (!ladder_over_) {
      if (over) end_ladder();
    } else if (over || nodes_left_ <= 0) {
      keep_breaker();
      next_breaker();
    }
  }
  return true;
}

LadderAnswer LadderSearch::Engine::answer() const {
  LadderAnswer result = answer_;
  result.footprint = footprint_;
  if (search_) result.footprint |= search_->answer().footprint;
  return result;
}

LadderSearch::LadderSearch(const Board& board, const LadderQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
LadderSearch::LadderSearch(LadderSearch&&) noexcept = default;
LadderSearch& LadderSearch::operator=(LadderSearch&&) noexcept = default;
LadderSearch::~LadderSearch() = default;

bool LadderSearch::advance(int nodes) { return engine_->advance(nodes); }
bool LadderSearch::is_finished() const noexcept { return engine_->is_finished(); }
int LadderSearch::nodes() const noexcept { return engine_->nodes(); }
LadderAnswer LadderSearch::answer() const { return engine_->answer(); }

LadderAnswer solve(const Board& board, const LadderQuestion& question, int node_limit) {
  LadderSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
