// CASE surround / escape of a weak group (TR-0837 3.5.3.4-1).
//
// The way out of a group is its siege rate. The owner looks for the stone that widens it most, with a link
// back that the enemy does not cut; the enemy for the stone that shuts the way with one move (a seal, even
// with a thin linkage), or else for one that narrows it without a weakness of his own (a chase).
//
// The seeds choose the points by base points and patterns; here every point near the way out is tried,
// and the siege rate after it decides.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList siege_moves(const CaseView& view, const Group& group);

}  // namespace gosedai
