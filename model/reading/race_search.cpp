// The course of a race search. Sides are named from the question: `own` and `other`.
//
//     1  own's owner takes other, question's side first    yes: own survives too
//     2  other's owner takes own, question's side first    unless 1 is a yes
//     3  the same as 1 with the other side first           does the result stand without a move?
//     4  the same as 2 with the other side first
//     5  the opponent's best point tried as the own move    the vital point of both is the best move
//     6  every point of the race tried as the first move    when all moves are asked for
//
// Each step has its share of nodes; one that uses it up stays unknown and the others go on.
#include "model/reading/race_search.hpp"

#include <algorithm>
#include <memory>

#include "model/reading/race_proof.hpp"

namespace gosedai {

namespace {

constexpr int first_share = 6500;
constexpr int later_share = 2500;

/// Survival of a string whose capture has that fate.
RaceFate survival(const RaceFate& capture) {
  switch (capture.outcome) {
    case Outcome::yes: return {Outcome::no, Color::empty};
    case Outcome::no: return {Outcome::yes, Color::empty};
    default: return capture;
  }
}

}  // namespace

class RaceSearch::Engine {
 public:
  Engine(const Board& board, const RaceQuestion& question)
      : question_(question), root_(board), board_(board), owner_(board_.at(question.own)) {
    lead_ = count_lead();
    begin(Step::take_other);
  }
  Engine(const Engine&) = delete;

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return answer_.nodes; }
  RaceAnswer answer() const {
    RaceAnswer result = answer_;
    result.footprint = footprint_ | board_.footprint();
    return result;
  }
  SearchTree tree(const TreeLimits& limits) const {
    const RaceProof* shown = decisive_ ? decisive_.get() : proof_.get();
    return shown == nullptr ? SearchTree() : shown->tree(limits);
  }

 private:
  enum class Step : std::uint8_t {
    take_other,
    take_own,
    take_other_second,
    take_own_second,
    vital,
    each
  };

  /// The result for `own` with one side to move first.
  struct Side {
    RaceFate other_captured;
    RaceFate own_survives;
    friend bool operator==(const Side&, const Side&) = default;
  };

  void begin(Step step);
  void begin_proof(bool takes_other, Color to_move);
  void abandon();
  void end_step(const RaceFate& fate, const std::vector<Point>& line);
  void end_first();
  void end_second();
  bool is_inside(Point point);
  void try_vital();
  void begin_after(Step step, Point move);
  bool reaches_aim(const RaceFate& fate) const {
    return fate.outcome == (aims_to_take_ ? Outcome::yes : Outcome::no);
  }
  void end_main();
  BitBoard race_points();
  void try_next();
  int count_lead();
  int move_difference();
  void finish();
  bool own_moves() const { return question_.to_move == owner_; }
  Point mover() const { return own_moves() ? question_.own : question_.other; }
  Point enemy() const { return own_moves() ? question_.other : question_.own; }

  RaceQuestion question_;
  Board root_;
  WatchedBoard board_;
  EyeMemo memo_;
  Color owner_;
  Step step_ = Step::take_other;
  int step_nodes_ = 0;
  std::unique_ptr<RaceProof> proof_;
  std::unique_ptr<RaceProof> decisive_;  // of the first two steps
  Side first_;
  Side second_;
  std::vector<Point> take_line_;
  std::vector<Point> save_line_;
  std::vector<Point> second_line_;  // of the opponent when he is first
  bool aims_to_take_ = false;       // what the side to move reaches: to take, or else to survive
  BitBoard to_try_;
  Point trying_;
  int lead_;
  BitBoard footprint_;
  RaceAnswer answer_;
  bool finished_ = false;
};

void RaceSearch::Engine::begin_proof(bool takes_other, Color to_move) {
  step_nodes_ = 0;
  if (takes_other)
    proof_ = std::make_unique<RaceProof>(board_, memo_, question_.own, question_.other, to_move);
  else
    proof_ = std::make_unique<RaceProof>(board_, memo_, question_.other, question_.own, to_move);
}

