// A plane of sums to which whole patterns are added row by row: the software form of the influence
// circuit of the Shyu thesis (5.2), where all points around a stone add their share at once.
//
// A stamp is a square of values around its centre. Each of its rows is padded to 16 values, so that
// adding a row is two or three vector instructions whatever the compiler knows of the processor. The
// plane has a margin around the board that takes what falls outside, so nothing is clipped:
//
//     . . . . . . . .
//     . . # # # # . .      # board, . margin
//     . . # # # # . .
//     . . . . . . . .
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/board/point.hpp"

namespace gosedai {

template <int Reach>
class Stamp {
 public:
  static constexpr int reach = Reach;
  static constexpr int side = 2 * Reach + 1;
  static constexpr int lanes = 16;
  static_assert(side <= lanes);
  using Row = std::array<std::int16_t, lanes>;

  /// The value so many steps east and north of the centre, -reach to reach.
  constexpr int at(int east, int north) const noexcept {
    return rows_[static_cast<std::size_t>(north + Reach)][static_cast<std::size_t>(east + Reach)];
  }
  constexpr void set(int east, int north, int value) noexcept {
    rows_[static_cast<std::size_t>(north + Reach)][static_cast<std::size_t>(east + Reach)] =
        static_cast<std::int16_t>(value);
  }
  /// The rows from south to north, each from west to east.
  constexpr const std::array<Row, side>& rows() const noexcept { return rows_; }

 private:
  std::array<Row, side> rows_{};
};

/// `Beyond` is how many lines outside the board a stamp may have its centre.
template <int Reach, int Beyond = 0>
class StampPlane {
 public:
  /// Adds the stamp `sign` times with its centre at a column and row of the board.
  void add(const Stamp<Reach>& stamp, int col, int row, int sign) noexcept {
    std::int16_t* line = sums_.data() + slot(col - Reach, row - Reach);
    const auto factor = static_cast<std::int16_t>(sign);
    for (const typename Stamp<Reach>::Row& values : stamp.rows()) {
      for (std::size_t i = 0; i < values.size(); ++i)
        line[i] = static_cast<std::int16_t>(line[i] + factor * values[i]);
      line += width;
    }
  }

  int at(Point point) const noexcept { return sums_[slot(point.col(), point.row())]; }

  friend bool operator==(const StampPlane&, const StampPlane&) = default;

 private:
  static constexpr int margin = Reach + Beyond;
  static constexpr int width = max_board_size + 2 * Beyond + Stamp<Reach>::lanes;
  static constexpr int height = max_board_size + 2 * margin;

  static constexpr std::size_t slot(int col, int row) noexcept {
    return static_cast<std::size_t>((row + margin) * width + col + margin);
  }

  std::array<std::int16_t, static_cast<std::size_t>(width) * height> sums_{};
};

}  // namespace gosedai
