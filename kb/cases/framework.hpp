// CASE framework (TR-0837 3.5.3.6, in its simplest form): widen one's own area where it borders on
// the enemy's or on open board.
//
// Every empty point within four steps of a stone belongs to the side whose stones are nearer; equal
// distance belongs to nobody. A move is worth the points that change hands. Only points that the
// enemy is not nearer to are proposed, so this CASE never invades.
#pragma once

#include "kb/cases/candidate.hpp"
#include "kb/cases/case_parameters.hpp"
#include "model/board/position.hpp"

namespace gosedai {

struct Areas {
  BitBoard black;
  BitBoard white;
};

/// Which empty points are nearer to which side.
Areas nearest_areas(const BitBoard& black, const BitBoard& white, const BitBoard& empty,
                    int reach = FrameworkParameters{}.reach);

/// The best few widening moves of both sides.
CandidateList framework_points(const Position& position,
                               const FrameworkParameters& parameters = {});

}  // namespace gosedai
