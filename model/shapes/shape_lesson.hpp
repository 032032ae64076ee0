// A position to learn moves from: the moves there were, and the right ones among them.
#pragma once

#include <cstdint>
#include <vector>

#include "model/board/board.hpp"

namespace gosedai {

struct ShapeLesson {
  Board board;
  Color to_move = Color::black;
  std::vector<Point> moves;  // legal ones
  std::vector<bool> right;   // for each move; at least one
};
using ShapeLessons = std::vector<ShapeLesson>;

/// The chance of each move from its score (softmax), in place. The highest chance is the highest score.
void scores_to_shares(std::vector<double>& scores);

/// How far the chance of each move is from what it should be: the right moves should share the whole,
/// in the proportion they have. The direction in which scores are to be changed.
std::vector<double> errors_of(const std::vector<double>& shares, const std::vector<bool>& right);

/// Chance as the learner needs it: the same numbers on every machine.
class LearnerDice {
 public:
  explicit LearnerDice(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() noexcept;
  std::size_t below(std::size_t bound) noexcept { return static_cast<std::size_t>(next() % bound); }
  double unit() noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
  /// Roughly normal, mean 0 and deviation 1.
  double bell() noexcept;
  /// 0 to count - 1 in random order.
  std::vector<std::size_t> order(std::size_t count);

 private:
  std::uint64_t state_;
};

}  // namespace gosedai