void RaceSearch::Engine::begin(Step step) {
  step_ = step;
  const bool second = step == Step::take_other_second || step == Step::take_own_second;
  begin_proof(step == Step::take_other || step == Step::take_other_second,
              second ? opponent(question_.to_move) : question_.to_move);
}

bool RaceSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (!finished_) {
    const bool first = step_ == Step::take_other || step_ == Step::take_own;
    const int share = (first ? first_share : later_share) - step_nodes_;
    const int granted = std::min(budget, share);
    int left = granted;
    const bool over = proof_->advance(left);
    budget -= granted - left;
    step_nodes_ += granted - left;
    answer_.nodes += granted - left;
    answer_.depth = std::max(answer_.depth, proof_->depth());
    if (over) {
      const RaceFate fate = proof_->fate();
      const std::vector<Point> line = proof_->line();
      end_step(fate, line);
    } else if (granted == share) {
      abandon();
      end_step({}, {});
    } else {
      return false;
    }
  }
  return true;
}

/// The proof stopped somewhere in its tree: back to the root.
void RaceSearch::Engine::abandon() {
  proof_.reset();
  footprint_ |= board_.footprint();
  board_ = WatchedBoard(root_);
}

void RaceSearch::Engine::end_step(const RaceFate& fate, const std::vector<Point>& line) {
  if (step_ <= Step::take_own && proof_) decisive_ = std::move(proof_);
  switch (step_) {
    case Step::take_other:
      first_.other_captured = fate;
      take_line_ = line;
      if (fate.outcome != Outcome::yes) return begin(Step::take_own);
      first_.own_survives = {Outcome::yes, Color::empty};
      return end_first();
    case Step::take_own:
      first_.own_survives = survival(fate);
      save_line_ = line;
      // A string that is lost takes nothing.
      if (fate.outcome == Outcome::yes) first_.other_captured = {Outcome::no, Color::empty};
      return end_first();
    case Step::take_other_second:
      second_.other_captured = fate;
      second_line_ = line;
      if (fate != first_.other_captured) return end_second();
      if (fate.outcome != Outcome::yes) return begin(Step::take_own_second);
      second_.own_survives = {Outcome::yes, Color::empty};
      return end_second();
    case Step::take_own_second:
      second_.own_survives = survival(fate);
      second_line_ = line;
      return end_second();
    case Step::vital:
      if (reaches_aim(fate)) answer_.line = second_line_;
      abandon();
      return end_main();
    case Step::each:
      if (reaches_aim(fate)) answer_.moves.push_back(trying_);
      abandon();
      return try_next();
  }
}

void RaceSearch::Engine::end_first() {
  answer_.own_survives = first_.own_survives;
  answer_.other_captured = first_.other_captured;
  const RaceFate mine = own_moves() ? first_.own_survives : survival(first_.other_captured);
  const RaceFate taking = own_moves() ? first_.other_captured : survival(first_.own_survives);
  answer_.outcome = mine.outcome;
  answer_.must_threaten = mine.must_threaten;
  aims_to_take_ = taking.outcome == Outcome::yes;
  const bool takes = aims_to_take_ || taking.outcome == Outcome::ko;
  answer_.line = takes == own_moves() ? take_line_ : save_line_;
  if (first_.own_survives.outcome == Outcome::unknown) return finish();
  begin(Step::take_other_second);
}

void RaceSearch::Engine::end_second() {
  answer_.needs_no_move = first_ == second_;
  answer_.move_difference = move_difference();
  const RaceFate taking = own_moves() ? first_.other_captured : survival(first_.own_survives);
  const bool decided =
      aims_to_take_ || (taking.outcome == Outcome::no && answer_.outcome == Outcome::yes);
  if (decided && !answer_.needs_no_move) return try_vital();
  end_main();
}

