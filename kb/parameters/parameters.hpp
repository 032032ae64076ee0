// All numbers of the engine that can be tuned (TR-720 appendix D), by type: what functions are given.
// parameter_table.hpp has the same by name, for people.
#pragma once

#include "kb/cases/case_parameters.hpp"
#include "kb/decision/decision_parameters.hpp"
#include "model/recognition/recognition_parameters.hpp"

namespace gosedai {

/// Nodes a search may use.
struct SearchParameters {
  int main_nodes = 600;
  int roving_nodes = 12000;
  int group_main_nodes = 400;
  int group_roving_nodes = 40000;
  int final_nodes = 20000;

  friend bool operator==(const SearchParameters&, const SearchParameters&) = default;
};

struct Parameters {
  RecognitionParameters recognition;
  CaseParameters cases;
  DecisionParameters decision;
  SearchParameters search;

  friend bool operator==(const Parameters&, const Parameters&) = default;
};

}  // namespace gosedai
