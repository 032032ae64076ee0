#include "actors/scheduler/system.hpp"

#include <thread>

#include <caf/scheduler/coordinator.hpp>

#include "actors/scheduler/two_bands.hpp"

namespace gosedai {

namespace {

/// Messages an actor may handle before others get their turn; searches take one slice at a time.
constexpr std::size_t max_throughput = 16;

}  // namespace

SystemConfig::SystemConfig(Threads threads, std::size_t workers, std::shared_ptr<Gauge> gauge)
    : threads_(threads), gauge_(std::move(gauge)) {
  if (threads == Threads::controlled)
    set("scheduler.policy", caf::atom("testing"));
  else
    load<caf::scheduler::coordinator<TwoBands>>();
  set("scheduler.max-threads", workers);
  set("scheduler.max-throughput", max_throughput);
}

Gauge& gauge_of(caf::actor_system& system) {
  // Every system of ours is made with a SystemConfig.
  return dynamic_cast<const SystemConfig&>(system.config()).gauge();
}

std::size_t default_workers() { return std::max(1U, std::thread::hardware_concurrency()); }

}  // namespace gosedai
