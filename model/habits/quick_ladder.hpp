// Ladders at a glance: does a run of ataris catch a string? A plain recursion without memory, for who
// asks about every weak string of every position; LadderSearch is the exact one that can be resumed.
#pragma once

#include "model/board/board.hpp"

namespace gosedai {

/// The string is in atari and its owner to move: is it lost even so? Unclear is not caught. The board comes back
/// as it was.
bool is_caught(Board& board, Point target);

/// The string has two liberties: does an atari there, which must be legal, begin a ladder that works?
bool begins_ladder(Board& board, Point target, Point atari);

}  // namespace gosedai
