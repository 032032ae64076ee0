#include "model/reading/race_proof.hpp"

#include <algorithm>

namespace gosedai {

RaceProof::RaceProof(WatchedBoard& board, EyeMemo& memo, Point own, Point target, Color to_move)
    : board_(board),
      goal_(board, memo, own, target),
      to_move_(to_move),
      root_ko_(board.ko_point()),
      root_ko_banned_(board.ko_banned()) {
  start(KoThreats::nobody);
}

void RaceProof::start(KoThreats threats) {
  threats_ = threats;
  board_.set_ko(root_ko_, root_ko_banned_);
  phase_.emplace(board_, goal_, to_move_, threats);
  if (phase_->is_finished()) end_phase();
}

bool RaceProof::advance(int& budget) {
  while (!finished_) {
    const bool phase_over = phase_->advance(budget);
    depth_ = std::max(depth_, phase_->depth());
    if (!phase_over) return false;
    end_phase();
  }
  return true;
}

void RaceProof::finish(Outcome outcome, Color must_threaten) {
  fate_ = {outcome, must_threaten};
  phase_.reset();
  board_.set_ko(root_ko_, root_ko_banned_);
  finished_ = true;
}

void RaceProof::end_first_phase() {
  line_ = phase_->line();
  if (phase_->is_tainted()) return finish(Outcome::unknown, Color::empty);
  const bool proved = phase_->is_proved();
  if (!phase_->leans_on_ban()) return finish(proved ? Outcome::yes : Outcome::no, Color::empty);
  start(proved ? KoThreats::other : KoThreats::prover);
}

void RaceProof::end_phase() {
  if (threats_ == KoThreats::nobody) return end_first_phase();
  if (phase_->is_tainted()) return finish(Outcome::unknown, Color::empty);
  const bool first = threats_ == KoThreats::other;
  const bool proved = phase_->is_proved();
  if (proved == first) {
    line_ = phase_->line();
    return finish(proved ? Outcome::yes : Outcome::no, Color::empty);
  }
  // Decided by the ko. The line of the phase in which the side to move succeeds is the one to play.
  if (proved == (to_move_ == goal_.prover())) line_ = phase_->line();
  finish(Outcome::ko, first ? opponent(goal_.prover()) : goal_.prover());
}

}  // namespace gosedai
