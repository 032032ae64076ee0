#include "tools/gosedai/simulated_workers.hpp"

#include <algorithm>
#include <ctime>
#include <limits>

#include <caf/scheduler/test_coordinator.hpp>

#include "actors/scheduler/quick_cast.hpp"

namespace gosedai {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

double thread_us() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

std::size_t lane_of(const caf::resumable& actor) {
  const Scheduled* scheduled = quick_cast<Scheduled>(actor);
  return static_cast<std::size_t>(scheduled == nullptr ? Lane::control : scheduled->lane());
}

}  // namespace

SimulatedWorkers::SimulatedWorkers(std::size_t workers)
    : core_(Threads::controlled, 1, options()),
      scheduler_(dynamic_cast<caf::scheduler::test_coordinator&>(core_.system().scheduler())),
      clocks_(workers) {}

SimulatedWorkers::~SimulatedWorkers() {
  for (auto& lane : lanes_)
    for (const Job& job : lane) scheduler_.jobs.push_back(job.actor);
  core_.stop();
  while (scheduler_.try_run_once()) {
  }
}

EngineOptions SimulatedWorkers::options() {
  EngineOptions options;
  options.recognised = [this](Epoch) { recognised_ = true; };
  return options;
}

double SimulatedWorkers::recognise(const PositionPtr& position) {
  std::ranges::fill(clocks_, 0.0);
  busy_until_.clear();
  recognised_ = false;
  core_.open(position, position->to_move);
  collect(0);
  std::optional<double> end;
  while (const std::optional<double> now = take_turn())
    if (recognised_ && !end) end = now;
  return end.value_or(0);
}

/// Lets the worker whose clock is behind take the next turn and says when that ends; nothing when no work
/// is left.
std::optional<double> SimulatedWorkers::take_turn() {
  double& clock = *std::ranges::min_element(clocks_);
  const double first = earliest();
  if (first == never) return std::nullopt;
  clock = std::max(clock, first);
  for (auto& lane : lanes_) {
    const auto job =
        std::ranges::find_if(lane, [&](const Job& each) { return each.ready <= clock; });
    if (job == lane.end()) continue;
    const Job taken = *job;
    lane.erase(job);
    clock += run(taken);
    busy_until_[taken.actor] = clock;
    collect(clock);
    break;
  }
  return clock;
}

double SimulatedWorkers::run(Job job) {
  scheduler_.jobs.push_front(job.actor);
  const double before = thread_us();
  scheduler_.try_run_once();
  return thread_us() - before;
}

double SimulatedWorkers::earliest() const {
  double first = never;
  for (const auto& lane : lanes_)
    for (const Job& job : lane) first = std::min(first, job.ready);
  return first;
}

/// Takes over what has been queued by a turn that ended now. Nobody has two turns at once.
void SimulatedWorkers::collect(double now) {
  for (caf::resumable* actor : scheduler_.jobs) {
    const auto busy = busy_until_.find(actor);
    const double ready = busy == busy_until_.end() ? now : std::max(now, busy->second);
    lanes_[lane_of(*actor)].push_back({actor, ready});
  }
  scheduler_.jobs.clear();
}

}  // namespace gosedai
