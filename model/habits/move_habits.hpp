// How players of Go move: the learned strength of every shape and fact, and the prediction of a move.
//
// The strengths of all features of a move add up, and the softmax of the sums is the chance of each
// move: the generalised Bradley-Terry model of Coulom ("Computing Elo ratings of move patterns in the game
// of Go", 2007), whose gammas are the exponentials of our strengths.
#pragma once

#include <vector>

#include "model/habits/habit_looks.hpp"
#include "model/shapes/move_preference.hpp"
#include "model/shapes/shape_strengths.hpp"

namespace gosedai {

/// A value: who predicts receives it, kb reads it from its data.
class MoveHabits {
 public:
  MoveHabits() : facts_(fact_numbers, 0.0F) {}

  void set_fact(int number, float strength) { facts_[static_cast<std::size_t>(number)] = strength; }
  const std::vector<float>& facts() const noexcept { return facts_; }
  /// False when the shape is there already.
  bool add_shape(ShapeKey key, float strength) { return shapes_.add(key, strength); }
  const ShapeStrengths& shapes() const noexcept { return shapes_; }

  float strength(const HabitLooks& looks, Point move) const;

 private:
  std::vector<float> facts_;  // by number
  ShapeStrengths shapes_;
};

/// All legal moves, the most likely first; of equal ones that with the lower index.
MovePreferences predict(const Board& board, Color to_move, const RecentMoves& recent,
                        const MoveHabits& habits);
/// The same among these points only.
MovePreferences predict(const Board& board, Color to_move, const RecentMoves& recent,
                        const MoveHabits& habits, const BitBoard& among);
/// The same of moves that have been looked at; all must be legal.
MovePreferences predict(const HabitLooks& looks, const MoveHabits& habits, const BitBoard& points);

}  // namespace gosedai
