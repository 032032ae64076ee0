// CASE contact, the "dame point" CASE (TR-0837 3.5.3.3): hane, extension and push where stones of
// both colours touch.
//
//     . b a .      side by side: black's hane at a, extension at b (X to move)
//     . X O .
//
//     . X . O      shared liberty: the point between
#pragma once

#include "kb/cases/candidate.hpp"
#include "kb/cases/case_parameters.hpp"
#include "model/board/position.hpp"
#include "model/reading/footprint.hpp"

namespace gosedai {

/// The contact moves of the string's owner around this string; adds what was read to the footprint.
CandidateList contact_moves(const Position& position, const StringFacts& facts,
                            Footprint& footprint, const ContactParameters& parameters = {});

/// True when a stone there makes an empty triangle or a lump: such a move earns no liberty points.
bool is_bad_shape(const Board& board, Color color, Point point);

}  // namespace gosedai
