// What an engine is made with.
#pragma once

#include <functional>

#include "actors/dataflow/epoch.hpp"
#include "model/recognition/recognition.hpp"

namespace gosedai {

struct EngineOptions {
  ReadingLimits limits;
  /// After which force's end the coordinator decides. `roving` is for tests and analysis: it waits
  /// for all reading, so that the roving force's results are part of what must be deterministic.
  Force decide_after = Force::main;
  /// How far groups are read, and whether linkages and groups are recognised at all.
  ReadingLimits group_limits = {400, 40000, false};
  bool recognise = true;
  /// For tests of failure: called when a string (a group) begins an epoch, may throw.
  std::function<void(const StringId&, Epoch)> fault;
  std::function<void(const StringId&, Epoch)> group_fault;
};

/// The nodes a group may use in all: the sequential counterpart.
inline GroupLimits limits_of(const ReadingLimits& limits) {
  const int nodes = limits.nodes(limits.roving ? Force::roving : Force::main);
  return {.life_nodes = nodes, .race_nodes = nodes, .roving = limits.roving};
}

}  // namespace gosedai
