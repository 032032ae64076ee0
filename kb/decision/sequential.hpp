// The whole way from a position to a move in one thread: the oracle that the actors must agree
// with, the fallback when an actor fails, and what batch work (signatures, suites) runs.
#pragma once

#include "kb/cases/capture_escape.hpp"
#include "kb/decision/decision.hpp"
#include "kb/parameters/parameters.hpp"
#include "model/recognition/recognised_string.hpp"

namespace gosedai {

/// What the CASEs of a string read of its neighbours.
std::vector<NeighborLife> neighbor_lives(const StringFacts& facts,
                                         const RecognisedStrings& strings);

/// The candidates of a string's CASEs, for both sides.
CandidateList string_candidates(const Position& position, const RecognisedString& string,
                                const std::vector<NeighborLife>& enemies, Footprint& footprint,
                                const CaseParameters& parameters = {});

/// The candidates of the CASEs that look at the whole board.
CandidateList board_candidates(const Position& position, const CaseParameters& parameters = {});

CandidateList all_candidates(const Position& position, const RecognisedStrings& strings,
                             const CaseParameters& parameters = {});

Decision decide_sequentially(const Position& position, Color color, const ReadingLimits& limits,
                             const Parameters& parameters = {});

}  // namespace gosedai
