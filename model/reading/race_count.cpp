#include "model/reading/race_count.hpp"

#include <algorithm>

#include "model/reading/capture_goal.hpp"

namespace gosedai {

namespace {

constexpr int wall_liberties = 2;
constexpr int sure_liberties = 6;
constexpr int largest_vital_region = 9;
constexpr int for_ever = 1000;

}  // namespace

const EyeSpace& EyeMemo::find(const BitBoard& region, const BitBoard& walls) {
  for (const EyeSpace& space : spaces_)
    if (space.region() == region && space.walls() == (walls & region)) return space;
  return spaces_.emplace_back(region, walls);
}

BitBoard closed_region(WatchedBoard& board, const StringShape& string, Point seed, int largest) {
  BitBoard region = BitBoard::of(seed);
  for (;;) {
    const BitBoard ring = region.neighbors() & ~string.points & ~region;
    const BitBoard grown = board.empty_in(ring) | board.stones_in(ring, Color::black) |
                           board.stones_in(ring, Color::white);
    if (grown.is_empty()) return region;
    region |= grown;
    if (region.count() > largest) return {};
  }
}

/// A region in which every empty point is a liberty of the string is an eye for ever (Benson's
/// vital region): the enemy can never fill it.
bool has_two_eyes(WatchedBoard& board, const StringShape& string) {
  int eyes = 0;
  BitBoard rest = string.liberties;
  while (!rest.is_empty() && eyes < 2) {
    const Point seed = rest.first();
    const BitBoard region = closed_region(board, string, seed, largest_vital_region);
    if (region.is_empty()) {
      rest.erase(seed);
      continue;
    }
    rest &= ~region;
    if ((board.empty_in(region) & ~string.liberties).is_empty()) ++eyes;
  }
  return eyes >= 2;
}

RaceSide RaceReserve::least(const BitBoard& without) const {
  if (alive) return {for_ever, for_ever};
  return {(free & ~without).count() + eye_moves, eye_class};
}

/// A wall with liberties that the enclosed string cannot fill by the way is safe.
bool RaceCounter::is_wall(const StringShape& string) const {
  return (string.liberties & ~race_liberties_).count() >= wall_liberties;
}

void RaceCounter::look(const StringShape& first, Color first_color, const StringShape& second) {
  race_liberties_ = first.liberties | second.liberties;
  const BitBoard near = (first.around | second.around | race_liberties_.neighbors()) &
                        ~first.points & ~second.points;
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
bool RaceCounter::count_eyes(const StringShape& string, Color owner, const BitBoard& rest,
                             RaceReserve& reserve) {
  bool bounded = true;
  int eyes = 0;
  BitBoard left = rest;
  while (!left.is_empty()) {
    const Point seed = left.first();
    const BitBoard region = closed_region(board_, string, seed, EyeSpace::largest);
    if (region.is_empty()) {
      left.erase(seed);
      bounded = false;
      continue;
    }
    left &= ~region;
    reserve.free &= ~region;
    const EyeSpace& space = memo_.find(region, string.around);
    const EyeSpace::Value value = space.value(board_.stones_in(region, opponent(owner)),
                                              board_.stones_in(region, owner));
    if (value.is_alive()) reserve.alive = true;
    if (value.owner_first >= EyeSpace::lives) reserve.alive_if_first = true;
    reserve.eye_moves += value.enemy_first;
    const int eye_class = value.is_settled() ? eye_class_of(space.size()) : 1;
    reserve.eye_class = std::max(reserve.eye_class, eye_class);
    if (++eyes > 1 || !value.is_settled()) bounded = false;
    weak_[0] &= ~region;
    weak_[1] &= ~region;
  }
  return bounded;
}

RaceReserve RaceCounter::reserve(const StringShape& string, Color owner, const StringShape& rival) {
  RaceReserve result;
  const BitBoard by_enemy = walls_[player_index(opponent(owner))].neighbors();
  const BitBoard by_friend = walls_[player_index(owner)].neighbors();
  const BitBoard plain = string.liberties & ~by_friend & (by_enemy | rival.liberties);
  result.free = string.liberties;
  result.bounded = count_eyes(string, owner, string.liberties & ~plain, result);
  // What is empty beside a plain liberty must be plain as well, and nothing beside it can be taken.
  const BitBoard beside = plain.neighbors();
  if (!(board_.empty_in(beside) & ~plain).is_empty()) result.bounded = false;
  const BitBoard weak = weak_[0] | weak_[1];
  if (weak.intersects(string.around | beside)) result.bounded = false;
  if (!result.bounded) return result;
  result.shared = plain & rival.liberties & ~by_enemy;
  result.most = {(plain & ~result.shared).count() + result.eye_moves, result.eye_class};
  return result;
}

}  // namespace gosedai