/// The numbers give the size of the lead; the proofs are right about its sign.
int RaceSearch::Engine::move_difference() {
  const Side& own_first = own_moves() ? first_ : second_;
  const Side& own_second = own_moves() ? second_ : first_;
  if (own_second.other_captured.outcome == Outcome::yes) return std::max(1, lead_);
  if (own_first.other_captured.outcome == Outcome::yes) return 0;
  if (own_first.own_survives.outcome == Outcome::no) return std::min(-1, lead_);
  return 0;
}

int RaceSearch::Engine::count_lead() {
  const StringShape own = board_.string_at(question_.own);
  const StringShape other = board_.string_at(question_.other);
  const BitBoard nothing_settled;
  RaceCounter counter(board_, memo_, nothing_settled);
  counter.look(own, owner_, other);
  const RaceReserve mine = counter.reserve(own, owner_, other);
  const RaceReserve enemy = counter.reserve(other, opponent(owner_), own);
  const BitBoard shared = mine.shared & enemy.shared;
  return race_lead(mine.least(shared), enemy.least(shared), shared.count());
}

/// Points of the race itself: liberties, and what the strings enclose.
bool RaceSearch::Engine::is_inside(Point point) {
  for (const Point stone : {question_.own, question_.other}) {
    const StringShape string = board_.string_at(stone);
    if (string.liberties.contains(point)) return true;
    if (closed_region(board_, string, point, RaceEye::largest).closed) return true;
  }
  return false;
}

/// The result after a first move, with the other side to answer.
void RaceSearch::Engine::begin_after(Step step, Point move) {
  step_ = step;
  board_.play(question_.to_move, move);
  begin_proof(aims_to_take_ == own_moves(), opponent(question_.to_move));
}

void RaceSearch::Engine::try_vital() {
  const Point point = second_line_.empty() ? Point::none() : second_line_.front();
  const bool takes_at_once = aims_to_take_ && board_.liberties(enemy()) == 1;
  const bool known = takes_at_once || answer_.line.empty() || point == answer_.line.front();
  if (point.is_none() || known || !is_inside(point) || !board_.can_play(question_.to_move, point) ||
      board_.is_banned(question_.to_move, point))
    return end_main();
  begin_after(Step::vital, point);
}

void RaceSearch::Engine::end_main() {
  if (answer_.needs_no_move) answer_.line.clear();
  if (answer_.line.empty()) return finish();
  answer_.move = answer_.line.front();
  const bool sure = aims_to_take_ || answer_.outcome == Outcome::yes;
  if (!question_.all_moves || !sure) return finish();
  to_try_ = race_points();
  try_next();
}

BitBoard RaceSearch::Engine::race_points() {
  BitBoard points;
  for (const Point stone : {question_.own, question_.other}) {
    const BitBoard liberties = board_.string_at(stone).liberties;
    points |= liberties | board_.empty_in(liberties.neighbors());
  }
  points.insert(answer_.move);
  return points;
}

void RaceSearch::Engine::try_next() {
  while (!to_try_.is_empty()) {
    trying_ = to_try_.first();
    to_try_.erase(trying_);
    if (!board_.can_play(question_.to_move, trying_)) continue;
    if (board_.is_banned(question_.to_move, trying_)) continue;
    return begin_after(Step::each, trying_);
  }
  finish();
}

void RaceSearch::Engine::finish() { finished_ = true; }

RaceSearch::RaceSearch(const Board& board, const RaceQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
RaceSearch::RaceSearch(RaceSearch&&) noexcept = default;
RaceSearch& RaceSearch::operator=(RaceSearch&&) noexcept = default;
RaceSearch::~RaceSearch() = default;

bool RaceSearch::advance(int nodes) { return engine_->advance(nodes); }
bool RaceSearch::is_finished() const noexcept { return engine_->is_finished(); }
int RaceSearch::nodes() const noexcept { return engine_->nodes(); }
RaceAnswer RaceSearch::answer() const { return engine_->answer(); }
SearchTree RaceSearch::tree(const TreeLimits& limits) const { return engine_->tree(limits); }

RaceAnswer solve(const Board& board, const RaceQuestion& question, int node_limit) {
  RaceSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
