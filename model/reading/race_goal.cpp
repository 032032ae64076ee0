#include "model/reading/race_goal.hpp"

#include <algorithm>

#include "model/reading/race_count.hpp"

namespace gosedai {

namespace {

constexpr int escape_margin = 3;
constexpr int settled_liberties = 6;

}  // namespace

RaceGoal::RaceGoal(WatchedBoard& board, EyeMemo& memo, Point own, Point target)
    : own_(own),
      target_(target),
      attacker_(board.at(own)),
      defender_(opponent(attacker_)),
      escape_above_(std::max(board.liberties(own), board.liberties(target)) + escape_margin),
      root_hash_(board.hash()),
      memo_(memo) {
  const StringShape first = board.string_at(own);
  const StringShape second = board.string_at(target);
  const BitBoard liberties = first.liberties | second.liberties;
  const BitBoard near = first.around | second.around | liberties.neighbors();
  for (const Color color : {attacker_, defender_})
    for_each_string(board, near & ~first.points & ~second.points, color,
                    [&](Point, const StringShape& string) {
                      if (string.liberty_count >= settled_liberties || has_two_eyes(board, string))
                        settled_ |= string.points;
                    });
}

Estimate RaceGoal::estimate(WatchedBoard& board, Color to_move) const {
  if (board.at(target_) != defender_) return Estimate::proved();
  if (board.at(own_) != attacker_) return Estimate::disproved();
  const StringShape target = board.string_at(target_);
  if (target.liberty_count > escape_above_) return Estimate::disproved();
  const StringShape own = board.string_at(own_);
  const StringShape& prey = to_move == attacker_ ? target : own;
  if (prey.liberty_count == 1) {
    const Point last = prey.liberties.first();
    if (board.can_play(to_move, last) && !board.is_banned(to_move, last))
      return to_move == attacker_ ? Estimate::proved(last) : Estimate::disproved(last);
  }
  return estimate_by_count(board, to_move, target, own);
}

/// The numbers decide where they can; otherwise they say how far there is to go.
Estimate RaceGoal::estimate_by_count(WatchedBoard& board, Color to_move, const StringShape& target,
                                     const StringShape& own) const {
  RaceCounter counter(board, memo_, settled_);
  counter.look(own, attacker_, target);
  const RaceReserve prey = counter.reserve(target, defender_, own);
  if (prey.alive) return Estimate::disproved();
  const RaceReserve hunter = counter.reserve(own, attacker_, target);
  const int needed = to_move == attacker_ ? 0 : 1;
  const bool at_root = is_root(board, to_move);
  if (prey.bounded && !at_root) {
    const RaceSide least = hunter.least(prey.shared);
    if (race_lead(least, prey.most, prey.shared.count()) >= needed) return Estimate::proved();
  }
  if (hunter.bounded && !at_root) {
    const RaceSide least = prey.least(hunter.shared);
    if (race_lead(hunter.most, least, hunter.shared.count()) < needed) return Estimate::disproved();
  }
  constexpr int far_away = 12;
  return guess(std::min(prey.least({}).moves, far_away), std::min(hunter.least({}).moves, far_away),
               to_move == attacker_);
}

/// How far there is to go: the moves that are missing count double.
Estimate RaceGoal::guess(int target_lasts, int own_lasts, bool attacker_first) {
  const int behind = target_lasts - own_lasts + (attacker_first ? 0 : 1);
  const int proof = 1 + target_lasts / 2 + 2 * std::max(0, behind);
  const int disproof = 1 + own_lasts / 2 + 2 * std::max(0, -behind);
  return {static_cast<std::uint32_t>(proof), static_cast<std::uint32_t>(disproof), Point::none()};
}

}  // namespace gosedai
