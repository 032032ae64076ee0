// The eight symmetries of the board and the "basic coordinates" of TR-0837 table 3.3-1.
//
// The seed counts columns and rows from 1 at the upper left corner and folds every point into the
// octant next to that corner (its region 0, where X <= Y holds for the folded point by our reading
// of the lost figure 3.3-2). The eight conversion codes are the eight symmetries:
//
//     code      0  1  2        3        4        5        6        7
//     basic X   X  Y  X        N+1-Y    N+1-X    Y        N+1-X    N+1-Y
//     basic Y   Y  X  N+1-Y    X        Y        N+1-X    N+1-Y    N+1-X
#pragma once

#include <cstdint>

#include "model/board/point.hpp"

namespace gosedai {

inline constexpr int symmetry_count = 8;

/// One of the eight conversion codes.
class Symmetry {
 public:
  constexpr Symmetry() noexcept = default;
  explicit constexpr Symmetry(int code) noexcept : code_(static_cast<std::uint8_t>(code)) {}

  constexpr int code() const noexcept { return code_; }
  /// Where the point goes on a board of that size.
  Point apply(Point point, int size) const noexcept;
  /// The symmetry that takes it back.
  Symmetry inverse() const noexcept;

  friend constexpr bool operator==(Symmetry, Symmetry) noexcept = default;

 private:
  std::uint8_t code_ = 0;
};

/// A point folded into one octant: x and y from 1, 1 <= x <= y; x is the height of the point.
struct BasicCoordinates {
  int x = 1;
  int y = 1;
  Symmetry code;  // the lowest conversion code that folds the point

  friend bool operator==(const BasicCoordinates&, const BasicCoordinates&) = default;
};

BasicCoordinates basic_coordinates(Point point, int size) noexcept;

}  // namespace gosedai
