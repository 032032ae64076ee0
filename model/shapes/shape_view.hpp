// A position as the side to move sees it, with room around the board for the circles of shapes, and
// the nested circles themselves (Stern, Herbrich, Graepel 2006; Coulom 2007).
//
// Points are ordered by dx + dy + max(dx, dy), which grows in rings that are nearly round:
//
//             7 6 7
//           6 5 4 5 6             circle   0  1  2  3   4   5   6   7
//         7 5 3 2 3 5 7           points   4  8 12 20  28  36  48  60
//         6 4 2 * 2 4 6           up to    2  3  4  5   6   7   8   9
//         7 5 3 2 3 5 7
//           6 5 4 5 6
//             7 6 7
//
// A shape is the same whichever way the board is turned or mirrored: its key is the least of the eight
// hashes.
#pragma once

#include <array>
#include <cstdint>

#include "model/board/board.hpp"
#include "model/shapes/circle_walk.hpp"

namespace gosedai {

/// Circles in which also the liberties of the stones are looked at (one, two, or more).
inline constexpr int breathing_circles = 5;

class ShapeView {
 public:
  ShapeView(const Board& board, Color to_move);

  struct Shapes {
    std::array<ShapeKey, circle_count> plain{};           // colours only
    std::array<ShapeKey, breathing_circles> breathing{};  // with liberties
    int symmetric = 0;  // so many circles look the same in a mirror through the point
  };
  Shapes around(Point point) const noexcept;

  /// What is on a point: 0 empty, 1 to 3 own with one, two, more liberties, 4 to 6 theirs, 7 outside.
  static constexpr int states = CircleWalk::states;
  static constexpr int margin = CircleWalk::margin;
  static constexpr int width = CircleWalk::width;  // from a point to the one above
  const std::uint8_t* plain_at(Point point) const noexcept {
    return plain_.data() + cell(point.col(), point.row());
  }
  const std::uint8_t* breathing_at(Point point) const noexcept {
    return breathing_.data() + cell(point.col(), point.row());
  }

 private:
  static constexpr std::size_t cell(int col, int row) noexcept {
    return static_cast<std::size_t>((row + margin) * width + col + margin);
  }

  std::array<std::uint8_t, static_cast<std::size_t>(width) * width> plain_;
  std::array<std::uint8_t, static_cast<std::size_t>(width) * width> breathing_;
};

}  // namespace gosedai
