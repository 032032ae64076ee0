// The moves at the very end that no CASE proposes: dame under area rules, and dead stones that have to be
// taken off because the other side does not believe that they are dead.
#pragma once

#include "kb/cases/candidate.hpp"
#include "kb/decision/settled_points.hpp"

namespace gosedai {

/// A stone on a dame point is a point under area rules; nothing under territory rules.
CandidateList dame_moves(const DecisionView& view, const SettledPoints& settled,
                         const DecisionParameters& parameters);

/// Takes liberties of the dead enemy strings of the view, those with the fewest first. Empty unless the
/// view asks for it.
CandidateList clean_up_moves(const DecisionView& view, const DecisionParameters& parameters);

}  // namespace gosedai
