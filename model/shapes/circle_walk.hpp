// Hashes of the nested circles around a point (shape_view.hpp has the picture), in all symmetries at once.
//
// A walk starts at the point and takes in one circle after the other; who finds that a circle is not
// known need not look at the larger ones.
#pragma once

#include <array>
#include <cstdint>

#include "model/board/point.hpp"
#include "model/shapes/shape_key.hpp"

namespace gosedai {

inline constexpr std::array<int, 8> circle_points = {4, 8, 12, 20, 28, 36, 48, 60};
inline constexpr int circle_count = static_cast<int>(circle_points.size());

/// What a circle is looked at for. The numbers are part of the file formats.
enum class ShapeFamily : std::uint8_t {
  plain,      // colours only
  breathing,  // with the liberties of the stones
  answering,  // colours, and which stone was played last
};

class CircleWalk {
 public:
  /// How far from the board points may be looked at, and how far apart the rows of a view are.
  static constexpr int margin = 5;
  static constexpr int width = max_board_size + 2 * margin;
  /// What is on a point: 0 empty, 1 to 3 own with one, two, more liberties, 4 to 6 theirs, 7 outside.
  /// Where liberties do not count, 1 is own and 4 theirs.
  static constexpr int states = 8;

  explicit CircleWalk(const std::uint8_t* middle) noexcept : middle_(middle) {}

  /// Takes in the next circle. At most `circle_count` times.
  void widen() noexcept;
  /// The circle that was taken in last.
  int circle() const noexcept { return circle_; }
  /// The same whichever way the board is turned or mirrored: the least of the eight hashes.
  ShapeKey key(ShapeFamily family) const noexcept;
  /// The same for the family `answering`: the enemy's last stone is so far from the middle of a walk over
  /// colours, and inside the circle.
  ShapeKey key_as_answer(int dx, int dy) const noexcept;
  /// It looks the same in a mirror through the point.
  bool is_mirrored() const noexcept;

 private:
  static constexpr std::size_t symmetries = 8;

  using Hashes = std::array<std::uint64_t, symmetries>;
  static ShapeKey key_of(const Hashes& hashes, int circle, ShapeFamily family) noexcept;

  const std::uint8_t* middle_;
  Hashes hashes_{};
  int circle_ = -1;
};

/// So far are two points from each other in the order of the circles: 2 for neighbours.
constexpr int ring_of(int dx, int dy) noexcept {
  const int x = dx < 0 ? -dx : dx;
  const int y = dy < 0 ? -dy : dy;
  return x + y + (x > y ? x : y);
}

}  // namespace gosedai
