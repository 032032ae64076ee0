// Regions are found by walking over the points, not by flooding bit boards: one pass of about 361
// points with small tables is quicker than a flood per region.
#include "model/reading/unconditional_life.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gosedai {
namespace {

class BensonSets {
 public:
  BensonSets(const Board& board, Color color) : board_(board), color_(color) {}

  BitBoard alive(const BitBoard* area);

 private:
  /// A region with at least one string that it is vital to. Nothing here is set before it is
  /// needed: clearing tables that are mostly not used would cost more than all the rest.
  struct Region {
    std::array<std::uint16_t, 4> vital_to;  // heads: at most the four strings around an empty point
    std::uint16_t first;                    // its points in `points_`
    std::uint16_t end;
    std::uint8_t vital_count;
    bool has_empty;
    bool healthy;
  };

  void take(Point point) {
    seen_.insert(point);
    points_[point_count_++] = static_cast<std::uint16_t>(point.index());
  }
  void find_region(Point start, const BitBoard* area);
  void narrow(Region& region, Point empty);
  bool borders_only_on_members(const Region& region) const;
  void drop(Region& region);

  const Board& board_;
  Color color_;
  BitBoard seen_;
  std::array<std::uint16_t, plane_size> points_;  // by index
  std::array<Region, plane_size / 2> regions_;
  std::array<std::uint8_t, plane_size> vital_regions_{};  // by head of the string
  std::size_t point_count_ = 0;
  std::size_t region_count_ = 0;
};

/// Keeps the strings that have this empty point as a liberty too.
void BensonSets::narrow(Region& region, Point empty) {
  std::array<std::uint16_t, 4> around;
  std::size_t count = 0;
  for (const Point near : neighbors(empty))
    if (board_.at(near) == color_) {
      const auto head = static_cast<std::uint16_t>(board_.head(near).index());
      if (std::find(around.begin(), around.begin() + count, head) == around.begin() + count)
        around[count++] = head;
    }
  if (!region.has_empty) {
    region.has_empty = true;
    region.vital_to = around;
    region.vital_count = static_cast<std::uint8_t>(count);
    return;
  }
  std::uint8_t kept = 0;
  for (std::uint8_t i = 0; i < region.vital_count; ++i)
    if (std::find(around.begin(), around.begin() + count, region.vital_to[i]) !=
        around.begin() + count)
      region.vital_to[kept++] = region.vital_to[i];
  region.vital_count = kept;
}

void BensonSets::find_region(Point start, const BitBoard* area) {
  const std::size_t first = point_count_;
  bool inside = true;
  Region region{};
  region.first = static_cast<std::uint16_t>(first);
  region.healthy = true;
  take(start);
  for (std::size_t next = first; next < point_count_; ++next) {
    const Point point = Point::from_index(points_[next]);
    for (const Point near : neighbors(point)) {
      const Color there = board_.at(near);
      if (there == Color::edge || there == color_ || seen_.contains(near)) continue;
      if (area != nullptr && !area->contains(near)) {
        inside = false;
        continue;
      }
      take(near);
    }
    if (board_.is_empty(point) && (!region.has_empty || region.vital_count > 0))
      narrow(region, point);
  }
  region.end = static_cast<std::uint16_t>(point_count_);
  if (!inside || region.vital_count == 0) {
    point_count_ = first;  // of no use: its place can be taken
    return;
  }
  for (std::uint8_t i = 0; i < region.vital_count; ++i) ++vital_regions_[region.vital_to[i]];
  regions_[region_count_++] = region;
}

bool BensonSets::borders_only_on_members(const Region& region) const {
  for (std::size_t i = region.first; i < region.end; ++i)
    for (const Point near : neighbors(Point::from_index(points_[i])))
      if (board_.at(near) == color_ && vital_regions_[board_.head(near).index()] < 2) return false;
  return true;
}

void BensonSets::drop(Region& region) {
  region.healthy = false;
  for (std::uint8_t i = 0; i < region.vital_count; ++i) --vital_regions_[region.vital_to[i]];
}

BitBoard BensonSets::alive(const BitBoard* area) {
  BitBoard starts = board_.all_points() & ~board_.stones_of(color_);
  if (area != nullptr) starts &= *area;
  starts.for_each([&](Point start) {
    if (!seen_.contains(start)) find_region(start, area);
  });
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < region_count_; ++i) {
      Region& region = regions_[i];
      if (!region.healthy || borders_only_on_members(region)) continue;
      drop(region);
      changed = true;
    }
  }
  BitBoard found;
  for (std::size_t i = 0; i < region_count_; ++i)
    if (regions_[i].healthy)
      for (std::uint8_t k = 0; k < regions_[i].vital_count; ++k) {
        const Point head = Point::from_index(regions_[i].vital_to[k]);
        if (vital_regions_[head.index()] >= 2 && !found.contains(head))
          found |= board_.string_points(head);
      }
  return found;
}

}  // namespace

BitBoard unconditionally_alive(const Board& board, Color color) {
  return BensonSets(board, color).alive(nullptr);
}

BitBoard unconditionally_alive(const Board& board, Color color, const BitBoard& area) {
  return BensonSets(board, color).alive(&area);
}

UnconditionalStatus unconditional_status(const Board& board, Point point) {
  const Color there = board.at(point);
  const bool black = unconditional_life(board, Color::black).owns(point);
  const bool white = !black && unconditional_life(board, Color::white).owns(point);
  if (!black && !white) return UnconditionalStatus::undecided;
  if (there == Color::empty)
    return black ? UnconditionalStatus::black_territory : UnconditionalStatus::white_territory;
  return (there == Color::black) == black ? UnconditionalStatus::alive : UnconditionalStatus::dead;
}

}  // namespace gosedai
