// A joseki move as players say it: "small knight's approach", "hane", "one-space pincer", and why.
#pragma once

#include <string>

#include "model/joseki/joseki_chooser.hpp"

namespace gosedai {

/// What the move is, on the board before it: "attaches", "takes the 3-4 point".
std::string name_of_corner_move(const Board& board, Color color, Point point, Corner corner);

/// One sentence or a few: what it is, what it is worth and why, what may follow.
std::string explain(const Board& board, const JosekiCandidate& candidate);

}  // namespace gosedai
