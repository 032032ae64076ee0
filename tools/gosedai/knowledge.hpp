// What the program knows about moves, read once when it is needed.
#pragma once

#include "model/habits/move_habits.hpp"
#include "model/shapes/move_knowledge.hpp"

namespace gosedai {

/// Throws std::runtime_error when what is built in has errors.
const MoveKnowledge& move_knowledge();
const MoveHabits& move_habits();

}  // namespace gosedai
