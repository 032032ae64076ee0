#include "model/recognition/weak_area.hpp"

#include <algorithm>

namespace gosedai {
namespace {

constexpr int nothing = max_board_size + 2;  // further than anything that is seen
/// Shares are counted in whole parts of a point (a quarter by one to four groups), so that their sum
/// does not depend on the order.
constexpr int parts = 48;

constexpr std::int16_t nobody = -1;
constexpr std::int16_t off_board = -2;

class Lookout {
 public:
  Lookout(const Terrain& terrain, const std::vector<bool>& is_strong, int sight)
      : terrain_(terrain), is_strong_(is_strong), sight_(sight) {
    owner_.fill(off_board);
    terrain.board().all_points().for_each([&](Point point) { owner_[point.index()] = nobody; });
    for (std::size_t i = 0; i < terrain.groups.size(); ++i) {
      if (terrain.dead.contains(terrain.groups[i].id.stone)) continue;
      terrain.groups[i].territory.for_each([&](Point point) {
        if (owner_[point.index()] < 0 || terrain.groups[i].stones.contains(point))
          owner_[point.index()] = static_cast<std::int16_t>(i);
      });
    }
  }

  WeakAreas run() {
    shares_.resize(terrain_.groups.size());
    terrain_.free_points().for_each([&](Point point) {
      if (owner_[point.index()] < 0) look_from(point);
    });
    for (const Color color : {Color::black, Color::white}) gather(color);
    std::ranges::sort(found_.all, {}, [](const WeakArea& area) { return area.points.first(); });
    for (const int share : shares_) found_.shares.push_back(static_cast<double>(share) / parts);
    return std::move(found_);
  }

 private:
  struct Sight {
    int distance = nothing;
    int group = -1;  // none: the board's edge, or nothing in reach
    bool edge = false;
  };

  Color color_of(int group) const { return terrain_.groups[static_cast<std::size_t>(group)].color; }

  Sight look(Point point, int step) const {
    Point walk = point;
    for (int distance = 1; distance <= sight_; ++distance) {
      walk = walk.offset(step);
      const int group = owner_[walk.index()];
      if (group == off_board) return {distance, -1, true};
      if (group != nobody) return {distance, group, false};
    }
    return {};
  }

  void look_from(Point point) {
    std::array<Sight, 4> sights;
    for (std::size_t i = 0; i < 4; ++i) sights[i] = look(point, orthogonal[i]);
    const int black = nearest(sights, Color::black);
    const int white = nearest(sights, Color::white);
    if (black == white) return;
    const Color color = black < white ? Color::black : Color::white;
    if (is_faced_from_two_sides(sights, color)) return;
    areas_[player_index(color)].insert(point);
    power_[point.index()] = power(sights, color);
    place_[point.index()] = static_cast<std::uint16_t>(nearest_.size());
    nearest_.push_back(sights);
  }

  bool is_friend(const Sight& seen, Color color) const {
    return seen.group >= 0 && color_of(seen.group) == color;
  }
  bool is_enemy(const Sight& seen, Color color) const {
    return seen.group >= 0 && color_of(seen.group) != color;
  }

  int nearest(const std::array<Sight, 4>& sights, Color color) const {
    int best = nothing;
    for (std::size_t i = 0; i < 4; ++i) {
      if (is_friend(sights[i], color) || is_friendly_edge(sights, i, color))
        best = std::min(best, sights[i].distance);
    }
    return best;
  }

  /// Friends face each other along the edge: it is as if one more stood beyond it.
  bool is_friendly_edge(const std::array<Sight, 4>& sights, std::size_t i, Color color) const {
    return sights[i].edge && is_friend(sights[(i + 1) % 4], color) &&
           is_friend(sights[(i + 3) % 4], color);
  }

  /// Along the edge and towards the centre stand enemies.
  bool is_faced_from_two_sides(const std::array<Sight, 4>& sights, Color color) const {
    for (std::size_t i = 0; i < 4; ++i) {
      if (!sights[i].edge) continue;
      const bool along =
          is_enemy(sights[(i + 1) % 4], color) || is_enemy(sights[(i + 3) % 4], color);
      if (along && is_enemy(sights[(i + 2) % 4], color)) return true;
    }
    return false;
  }

  int power(const std::array<Sight, 4>& sights, Color color) const {
    int strong_enemy = nothing;
    for (const Sight& seen : sights)
      if (is_enemy(seen, color) && is_strong_[static_cast<std::size_t>(seen.group)])
        strong_enemy = std::min(strong_enemy, seen.distance);
    int directions = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const bool friendly = is_friend(sights[i], color) || is_friendly_edge(sights, i, color);
      directions += friendly && sights[i].distance < strong_enemy;
    }
    return directions;
  }

  BitBoard groups_of(Color color) const {
    BitBoard points;
    for (std::size_t i = 0; i < terrain_.groups.size(); ++i)
      if (terrain_.groups[i].color == color && !terrain_.dead.contains(terrain_.groups[i].id.stone))
        points |= terrain_.groups[i].territory;
    return points;
  }

  void gather(Color color) {
    const BitBoard mine = areas_[player_index(color)] | groups_of(color);
    const BitBoard outside = terrain_.board().all_points() & ~mine;
    BitBoard rest = areas_[player_index(color)];
    while (!rest.is_empty()) {
      WeakArea area;
      area.color = color;
      area.points = flood(BitBoard::of(rest.first()), rest);
      rest &= ~area.points;
      area.inner = area.points & ~outside.neighbors();
      area.inner.for_each([&](Point point) {
        area.size += power_[point.index()] / 4.0;
        share_out(nearest_[place_[point.index()]], color, power_[point.index()] * parts / 4);
      });
      found_.all.push_back(area);
    }
  }

  /// Equally to the groups that are equally near.
  void share_out(const std::array<Sight, 4>& sights, Color color, int worth) {
    int best = nothing;
    for (const Sight& seen : sights)
      if (is_friend(seen, color)) best = std::min(best, seen.distance);
    std::vector<int> nearest_groups;
    for (const Sight& seen : sights)
      if (is_friend(seen, color) && seen.distance == best) nearest_groups.push_back(seen.group);
    std::ranges::sort(nearest_groups);
    nearest_groups.erase(std::unique(nearest_groups.begin(), nearest_groups.end()),
                         nearest_groups.end());
    for (const int group : nearest_groups)
      shares_[static_cast<std::size_t>(group)] += worth / static_cast<int>(nearest_groups.size());
  }

  const Terrain& terrain_;
  const std::vector<bool>& is_strong_;
  int sight_;
  std::array<std::int16_t, plane_size> owner_;     // the group whose territory a point is
  std::array<std::uint16_t, plane_size> place_{};  // of a point of an area in the row of sights
  std::array<BitBoard, 2> areas_;
  std::array<int, plane_size> power_{};
  std::vector<std::array<Sight, 4>> nearest_;
  std::vector<int> shares_;  // by group
  WeakAreas found_;
};

}  // namespace

WeakAreas weak_areas(const Terrain& terrain, const std::vector<bool>& is_strong, int sight) {
  return Lookout(terrain, is_strong, sight).run();
}

}  // namespace gosedai
