#include <algorithm>
#include <array>
#include <cmath>

#include "model/recognition/interior_view.hpp"
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
  explicit RoomPlay(const InteriorView& view)
      : view_(view), lie_(view.stones, view.enemies, view.size), wall_{view.stones, view.blocks} {}

  Interior run() {
    Interior found;
    found.now = room(wall_);
    found.first = play(true, found.widen);
    // Laid out greedily, an answer may gain more than a first move; moving first is never worse.
    found.second = std::min(play(false, found.narrow), found.first);
    return found;
  }

 private:
  /// What the enemy cannot get to, each point by the gaps next to it. Everything beyond the box around
  /// the group counts as reached.
  double room(const Wall& wall) const {
    const BitBoard open = view_.seen & ~wall.stones & ~view_.friends;
    const BitBoard seed = (view_.enemies | enemy_played_ | ~view_.box) & open;
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
    const BitBoard free =
        near & view_.box & view_.free & ~wall.blocks & ~enemy_played_ & (~view_.enclosed | answers);
    BitBoard low;
    free.for_each([&](Point point) {
      if (height(point, view_.size) <= 4) low.insert(point);
    });
    return low & view_.empty;
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
    const BitBoard enemies = view_.enemies | enemy_played_;
    return view_.box & view_.empty & ~enemy_played_ & ~enemies.neighbors();
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
    for (int count = 0; view_.all.contains(walk); ++count, walk = walk.offset(step)) {
      if (count == 3 || !quiet.contains(walk)) return;
      below.insert(walk);
    }
    blocks |= below;
  }

  /// The enemy takes a gap next to one of his stones, and the linkages through it break.
  Turn narrowest(const Wall& wall, double points) {
    Turn best{Point::none(), wall, points};
    const BitBoard reach = (view_.enemies | enemy_played_).expanded().expanded();
    (wall.blocks & view_.empty & reach).for_each([&](Point point) {
      Wall opened = wall;
      opened.blocks = without(wall, point);
      keep_better(best, {point, opened, room(opened)}, points, -1);
    });
    return best;
  }

  BitBoard without(const Wall& wall, Point point) const {
    BitBoard kept = wall.blocks;
    kept.erase(point);
    for (const BitBoard& gap : view_.gaps)
      if (gap.contains(point)) kept &= ~gap;
    return kept;
  }

  const InteriorView& view_;
  Lie lie_;
  Wall wall_;
  BitBoard enemy_played_;
};

BitBoard box_around(BitBoard territory) {
  for (int step = 0; step < box_margin; ++step) territory = territory.expanded();
  return territory;
}

void collect_wall(const Terrain& terrain, const GroupMembers& group, InteriorView& view) {
  for (const Linkage& linkage : terrain.linkages->all) {
    const auto& [a, b] = linkage.shape.id;
    if (!group.stones.contains(a) || !linkage.is_strong()) continue;
    if (!is_leg(linkage.shape.kind) && !group.stones.contains(b)) continue;
    view.blocks |= linkage.shape.between & view.free;
    view.gaps.push_back(linkage.shape.between);
  }
}

}  // namespace

InteriorView look_at_interior(const Terrain& terrain, const GroupMembers& group,
                              Footprint& footprint) {
  InteriorView view;
  view.size = terrain.board().size();
  view.all = terrain.board().all_points();
  view.box = box_around(group.territory) & view.all;
  view.seen = view.box.expanded() & view.all;
  view.free = terrain.free_points() & view.seen;
  view.empty = terrain.board().empty_points() & view.seen;
  view.stones = group.stones;
  view.enclosed = group.enclosed;
  view.enemies = terrain.live_stones(opponent(group.color)) & view.seen;
  view.friends = terrain.live_stones(group.color) & ~group.stones & view.seen;
  collect_wall(terrain, group, view);
  footprint.touch(view.seen);
  return view;
}

Interior interior_of(const InteriorView& view) { return RoomPlay(view).run(); }

Interior interior_of(const Terrain& terrain, const GroupMembers& group, Footprint& footprint) {
  return interior_of(look_at_interior(terrain, group, footprint));
}

Interior KnownInteriors::of(const InteriorView& view) {
  constexpr std::size_t most =
      4;  // as many as there are usually layers, and those of a move before
  const auto known = std::ranges::find(known_, view, &Known::view);
  if (known != known_.end()) return known->interior;
  known_.push_front({view, interior_of(view)});
  if (known_.size() > most) known_.pop_back();
  return known_.front().interior;
}

int survival_by_interior(double points, const GroupParameters& parameters) noexcept {
  const int last = static_cast<int>(parameters.survival_by_interior.size()) - 1;
  const int whole = std::clamp(static_cast<int>(points), 0, last);
  return parameters.survival_by_interior[static_cast<std::size_t>(whole)];
}

}  // namespace gosedai
