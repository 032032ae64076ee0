// What an engine is made with.
#pragma once

#include <functional>

#include "actors/dataflow/epoch.hpp"
#include "model/recognition/string_life.hpp"

namespace gosedai {

struct EngineOptions {
  ReadingLimits limits;
  /// After which force's end the coordinator decides. `roving` is for tests and analysis: it waits
  /// for all reading, so that the roving force's results are part of what must be deterministic.
  Force decide_after = Force::main;
  /// For tests of failure: called when a string begins an epoch, may throw.
  std::function<void(const StringId&, Epoch)> fault;
};

}  // namespace gosedai
