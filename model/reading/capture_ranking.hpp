// Which of several moves that work a player would choose: static Go sense, no reading.
#pragma once

#include <vector>

#include "model/reading/watched_board.hpp"

namespace gosedai {

/// The moves, the most natural first; equal ones stay in the order of the board.
/// `by_ko`: a ko decides it, so taking it comes first; else a taker that is taken back comes last.
std::vector<Point> ranked_attacks(WatchedBoard& board, Point target, std::vector<Point> moves,
                                  bool by_ko);
std::vector<Point> ranked_defences(WatchedBoard& board, Point target, std::vector<Point> moves);

}  // namespace gosedai
