#include "model/reading/capture_goal.hpp"

namespace gosedai {

namespace {

/// First guesses of proof and disproof numbers by liberties: an attacker needs about two settled
/// positions more for every liberty, and a string that is in atari has one or two ways out.
constexpr std::uint32_t guess_proof(int liberty_count) {
  return static_cast<std::uint32_t>(liberty_count * liberty_count);
}

}  // namespace

int CaptureGoal::liberties_after(WatchedBoard& board, Point move) const {
  const Board::Undo undo = board.play(owner_, move);
  const int count = board.liberties(move);
  board.undo(undo);
  return count;
}

Estimate CaptureGoal::estimate(WatchedBoard& board, Color to_move) const {
  if (board.at(target_) != owner_) return Estimate::proved();
  const StringShape string = board.string_at(target_);
  return to_move == owner_ ? estimate_for_owner(board, string)
                           : estimate_for_attacker(board, string);
}

Estimate CaptureGoal::estimate_for_attacker(WatchedBoard& board, const StringShape& string) const {
  // A move takes one liberty at most, so one more than the owner needs is already out of reach.
  if (string.liberty_count > out_of_reach_above() + 1) return Estimate::disproved();
  if (string.liberty_count == 1) {
    const Point last = string.liberties.first();
    if (!board.is_banned(attacker(), last)) return Estimate::proved(last);
  }
  const std::uint32_t proof = guess_proof(string.liberty_count) / 2 + 1;
  return {proof, string.liberty_count == 2 ? 2U : 1U, Point::none()};
}

Estimate CaptureGoal::estimate_for_owner(WatchedBoard& board, const StringShape& string) const {
  if (string.liberty_count > out_of_reach_above()) return Estimate::disproved();
  if (string.liberty_count == 1) return estimate_atari(board, string);
  // One move ahead: an extension that gets out of reach at once (TR-0837 3.4.3.2, forced moves).
  Point way_out;
  string.liberties.for_each([&](Point liberty) {
    if (!way_out.is_none() || !board.can_play(owner_, liberty)) return;
    if (board.is_banned(owner_, liberty)) return;
    if (liberties_after(board, liberty) > out_of_reach_above() + 1) way_out = liberty;
  });
  if (!way_out.is_none()) return Estimate::disproved(way_out);
  return {guess_proof(string.liberty_count) + 1, 1, Point::none()};
}

/// The owner is in atari. Without a surrounding string to take only the extension is left.
Estimate CaptureGoal::estimate_atari(WatchedBoard& board, const StringShape& string) const {
  bool can_take = false;
  for_each_string(board, string.points.neighbors(), attacker(),
                  [&](Point, const StringShape& enemy) { can_take |= enemy.liberty_count == 1; });
  const Point last = string.liberties.first();
  if (!board.can_play(owner_, last))
    return can_take ? Estimate{2, 1, Point::none()} : Estimate::proved();
  // The ban can only fall on a point where the extension would take a ko stone.
  if (board.is_banned(owner_, last)) return {2, 1, Point::none()};
  const int after = liberties_after(board, last);
  if (after > out_of_reach_above() + 1) return Estimate::disproved(last);
  if (after == 1 && !can_take) return Estimate::proved();
  return {static_cast<std::uint32_t>(after > 2 ? after + 1 : 1) + (can_take ? 2U : 0U),
          after <= 2 && !can_take ? 2U : 1U, Point::none()};
}

void CaptureGoal::generate_escapes(WatchedBoard& board, Candidates& moves) const {
  const StringShape string = board.string_at(target_);
  for_each_string(board, string.points.neighbors(), attacker(),
                  [&](Point, const StringShape& enemy) {
                    if (enemy.liberty_count == 1) moves.add(enemy.liberties.first(), 0);
                  });
  moves.add(string.liberties.first(), 0);
}

}  // namespace gosedai
