// What the proof of a capture leans on (proof_search.hpp, "Zones").
//
// The target is surrounded by walls: the attacker's strings next to it. A proof stays good as long
// as the points around the target look the same and no wall can be put into atari from outside. Two
// liberties of a wall that belong to the zone are enough for that: the owner has to enter the zone
// to take one of them.
#include "model/reading/capture_goal.hpp"

namespace gosedai {

namespace {

constexpr int wall_liberties = 2;

/// Enough liberties of the wall, first those that are in the zone anyway.
void cover_liberties(BitBoard& zone, const BitBoard& liberties) {
  int covered = (zone & liberties).count();
  (liberties & ~zone).for_each([&](Point liberty) {
    if (covered++ < wall_liberties) zone.insert(liberty);
  });
}

void cover_walls(WatchedBoard& board, Color attacker, const BitBoard& near, BitBoard& zone) {
  for_each_string(board, near, attacker, [&](Point, const StringShape& wall) {
    zone |= wall.points;
    cover_liberties(zone, wall.liberties);
  });
}

}  // namespace

BitBoard CaptureGoal::zone_of_position(WatchedBoard& board, Color to_move) const {
  if (board.at(target_) != owner_) return BitBoard::of(target_);
  const StringShape string = board.string_at(target_);
  BitBoard zone = string.points | string.around;
  // An extension that was seen to fail without being played.
  if (to_move == owner_ && string.liberty_count == 1) {
    BitBoard around = string.liberties.neighbors();
    for_each_string(board, around, owner_, [&](Point, const StringShape& joined) {
      around |= joined.points | joined.around;
    });
    zone |= around;
    cover_walls(board, attacker(), around, zone);
  }
  cover_walls(board, attacker(), string.around, zone);
  if (to_move == owner_ && string.liberty_count > 1) cover_forbidden_points(board, zone);
  return zone;
}

/// A point where the owner may not play now must stay forbidden: what takes its breath belongs to
/// the zone as well.
void CaptureGoal::cover_forbidden_points(WatchedBoard& board, BitBoard& zone) const {
  board.empty_in(zone).for_each([&](Point point) {
    if (board.can_play(owner_, point)) return;
    BitBoard around = BitBoard::of(point).neighbors();
    for_each_string(board, around, owner_, [&](Point, const StringShape& joined) {
      around |= joined.points | joined.around;
    });
    zone |= around;
    cover_walls(board, attacker(), around, zone);
  });
}

BitBoard CaptureGoal::zone_of_move(WatchedBoard& board, Point move) const {
  BitBoard zone = BitBoard::of(move);
  const BitBoard around = zone.neighbors();
  BitBoard liberties = board.empty_in(around);
  for_each_string(board, around, owner_, [&](Point, const StringShape& taken) {
    if (taken.liberty_count != 1) return;
    zone |= taken.points | taken.around;
    liberties |= taken.points & around;
    cover_walls(board, attacker(), taken.around, zone);
  });
  for_each_string(board, around, attacker(), [&](Point, const StringShape& joined) {
    zone |= joined.points;
    liberties |= joined.liberties;
  });
  liberties.erase(move);
  cover_liberties(zone, liberties);
  return zone;
}

}  // namespace gosedai
