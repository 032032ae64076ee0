#include "model/reading/double_capture_search.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "model/reading/capture_goal.hpp"
#include "model/reading/capture_ranking.hpp"
#include "model/reading/capture_search.hpp"

namespace gosedai {

namespace {

/// Nodes for the second move; what needs more is no clear threat.
constexpr int threat_nodes = 300;

}  // namespace

class DoubleCaptureSearch::Engine {
 public:
  Engine(const Board& board, const DoubleCaptureQuestion& question, SearchMemory* memory);

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return answer_.nodes; }
  ReadingAnswer answer() const;

 private:
  void list_first_moves();
  void next_move();
  void end_move();
  void keep(Point first, const std::vector<Point>& rest, int depth);

  Board board_;
  DoubleCaptureQuestion question_;
  SearchMemory* memory_;  // may be none
  Color attacker_;
  BitBoard footprint_;
  std::vector<Point> open_;  // first moves still to be tried, the best last
  std::optional<CaptureSearch> second_;
  int nodes_left_ = 0;
  bool unsettled_ = false;  // a second move was given up
  ReadingAnswer answer_;
  bool finished_ = false;
};

DoubleCaptureSearch::Engine::Engine(const Board& board, const DoubleCaptureQuestion& question,
                                    SearchMemory* memory)
    : board_(board),
      question_(question),
      memory_(memory),
      attacker_(opponent(board.at(question.target))) {
  list_first_moves();
  next_move();
}

/// The attacker's ideas of the capture search; a string out of their reach is approached from its
/// liberties.
void DoubleCaptureSearch::Engine::list_first_moves() {
  WatchedBoard watched(board_);
  const int liberties = watched.liberties(question_.target);
  const AnyCaptureGoal goal(question_.target, opponent(attacker_),
                            std::max(question_.escape_above, liberties), AttackWidth::wide);
  Candidates candidates;
  if (liberties <= FewPoints::capacity) goal.generate(watched, attacker_, candidates);
  std::vector<Point> moves;
  for (const Candidates::Entry& entry : candidates.entries())
    if (!entry.point.is_none() && watched.can_play(attacker_, entry.point) &&
        !watched.is_banned(attacker_, entry.point))
      moves.push_back(entry.point);
  open_ = ranked_attacks(watched, question_.target, std::move(moves), false);
  std::ranges::reverse(open_);
  footprint_ = watched.footprint();
}

void DoubleCaptureSearch::Engine::next_move() {
  while (!open_.empty()) {
    Board after = board_;
    after.play(attacker_, open_.back());
    after.clear_ko();
    // Where one move is enough there is nothing to double.
    if (after.at(question_.target) != opponent(attacker_)) {
      keep(open_.back(), {}, 1);
      continue;
    }
    CaptureQuestion question;
    question.target = question_.target;
    question.to_move = attacker_;
    question.escape_above = question_.escape_above;
    second_.emplace(after, question, memory_ == nullptr ? nullptr : &memory_->after(open_.back()));
    nodes_left_ = threat_nodes;
    if (!second_->is_finished()) return;
    end_move();
  }
  second_.reset();
  if (answer_.outcome == Outcome::unknown && !unsettled_) answer_.outcome = Outcome::no;
  finished_ = true;
}

void DoubleCaptureSearch::Engine::end_move() {
  const CaptureAnswer found = second_->answer();
  footprint_ |= found.footprint;
  unsettled_ |= found.verdict == Verdict::unknown;
  if (found.verdict == Verdict::captured)
    keep(open_.back(), found.line, found.depth + 1);
  else
    open_.pop_back();
}

void DoubleCaptureSearch::Engine::keep(Point first, const std::vector<Point>& rest, int depth) {
  if (answer_.outcome != Outcome::yes) {
    answer_.outcome = Outcome::yes;
    answer_.move = first;
    answer_.line = {first};
    answer_.line.insert(answer_.line.end(), rest.begin(), rest.end());
    answer_.depth = depth;
  }
  answer_.moves.push_back(first);
  open_.pop_back();
  if (!question_.all_moves) open_.clear();
}

bool DoubleCaptureSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (!finished_) {
    if (budget <= 0) return false;
    const int before = second_->nodes();
    const bool over = second_->advance(std::min(budget, nodes_left_));
    const int used = second_->nodes() - before;
    budget -= used;
    nodes_left_ -= used;
    answer_.nodes += used;
    if (!over && nodes_left_ > 0) continue;
    end_move();
    next_move();
  }
  return true;
}

ReadingAnswer DoubleCaptureSearch::Engine::answer() const {
  ReadingAnswer result = answer_;
  result.footprint = footprint_;
  if (second_) result.footprint |= second_->answer().footprint;
  return result;
}

DoubleCaptureSearch::DoubleCaptureSearch(const Board& board, const DoubleCaptureQuestion& question,
                                         SearchMemory* memory)
    : engine_(std::make_unique<Engine>(board, question, memory)) {}
DoubleCaptureSearch::DoubleCaptureSearch(DoubleCaptureSearch&&) noexcept = default;
DoubleCaptureSearch& DoubleCaptureSearch::operator=(DoubleCaptureSearch&&) noexcept = default;
DoubleCaptureSearch::~DoubleCaptureSearch() = default;

bool DoubleCaptureSearch::advance(int nodes) { return engine_->advance(nodes); }
bool DoubleCaptureSearch::is_finished() const noexcept { return engine_->is_finished(); }
int DoubleCaptureSearch::nodes() const noexcept { return engine_->nodes(); }
ReadingAnswer DoubleCaptureSearch::answer() const { return engine_->answer(); }

ReadingAnswer solve(const Board& board, const DoubleCaptureQuestion& question, int node_limit) {
  DoubleCaptureSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
