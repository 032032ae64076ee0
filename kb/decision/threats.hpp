// Forcing moves in the decision (TR-0837 4.3.3). The seeds double the value of every candidate that is also
// a forcing move. Ours does so where the candidate gains points by itself, and no more than the threat is
// worth: a forcing move that does nothing else is kept for later.
#pragma once

#include "kb/cases/candidate.hpp"
#include "kb/decision/decision_parameters.hpp"

namespace gosedai {

/// The candidates with forcing moves counted: each gets the bonus of its point as second-order value, and
/// where the other side has a move there its owner is told that it takes the forcing move away.
CandidateList with_threats(CandidateList candidates, const ThreatParameters& parameters = {});

}  // namespace gosedai
