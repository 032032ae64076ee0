// What the program knows about the looks of moves and about corners, read once.
#pragma once

#include "model/shapes/move_knowledge.hpp"

namespace gosedai {

struct JosekiKnowledge;

/// Throws std::runtime_error when what is built in has errors.
const MoveKnowledge& move_knowledge();
const JosekiKnowledge& joseki_knowledge();

}  // namespace gosedai
