// A game played out to its end by rules of thumb, and who owns what then (Mueller survey 6).
//
//     0  what has been read: threats to unsettled stones are answered, dead stones left (local_answers.hpp)
//     1  ataris around the last two moves: take, run
//     2  vital points of small eye spaces next to the last move
//     3  strings with two liberties next to the last move: chase, run
//     4  any point, by the odds of its 3x3 shape, next to the last move or elsewhere
//
// Never an own eye; never stones given away for nothing, so sekis stay. Nothing is allocated. The same
// board, seed and knowledge give the same game.
#pragma once

#include "model/playout/local_answers.hpp"
#include "model/playout/playout_board.hpp"
#include "model/playout/playout_parameters.hpp"

namespace gosedai {

struct PlayoutStart {
  const PlayoutBoard& board;
  Color to_move = Color::black;
  Point last;    // the move before; none for a pass
  Point before;  // and the one before it
  LocalState local = {};
  /// Moves that are drawn stay within these points; null for the whole board.
  const BitBoard* field = nullptr;
};

struct PlayoutResult {
  int lead = 0;  // black's area minus white's, without komi
  int moves = 0;
  std::array<BitBoard, 2> first;  // by player: points where that player was the first to move
  BitBoard black_area;
  BitBoard white_area;
};

PlayoutResult play_out(const PlayoutStart& start, const PlayoutShapes& shapes,
                       const PlayoutParameters& parameters, PlayoutRandom random) noexcept;

}  // namespace gosedai
