// What an engine is made with.
#pragma once

#include <functional>
#include <memory>

#include "actors/dataflow/epoch.hpp"
#include "kb/decision/thinking_setup.hpp"
#include "model/playout/playout_shapes.hpp"
#include "model/recognition/potential.hpp"
#include "model/recognition/recognition.hpp"

namespace gosedai {

/// The whole-board search of the roving force.
struct PlayoutOptions {
  bool on = false;
  std::size_t memory_megabytes = 256;
  std::shared_ptr<const PlayoutShapes> shapes;
};

struct EngineOptions {
  ReadingLimits limits;
  /// After which force's end the coordinator decides. `roving` is for tests and analysis: it waits
  /// for all reading, so that the roving force's results are part of what must be deterministic.
  Force decide_after = Force::main;
  /// How far groups are read, and whether linkages and groups are recognised at all, with the CASEs about
  /// them.
  ReadingLimits group_limits = {400, 40000, false};
  bool recognise = true;
  /// The numbers of recognition, CASEs and decision; those of searches are the limits above.
  Parameters parameters;
  /// What stones add to the points around them; null for what is built in.
  std::shared_ptr<const PotentialPatterns> potential;
  /// What orders the moves of life and death; null for the usual.
  LifeWeightsPtr life_weights;
  /// What the CASEs know; without it some are silent.
  CaseKnowledge knowledge;
  /// Needs the habits of the knowledge above.
  PlayoutOptions playouts;
  /// For tests of failure: called when a string (a group) begins an epoch, may throw.
  std::function<void(const StringId&, Epoch)> fault;
  std::function<void(const StringId&, Epoch)> group_fault;
  /// For measurements: called by a worker when all objects of an epoch are known.
  std::function<void(Epoch)> recognised;
};

/// Options by those numbers, where nothing else is said.
inline void use_parameters(const Parameters& parameters, EngineOptions& options) {
  options.parameters = parameters;
  options.limits.main_nodes = parameters.search.main_nodes;
  options.limits.roving_nodes = parameters.search.roving_nodes;
  set_threat_limits(parameters.search, options.limits);
  options.limits.liberties = liberties_of(parameters.search);
  options.group_limits.main_nodes = parameters.search.group_main_nodes;
  options.group_limits.roving_nodes = parameters.search.group_roving_nodes;
}

/// How far groups are read in all: the sequential counterpart.
inline GroupLimits group_limits_of(const EngineOptions& options) {
  const ReadingLimits& limits = options.group_limits;
  const int nodes = limits.nodes(limits.roving ? Force::roving : Force::main);
  return {.life_nodes = nodes,
          .race_nodes = nodes,
          .roving = limits.roving,
          .weights = options.life_weights};
}

/// The same for the sequential oracle.
inline ThinkingSetup setup_of(const EngineOptions& options) {
  return {options.limits,     group_limits_of(options), options.recognise,
          options.parameters, options.potential,        options.knowledge};
}

}  // namespace gosedai
