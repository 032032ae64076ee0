// Learning that was put down: which games of which round are done, and what was learned so far.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/habits/habit_learner.hpp"

namespace gosedai {

struct HabitCheckpoint {
  std::uint64_t course = 0;  // hash of the games and all that decides the result
  std::uint32_t round = 0;
  std::uint64_t done = 0;  // games of the round
  HabitLearner::State state;
};

/// In a new file that takes the place of the old one. Throws std::runtime_error.
void write_checkpoint(const std::string& file, const HabitCheckpoint& checkpoint);

/// Nothing when there is no such file. Throws std::runtime_error when it is broken.
std::optional<HabitCheckpoint> read_checkpoint(const std::string& file);

}  // namespace gosedai
