#include "model/reading/life_area.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace gosedai {

namespace {

constexpr int far_away = 9;
constexpr int reach = 5;           // steps from the group that are looked at
constexpr int enclosed_size = 14;  // largest pocket that counts as closed in
constexpr int common_space = 24;   // largest eye space that several strings share
constexpr int margin_steps = 2;
constexpr int block_steps = 2;
constexpr int closed_size = 14;        // so many empty points are no open country
constexpr int besieger_liberties = 4;  // a besieging string up to here may be attacked itself
constexpr int friend_liberties = 8;
constexpr int intruder_size = 5;   // most stones of an intruder
constexpr int intruder_sight = 4;  // empty points between it and the group or the edge
constexpr int open_points = 10;    // of the 12 points within two steps, for the way out

using Distances = std::array<std::uint8_t, plane_size>;

class AreaBuilder {
 public:
  AreaBuilder(const Board& board, Point target, LifeScope scope) : board_(board), scope_(scope) {
    area_.owner = board.at(target);
    attacker_ = opponent(area_.owner);
    area_.group = linked_stones(board, board.string_points(target), area_.owner, area_.footprint);
  }

  LifeArea build() {
    measure(area_.group, area_.owner, from_group_);
    find_besiegers();
    measure(besiegers_, attacker_, from_besiegers_);
    if (join_by_eye_space()) measure(area_.group, area_.owner, from_group_);
    collect_region();
    find_friends();
    find_escapes();
    const BitBoard empty = board_.empty_points();
    area_.sealed = area_.escapes.is_empty() && area_.friends.is_empty() &&
                   !(area_.region & empty).neighbors().intersects(empty & ~area_.region);
    cover();
    return area_;
  }

 private:
  void touch(const BitBoard& points) { area_.footprint |= points.expanded(); }

  /// Steps over empty points; the mover's own stones are no step.
  void measure(const BitBoard& seed, Color mover, Distances& distance) {
    distance.fill(far_away);
    BitBoard reached = seed;
    const BitBoard own = board_.stones_of(mover);
    const BitBoard empty = board_.empty_points();
    for (int step = 0; step <= reach; ++step) {
      reached = flood(reached, own | reached);
      touch(reached);
      reached.for_each([&](Point point) {
        auto& d = distance[point.index()];
        d = std::min(d, static_cast<std::uint8_t>(step));
      });
      reached |= reached.neighbors() & empty;
    }
  }

  /// Attacking stones near the group, without those that sit in a pocket inside it.
  void find_besiegers() {
    BitBoard rest = board_.stones_of(attacker_) & area_.footprint;
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const BitBoard string = board_.string_points(stone);
      rest &= ~string;
      touch(string);
      if (!is_enclosed(string) && !is_among_group(string)) besiegers_ |= string;
    }
  }

  bool is_enclosed(const BitBoard& string) {
    const BitBoard through = board_.all_points() & ~board_.stones_of(area_.owner);
    BitBoard pocket = string;
    for (;;) {
      const BitBoard next = pocket | (pocket.neighbors() & through);
      touch(pocket);
      if (next.count() > std::max(enclosed_size, string.count() + 5)) return false;
      if (next == pocket) return true;
      pocket = next;
    }
  }

  /// A few stones that meet the group or the edge in every direction: an intruder, though the space
  /// around may have gaps.
  bool is_among_group(const BitBoard& string) {
    if (scope_ == LifeScope::wide || string.count() > intruder_size) return false;
    bool among = true;
    string.for_each([&](Point stone) {
      for (const int step : orthogonal) among = among && meets_group(stone, step, string);
    });
    return among;
  }

  bool meets_group(Point stone, int step, const BitBoard& string) {
    Point point = stone.offset(step);
    for (int empty = 0; empty <= intruder_sight; point = point.offset(step)) {
      if (!board_.contains(point)) return true;
      area_.footprint.insert(point);
      if (board_.at(point) == area_.owner) return true;
      if (string.contains(point)) continue;
      if (board_.at(point) == attacker_) return false;
      ++empty;
    }
    return false;
  }

