// The whole way from a position to a move in one thread: the oracle that the actors must agree
// with, the fallback when an actor fails, and what batch work (signatures, suites) runs.
#pragma once

#include "kb/cases/capture_escape.hpp"
#include "kb/decision/decision.hpp"
#include "kb/decision/thinking_setup.hpp"
#include "model/recognition/recognised_string.hpp"

namespace gosedai {

/// What the CASEs of a string read of its neighbours.
std::vector<NeighborLife> neighbor_lives(const StringFacts& facts,
                                         const RecognisedStrings& strings);

/// The candidates of a string's CASEs, for both sides.
CandidateList string_candidates(const Position& position, const RecognisedString& string,
                                const std::vector<NeighborLife>& enemies, Footprint& footprint,
                                const CaseParameters& parameters = {});

/// The candidates of all CASEs for both sides.
CandidateList all_candidates(const PositionPtr& position, const ThinkingSetup& setup);

Decision decide_sequentially(const PositionPtr& position, const ThinkingSetup& setup,
                             Aim aim = Aim::play);

}  // namespace gosedai
