// All numbers of the engine that can be tuned (TR-720 appendix D), by type: what functions are given.
// parameter_table.hpp has the same by name, for people.
#pragma once

#include "kb/cases/case_parameters.hpp"
#include "kb/decision/decision_parameters.hpp"
#include "kb/decision/whole_board_parameters.hpp"
#include "model/playout/playout_parameters.hpp"
#include "model/recognition/recognition_parameters.hpp"
#include "model/recognition/string_life.hpp"

namespace gosedai {

/// Nodes a search may use, and the liberties up to which a string is read at all.
struct SearchParameters {
  int main_nodes = 600;
  int roving_nodes = 12000;
  int main_liberties = 3;
  int roving_liberties = 4;
  int group_main_nodes = 400;
  int group_roving_nodes = 40000;
  int final_nodes = 20000;
  int threat_nodes = 40;
  int threat_roving_nodes = 1000;
  int threat_stones = 3;

  friend bool operator==(const SearchParameters&, const SearchParameters&) = default;
};

inline LibertyLimits liberties_of(const SearchParameters& parameters) {
  return {parameters.main_liberties, parameters.roving_liberties};
}

/// Nodes of a search that is asked for by a command, where the command line does not say how many.
struct ReadingParameters {
  int capture = 150000;
  int ladder = 100000;
  int double_capture = 100000;
  int multi_capture = 60000;
  int combination = 40000;
  int connection = 100000;
  int break_in = 100000;
  int linkage = 100000;
  int tsumego = 300000;
  int group = 660000;
  int local = 1000000;
  int race = 24000;
  int eye = 80000;

  friend bool operator==(const ReadingParameters&, const ReadingParameters&) = default;
};

struct Parameters {
  RecognitionParameters recognition;
  CaseParameters cases;
  DecisionParameters decision;
  SearchParameters search;
  ReadingParameters reading;
  PlayoutParameters playout;
  TreeParameters tree;
  WholeBoardParameters whole_board;

  friend bool operator==(const Parameters&, const Parameters&) = default;
};

}  // namespace gosedai
