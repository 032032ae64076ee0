// Learns the strengths of MoveHabits from the moves of games: gradient ascent on the chance of the moves
// that were played, each strength with a step of its own (Adagrad). This finds the same best strengths as the
// minorisation-maximisation of Coulom 2007, but sees one position at a time, so that millions of
// positions with hundreds of moves each need no memory.
#pragma once

#include <cstdint>
#include <vector>

#include "model/habits/move_habits.hpp"
#include "model/shapes/key_table.hpp"

namespace gosedai {

/// A moment of a game.
struct HabitMoment {
  const Board& board;
  RecentMoves recent;
  Color to_move = Color::black;
  Point played;  // legal
};

/// A moment as the learner sees it: the numbers of the known features of each legal move.
struct HabitLesson {
  std::vector<std::uint32_t> features;
  std::vector<std::uint32_t> ends;  // for each move, where its features end
  std::size_t played = 0;           // which of the moves
};

class HabitLearner {
 public:
  /// Learns about all facts and these shapes; each once.
  explicit HabitLearner(const std::vector<ShapeKey>& shapes);

  /// May be called from several threads while nothing is learned.
  HabitLesson prepare(const HabitMoment& moment) const;
  void learn(const HabitLesson& lesson, float rate);
  MoveHabits habits() const;

  /// All that has been learned, to be put down and picked up again.
  struct State {
    std::vector<float> strengths;
    std::vector<float> squares;  // sums of the squares of the slopes
  };
  const State& state() const noexcept { return state_; }
  /// False when it belongs to other shapes.
  bool restore(State state);

 private:
  void change(std::size_t begin, std::size_t end, const HabitLesson& lesson, float slope,
              float rate) noexcept;

  std::vector<ShapeKey> shapes_;
  KeyTable<std::uint32_t> numbers_;  // of shapes
  State state_;
  std::vector<double> shares_;
};

/// Collects the shapes of moves, and says which were met often.
class ShapeCensus {
 public:
  /// Adds all shapes around a move, as large as they come.
  void add(const HabitLooks& looks, Point move);
  void add(const ShapeCensus& other);
  /// The most frequent ones, at most so many, met so many times at least; by key. A circle inside
  /// another one is met at least as often, so whoever has the larger has the smaller.
  std::vector<ShapeKey> most_frequent(std::size_t most, int least) const;

 private:
  std::vector<ShapeKey> met_;
};

}  // namespace gosedai
