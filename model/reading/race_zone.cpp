// What the proof of a won race leans on (proof_search.hpp, "Zones").
//
// As in a capture: the target, the points around it and the walls that hold it, each with two
// liberties, so that it cannot be put into atari from outside. The own string is the wall that
// matters most; all its liberties belong to the zone, because any of them shortens the race. A proof
// by numbers leans on the eyes of both strings as well.
#include "model/reading/race_goal.hpp"

namespace gosedai {

namespace {

constexpr int wall_liberties = 2;

void cover_liberties(BitBoard& zone, const BitBoard& liberties) {
  int covered = (zone & liberties).count();
  (liberties & ~zone).for_each([&](Point liberty) {
    if (covered++ < wall_liberties) zone.insert(liberty);
  });
}

void cover_walls(WatchedBoard& board, Color color, const BitBoard& near, const BitBoard& settled,
                 BitBoard& zone) {
  for_each_string(board, near & ~settled, color, [&](Point, const StringShape& wall) {
    zone |= wall.points;
    cover_liberties(zone, wall.liberties);
  });
}

/// Everything that the string encloses.
void cover_eyes(WatchedBoard& board, const StringShape& string, BitBoard& zone) {
  BitBoard rest = string.liberties;
  while (!rest.is_empty()) {
    const ClosedRegion region = closed_region(board, string, rest.first(), RaceEye::largest);
    rest &= ~region.points;
    if (region.closed) zone |= region.points;
  }
}

}  // namespace

BitBoard RaceGoal::zone_of_position(WatchedBoard& board, Color) const {
  BitBoard zone = BitBoard::of(target_);
  if (board.at(target_) != defender_ || board.at(own_) != attacker_) return zone;
  const StringShape target = board.string_at(target_);
  const StringShape own = board.string_at(own_);
  zone |= target.points | target.around | own.points | own.liberties;
  cover_eyes(board, target, zone);
  cover_eyes(board, own, zone);
  cover_walls(board, attacker_, target.around, settled_, zone);
  cover_walls(board, attacker_, target.liberties.neighbors(), settled_, zone);
  // A point where the defender may not play now must stay forbidden.
  board.empty_in(zone).for_each([&](Point point) {
    if (board.can_play(defender_, point)) return;
    BitBoard around = BitBoard::of(point).neighbors();
    for_each_string(board, around, defender_, [&](Point, const StringShape& joined) {
      around |= joined.points | joined.around;
    });
    zone |= around;
    cover_walls(board, attacker_, around, settled_, zone);
  });
  return zone;
}

BitBoard RaceGoal::zone_of_move(WatchedBoard& board, Point move) const {
  BitBoard zone = BitBoard::of(move);
  const BitBoard around = zone.neighbors();
  BitBoard liberties = board.empty_in(around);
  for_each_string(board, around, defender_, [&](Point, const StringShape& taken) {
    if (taken.liberty_count != 1) return;
    zone |= taken.points | taken.around;
    liberties |= taken.points & around;
    cover_walls(board, attacker_, taken.around, settled_, zone);
  });
  for_each_string(board, around & ~settled_, attacker_, [&](Point, const StringShape& joined) {
    zone |= joined.points;
    liberties |= joined.liberties;
  });
  liberties.erase(move);
  cover_liberties(zone, liberties);
  return zone;
}

}  // namespace gosedai
