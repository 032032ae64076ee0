#include "model/recognition/interior.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace gosedai {
namespace {

constexpr int turns = 4;       // moves laid out for both sides together
constexpr int box_margin = 4;  // how far around the group is looked

/// A wall with gaps in it: stones and the block points of one group.
struct Wall {
  BitBoard stones;
  BitBoard blocks;
};

class RoomPlay {
 public:
  RoomPlay(const Terrain& terrain, const GroupMembers& group)
      : terrain_(terrain), group_(group), enemies_(terrain.live_stones(opponent(group.color))) {
    friends_ = terrain.live_stones(group.color) & ~group.stones;
    box_ = group.territory;
    for (int step = 0; step < box_margin; ++step) box_ = box_.expanded();
    box_ &= terrain.board().all_points();
    collect_wall();
  }

  Interior run() {
    Interior found;
    found.now = room(wall_).points;
    found.first = play(true, found.widen);
    found.second = play(false, found.narrow);
    return found;
  }
  const BitBoard& box() const { return box_; }

 private:
  struct Room {
    double points = 0;
    BitBoard inside;
  };
  const Board& board() const { return terrain_.board(); }

  void collect_wall() {
    wall_.stones = group_.stones;
    for (const Linkage& linkage : terrain_.linkages->all) {
      if (linkage.shape.color != group_.color || !linkage.is_strong()) continue;
      if (!group_.stones.contains(linkage.shape.id.a)) continue;
      wall_.blocks |= linkage.shape.between & terrain_.free_points();
      gaps_.push_back(linkage.shape.between);
    }
  }

  /// What the enemy cannot get to, each point by the gaps next to it. Everything beyond the box around
  /// the group counts as reached.
  Room room(const Wall& wall) const {
    const BitBoard open = board().all_points() & ~wall.stones & ~friends_;
    const BitBoard seed = (enemies_ | enemy_played_ | ~box_) & open;
    const BitBoard reached = flood(seed, open & ~wall.blocks);
    const BitBoard gaps = wall.blocks & reached.neighbors();
    Room found;
    found.inside = open & ~reached & ~gaps;
    found.inside.for_each([&](Point point) {
      int near = 0;
      for (const Point next : neighbors(point)) near += gaps.contains(next);
      found.points += std::ldexp(1.0, -near);
    });
    return found;
  }

  double play(bool owner_moves, Point& first_move) {
    Wall wall = wall_;
    enemy_played_ = BitBoard();
    double points = room(wall).points;
    for (int turn = 0; turn < turns; ++turn, owner_moves = !owner_moves) {
      const auto best = owner_moves ? widest(wall, points) : narrowest(wall, points);
      if (best.move.is_none()) continue;
      if (turn == 0) first_move = best.move;
      if (!owner_moves) enemy_played_.insert(best.move);
      wall = best.wall;
      points = best.points;
    }
    return points;
  }

  struct Turn {
    Point move;
    Wall wall;
    double points = 0;
  };

  /// Where stones near the wall and near the edge may widen the room.
  BitBoard places(const Wall& wall) const {
    const BitBoard near = wall.stones.expanded().expanded().expanded();
    const BitBoard answers = enemy_played_.expanded().expanded();  // blocking from inside
    const BitBoard free = near & terrain_.free_points() & ~wall.blocks & ~enemy_played_ &
                          (~group_.enclosed | answers);
    BitBoard low;
    free.for_each([&](Point point) {
      if (height(point, board().size()) <= 4) low.insert(point);
    });
    return low & board().empty_points();
  }

  Turn widest(const Wall& wall, double points) {
    Turn best{Point::none(), wall, points};
    places(wall).for_each([&](Point point) {
      Wall grown = wall;
      grown.stones.insert(point);
      const BitBoard blocks = blocks_from(wall, point);
      if (blocks.is_empty() && !wall.stones.intersects(BitBoard::of(point).neighbors())) return;
      grown.blocks |= blocks;
      const double value = room(grown).points;
      if (value > best.points + 0.5) best = {point, grown, value};
    });
    return best;
  }

  /// The block points of the linkages and legs that a new stone makes, where no enemy is near.
  BitBoard blocks_from(const Wall& wall, Point point) const {
    BitBoard blocks;
    for (const int step : orthogonal) {
      add_line(wall, point, step, blocks);
      add_leg(point, step, blocks);
    }
    return blocks;
  }
  bool is_quiet(Point point) const {
    return board().is_empty(point) && !enemy_played_.contains(point) &&
           !(enemies_ | enemy_played_).intersects(BitBoard::of(point).neighbors());
  }
  /// An ikken to a stone of the wall.
  void add_line(const Wall& wall, Point point, int step, BitBoard& blocks) const {
    const Point middle = point.offset(step);
    if (!board().contains(middle) || wall.stones.contains(middle) || !is_quiet(middle)) return;
    if (wall.stones.contains(middle.offset(step))) blocks.insert(middle);
  }
  void add_leg(Point point, int step, BitBoard& blocks) const {
    BitBoard below;
    Point walk = point.offset(step);
    for (int count = 0; board().contains(walk); ++count, walk = walk.offset(step)) {
      if (count == 3 || !is_quiet(walk)) return;
      below.insert(walk);
    }
    blocks |= below;
  }

  /// The enemy takes a gap next to one of his stones, and the linkages through it break.
  Turn narrowest(const Wall& wall, double points) {
    Turn best{Point::none(), wall, points};
    const BitBoard reach = (enemies_ | enemy_played_).expanded().expanded();
    (wall.blocks & board().empty_points() & reach).for_each([&](Point point) {
      Wall opened = wall;
      opened.blocks = without(wall, point);
      const double value = room(opened).points;
      if (value < best.points - 0.5) best = {point, opened, value};
    });
    return best;
  }

  BitBoard without(const Wall& wall, Point point) const {
    BitBoard kept = wall.blocks;
    kept.erase(point);
    for (const BitBoard& gap : gaps_)
      if (gap.contains(point)) kept &= ~gap;
    return kept;
  }

  const Terrain& terrain_;
  const GroupMembers& group_;
  BitBoard enemies_;
  BitBoard friends_;
  Wall wall_;
  std::vector<BitBoard> gaps_;
  BitBoard enemy_played_;
  BitBoard box_;
};

}  // namespace

Interior interior_of(const Terrain& terrain, const GroupMembers& group, Footprint& footprint) {
  RoomPlay play(terrain, group);
  Interior found = play.run();
  footprint.touch(play.box().expanded() & terrain.board().all_points());
  return found;
}

int survival_by_interior(double points) noexcept {
  constexpr std::array<int, 6> chances = {17, 33, 50, 67, 83, 100};
  const int whole = static_cast<int>(points);
  if (whole <= 2) return 0;
  return chances[static_cast<std::size_t>(std::min(whole, 8) - 3)];
}

}  // namespace gosedai
