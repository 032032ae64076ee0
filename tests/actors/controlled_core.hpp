// A thinking core whose mailboxes a test runs one message at a time, in an order it chooses.
#pragma once

#include <cstdlib>
#include <random>

#include <caf/scheduler/test_coordinator.hpp>

#include "actors/searches/inquiry.hpp"
#include "actors/wiring.hpp"

namespace gosedai::testing {

/// Random orders per position; GOSEDAI_ORDERS asks for more than the usual run can afford.
inline int orders_per_position(int usual) {
  const char* wanted = std::getenv("GOSEDAI_ORDERS");
  return wanted == nullptr ? usual : std::atoi(wanted);
}

class ControlledCore {
 public:
  explicit ControlledCore(const EngineOptions& options, std::size_t workers = 1)
      : core_(Threads::controlled, workers, options),
        scheduler_(dynamic_cast<caf::scheduler::test_coordinator&>(core_.system().scheduler())) {}
  ~ControlledCore() {
    core_.stop();
    while (scheduler_.try_run_once()) {
    }
  }

  Core& core() { return core_; }
  Epoch open(const PositionPtr& position) { return core_.open(position, position->to_move); }

  /// Lets a random actor that has something to do handle one message; false when none has.
  bool run_random(std::mt19937& random) {
    auto& jobs = scheduler_.jobs;
    if (jobs.empty()) return false;
    std::swap(jobs.front(), jobs[random() % jobs.size()]);
    return scheduler_.try_run_once();
  }
  /// Mostly the actor that was given something to do last, so that some work is left lying for long.
  bool run_latest(std::mt19937& random) {
    auto& jobs = scheduler_.jobs;
    if (jobs.empty() || random() % 4 == 0) return run_random(random);
    std::swap(jobs.front(), jobs.back());
    return scheduler_.try_run_once();
  }
  void run_all(std::mt19937& random) {
    while (run_random(random)) {
    }
  }

  ThoughtPtr thought(Epoch epoch) { return core_.answers().thought(epoch); }

  RecognisedStrings strings(std::mt19937& random) {
    return *ask<Snapshot>(GetSnapshot{}, random).strings;
  }
  RecognitionPtr recognition(std::mt19937& random) {
    return ask<RecognitionSnapshot>(GetRecognition{}, random).recognition;
  }

  /// Asks searches in a random order of work.
  std::vector<Finding> read(const std::vector<SearchTask>& tasks, std::mt19937& random) {
    return read_for(tasks, -1, random);
  }
  /// The same with time up after some steps; never when that is negative.
  std::vector<Finding> read_for(const std::vector<SearchTask>& tasks, int steps,
                                std::mt19937& random) {
    caf::scoped_actor self(core_.system());
    const InquiryHandle inquiry = core_.system().spawn<Inquiry>(tasks);
    self->send(inquiry, GetFindings{});
    for (; steps > 0; --steps) run_random(random);
    if (steps == 0) self->send(inquiry, TimeIsUp{});
    run_all(random);
    std::vector<Finding> found;
    self->receive([&](const Findings& findings) { found = findings.all; },
                  caf::after(std::chrono::seconds(0)) >> [] {});
    return found;
  }

 private:
  /// What the directory answers, after all work in a random order.
  template <class Reply, class Request>
  Reply ask(Request request, std::mt19937& random) {
    caf::scoped_actor self(core_.system());
    self->send(core_.directory(), request);
    run_all(random);
    Reply found;
    self->receive([&](const Reply& reply) { found = reply; });
    return found;
  }

  Core core_;
  caf::scheduler::test_coordinator& scheduler_;
};

}  // namespace gosedai::testing
