#include "model/shapes/shape_view.hpp"

#include <algorithm>
#include <cstdlib>

namespace gosedai {

namespace {

constexpr int all_points_of_circles = circle_points.back();
constexpr int states = ShapeView::states;

enum State : std::uint8_t { open = 0, own = 1, enemy = 4, outside = 7 };  // + liberties - 1

struct Offset {
  int dx = 0;
  int dy = 0;
};

constexpr int ring_of(int dx, int dy) {
  const int x = dx < 0 ? -dx : dx;
  const int y = dy < 0 ? -dy : dy;
  return x + y + std::max(x, y);
}

constexpr std::array<Offset, all_points_of_circles> make_offsets() {
  std::array<Offset, all_points_of_circles> offsets{};
  std::size_t count = 0;
  for (int ring = 2; ring <= 9; ++ring)
    for (int dy = -4; dy <= 4; ++dy)
      for (int dx = -4; dx <= 4; ++dx)
        if (ring_of(dx, dy) == ring) offsets[count++] = {dx, dy};
  return offsets;
}
constexpr std::array<Offset, all_points_of_circles> offsets = make_offsets();

/// The symmetries 1 to 4 that are mirrors come first: across the point's column, row and diagonals.
constexpr Offset turned(Offset at, int code) {
  switch (code) {
    case 0: return at;
    case 1: return {-at.dx, at.dy};
    case 2: return {at.dx, -at.dy};
    case 3: return {at.dy, at.dx};
    case 4: return {-at.dy, -at.dx};
    case 5: return {-at.dx, -at.dy};
    case 6: return {at.dy, -at.dx};
    default: return {-at.dy, at.dx};
  }
}
constexpr int symmetries = 8;
constexpr int mirrors = 4;

constexpr std::uint64_t mix(std::uint64_t seed) {
  seed += 0x9e3779b97f4a7c15U;
  seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9U;
  seed = (seed ^ (seed >> 27)) * 0x94d049bb133111ebU;
  return seed ^ (seed >> 31);
}

/// One random word per place and state, as each symmetry sees it. They are part of the file format.
struct Words {
  std::array<std::array<std::array<std::uint64_t, symmetries>, states>, all_points_of_circles> of{};

  Words() {
    for (std::size_t i = 0; i < offsets.size(); ++i)
      for (int state = 0; state < states; ++state)
        for (int code = 0; code < symmetries; ++code) {
          const Offset at = turned(offsets[i], code);
          const auto place = static_cast<std::uint64_t>((at.dy + 8) * 32 + at.dx + 8);
          of[i][static_cast<std::size_t>(state)][static_cast<std::size_t>(code)] =
              mix(place * states + static_cast<std::uint64_t>(state));
        }
  }
};
const Words& words() {
  static const Words table;
  return table;
}

/// Tells circles and families apart, and keeps clear of the keys of facts.
ShapeKey shape_key(std::uint64_t hash, int circle, bool with_liberties) {
  const auto salt = static_cast<std::uint64_t>(circle * 2 + (with_liberties ? 1 : 0) + 1);
  return mix(hash ^ (salt << 56)) | (std::uint64_t{1} << 63);
}

using Hashes = std::array<std::uint64_t, symmetries>;

std::uint64_t least(const Hashes& hashes) {
  std::uint64_t result = hashes[0];
  for (const std::uint64_t hash : hashes) result = hash < result ? hash : result;
  return result;
}

/// Calls `visit(circle, hashes)` for the circles from the smallest on.
template <class Visit>
void add_circles(const std::uint8_t* middle, int count, Visit visit) {
  const Words& table = words();
  Hashes hashes{};
  std::size_t at = 0;
  for (int circle = 0; circle < count; ++circle) {
    const auto end = static_cast<std::size_t>(circle_points[static_cast<std::size_t>(circle)]);
    for (; at < end; ++at) {
      const Hashes& seen = table.of[at][middle[offsets[at].dy * ShapeView::width + offsets[at].dx]];
      for (std::size_t i = 0; i < symmetries; ++i) hashes[i] ^= seen[i];
    }
    visit(circle, hashes);
  }
}

bool in_a_mirror(const Hashes& hashes) {
  for (std::size_t code = 1; code <= mirrors; ++code)
    if (hashes[code] == hashes[0]) return true;
  return false;
}

}  // namespace

ShapeView::ShapeView(const Board& board, Color to_move) {
  plain_.fill(outside);
  breathing_.fill(outside);
  for (int row = 0; row < board.size(); ++row)
    for (int col = 0; col < board.size(); ++col) {
      const Point point = Point::at(col, row);
      const Color color = board.at(point);
      std::uint8_t& plain = plain_[cell(col, row)];
      std::uint8_t& breathing = breathing_[cell(col, row)];
      plain = breathing = open;
      if (color == Color::empty) continue;
      plain = color == to_move ? own : enemy;
      const int liberties = std::min(board.liberties(point), 3);
      breathing = static_cast<std::uint8_t>(plain + liberties - 1);
    }
}

ShapeView::Shapes ShapeView::around(Point point) const noexcept {
  Shapes shapes;
  const std::size_t middle = cell(point.col(), point.row());
  bool mirrored = true;
  add_circles(&plain_[middle], circle_count, [&](int circle, const Hashes& hashes) {
    shapes.plain[static_cast<std::size_t>(circle)] = shape_key(least(hashes), circle, false);
    mirrored = mirrored && in_a_mirror(hashes);
    if (mirrored) shapes.symmetric = circle + 1;
  });
  add_circles(&breathing_[middle], breathing_circles, [&](int circle, const Hashes& hashes) {
    shapes.breathing[static_cast<std::size_t>(circle)] = shape_key(least(hashes), circle, true);
  });
  return shapes;
}

}  // namespace gosedai
