// The course of a capture search over its ko phases (spec 7.1).
//
//     nobody has threats --captured--> no ban played a role? ------------> captured
//            |                         owner has all threats: captured --> captured
//            |                                                safe ------> ko, owner must threaten
//            +------------safe-------> no ban played a role? ------------> safe
//                                      attacker has all threats: safe ---> safe
//                                                            captured ---> ko, attacker must threaten
//
// A tainted disproof ends the search as unknown. The move is taken from the phase that decides for
// the side to move, so a way without ko comes before a ko.
#include "model/reading/capture_search.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/capture_goal.hpp"

namespace gosedai {

class CaptureSearch::Engine {
 public:
  Engine(const Board& board, const CaptureQuestion& question);
  Engine(const Engine&) = delete;

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return answer_.nodes; }
  CaptureAnswer answer() const;

 private:
  const ProofGoal& goal() const {
    return question_.method == CaptureMethod::ladder ? static_cast<const ProofGoal&>(ladder_)
                                                     : capture_;
  }
  Color owner() const { return opponent(attacker_); }
  void start(KoThreats threats);
  void end_phase();
  void end_first_phase();
  void finish(Verdict verdict, Color must_threaten);
  void keep_line();

  CaptureQuestion question_;
  WatchedBoard board_;
  Point root_ko_;
  Color root_ko_banned_;
  Color attacker_;
  LadderGoal ladder_;
  AnyCaptureGoal capture_;
  KoThreats threats_ = KoThreats::nobody;
  std::optional<ProofSearch> phase_;
  CaptureAnswer answer_;
  bool finished_ = false;
};

CaptureSearch::Engine::Engine(const Board& board, const CaptureQuestion& question)
    : question_(question),
      board_(board),
      root_ko_(board.ko_point()),
      root_ko_banned_(board.ko_banned()),
      attacker_(opponent(board.at(question.target))),
      ladder_(question.target, owner()),
      capture_(question.target, owner(), question.escape_above) {
  start(KoThreats::nobody);
}

void CaptureSearch::Engine::start(KoThreats threats) {
  threats_ = threats;
  board_.set_ko(root_ko_, root_ko_banned_);
  phase_.emplace(board_, goal(), question_.to_move, threats);
  if (phase_->is_finished()) end_phase();
}

bool CaptureSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (!finished_) {
    const int before = budget;
    const bool phase_over = phase_->advance(budget);
    answer_.nodes += before - budget;
    answer_.depth = std::max(answer_.depth, phase_->depth());
    if (!phase_over) return false;
    end_phase();
  }
  return true;
}

void CaptureSearch::Engine::keep_line() {
  answer_.line = phase_->line();
  // A line ends where nobody needs to answer any more.
  answer_.line.erase(std::ranges::find(answer_.line, Point::none()), answer_.line.end());
}

void CaptureSearch::Engine::finish(Verdict verdict, Color must_threaten) {
  answer_.verdict = verdict;
  answer_.must_threaten = must_threaten;
  // The side that the verdict is bad for has no move to recommend.
  const bool attacker_succeeds =
      verdict == Verdict::captured || (verdict == Verdict::ko && question_.to_move == attacker_);
  const bool owner_succeeds =
      verdict == Verdict::safe || (verdict == Verdict::ko && question_.to_move == owner());
  const bool succeeds = question_.to_move == attacker_ ? attacker_succeeds : owner_succeeds;
  if (succeeds && !answer_.line.empty()) answer_.move = answer_.line.front();
  finished_ = true;
}

void CaptureSearch::Engine::end_first_phase() {
  keep_line();
  const bool captured = phase_->is_proved();
  if (phase_->is_tainted()) return finish(Verdict::unknown, Color::empty);
  if (!phase_->leans_on_ban())
    return finish(captured ? Verdict::captured : Verdict::safe, Color::empty);
  start(captured ? KoThreats::other : KoThreats::prover);
}

void CaptureSearch::Engine::end_phase() {
  if (threats_ == KoThreats::nobody) return end_first_phase();
  if (phase_->is_tainted()) return finish(Verdict::unknown, Color::empty);
  const bool captured = phase_->is_proved();
  const Verdict first = threats_ == KoThreats::other ? Verdict::captured : Verdict::safe;
  const Verdict now = captured ? Verdict::captured : Verdict::safe;
  if (now == first) {
    keep_line();
    return finish(now, Color::empty);
  }
  // Decided by the ko. The line of the phase in which the side to move succeeds is the one to play.
  if (captured == (question_.to_move == attacker_)) keep_line();
  finish(Verdict::ko, first == Verdict::captured ? owner() : attacker_);
}

CaptureAnswer CaptureSearch::Engine::answer() const {
  CaptureAnswer result = answer_;
  result.footprint = board_.footprint();
  return result;
}

CaptureSearch::CaptureSearch(const Board& board, const CaptureQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
CaptureSearch::CaptureSearch(CaptureSearch&&) noexcept = default;
CaptureSearch& CaptureSearch::operator=(CaptureSearch&&) noexcept = default;
CaptureSearch::~CaptureSearch() = default;

bool CaptureSearch::advance(int nodes) { return engine_->advance(nodes); }
bool CaptureSearch::is_finished() const noexcept { return engine_->is_finished(); }
int CaptureSearch::nodes() const noexcept { return engine_->nodes(); }
CaptureAnswer CaptureSearch::answer() const { return engine_->answer(); }

CaptureAnswer solve(const Board& board, const CaptureQuestion& question, int node_limit) {
  CaptureSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
