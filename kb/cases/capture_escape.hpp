// CASE capture / escape (TR-720 6.1.4): take a neutral enemy string, save one's own.
//
// It sees the string only and speaks while groups are still being recognised. What hangs on the string is
// the matter of group_capture.hpp; until that has spoken, the stones alone are what is surely gained.
#pragma once

#include <vector>

#include "kb/cases/candidate.hpp"
#include "kb/cases/case_parameters.hpp"
#include "model/recognition/string_life.hpp"

namespace gosedai {

/// What the CASE reads of a string next to the target.
struct NeighborLife {
  StringId id;
  Life life = Life::alive;
  int stones = 0;

  friend bool operator==(const NeighborLife&, const NeighborLife&) = default;
};

/// TR-720 6.1.4: 10 + (stones - 1) x 2.
double capture_value(int stones, const CaptureParameters& parameters = {});

CandidateList capture_escape(const StringFacts& facts, const StringLife& life, bool cutting = false,
                             const CaptureParameters& parameters = {});

}  // namespace gosedai
