// Which of several moves that work a player would choose: static Go sense, no reading.
#pragma once

#include <vector>

#include "model/reading/watched_board.hpp"

namespace gosedai {

/// The moves, the most natural first; equal ones stay in the order of the board.
std::vector<Point> ranked_attacks(WatchedBoard& board, Point target, std::vector<Point> moves);
std::vector<Point> ranked_defences(WatchedBoard& board, Point target, std::vector<Point> moves);

}  // namespace gosedai
