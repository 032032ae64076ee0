// The 3x3 shapes around a point, and how gladly players move there: what playouts know of shape.
//
//     code   two bits for each of the eight neighbours, as their Color
//     near   the odds that a point next to the last move is played
//     far    the odds of any other point
//
// Odds are whole numbers, `even` for one to one. Learned from game records (docs/knowledge.md).
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "model/board/board.hpp"

namespace gosedai {

using ShapeCode = std::uint16_t;
inline constexpr std::size_t shape_codes = std::size_t{1} << 16;

/// The neighbours from the north-west on, row by row.
inline constexpr std::array<int, 8> shape_steps = {stride - 1, stride,      stride + 1, -1,
                                                   1,          -stride - 1, -stride,    1 - stride};

inline ShapeCode shape_code(const Board& board, Point point) noexcept {
  unsigned code = 0;
  for (std::size_t i = 0; i < shape_steps.size(); ++i)
    code |= static_cast<unsigned>(board.at(point.offset(shape_steps[i]))) << (2 * i);
  return static_cast<ShapeCode>(code);
}

constexpr Color neighbour_in(ShapeCode code, std::size_t step) noexcept {
  return static_cast<Color>(static_cast<unsigned>(code) >> (2 * step) & 3U);
}

/// One bit, the lower of its pair, for each neighbour that is no empty point.
constexpr unsigned taken_in(ShapeCode code) noexcept {
  return (static_cast<unsigned>(code) | static_cast<unsigned>(code) >> 1) & 0x5555U;
}
/// How many of the four direct neighbours are empty.
constexpr int breath_in(ShapeCode code) noexcept {
  const unsigned taken = taken_in(code);
  return 4 - static_cast<int>((taken >> 2 & 1U) + (taken >> 6 & 1U) + (taken >> 8 & 1U) +
                              (taken >> 12 & 1U));
}
constexpr bool has_breath_in(ShapeCode code) noexcept {
  constexpr unsigned direct = 1U << 2 | 1U << 6 | 1U << 8 | 1U << 12;
  return (taken_in(code) & direct) != direct;
}

/// Stones of one colour only around the point, and enough for a small space.
constexpr bool is_closed_in(ShapeCode code) noexcept {
  const unsigned both = code;
  const unsigned black = both & ~(both >> 1) & 0x5555U;
  const unsigned white = (both >> 1) & ~both & 0x5555U;
  // At least three stones or edges: with fewer, the space is open.
  unsigned taken = taken_in(code);
  taken &= taken - 1;
  taken &= taken - 1;
  return ((black == 0) | (white == 0)) & (taken != 0);
}

/// The same with black and white exchanged; empty points and the edge stay.
constexpr ShapeCode swapped_colors(ShapeCode code) noexcept {
  // 01 and 10 change places: where the two bits of a pair differ, both are turned over.
  const unsigned differ = (code ^ (code >> 1)) & 0x5555U;
  return static_cast<ShapeCode>(code ^ (differ | differ << 1));
}

/// The smallest code of all turned and mirrored images.
ShapeCode canonical_shape(ShapeCode code) noexcept;

/// A one-point eye of the side: all neighbours are its own, and not too many corners the enemy's.
bool is_eye_shape(ShapeCode code, Color owner) noexcept;

struct ShapeOdds {
  std::uint16_t near = 0;
  std::uint16_t far = 0;

  friend bool operator==(const ShapeOdds&, const ShapeOdds&) = default;
};

/// A value: who plays out receives it, kb reads it from its data. Points that fill an own eye have no odds, all
/// others have some, so that every game comes to its end.
class PlayoutShapes {
 public:
  static constexpr int even = 10'000;
  static constexpr int most_odds = 60'000;

  PlayoutShapes();

  /// For black to move, all images of the shape.
  void set(ShapeCode code, ShapeOdds odds);

  const ShapeOdds& odds(ShapeCode code, Color to_move) const noexcept {
    return (*table_)[code][player_index(to_move)];
  }

 private:
  using Table = std::array<std::array<ShapeOdds, 2>, shape_codes>;

  void set_one(ShapeCode code, Color to_move, ShapeOdds odds);

  std::unique_ptr<Table> table_;
};

}  // namespace gosedai
