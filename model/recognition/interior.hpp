// The room a group has to live in, if it moves first and if it moves second (spec 7.4; TR-0837 3.4.3.4,
// TR-720 4.5.2).
//
// What stones and block points close off counts in points; a point next to a gap in the wall counts
// half, next to two gaps a quarter. Then both sides play the moves that widen or narrow the room, the
// largest first and in turn: the owner puts a stone that closes off more (a descent, a jump along the
// side, a mended linkage), the enemy one that opens the wall.
#pragma once

#include "model/recognition/recognition_parameters.hpp"
#include "model/recognition/terrain.hpp"

namespace gosedai {

struct Interior {
  double now = 0;
  double first = 0;   // the owner moves first
  double second = 0;  // the enemy does
  Point widen;        // the largest moves; none when there is nothing to gain
  Point narrow;

  friend bool operator==(const Interior&, const Interior&) = default;
};

Interior interior_of(const Terrain& terrain, const GroupMembers& group, Footprint& footprint);

/// Chance to live with that much room (spec 7.4), in per cent.
int survival_by_interior(double points, const GroupParameters& parameters = usual_group) noexcept;

}  // namespace gosedai
