#include "model/recognition/interior.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "model/recognition/lie.hpp"

namespace gosedai {
namespace {

constexpr int turns = 4;       // moves laid out for both sides together
constexpr int box_margin = 4;  // how far around the group stones are laid out
constexpr double worth_playing = 0.5;

/// A wall with gaps in it: stones and the block points of one group.
struct Wall {
  BitBoard stones;
  BitBoard blocks;
};

class RoomPlay {
 public:
  RoomPlay(const Terrain& terrain, const GroupMembers& group)
      : terrain_(terrain),
        group_(group),
        box_(box_around(group.territory) & terrain.board().all_points()),
        seen_(box_.expanded() & terrain.board().all_points()),
        enemies_(terrain.live_stones(opponent(group.color)) & seen_),
        friends_(terrain.live_stones(group.color) & ~group.stones & seen_),
        lie_(group.stones, enemies_, terrain.board().size()) {
    collect_wall();
  }

  Interior run() {
    Interior found;
    found.now = room(wall_);
    found.first = play(true, found.widen);
    // Laid out greedily, an answer may gain more than a first move; moving first is never worse.
    found.second = std::min(play(false, found.narrow), found.first);
    return found;
  }
  /// Nothing else is looked at.
  const BitBoard& seen() const { return seen_; }

 private:
  const Board& board() const { return terrain_.board(); }
  static BitBoard box_around(BitBoard territory) {
    for (int step = 0; step < box_margin; ++step) territory = territory.expanded();
    return territory;
  }

  void collect_wall() {
    wall_.stones = group_.stones;
    for (const Linkage& linkage : terrain_.linkages->all) {
      const auto& [a, b] = linkage.shape.id;
      if (!group_.stones.contains(a) || !linkage.is_strong()) continue;
      if (!is_leg(linkage.shape.kind) && !group_.stones.contains(b)) continue;
      wall_.blocks |= linkage.shape.between & terrain_.free_points();
      gaps_.push_back(linkage.shape.between);
    }
  }

  /// What the enemy cannot get to, each point by the gaps next to it. Everything beyond the box around
  /// the group counts as reached.
  double room(const Wall& wall) const {
    const BitBoard open = seen_ & ~wall.stones & ~friends_;
    const BitBoard seed = (enemies_ | enemy_played_ | ~box_) & open;
    const BitBoard reached = flood(seed, open & ~wall.blocks);
    const BitBoard gaps = wall.blocks & reached.neighbors();
    const BitBoard inside = open & ~reached & ~gaps;
    const BitBoard halved = inside & gaps.neighbors();
    double points = (inside & ~halved).count();
    halved.for_each([&](Point point) {
      int near = 0;
      for (const Point next : neighbors(point)) near += gaps.contains(next);
      points += std::ldexp(1.0, -near);
    });
    return points;
  }

  double play(bool owner_moves, Point& first_move) {
    Wall wall = wall_;
    enemy_played_ = BitBoard();
    double points = room(wall);
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
  /// Keeps the turn that moves the room most in the direction of `sign`; the lie tells equals apart.
  void keep_better(Turn& best, const Turn& turn, double before, int sign) const {
    if (sign * (turn.points - before) <= worth_playing) return;
    const double gain = sign * (turn.points - best.points);
    if (best.move.is_none() || gain > 0 || (gain == 0 && lie_.of(turn.move) < lie_.of(best.move)))
      best = turn;
  }

  /// Where stones near the wall and near the edge may widen the room.
  BitBoard places(const Wall& wall) const {
    const BitBoard near = wall.stones.expanded().expanded().expanded();
    const BitBoard answers = enemy_played_.expanded().expanded();  // blocking from inside
    const BitBoard free = near & box_ & terrain_.free_points() & ~wall.blocks & ~enemy_played_ &
                          (~group_.enclosed | answers);
    BitBoard low;
    free.for_each([&](Point point) {
      if (height(point, board().size()) <= 4) low.insert(point);
    });
    return low & board().empty_points();
  }

  Turn widest(const Wall& wall, double points) {
    Turn best{Point::none(), wall, points};
    const BitBoard beside = wall.stones.neighbors();
    const BitBoard quiet = quiet_points();
    places(wall).for_each([&](Point point) {
      const BitBoard blocks = blocks_from(wall, quiet, point);
      if (blocks.is_empty() && !beside.contains(point)) return;
      Wall grown = wall;
      grown.stones.insert(point);
      grown.blocks |= blocks;
      keep_better(best, {point, grown, room(grown)}, points, 1);
    });
    return best;
  }

  /// The block points of the linkages and legs that a new stone makes, where no enemy is near.
  BitBoard blocks_from(const Wall& wall, const BitBoard& quiet, Point point) const {
    BitBoard blocks;
    for (const int step : orthogonal) {
      add_line(wall, quiet, point, step, blocks);
      add_leg(quiet, point, step, blocks);
    }
    return blocks;
  }
  BitBoard quiet_points() const {
    const BitBoard enemies = enemies_ | enemy_played_;
    return box_ & board().empty_points() & ~enemy_played_ & ~enemies.neighbors();
  }
  /// An ikken to a stone of the wall.
  static void add_line(const Wall& wall, const BitBoard& quiet, Point point, int step,
                       BitBoard& blocks) {
    const Point middle = point.offset(step);
    if (!quiet.contains(middle) || wall.stones.contains(middle)) return;
    if (wall.stones.contains(middle.offset(step))) blocks.insert(middle);
  }
  void add_leg(const BitBoard& quiet, Point point, int step, BitBoard& blocks) const {
    BitBoard below;
    Point walk = point.offset(step);
    for (int count = 0; board().contains(walk); ++count, walk = walk.offset(step)) {
      if (count == 3 || !quiet.contains(walk)) return;
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
      keep_better(best, {point, opened, room(opened)}, points, -1);
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
  BitBoard box_;   // where stones are laid out
  BitBoard seen_;  // and one step further
  BitBoard enemies_;
  BitBoard friends_;
  Lie lie_;
  Wall wall_;
  std::vector<BitBoard> gaps_;
  BitBoard enemy_played_;
};

}  // namespace

Interior interior_of(const Terrain& terrain, const GroupMembers& group, Footprint& footprint) {
  RoomPlay play(terrain, group);
  Interior found = play.run();
  footprint.touch(play.seen());
  return found;
}

int survival_by_interior(double points, const GroupParameters& parameters) noexcept {
  const int last = static_cast<int>(parameters.survival_by_interior.size()) - 1;
  const int whole = std::clamp(static_cast<int>(points), 0, last);
  return parameters.survival_by_interior[static_cast<std::size_t>(whole)];
}

}  // namespace gosedai