  /// Strings around the same closed space live or die together: what is reached over empty points
  /// that are not next to a besieger.
  bool join_by_eye_space() {
    const BitBoard empty = board_.empty_points();
    const BitBoard inner = empty & ~besiegers_.neighbors();
    area_.footprint |= besiegers_.neighbors();
    BitBoard space = area_.group.neighbors() & inner;
    for (;;) {
      touch(space);
      const BitBoard next = space | (space.neighbors() & inner);
      if (next.count() > common_space) return false;
      if (next == space) break;
      space = next;
    }
    const BitBoard own = board_.stones_of(area_.owner);
    const BitBoard joined = flood(space.neighbors() & own, own) & ~area_.group;
    touch(joined);
    area_.group |= joined;
    return !joined.is_empty();
  }

  /// Other stones of the owner in reach that have room enough of their own.
  void find_friends() {
    const BitBoard empty = board_.empty_points();
    BitBoard rest =
        board_.stones_of(area_.owner) & (area_.region & empty).neighbors() & ~area_.group;
    while (!rest.is_empty()) {
      BitBoard linked =
          linked_stones(board_, board_.string_points(rest.first()), area_.owner, area_.footprint);
      rest &= ~linked;
      BitBoard room = linked.neighbors() & empty & ~area_.group.neighbors();
      if (room.count() >= friend_liberties) area_.friends |= linked;
    }
  }

  int group_steps(Point point) const { return from_group_[point.index()]; }
  int besieger_steps(Point point) const { return from_besiegers_[point.index()]; }

  /// A besieging string with so few liberties may be taken.
  int liberties_to_mind(bool touches_group) const {
    switch (scope_) {
      case LifeScope::inner: return touches_group ? 2 : 1;
      case LifeScope::near: return touches_group ? 3 : 2;
      case LifeScope::wide: break;
    }
    return touches_group ? besieger_liberties : 2;
  }
  /// Up to here the room around its liberties matters as well.
  int liberties_with_room() const {
    return scope_ == LifeScope::wide ? 3 : scope_ == LifeScope::near ? 2 : 1;
  }

  /// Points in the order of their use, until the region is full.
  void collect_region() {
    const BitBoard empty = board_.empty_points();
    std::array<BitBoard, 6> waves;
    (empty & area_.footprint).for_each([&](Point point) {
      const int steps = group_steps(point);
      if (steps > reach) return;
      if (steps == 1)
        waves[0].insert(point);
      else if (steps == 2)
        waves[besieger_steps(point) >= 2 ? 1 : 2].insert(point);
      else if (steps == 3 && besieger_steps(point) < 3)
        waves[5].insert(point);
      else if (steps <= besieger_steps(point))
        waves[static_cast<std::size_t>(std::min(steps - 1, 4))].insert(point);
    });
    BitBoard besieger_room;
    BitBoard weak;
    BitBoard rest = board_.stones_of(attacker_) & (area_.group.neighbors() | waves[0].neighbors());
    while (!rest.is_empty()) {
      const BitBoard string = board_.string_points(rest.first());
      const int liberties = board_.liberties(rest.first());
      const bool touches_group = string.intersects(area_.group.neighbors());
      rest &= ~string;
      touch(string);
      if (!besiegers_.intersects(string)) inside_ |= string;
      if (liberties > liberties_to_mind(touches_group)) continue;
      const BitBoard breath = string.neighbors() & empty;
      besieger_room |= breath;
      if (liberties <= liberties_with_room()) besieger_room |= breath.neighbors() & empty;
      if (string.count() <= 6 || liberties <= 2) weak |= string;
    }
    area_.home = area_.group | (area_.group.neighbors() & empty) | inside_;
    add(waves[0]);
    add(waves[1]);
    add(inside_ | weak);
    add(besieger_room);
    add(strings_beside());
    add(waves[2]);
    add(area_.group);  // points that come free when stones of the group are taken
    // Where somebody who comes along the edge is stopped.
    if (scope_ != LifeScope::inner &&
        (area_.region & empty).count() + waves[5].count() <= closed_size)
      add(waves[5]);
    add(waves[3]);
    add(waves[4]);
    add(strings_at_stake());
    if (scope_ == LifeScope::wide) add(block_points());
  }

  /// Where the attacker stops the owner who extends to the margin of the region. Without them the
  /// owner could not play there at all.
  BitBoard block_points() const {
    const BitBoard empty = board_.empty_points();
    BitBoard margin;
    (area_.region & empty).for_each([&](Point point) {
      if (group_steps(point) <= margin_steps) margin.insert(point);
    });
    BitBoard blocks;
    (margin.neighbors() & empty & ~area_.region).for_each([&](Point point) {
      if (besieger_steps(point) <= block_steps) blocks.insert(point);
    });
    return blocks;
  }

