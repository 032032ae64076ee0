#include "actors/scheduler/system.hpp"

#include <thread>

#include <caf/scheduler/coordinator.hpp>

#include "actors/scheduler/two_bands.hpp"

namespace caf::scheduler {

/// The loop of CAF's workers without its note of who runs, for a log that we do not keep: that note takes a
/// dynamic_cast through all bases of an actor for every turn (2 % of a recognition after a move).
template <>
void worker<gosedai::TwoBands>::run() {
  while (true) {
    resumable* job = policy_.dequeue(this);
    policy_.before_resume(this, job);
    const resumable::resume_result result = job->resume(this, max_throughput_);
    policy_.after_resume(this, job);
    switch (result) {
      case resumable::resume_later: policy_.resume_job_later(this, job); break;
      case resumable::done:
        policy_.after_completion(this, job);
        intrusive_ptr_release(job);
        break;
      case resumable::awaiting_message:
        intrusive_ptr_release(job);  // whoever sends the next message holds it again
        break;
      case resumable::shutdown_execution_unit:
        policy_.after_completion(this, job);
        policy_.before_shutdown(this);
        return;
    }
  }
}

}  // namespace caf::scheduler

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
