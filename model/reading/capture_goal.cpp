#include "model/reading/capture_goal.hpp"

#include <algorithm>

namespace gosedai {

namespace {

// First guesses of proof and disproof numbers by the liberties of the target. The search is not
// sensitive to them as long as every liberty more makes a proof clearly harder.
constexpr Estimate attacker_guess(int liberty_count) {
  switch (liberty_count) {
    case 1:
    case 2: return {4, 3, Point::none()};
    case 3: return {5, 1, Point::none()};
    default: return {9, 1, Point::none()};
  }
}
constexpr Estimate owner_guess(int liberty_count) {
  switch (liberty_count) {
    case 2: return {5, 1, Point::none()};
    case 3: return {10, 1, Point::none()};
    default: return {17, 1, Point::none()};
  }
}

}  // namespace

int CaptureGoal::liberties_after(WatchedBoard& board, Point move) const {
  const Board::Undo undo = board.play(owner_, move);
  const int count = board.liberties(move);
  board.undo(undo);
  return count;
}

/// The owner's string has at least that many liberties after his move. Most of the time a count of
/// what the stone could gain at best says no without playing it.
bool CaptureGoal::reaches(WatchedBoard& board, Point move, int liberties) const {
  int at_best = 0;
  for (const Point near : neighbors(move)) {
    const Color color = board.at(near);
    if (color == Color::empty) {
      ++at_best;
    } else if (color == owner_) {
      at_best += board.liberties(near) - 1;  // the point itself is one of them
    } else if (color == attacker() && board.liberties(near) == 1) {
      return liberties_after(board, move) >= liberties;
    }
  }
  return at_best >= liberties && liberties_after(board, move) >= liberties;
}

Estimate CaptureGoal::estimate(WatchedBoard& board, Color to_move) const {
  if (board.at(target_) != owner_)
    return can_retake(board) ? Estimate{1, 1, Point::none()} : Estimate::proved();
  const Target string = target_on(board);
  return to_move == owner_ ? estimate_for_owner(board, string)
                           : estimate_for_attacker(board, string);
}

/// The target is one stone, and whoever takes it can be taken back on its point: by a ko, when the
/// owner has a threat or the search grants him one, or by a snapback.
bool CaptureGoal::is_taken_back(WatchedBoard& board, const Target& string) const {
  const Point last = string.liberties.front();
  if (string.stone_count != 1 || !board.can_play(attacker(), last)) return false;
  const Board::Undo undo = board.play(attacker(), last);
  const bool taken_back = can_retake(board);
  board.undo(undo);
  return taken_back;
}

/// A single stone in atari: even when it is lost for good now, a move near by can turn its capture
/// into a ko or a snapback. That is so in a mouth of owner's stones, and where whoever takes it has
/// hardly a liberty besides.
bool CaptureGoal::may_be_taken_back(WatchedBoard& board, const Target& string) const {
  if (string.stone_count != 1) return false;
  const Point last = string.liberties.front();
  const bool mouth = std::ranges::all_of(neighbors(last), [&](Point near) {
    const Color color = board.at(near);
    return color == owner_ || color == Color::edge;
  });
  if (mouth) return true;
  if (!board.can_play(attacker(), last)) return false;
  const Board::Undo undo = board.play(attacker(), last);
  const bool short_of_breath = board.liberties(last) <= 2;
  board.undo(undo);
  return short_of_breath;
}

/// The target was a single stone, since no other point became empty with it, and the owner captures
/// by playing there again.
bool CaptureGoal::can_retake(WatchedBoard& board) const {
  for (const Point near : neighbors(target_))
    if (board.is_empty(near)) return false;
  return board.can_play(owner_, target_);
}

/// Two liberties that the attacker can never take: all points next to them are the string's own.
bool CaptureGoal::has_two_eyes(WatchedBoard& board, const Target& string) const {
  int eyes = 0;
  for (const Point liberty : string.liberties) {
    eyes += std::ranges::all_of(neighbors(liberty), [&](Point near) {
      return board.at(near) == Color::edge || board.same_string(target_, near);
    });
  }
  return eyes >= 2;
}

Estimate CaptureGoal::estimate_for_attacker(WatchedBoard& board, const Target& string) const {
  // A move takes one liberty at most, so one more than the owner needs is already out of reach.
  if (string.liberty_count > out_of_reach_above() + 1) return Estimate::disproved();
  if (string.liberty_count == 1) {
    const Point last = string.liberties.front();
    if (board.is_banned(attacker(), last)) return attacker_guess(1);
    return is_taken_back(board, string) ? Estimate{1, 1, Point::none()} : Estimate::proved(last);
  }
  if (has_two_eyes(board, string)) return Estimate::disproved();
  if (string.liberty_count > out_of_reach_above() && outruns_attacker(board, string))
    return Estimate::disproved();
  if (string.liberty_count == 2) return estimate_ataris(board, string);
  return attacker_guess(string.liberty_count);
}

/// Both ataris, one move ahead. The better one says how hard a proof is; when both are hopeless the
/// attacker still has quiet moves.
Estimate CaptureGoal::estimate_ataris(WatchedBoard& board, const Target& string) const {
  Estimate best = attacker_guess(2);
  for (const Point liberty : string.liberties) {
    if (best.is_proved() || !board.can_play(attacker(), liberty)) continue;
    if (board.is_banned(attacker(), liberty)) continue;
    const Board::Undo undo = board.play(attacker(), liberty);
    const Target after = target_on(board);
    if (after.liberty_count == 1) {
      const Estimate atari = estimate_atari(board, after);
      best.proof = std::min(best.proof, atari.proof);
      best.disproof -= atari.is_disproved() ? 1 : 0;
      if (atari.is_proved()) best = Estimate::proved(liberty);
    }
    board.undo(undo);
  }
  return best;
}

/// Whatever liberty the attacker takes, an extension brings the string back to as many as it has.
bool CaptureGoal::regains_liberties(WatchedBoard& board, const Target& string) const {
  bool always = true;
  for (const Point taken : string.liberties) {
    if (!always || !board.can_play(attacker(), taken)) continue;
    const Board::Undo undo = board.play(attacker(), taken);
    bool regained = false;
    for (const Point liberty : string.liberties) {
      if (regained || liberty == taken) continue;
      if (!board.can_play(owner_, liberty) || board.is_banned(owner_, liberty)) continue;
      regained = reaches(board, liberty, string.liberty_count);
    }
    board.undo(undo);
    always = regained;
  }
  return always;
}

Estimate CaptureGoal::estimate_for_owner(WatchedBoard& board, const Target& string) const {
  if (string.liberty_count > out_of_reach_above()) return Estimate::disproved();
  if (string.liberty_count == 1) return estimate_atari(board, string);
  if (has_two_eyes(board, string)) return Estimate::disproved();
  // One move ahead: an extension that gets out of reach at once (TR-0837 3.4.3.2, forced moves).
  Point way_out;
  for (const Point liberty : string.liberties) {
    if (!way_out.is_none() || !board.can_play(owner_, liberty)) continue;
    if (board.is_banned(owner_, liberty)) continue;
    if (reaches(board, liberty, out_of_reach_above() + 2)) way_out = liberty;
  }
  if (!way_out.is_none()) return Estimate::disproved(way_out);
  return owner_guess(string.liberty_count);
}

/// The owner is in atari. Without a surrounding string to take only the extension is left.
Estimate CaptureGoal::estimate_atari(WatchedBoard& board, const Target& string) const {
  if (may_be_taken_back(board, string)) return {2, 1, Point::none()};
  const bool can_take = board.touches_atari(target_, attacker());
  const Point last = string.liberties.front();
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
  if (board.at(target_) != owner_) {
    moves.add(target_, 0);
    return;
  }
  const Target string = target_on(board);
  for_each_stone_of_strings(board, board.string_at(target_).around, attacker(), [&](Point enemy) {
    if (board.liberties(enemy) == 1) moves.add(board.few_liberties(enemy).front(), 0);
  });
  moves.add(string.liberties.front(), 0);
  if (!may_be_taken_back(board, string)) return;
  for (const Point near : neighbors(string.liberties.front()))
    if (is_stone(board.at(near)))
      for (const Point point : board.few_liberties(near)) moves.add(point, 1);
  moves.add_pass(1);
  moves.leave_open();
}

}  // namespace gosedai
