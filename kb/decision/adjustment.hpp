// What the decision adds to the values of the CASEs (TR-0837 3.6.2, 3.6.3, 3.6.5): CASEs do not know of each
// other, of the last move or of how the game stands.
#pragma once

#include "kb/cases/candidate.hpp"
#include "kb/decision/decision_parameters.hpp"
#include "kb/decision/decision_view.hpp"

namespace gosedai {

/// CASEs about the fate of stones. The others are about points: they have nothing to say where all is
/// settled.
bool is_about_stones(CaseKind kind) noexcept;

/// An auxiliary CASE (TR-717 3) strengthens what others propose.
constexpr bool is_auxiliary(CaseKind kind) noexcept { return kind == CaseKind::shape; }

/// x urgency / 50 from 50 on; 1 below, and for all but the CASEs about weak groups.
double urgency_factor(const DecisionView& view, const Candidate& candidate,
                      const DecisionParameters& parameters);

/// The group cannot wait: urgency >= 70 and size >= 105 - urgency.
bool has_priority(const DecisionView& view, const Candidate& candidate,
                  const DecisionParameters& parameters);

/// An answer to a peep, to contact or to a shoulder hit: the enemy's last move.
/// How much is still open around a contact move: 1 where the whole neighbourhood is, 0 where everything has its
/// owner, so that pushing there gains nothing.
double stake_factor(const DecisionView& view, const Candidate& candidate,
                    const DecisionParameters& parameters);
bool answers_last_move(const DecisionView& view, const Candidate& candidate);

/// Ahead the care of one's own stones gains and attacks on the enemy's lose, behind attacks gain: by how
/// the lead compares with its uncertainty. What is read out is no risk and keeps its value.
double risk_factor(const DecisionView& view, const Candidate& candidate,
                   const DecisionParameters& parameters);

/// The candidates of the view's colour with all of that. Where a group can be linked (split), that goes
/// before running (chasing): the lesser of the two is worth its second-order value only.
CandidateList adjusted(const DecisionView& view, const CandidateList& candidates,
                       const DecisionParameters& parameters);

/// The adjustment of main CASEs by the auxiliary one (TR-717 3): a move about points, once more on
/// neighbouring points that players choose far more often, for a part of its value.
CandidateList shifted(const CandidateList& candidates, const DecisionParameters& parameters);

}  // namespace gosedai
