#include "model/recognition/linkage_kind.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "model/recognition/linkage_renewal.hpp"

namespace gosedai {
namespace {

struct Offset {
  LinkageKind kind;
  int col;
  int row;
};

/// One representative of each pair of opposite directions: upwards, or to the east on the same row.
constexpr auto offsets = std::to_array<Offset>({
    {LinkageKind::kosumi, 1, 1},
    {LinkageKind::kosumi, -1, 1},
    {LinkageKind::ikken, 2, 0},
    {LinkageKind::ikken, 0, 2},
    {LinkageKind::keima, 2, 1},
    {LinkageKind::keima, -2, 1},
    {LinkageKind::keima, 1, 2},
    {LinkageKind::keima, -1, 2},
    {LinkageKind::niken, 3, 0},
    {LinkageKind::niken, 0, 3},
    {LinkageKind::ogeima, 3, 1},
    {LinkageKind::ogeima, -3, 1},
    {LinkageKind::ogeima, 1, 3},
    {LinkageKind::ogeima, -1, 3},
    {LinkageKind::hazama, 2, 2},
    {LinkageKind::hazama, -2, 2},
});

/// Steps along lines from one end to the other at most: an ogeima, a hazama.
constexpr int longest_linkage = 4;

constexpr int sign(int value) noexcept { return (value > 0) - (value < 0); }

/// Both rows between the ends of a slanting linkage: its length has `steps` points between.
BitBoard slanting_between(Point a, int col, int row) {
  BitBoard between;
  const bool flat = std::abs(col) > std::abs(row);
  const int steps = std::max(std::abs(col), std::abs(row)) - 1;
  for (int step = 1; step <= steps; ++step)
    for (int side = 0; side <= 1; ++side) {
      const int dc = flat ? step * sign(col) : side * sign(col);
      const int dr = flat ? side * sign(row) : step * sign(row);
      between.insert(Point::at(a.col() + dc, a.row() + dr));
    }
  return between;
}

BitBoard straight_between(Point a, int col, int row) {
  BitBoard between;
  const int steps = std::max(std::abs(col), std::abs(row));
  for (int step = 1; step < steps; ++step)
    between.insert(Point::at(a.col() + step * sign(col), a.row() + step * sign(row)));
  return between;
}

/// The points below a stone down to the edge, the foot included.
BitBoard leg_points(const LinkageId& id) {
  BitBoard below = straight_between(id.a, id.b.col() - id.a.col(), id.b.row() - id.a.row());
  below.insert(id.b);
  return below;
}

bool is_open(const Board& board, const LinkageShape& shape) {
  if (shape.kind == LinkageKind::kosumi)
    return !kosumi_shoulders(shape.id).intersects(board.stones_of(shape.color));
  if (shape.between.intersects(board.stones_of(shape.color))) return false;
  if (is_long(shape.kind) || is_leg(shape.kind))
    return !shape.between.intersects(board.stones_of(opponent(shape.color)));
  return shape.between.intersects(board.empty_points());
}

void add_if_open(const Board& board, LinkageShape shape, std::vector<LinkageShape>& found) {
  shape.between = points_between(shape.kind, shape.id);
  if (is_open(board, shape)) found.push_back(shape);
}

void add_pairs(const Board& board, Point stone, std::vector<LinkageShape>& found) {
  for (const Offset& offset : offsets) {
    const int col = stone.col() + offset.col;
    const int row = stone.row() + offset.row;
    if (col < 0 || col >= board.size() || row >= board.size()) continue;
    const Point other = Point::at(col, row);
    if (board.at(other) != board.at(stone)) continue;
    add_if_open(board, {{stone, other}, offset.kind, board.at(stone), {}}, found);
  }
}

/// A stone on the edge has none, not even along it (TR-0837 table 3.3-5).
void add_legs(const Board& board, Point stone, std::vector<LinkageShape>& found) {
  if (height(stone, board.size()) == 1) return;
  for (const int step : orthogonal) {
    int below = 0;  // points between the stone and the board's end
    Point walk = stone.offset(step);
    while (below < 4 && board.contains(walk)) {
      walk = walk.offset(step);
      ++below;
    }
    if (below < 1 || below > 3) continue;
    const auto kind = static_cast<LinkageKind>(static_cast<int>(LinkageKind::leg2) + below - 1);
    add_if_open(board, {{stone, walk.offset(-step)}, kind, board.at(stone), {}}, found);
  }
}

/// Those whose lower end is among the points, in no order.
std::vector<LinkageShape> linkages_from(const Board& board, const BitBoard& points) {
  std::vector<LinkageShape> found;
  const BitBoard stones = board.stones_of(Color::black) | board.stones_of(Color::white);
  (stones & points).for_each([&](Point stone) {
    add_pairs(board, stone, found);
    add_legs(board, stone, found);
  });
  return found;
}

}  // namespace

std::string_view name_of(LinkageKind kind) noexcept {
  constexpr std::array<std::string_view, linkage_kind_count> names = {
      "kosumi", "ikken", "keima", "niken", "ogeima", "hazama", "leg 2", "leg 3", "leg 4"};
  return names[static_cast<std::size_t>(kind)];
}

BitBoard points_between(LinkageKind kind, const LinkageId& id) {
  const int col = id.b.col() - id.a.col();
  const int row = id.b.row() - id.a.row();
  switch (kind) {
    case LinkageKind::kosumi: return {};
    case LinkageKind::keima:
    case LinkageKind::ogeima: return slanting_between(id.a, col, row);
    case LinkageKind::ikken:
    case LinkageKind::niken:
    case LinkageKind::hazama: return straight_between(id.a, col, row);
    case LinkageKind::leg2:
    case LinkageKind::leg3:
    case LinkageKind::leg4: return leg_points(id);
  }
  return {};
}

BitBoard kosumi_shoulders(const LinkageId& id) {
  BitBoard shoulders;
  shoulders.insert(Point::at(id.a.col(), id.b.row()));
  shoulders.insert(Point::at(id.b.col(), id.a.row()));
  return shoulders;
}

BitBoard gap_of(const LinkageShape& shape) {
  return shape.kind == LinkageKind::kosumi ? kosumi_shoulders(shape.id) : shape.between;
}

std::vector<LinkageShape> all_linkages(const Board& board) {
  std::vector<LinkageShape> found = linkages_from(board, board.all_points());
  std::ranges::sort(found, {}, &LinkageShape::id);
  return found;
}

bool touches(const LinkageShape& shape, const BitBoard& points) {
  return points.contains(shape.id.a) || points.contains(shape.id.b) ||
         gap_of(shape).intersects(points);
}

std::vector<LinkageShape> linkages_touching(const Board& board, const BitBoard& points) {
  BitBoard near = points;
  for (int step = 0; step < longest_linkage; ++step) near = near.expanded() & board.all_points();
  std::vector<LinkageShape> found = linkages_from(board, near);
  std::erase_if(found, [&](const LinkageShape& shape) { return !touches(shape, points); });
  std::ranges::sort(found, {}, &LinkageShape::id);
  return found;
}

}  // namespace gosedai
