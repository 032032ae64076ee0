// What the program knows about the looks of moves, read once.
#pragma once

#include "model/shapes/move_knowledge.hpp"

namespace gosedai {

/// Throws std::runtime_error when what is built in has errors.
const MoveKnowledge& move_knowledge();

}  // namespace gosedai
