#include "protocol/gtp/handicap.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace gosedai::gtp {

namespace {

/// The nine star points as seen from the centre, in the order in which they are filled.
struct Direction {
  int col;
  int row;
};
constexpr std::array<Direction, 8> around = {
    {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

/// The line of a star point, counted from 0 at the lower or left edge.
int line_of(int direction, int size) {
  const int edge = size >= 13 ? 3 : 2;
  return direction < 0 ? edge : direction > 0 ? size - 1 - edge : size / 2;
}

/// How welcome another stone is: far from the others first, then near the fourth line.
int welcome(Point point, const std::vector<Point>& stones, int size) {
  int nearest = 2 * size;
  for (const Point stone : stones)
    nearest = std::min(nearest,
                       std::abs(stone.col() - point.col()) + std::abs(stone.row() - point.row()));
  const int line = height(point, size);
  const bool on_first_line = line == 1;
  return 100 * nearest - 10 * std::abs(line - 4) - (on_first_line ? 400 : 0);
}

Point most_welcome(const std::vector<Point>& stones, int size) {
  Point best = Point::none();
  int best_value = 0;
  for (int row = 0; row < size; ++row)
    for (int col = 0; col < size; ++col) {
      const Point point = Point::at(col, row);
      if (std::ranges::find(stones, point) != stones.end()) continue;
      const int value = welcome(point, stones, size);
      if (!best.is_none() && value <= best_value) continue;
      best = point;
      best_value = value;
    }
  return best;
}

}  // namespace

int max_fixed_handicap(int size) {
  if (size < 7) return 0;
  return size % 2 == 0 || size == 7 ? 4 : 9;
}

std::vector<Point> fixed_handicap(int size, int stones) {
  std::vector<Point> points;
  if (stones < 2 || stones > max_fixed_handicap(size)) return points;
  const bool with_center = stones >= 5 && stones % 2 == 1;
  for (int i = 0; i < stones - (with_center ? 1 : 0); ++i) {
    const Direction direction = around[static_cast<std::size_t>(i)];
    points.push_back(Point::at(line_of(direction.col, size), line_of(direction.row, size)));
  }
  if (with_center) points.push_back(Point::at(size / 2, size / 2));
  return points;
}

std::vector<Point> free_handicap(int size, int stones) {
  if (stones < 2 || stones >= size * size) return {};
  std::vector<Point> points = fixed_handicap(size, std::min(stones, max_fixed_handicap(size)));
  while (static_cast<int>(points.size()) < stones) points.push_back(most_welcome(points, size));
  return points;
}

}  // namespace gosedai::gtp
