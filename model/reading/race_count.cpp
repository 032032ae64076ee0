#include "model/reading/race_count.hpp"

#include <algorithm>

#include "model/reading/capture_goal.hpp"

namespace gosedai {

namespace {

constexpr int wall_liberties = 2;
constexpr int sure_liberties = 6;
constexpr int largest_vital_region = 9;
constexpr int for_ever = 1000;

constexpr int unclear = -1;

/// A space of four points or more is a big eye because the stones that fill it are taken off on the
/// way. In the corner it may not come to that, and then it lasts no longer than a small one.
int class_of(const RaceEye& space, int outside) {
  const int lasts = space.value({}, {}, outside).enemy_first;
  if (lasts >= eye_moves(space.size())) return eye_class_of(space.size());
  return eye_class_of(lasts) == 1 ? 1 : unclear;
}

}  // namespace

const RaceEye& EyeMemo::find(const BitBoard& region, const BitBoard& walls) {
  for (const RaceEye& space : spaces_)
    if (space.region() == region && space.walls() == (walls & region)) return space;
  return spaces_.emplace_back(region, walls);
}

/// A walk point by point: regions of interest are small, and most others are left soon.
ClosedRegion closed_region(WatchedBoard& board, const StringShape& string, Point seed,
                           int largest) {
  std::array<Point, largest_vital_region + 1> found;
  int count = 0;
  ClosedRegion region;
  region.points.insert(seed);
  found[static_cast<std::size_t>(count++)] = seed;
  for (int i = 0; i < count; ++i)
    for (const Point near : neighbors(found[static_cast<std::size_t>(i)])) {
      if (string.points.contains(near) || region.points.contains(near)) continue;
      if (board.at(near) == Color::edge) continue;
      if (count == largest) return region;
      region.points.insert(near);
      found[static_cast<std::size_t>(count++)] = near;
    }
  region.closed = true;
  return region;
}

/// A region in which every empty point is a liberty of the string is an eye for ever (Benson's
/// vital region): the enemy can never fill it. Other stones of the owner may be taken and leave
/// empty points as well.
bool has_two_eyes(WatchedBoard& board, const StringShape& string, Color owner) {
  int eyes = 0;
  BitBoard rest = string.liberties;
  while (!rest.is_empty() && eyes < 2) {
    const ClosedRegion region = closed_region(board, string, rest.first(), largest_vital_region);
    rest &= ~region.points;
    if (!region.closed) continue;
    const BitBoard open = board.empty_in(region.points) | board.stones_in(region.points, owner);
    if ((open & ~string.around).is_empty()) ++eyes;
  }
  return eyes >= 2;
}

RaceSide RaceReserve::least(const BitBoard& without) const {
  if (stays_alive) return {for_ever, for_ever};
  return {(free & ~without).count() + eye_moves, eye_class};
}

/// A wall with liberties that the enclosed string cannot fill by the way is safe.
bool RaceCounter::is_wall(const StringShape& string) const {
  return (string.liberties & ~race_liberties_).count() >= wall_liberties;
}

void RaceCounter::look(const StringShape& first, Color first_color, const StringShape& second) {
  race_liberties_ = first.liberties | second.liberties;
  const BitBoard near =
      (first.around | second.around | race_liberties_.neighbors()) & ~first.points & ~second.points;
  for (const Color color : {first_color, opponent(first_color)}) {
    BitBoard& walls = walls_[player_index(color)];
    BitBoard& weak = weak_[player_index(color)];
    const BitBoard stones = board_.stones_in(near, color);
    walls = stones & settled_;
    weak = BitBoard();
    BitBoard rest = stones & ~settled_;
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      rest.erase(stone);
      if (board_.liberties(stone) >= sure_liberties) {
        walls.insert(stone);
        continue;
      }
      const StringShape string = board_.string_at(stone);
      rest &= ~string.points;
      (is_wall(string) ? walls : weak) |= string.points;
    }
  }
}

/// Values the closed spaces among the liberties; false when they do not bound the string's life.
bool RaceCounter::count_eyes(const StringShape& string, Color owner, const BitBoard& rival,
                             const BitBoard& rest, RaceReserve& reserve) {
  bool bounded = true;
  int eyes = 0;
  BitBoard left = rest;
  while (!left.is_empty()) {
    const ClosedRegion closed = closed_region(board_, string, left.first(), RaceEye::largest);
    left &= ~closed.points;
    if (!closed.closed || closed.points.intersects(rival)) {
      bounded = false;
      continue;
    }
    const BitBoard& region = closed.points;
    reserve.free &= ~region;
    const RaceEye& space = memo_.find(region, string.around);
    const int elsewhere = (string.liberties & ~region).count();
    const RaceEye::Value value = space.value(board_.stones_in(region, opponent(owner)),
                                             board_.stones_in(region, owner), elsewhere);
    if (value.is_alive()) reserve.alive = true;
    if (value.stays_alive()) reserve.stays_alive = true;
    if (value.owner_first >= RaceEye::lives) reserve.alive_if_first = true;
    reserve.eye_moves += value.least;
    const int eye_class = value.settled ? class_of(space, elsewhere) : unclear;
    reserve.eye_class = std::max({reserve.eye_class, eye_class, 1});
    if (++eyes > 1 || eye_class == unclear) bounded = false;
    weak_[0] &= ~region;
    weak_[1] &= ~region;
  }
  return bounded;
}

/// Liberties that lead nowhere: each touches an enemy that cannot be taken and no friend, and what is
/// empty beside it is of the same kind. The owner gains nothing by playing there.
BitBoard RaceCounter::plain_liberties(const StringShape& string, Color owner,
                                      const StringShape& rival) {
  const BitBoard by_enemy = walls_[player_index(opponent(owner))].neighbors();
  const BitBoard by_friend = walls_[player_index(owner)].neighbors();
  const BitBoard by_weak = (weak_[0] | weak_[1]).neighbors();
  BitBoard plain = string.liberties & ~by_friend & ~by_weak & (by_enemy | rival.liberties);
  for (;;) {
    const BitBoard rough = board_.empty_in(plain.neighbors()) & ~plain;
    if (rough.is_empty()) return plain;
    plain &= ~rough.neighbors();
  }
}

RaceReserve RaceCounter::reserve(const StringShape& string, Color owner, const StringShape& rival) {
  RaceReserve result;
  const BitBoard plain = plain_liberties(string, owner, rival);
  result.free = string.liberties;
  result.stays_alive = has_two_eyes(board_, string, owner);
  result.alive = result.stays_alive;
  result.bounded = count_eyes(string, owner, rival.points, string.liberties & ~plain, result);
  if ((weak_[0] | weak_[1]).intersects(string.around)) result.bounded = false;
  const BitBoard by_enemy = walls_[player_index(opponent(owner))].neighbors();
  result.shared = plain & rival.liberties & ~by_enemy;
  result.outside = plain & ~result.shared;
  result.most = {result.outside.count() + result.eye_moves, result.eye_class};
  return result;
}

}  // namespace gosedai
