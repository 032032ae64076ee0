// CASE framework (TR-0837 3.5.3.6): widen one's own area where it borders on
// the enemy's or on open board.
//
// The stones that live decide; dead ones are points to be had. Where the enemy is nearer but far, his
// framework is erased from above.
//
// Every empty point within four steps of a stone belongs to the side whose stones are nearer; equal
// distance belongs to nobody. A move is worth the points that change hands. Points that the enemy is
// nearer to are proposed only from the fourth line up and three steps from his stones: this CASE erases
// but never invades.
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

/// The best few moves of both sides (on an empty board with all that are as good as the last of them);
/// `dead` are stones that count as taken.
CandidateList framework_points(const Position& position, const FrameworkParameters& parameters = {},
                               const BitBoard& dead = {});

}  // namespace gosedai
