// CASE endgame (TR-0837 3.5.3.9): moves that make one's own territory larger or the enemy's smaller.
//
// Two sources, the larger value counts at a point:
//   - borders that are still open: for every point that both sides reach within two steps, how the areas
//     differ between the one side's move there and the other's (no pattern is needed, so the last
//     neutral point is found, too);
//   - the endgame patterns of the knowledge, for slides and moves along the edge.
// Then a look ahead by one move says what is sente for whom, and the factors of table 3.5-5 apply.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList endgame_moves(const CaseView& view);

}  // namespace gosedai
