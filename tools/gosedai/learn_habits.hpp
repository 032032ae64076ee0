// Learning how players move (model/habits) from game records, and measuring what was learned.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "model/habits/move_habits.hpp"
#include "model/intuition/intuition_net.hpp"
#include "tools/gosedai/game_records.hpp"

namespace gosedai {

struct HabitCourse {
  int rounds = 3;                // times that all games are gone through
  float rate = 0.1F;             // of the first round
  float slower = 0.5F;           // the rate of the next round, as a part of the one before
  std::size_t shapes = 240'000;  // at most
  int least = 8;                 // times that a shape must have been met
  unsigned workers = 1;          // does not change the result
  std::string checkpoint;        // file to put work down in and pick it up from; empty for none
  /// Of all games, how many are done in which round. False stops; a checkpoint is left.
  std::function<bool(int round, std::size_t done, std::size_t all)> progress;
};

struct Learned {
  MoveHabits habits;
  std::size_t positions = 0;
  bool finished = false;
};

/// The same games and course give the same habits, whatever the number of workers and interruptions. Throws
/// std::runtime_error when the checkpoint cannot be written or belongs to other games or courses.
Learned learn_habits(const std::vector<GameRecord>& games, const HabitCourse& course);

/// At which place of the prediction the moves were that were played.
struct PredictionRates {
  static constexpr std::size_t ranks = 20;
  std::size_t positions = 0;
  std::array<std::size_t, ranks> at_rank{};
  double log_chance = 0;  // the sum over all moves of the logarithm of the chance they were given
  double seconds = 0;     // spent in predicting, by all workers

  void add(const PredictionRates& other);
  /// How many were among the first so many.
  std::size_t within(std::size_t rank) const;
};

/// By intuition, or by habit alone when there is no net.
PredictionRates measure_prediction(const std::vector<GameRecord>& games, const MoveHabits& habits,
                                   unsigned workers, const IntuitionNet* net = nullptr);

}  // namespace gosedai
