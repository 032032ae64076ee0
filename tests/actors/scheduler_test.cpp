// The two bands: what runs before what. Orders, not times.
#include <fstream>
#include <future>
#include <mutex>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/scheduler/system.hpp"
#include "actors/scheduler/two_bands.hpp"

namespace gosedai {
namespace {

/// What ran, in order.
class Log {
 public:
  void add(std::string entry) {
    const std::lock_guard guard(lock_);
    entries_.push_back(std::move(entry));
  }
  std::vector<std::string> entries() const {
    const std::lock_guard guard(lock_);
    return entries_;
  }

 private:
  mutable std::mutex lock_;
  std::vector<std::string> entries_;
};

/// Handles one message: notes its name and ends; may wait for a gate first.
class Task : public EngineActor<SearchHandle> {
 public:
  Task(caf::actor_config& config, std::string name, Lane lane, std::shared_ptr<Log> log,
       std::shared_future<void> gate = {})
      : EngineActor(config, "task", lane),
        name_(std::move(name)),
        log_(std::move(log)),
        gate_(std::move(gate)) {}

  behavior_type make_behavior() override {
    return {[this](const NextSlice&) {
      if (gate_.valid()) gate_.wait();
      log_->add(name_);
      quit();
    }};
  }

 private:
  std::string name_;
  std::shared_ptr<Log> log_;
  std::shared_future<void> gate_;
};

struct Bench {
  std::shared_ptr<Gauge> gauge = std::make_shared<Gauge>();
  std::shared_ptr<Log> log = std::make_shared<Log>();

  /// Queues tasks behind a task that blocks the only worker, lets them go, and returns their order.
  std::vector<std::string> order_of(const std::vector<std::pair<std::string, Lane>>& tasks) {
    SystemConfig config(Threads::workers, 1, gauge);
    caf::actor_system system(config);
    std::promise<void> open;
    const std::shared_future<void> gate = open.get_future().share();
    caf::anon_send(system.spawn<Task>("gate", Lane::control, log, gate), NextSlice{});
    for (const auto& [name, lane] : tasks)
      caf::anon_send(system.spawn<Task, caf::lazy_init>(name, lane, log), NextSlice{});
    open.set_value();
    system.await_all_actors_done();
    std::vector<std::string> order = log->entries();
    order.erase(order.begin());
    return order;
  }
};

TEST(TwoBands, MainRunsBeforeRovingThatWasQueuedEarlier) {
  Bench bench;
  EXPECT_EQ(bench.order_of({{"r1", Lane::roving}, {"r2", Lane::roving}, {"m", Lane::small}}),
            (std::vector<std::string>{"m", "r1", "r2"}));
}

TEST(TwoBands, LargerGrainsGoFirstAndControlBeforeBoth) {
  Bench bench;
  EXPECT_EQ(bench.order_of({{"roving", Lane::roving},
                            {"playouts", Lane::playouts},
                            {"tree", Lane::tree},
                            {"spare", Lane::spare},
                            {"small", Lane::small},
                            {"large", Lane::large},
                            {"control", Lane::control}}),
            (std::vector<std::string>{"control", "large", "small", "spare", "tree", "playouts",
                                      "roving"}));
}

/// Where local reading comes in a long row of playouts that were queued after it.
std::vector<std::size_t> turns_of_reading(bool move_is_awaited) {
  Bench bench;
  bench.gauge->set_move_awaited(move_is_awaited);
  std::vector<std::pair<std::string, Lane>> tasks(3, {"reading", Lane::roving});
  tasks.insert(tasks.end(), 20, {"playouts", Lane::playouts});
  const std::vector<std::string> order = bench.order_of(tasks);
  std::vector<std::size_t> turns;
  for (std::size_t i = 0; i < order.size(); ++i)
    if (order[i] == "reading") turns.push_back(i);
  return turns;
}

TEST(TwoBands, LocalReadingWaitsForThePlayoutsOfAMoveThatIsAwaited) {
  EXPECT_EQ(turns_of_reading(true), (std::vector<std::size_t>{20, 21, 22}));
}

TEST(TwoBands, LocalReadingHasAShareBesidePlayoutsWhenNoMoveIsAwaited) {
  static_assert(TwoBands::playouts_per_reading == 8);
  EXPECT_EQ(turns_of_reading(false), (std::vector<std::size_t>{8, 17, 22}));
}

TEST(TwoBands, EqualWorkRunsInOrderOfArrival) {
  Bench bench;
  EXPECT_EQ(bench.order_of({{"a", Lane::large}, {"b", Lane::large}, {"c", Lane::large}}),
            (std::vector<std::string>{"a", "b", "c"}));
}

TEST(TwoBands, RovingWorkWaitsBehindTheClosedGateAndMainWorkDoesNot) {
  const auto gauge = std::make_shared<Gauge>();
  const auto log = std::make_shared<Log>();
  gauge->set_roving_open(false);
  SystemConfig config(Threads::workers, 2, gauge);
  caf::actor_system system(config);
  caf::anon_send(system.spawn<Task>("roving", Lane::roving, log), NextSlice{});
  caf::anon_send(system.spawn<Task>("playouts", Lane::playouts, log), NextSlice{});
  {
    const auto main = system.spawn<Task>("main", Lane::large, log);
    caf::scoped_actor self(system);
    self->monitor(main);
    caf::anon_send(main, NextSlice{});
    self->receive([](const caf::down_msg&) {});
  }
  EXPECT_EQ(log->entries(), std::vector<std::string>{"main"});
  gauge->set_roving_open(true);
  system.await_all_actors_done();
  EXPECT_EQ(log->entries().size(), 3U);
}

TEST(TwoBands, NoMainWorkIsCountedAsWaitingAfterAllIsDone) {
  Bench bench;
  bench.order_of({{"a", Lane::large}, {"b", Lane::small}, {"c", Lane::control}});
  EXPECT_FALSE(bench.gauge->main_waits());
}

TEST(Trace, EverySliceIsWrittenAsChromeJson) {
  const auto trace = std::make_shared<TraceRecorder>(1, 100);
  const auto log = std::make_shared<Log>();
  {
    SystemConfig config(Threads::workers, 1, std::make_shared<Gauge>(trace));
    caf::actor_system system(config);
    caf::anon_send(system.spawn<Task>("task", Lane::small, log), NextSlice{});
    system.await_all_actors_done();
  }
  const std::string path = ::testing::TempDir() + "gosedai_trace_test.json";
  ASSERT_TRUE(trace->write_chrome_json(path));
  std::ifstream file(path);
  const nlohmann::json json = nlohmann::json::parse(file);
  bool found = false;
  for (const auto& event : json["traceEvents"])
    found |= event["name"] == "task" && event["args"]["lane"] == "small" &&
             event["args"]["band"] == "main" && event["dur"].get<double>() >= 0;
  EXPECT_TRUE(found);
}

TEST(Trace, ItsMemoryIsBounded) {
  TraceRecorder trace(1, 10);
  for (int i = 0; i < 1000; ++i) trace.record(0, {});
  EXPECT_EQ(trace.event_count(), 10U);
}

TEST(Trace, AFileThatCannotBeWrittenIsReported) {
  EXPECT_FALSE(TraceRecorder(1, 1).write_chrome_json("no such folder/trace.json"));
}

}  // namespace
}  // namespace gosedai
