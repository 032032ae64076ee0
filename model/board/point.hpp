// A point of the board as one small index that means the same on every board size.
//
// The plane has a fixed stride of 26. Column 0 of each row is a border column that serves as the
// right-hand border of the row below as well, so a 25x25 board just fits:
//
//     row 26  # # # # # ...        index = (row + 1) * stride + (col + 1)
//     ...
//     row  1  # A2 B2 C2 ...       row 0 is GTP row 1 (the lower edge), col 0 is GTP column A
//     row  0  # A1 B1 C1 ...
//     border  # #  #  #  ...
//
// Neighbours are index +-1 and +-stride; whole-board operations are shifts by the same amounts
// (bitboard.hpp).
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace gosedai {

inline constexpr int min_board_size = 1;
inline constexpr int max_board_size = 25;
inline constexpr int stride = max_board_size + 1;
/// Size of a table that is indexed by point (the last rows pad it to whole 64-bit words).
inline constexpr std::size_t plane_size = 704;

class Point {
 public:
  constexpr Point() noexcept = default;
  static constexpr Point at(int col, int row) noexcept {
    return from_index((row + 1) * stride + col + 1);
  }
  static constexpr Point from_index(int index) noexcept {
    Point point;
    point.index_ = static_cast<std::uint16_t>(index);
    return point;
  }
  /// No point: the first border cell.
  static constexpr Point none() noexcept { return Point(); }

  constexpr std::size_t index() const noexcept { return index_; }
  constexpr int col() const noexcept { return index_ % stride - 1; }
  constexpr int row() const noexcept { return index_ / stride - 1; }
  constexpr bool is_none() const noexcept { return index_ == 0; }

  constexpr Point north() const noexcept { return offset(stride); }
  constexpr Point south() const noexcept { return offset(-stride); }
  constexpr Point east() const noexcept { return offset(1); }
  constexpr Point west() const noexcept { return offset(-1); }
  constexpr Point offset(int delta) const noexcept { return from_index(index_ + delta); }

  friend constexpr auto operator<=>(Point, Point) noexcept = default;

 private:
  std::uint16_t index_ = 0;
};

/// Index differences to the four orthogonal and the four diagonal neighbours.
inline constexpr std::array<int, 4> orthogonal = {stride, 1, -stride, -1};
inline constexpr std::array<int, 4> diagonal = {stride + 1, 1 - stride, -stride - 1, stride - 1};

constexpr std::array<Point, 4> neighbors(Point point) noexcept {
  return {point.north(), point.east(), point.south(), point.west()};
}

/// Distance from the nearest edge; the edge line itself has height 1 (spec 1).
constexpr int height(Point point, int size) noexcept {
  const int col = point.col() < size - 1 - point.col() ? point.col() : size - 1 - point.col();
  const int row = point.row() < size - 1 - point.row() ? point.row() : size - 1 - point.row();
  return (col < row ? col : row) + 1;
}

constexpr bool on_board(Point point, int size) noexcept {
  return point.col() >= 0 && point.col() < size && point.row() >= 0 && point.row() < size;
}

}  // namespace gosedai
