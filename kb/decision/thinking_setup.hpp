// How far to read, by which numbers and with which knowledge: all that a decision depends on besides the
// position.
#pragma once

#include <memory>

#include "kb/cases/case_knowledge.hpp"
#include "kb/parameters/parameters.hpp"
#include "model/recognition/potential.hpp"
#include "model/recognition/recognition.hpp"

namespace gosedai {

struct ThinkingSetup {
  ReadingLimits limits;
  GroupLimits group_limits;
  /// Whether linkages and groups are recognised at all, and the CASEs about them fired.
  bool recognise = true;
  /// The numbers of recognition, CASEs and decision; those of searches are the limits above.
  Parameters parameters;
  /// What stones add to the points around them; null for what is built in.
  std::shared_ptr<const PotentialPatterns> potential;
  CaseKnowledge knowledge;
};

/// What no option of the command line changes.
void set_threat_limits(const SearchParameters& parameters, ReadingLimits& limits);

/// By those numbers and with a main force only.
ThinkingSetup setup_from(const Parameters& parameters, const CaseKnowledge& knowledge = {});

}  // namespace gosedai
