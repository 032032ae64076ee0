// The actors of one engine in one thread, as if several workers ran them: how long would a position take?
//
// Every turn of an actor is run for real and measured in processor time; whose turn it is follows from a
// clock for each worker that only these times move. So the result does not depend on what else the machine
// does, and there may be more workers than it has cores. Simplified: what a turn sends is there when the
// turn ends, an actor handles one message per turn, and caches and locks cost nothing.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <vector>

#include "actors/scheduler/lane.hpp"
#include "actors/wiring.hpp"

namespace caf::scheduler {
class test_coordinator;
}

namespace gosedai {

class SimulatedWorkers {
 public:
  explicit SimulatedWorkers(std::size_t workers);
  ~SimulatedWorkers();

  /// Microseconds until the position would be recognised. What comes after is done, but not measured.
  double recognise(const PositionPtr& position);

 private:
  struct Job {
    caf::resumable* actor = nullptr;
    double ready = 0;
  };

  EngineOptions options();
  void collect(double now);
  double earliest() const;
  double run(Job job);
  std::optional<double> take_turn();

  bool recognised_ = false;
  Core core_;
  caf::scheduler::test_coordinator& scheduler_;
  std::array<std::deque<Job>, lane_count> lanes_;
  std::map<const caf::resumable*, double> busy_until_;
  std::vector<double> clocks_;  // of the workers
};

}  // namespace gosedai
