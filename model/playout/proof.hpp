// What is proved about the moves of the whole-board search, so that no games are wasted on them (the solver of Winands,
// Bjornsson and Saito, "Monte-Carlo Tree Search Solver", 2008).
//
// Under area rules two passes end the game, and its count is exact. Stones count as they stand: who would lose by
// dead ones on the board can go on and take them, which costs nothing. From there upwards
//
//     a player who has a move that is won has won,
//     a player of whom all legal moves, the pass among them, are lost has lost.
//
// So a loss is proved only at a node that has every legal move as a child, also those into own eyes. Legal is meant by the
// simple ko rule without suicide: where positions must not come back a way with captures proves nothing, where suicide is
// allowed no loss is proved, and a draw is not proved at all.
#pragma once

#include <cstdint>

namespace gosedai {

/// About the side that made the move.
enum class Proof : std::uint8_t { open, won, lost };

/// What two passes at the end of a way have to say.
enum class GameEnd : std::uint8_t {
  none,    // the game goes on
  over,    // the count is the result
  proved,  // and it is sure that the rules allow the way there
};

}  // namespace gosedai
