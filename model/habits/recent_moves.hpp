// The last two moves of a position, for everything that foresees the next one: habits, intuition, playouts.
#pragma once

#include "model/board/position.hpp"
#include "model/habits/habit_looks.hpp"

namespace gosedai {

/// As far as their stones are on the board and the sides took turns. Stones that were set up one after the other are no
/// moves: nobody answers the last of them. Nor does a side that is asked out of turn answer its own move.
RecentMoves recent_moves(const Position& position);

}  // namespace gosedai
