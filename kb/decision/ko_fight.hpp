// Ko fights by value: what a ko is worth against the threats of both sides. A pure function of the candidates
// of both sides and of the position, which knows who may not take back at once.
//
//     who must threaten first    the side that may not take; who starts a ko lets the enemy take first
//     a threat counts            when it is worth more than the ko: a smaller one is not answered
//     the fight is won           by the side that has threats left when the other has none
//
// A candidate that leads to a ko counts more when that ko would be won and less when it would be lost. The
// side that may not take back plays its threats if it wins the fight by them. Answering the enemy's threat
// or ending the ko needs no rule of its own: both are candidates, and the larger one is played.
#pragma once

#include <vector>

#include "kb/cases/candidate.hpp"
#include "kb/decision/decision_parameters.hpp"
#include "model/board/position.hpp"

namespace gosedai {

/// What the threats of one side are worth, the largest first: one for each move, and one for each target,
/// since an answer usually parries all threats to it.
std::vector<double> threats_of(const Position& position, const CandidateList& candidates,
                               Color color);

/// Who has the last threat? Threats count that are worth more than the ko.
bool wins_fight(const std::vector<double>& own, const std::vector<double>& enemy, double worth,
                bool own_threatens_first);

/// The candidates with the fights weighed that `color`, to move, may fight.
CandidateList with_ko_fights(const Position& position, Color color, CandidateList candidates,
                             const KoFightParameters& parameters = {});

}  // namespace gosedai
