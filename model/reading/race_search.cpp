// The course of a race search. Sides are named from the question: `own` and `other`.
//
//     1  own's owner takes other, question's side first    yes: own survives too
//     2  other's owner takes own, question's side first    unless 1 is a yes
//     3  the same as 1 with the other side first           does the result stand without a move?
//     4  the same as 2 with the other side first
#include "model/reading/race_search.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/race_proof.hpp"

namespace gosedai {

namespace {

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
      : question_(question), board_(board), owner_(board_.at(question.own)) {
    begin(Step::take_other);
  }
  Engine(const Engine&) = delete;

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return answer_.nodes; }
  RaceAnswer answer() const {
    RaceAnswer result = answer_;
    result.footprint = board_.footprint();
    return result;
  }

 private:
  enum class Step : std::uint8_t { take_other, take_own, take_other_second, take_own_second };

  /// The result for `own` with one side to move first.
  struct Side {
    RaceFate other_captured;
    RaceFate own_survives;
    friend bool operator==(const Side&, const Side&) = default;
  };

  void begin(Step step);
  void end_step();
  void finish();

  RaceQuestion question_;
  WatchedBoard board_;
  Color owner_;
  Step step_ = Step::take_other;
  std::optional<RaceProof> proof_;
  Side first_;
  Side second_;
  std::vector<Point> take_line_;
  std::vector<Point> save_line_;
  RaceAnswer answer_;
  bool finished_ = false;
};

void RaceSearch::Engine::begin(Step step) {
  step_ = step;
  const bool takes_other = step == Step::take_other || step == Step::take_other_second;
  const bool second = step == Step::take_other_second || step == Step::take_own_second;
  const Color to_move = second ? opponent(question_.to_move) : question_.to_move;
  if (takes_other)
    proof_.emplace(board_, question_.own, question_.other, to_move);
  else
    proof_.emplace(board_, question_.other, question_.own, to_move);
}

bool RaceSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (!finished_) {
    const int before = budget;
    const bool over = proof_->advance(budget);
    answer_.nodes += before - budget;
    answer_.depth = std::max(answer_.depth, proof_->depth());
    if (!over) return false;
    end_step();
  }
  return true;
}

void RaceSearch::Engine::end_step() {
  const RaceFate fate = proof_->fate();
  const std::vector<Point> line = proof_->line();
  switch (step_) {
    case Step::take_other:
      first_.other_captured = fate;
      take_line_ = line;
      if (fate.outcome != Outcome::yes) return begin(Step::take_own);
      first_.own_survives = {Outcome::yes, Color::empty};
      return begin(Step::take_other_second);
    case Step::take_own:
      first_.own_survives = survival(fate);
      save_line_ = line;
      return begin(Step::take_other_second);
    case Step::take_other_second:
      second_.other_captured = fate;
      if (fate != first_.other_captured) return finish();
      if (fate.outcome != Outcome::yes) return begin(Step::take_own_second);
      second_.own_survives = {Outcome::yes, Color::empty};
      return finish();
    case Step::take_own_second:
      second_.own_survives = survival(fate);
      return finish();
  }
}

void RaceSearch::Engine::finish() {
  answer_.own_survives = first_.own_survives;
  answer_.other_captured = first_.other_captured;
  answer_.needs_no_move = first_ == second_;
  const bool own_moves = question_.to_move == owner_;
  answer_.outcome = first_.own_survives.outcome;
  answer_.must_threaten = first_.own_survives.must_threaten;
  if (!own_moves) answer_ = answer_;
  const bool takes = first_.other_captured.outcome == Outcome::yes ||
                     first_.other_captured.outcome == Outcome::ko;
  const std::vector<Point>& line = takes == own_moves ? take_line_ : save_line_;
  answer_.line = line;
  if (!answer_.needs_no_move && !line.empty()) answer_.move = line.front();
  finished_ = true;
}

RaceSearch::RaceSearch(const Board& board, const RaceQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
RaceSearch::RaceSearch(RaceSearch&&) noexcept = default;
RaceSearch& RaceSearch::operator=(RaceSearch&&) noexcept = default;
RaceSearch::~RaceSearch() = default;

bool RaceSearch::advance(int nodes) { return engine_->advance(nodes); }
bool RaceSearch::is_finished() const noexcept { return engine_->is_finished(); }
int RaceSearch::nodes() const noexcept { return engine_->nodes(); }
RaceAnswer RaceSearch::answer() const { return engine_->answer(); }

RaceAnswer solve(const Board& board, const RaceQuestion& question, int node_limit) {
  RaceSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
