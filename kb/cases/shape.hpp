// The auxiliary CASE shape (TR-717 3): how players of Go move in positions like this. It says nothing about
// points; the decision leans on it where CASEs disagree (kb/decision/ranking.hpp).
#pragma once

#include "kb/cases/case_table.hpp"

namespace gosedai {

/// All moves of the side to move that players are known to think of, each with its share: by intuition where that is
/// known, by habit alone where it is not.
CandidateList usual_moves(const EarlyView& view);
/// The same when somebody has looked already.
CandidateList usual_moves(const EarlyView& view, const MovePreferences& foreseen);

}  // namespace gosedai
