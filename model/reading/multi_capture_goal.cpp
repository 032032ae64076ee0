#include "model/reading/multi_capture_goal.hpp"

#include <algorithm>

namespace gosedai {

MultiCaptureGoal::MultiCaptureGoal(const std::vector<Point>& targets, Color owner, int escape_above,
                                   AttackWidth width)
    : owner_(owner) {
  for (const Point target : targets) goals_.emplace_back(target, owner, escape_above, width);
}

bool MultiCaptureGoal::is_out(WatchedBoard& board, const AnyCaptureGoal& goal) const {
  return goal.estimate(board, prover()).is_disproved();
}

/// The string is lost when the owner plays elsewhere.
bool MultiCaptureGoal::must_answer(WatchedBoard& board, const AnyCaptureGoal& goal) const {
  if (board.at(goal.target()) != owner_) return true;
  return board.liberties(goal.target()) == 1;
}

Estimate MultiCaptureGoal::estimate(WatchedBoard& board, Color to_move) const {
  return to_move == owner_ ? estimate_for_owner(board) : estimate_for_attacker(board);
}

Estimate MultiCaptureGoal::estimate_for_attacker(WatchedBoard& board) const {
  Estimate best = Estimate::disproved();
  std::uint32_t unsettled = 0;
  for (const AnyCaptureGoal& goal : goals_) {
    const Estimate each = goal.estimate(board, prover());
    if (each.is_proved()) return each;
    if (each.is_disproved()) continue;
    best.proof = std::min(best.proof, each.proof);
    best.disproof = std::max(best.disproof, each.disproof);
    ++unsettled;
  }
  if (unsettled > 1) best.disproof = Estimate::sum(best.disproof, unsettled - 1);
  return best;
}

Estimate MultiCaptureGoal::estimate_for_owner(WatchedBoard& board) const {
  Estimate sum{Estimate::infinite, 0, Point::none()};
  std::uint32_t in_danger = 0;
  Estimate last;
  for (const AnyCaptureGoal& goal : goals_) {
    const Estimate each = goal.estimate(board, owner_);
    if (each.is_proved()) return each;
    if (is_out(board, goal)) continue;
    ++in_danger;
    last = each;
    sum.proof = std::min(sum.proof, std::max(each.proof, 1U));
    sum.disproof = Estimate::sum(sum.disproof, std::max(each.disproof, 1U));
  }
  if (in_danger == 0) return Estimate::disproved();
  if (in_danger == 1) return last;
  // Two at once are harder to save than one.
  if (sum.proof == Estimate::infinite) sum.proof = 3;
  return sum;
}

void MultiCaptureGoal::generate(WatchedBoard& board, Color to_move, Candidates& moves) const {
  if (to_move == owner_) {
    // A string that would be taken next leaves no choice, and its list is complete.
    for (const AnyCaptureGoal& goal : goals_)
      if (must_answer(board, goal)) return goal.generate(board, to_move, moves);
  }
  bool any = false;
  for (const AnyCaptureGoal& goal : goals_) {
    if (board.at(goal.target()) != owner_ || is_out(board, goal)) continue;
    goal.generate(board, to_move, moves);
    any = true;
  }
  if (to_move == owner_ && !any) moves.add_pass(0);
}

BitBoard MultiCaptureGoal::zone_of_position(WatchedBoard& board, Color to_move) const {
  BitBoard zone;
  for (const AnyCaptureGoal& goal : goals_)
    if (board.at(goal.target()) != owner_ || !is_out(board, goal))
      zone |= goal.zone_of_position(board, to_move);
  return zone;
}

BitBoard MultiCaptureGoal::zone_of_move(WatchedBoard& board, Point move) const {
  return goals_.front().zone_of_move(board, move);
}

}  // namespace gosedai
