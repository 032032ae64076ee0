// CASE link and split (TR-0837 3.5.3.4-3): a weak group and a friend that one move joins, over a weak
// linkage (reinforcement) or over one new stone (far reinforcement).
//
// The seeds name as missing what linking up encloses anew; here those points count.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList link_moves(const CaseView& view, const Group& group);

/// Points that a stone there closes off from the enemy and that were open before.
int newly_enclosed(const Terrain& terrain, Color color, Point point);

}  // namespace gosedai
