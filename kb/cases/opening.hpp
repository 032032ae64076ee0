// CASEs for the empty board: corner points (a first stand-in for joseki, TR-0837 3.5.3.1) and edge
// points (3.5.3.2). Both look at the whole board and propose moves for both sides.
#pragma once

#include "kb/cases/candidate.hpp"
#include "kb/cases/case_parameters.hpp"
#include "model/board/position.hpp"

namespace gosedai {

/// First stones in empty corners, enclosures and approaches. Small boards get their middle point.
CandidateList corner_moves(const Position& position, const CornerParameters& parameters = {});

/// Points between two stones that face each other along a side, 3 to 12 points apart on the third
/// or fourth line; values of table 3.5-3.
CandidateList edge_points(const Position& position, const EdgeParameters& parameters = {});

}  // namespace gosedai
