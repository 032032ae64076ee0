// The main force's decision and the whole-board search's verdict become one move (docs/playouts.md).
//
// What the CASEs propose is advice to the search, a prior of its moves. The move is the one that was tried most in its
// games, unless one tried nearly as often won clearly more, or something is proved (proof.hpp). When both agree that nothing
// is left, or the opponent has passed and the count is won, it is a pass.
#pragma once

#include <string>

#include "kb/decision/decision.hpp"
#include "kb/decision/whole_board_parameters.hpp"
#include "model/playout/verdict.hpp"
#include "model/shapes/move_preference.hpp"

namespace gosedai {

/// The proposals of the main force as shares, for the search.
MovePreferences advice_of(const Decision& decision, const WholeBoardParameters& parameters);

/// Whether enough games have been played for the search to have a say; a proof needs no more.
bool has_a_say(const WholeBoardVerdict& verdict, const WholeBoardParameters& parameters);

/// The move of both together.
Move merged_move(const Decision& decision, const WholeBoardVerdict& verdict,
                 const Position& position, const WholeBoardParameters& parameters);

/// Nearly all games are lost, and it is not the opening any more.
bool is_hopeless(const WholeBoardVerdict& verdict, const Position& position,
                 const WholeBoardParameters& parameters);

/// "won 62 % of 5300 games, ahead by 4.2; expected D4 Q16 C3".
std::string verdict_words(const WholeBoardVerdict& verdict, Point move);

}  // namespace gosedai