  /// Strings that have no liberty outside the region: they may be taken in it.
  BitBoard strings_at_stake() {
    BitBoard at_stake;
    const BitBoard empty = board_.empty_points();
    BitBoard rest = area_.region.neighbors() & board_.all_points() & ~empty & ~area_.region;
    while (!rest.is_empty()) {
      const BitBoard string = board_.string_points(rest.first());
      rest &= ~string;
      touch(string);
      if ((string.neighbors() & empty & ~area_.region).is_empty()) at_stake |= string;
    }
    return at_stake;
  }

  /// Small strings of the owner that are no part of the group: their points come free when they
  /// are taken.
  BitBoard strings_beside() {
    BitBoard beside;
    BitBoard rest = board_.stones_of(area_.owner) & area_.region.neighbors() & ~area_.group &
                    board_.all_points();
    while (!rest.is_empty()) {
      const BitBoard string = board_.string_points(rest.first());
      rest &= ~string;
      touch(string);
      if (string.count() <= 6) beside |= string | (string.neighbors() & board_.empty_points());
    }
    return beside;
  }

  void add(const BitBoard& points) {
    int room = life_region_limit - area_.region.count();
    (points & ~area_.region).for_each([&](Point point) {
      if (room-- > 0) area_.region.insert(point);
    });
  }

  void find_escapes() {
    const BitBoard empty = board_.empty_points();
    (area_.region & empty).for_each([&](Point point) {
      if (group_steps(point) < 3 || besieger_steps(point) < 3) return;
      if (group_steps(point) > besieger_steps(point)) return;
      if (height(point, board_.size()) < 3) return;
      const BitBoard near = BitBoard::of(point).expanded().expanded() & board_.all_points();
      area_.footprint |= near;
      if ((near & empty).count() > open_points) area_.escapes.insert(point);
    });
  }

  /// The search reads the region, its neighbours, and every string there with its liberties.
  void cover() {
    touch(area_.region);
    const BitBoard near = area_.region.expanded().expanded();
    for (const Color color : {Color::black, Color::white})
      touch(flood(near & board_.stones_of(color), board_.stones_of(color)));
    area_.footprint |= near;
  }

  const Board& board_;
  LifeArea area_;
  LifeScope scope_;
  Color attacker_;
  BitBoard besiegers_;
  BitBoard inside_;  // attacking strings in pockets of the group
  Distances from_group_;
  Distances from_besiegers_;
};

/// A stone of the other colour there would be taken at once.
bool is_protected(const Board& board, Point point, Color color) {
  const Color other = opponent(color);
  int liberties = 0;
  for (const Point near : neighbors(point)) {
    if (board.is_empty(near)) ++liberties;
    if (board.at(near) == other) liberties += board.liberties(near) - 1;
    if (board.at(near) == color && board.liberties(near) == 1) return false;
  }
  return liberties <= 1;
}

}  // namespace

BitBoard linked_stones(const Board& board, const BitBoard& seed, Color color, BitBoard& footprint) {
  BitBoard linked = seed;
  const BitBoard empty = board.empty_points();
  const BitBoard own = board.stones_of(color);
  for (bool grown = true; grown;) {
    grown = false;
    const BitBoard liberties = linked.neighbors() & empty;
    footprint |= linked.expanded() | liberties.expanded().expanded();
    BitBoard rest = liberties.neighbors() & own & ~linked;
    while (!rest.is_empty()) {
      const BitBoard string = board.string_points(rest.first());
      rest &= ~string;
      footprint |= string.expanded();
      const BitBoard shared = string.neighbors() & liberties;
      bool holds = shared.count() >= 2;
      if (!holds) holds = is_protected(board, shared.first(), color);
      // What protects a point is the shortage of liberties of the strings around it.
      shared.for_each([&](Point point) {
        for (const Point near : neighbors(point))
          if (is_stone(board.at(near))) footprint |= board.string_points(near).expanded();
      });
      if (!holds) continue;
      linked |= string;
      grown = true;
    }
  }
  return linked;
}

LifeArea life_area(const Board& board, Point target, LifeScope scope) {
  return AreaBuilder(board, target, scope).build();
}

}  // namespace gosedai
