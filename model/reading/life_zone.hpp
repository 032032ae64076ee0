// What the success of a move in a life-and-death search leans on.
//
// A zone is a set of points of the region: a result holds whatever the loser does outside it. So when a
// move of the loser is refuted and the refutation does not touch that move, it refutes every other
// move outside the zone as well. Zones grow from the positions that are settled at sight
// (LifeJudgement::zone) over the moves that lead there.
#pragma once

#include "model/reading/life_goal.hpp"

namespace gosedai {

inline constexpr RegionSet everywhere = ~RegionSet{0};

/// The move, the liberties by which the stones that it needs live, and what it takes. A string with
/// a liberty outside the region needs none: it is never taken.
RegionSet move_zone(const Board& board, const LifeGoal& goal, Color color, Point move);

}  // namespace gosedai
