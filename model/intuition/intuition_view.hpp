// What the network of intuition sees of a position: for every point a few numbers, one per plane.
//
// Colours are seen from the side to move. How usual each move is by the habits of players (model/habits) is a
// plane of its own, so that the network has to learn only what the shapes around a move do not tell.
#pragma once

#include <array>
#include <cstdint>

#include "model/habits/move_habits.hpp"

namespace gosedai {

/// Values of planes are in parts of this: it stands for 1.
inline constexpr int sight_unit = 256;

enum class Sight : std::uint8_t {
  own_1,  // own stones in atari
  own_2,
  own_3,
  own_4,  // with four liberties or more
  enemy_1,
  enemy_2,
  enemy_3,
  enemy_4,
  last_move,
  move_before,
  ko_ban,
  caught,    // liberty of an own string that a ladder catches
  ladder,    // where a ladder begins that works
  needless,  // liberty of an enemy's string that cannot get away
  on_board,
  legal,
  usual,  // how usual the move is: usual_value in parts of 64
};
inline constexpr int sight_count = 17;

/// A chance as a number from 0 to most_usual: its logarithm in sixteenths, from e^-12 on.
inline constexpr int usual_steps = 16;
inline constexpr int least_logarithm = -12;
inline constexpr int most_usual = -least_logarithm * usual_steps;
int usual_value(double share);
/// What one of its steps counts in the plane.
inline constexpr int usual_unit = sight_unit / 64;

class IntuitionView {
 public:
  IntuitionView(const Board& board, Color to_move, const RecentMoves& recent,
                const MoveHabits& habits);

  using Values = std::array<std::int16_t, sight_count>;

  int size() const noexcept { return size_; }
  const BitBoard& legal() const noexcept { return legal_; }
  /// All zero outside the board.
  const Values& at(Point point) const noexcept { return values_[point.index()]; }
  int value(Sight sight, Point point) const noexcept {
    return values_[point.index()][static_cast<std::size_t>(sight)];
  }

 private:
  void see_stones(const Board& board, Color to_move);
  void mark(Sight sight, Point point, int value = sight_unit) noexcept {
    values_[point.index()][static_cast<std::size_t>(sight)] = static_cast<std::int16_t>(value);
  }
  void mark(Sight sight, const BitBoard& points) {
    points.for_each([&](Point point) { mark(sight, point); });
  }

  int size_;
  BitBoard legal_;
  std::array<Values, plane_size> values_{};
};

}  // namespace gosedai
