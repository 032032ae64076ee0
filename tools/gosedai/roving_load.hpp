// Roving work that never ends, to fill the workers in benchmarks: each task spins for a slice, looks
// whether main work waits like a real search does, and queues again.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>

#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/scheduler/two_bands.hpp"

namespace gosedai {

class RovingLoad : public EngineActor<SearchHandle> {
 public:
  using StopFlag = std::shared_ptr<std::atomic<bool>>;

  RovingLoad(caf::actor_config& config, StopFlag stop)
      : EngineActor(config, "load", Lane::roving),
        stop_(std::move(stop)),
        gauge_(gauge_of(system())) {}

  behavior_type make_behavior() override {
    send(this, NextSlice{});
    return {[this](const NextSlice&) {
      spin();
      if (*stop_)
        quit();
      else
        send(this, NextSlice{});
    }};
  }
  resume_result resume(caf::execution_unit* unit, std::size_t) override {
    return EngineActor::resume(unit, 1);
  }

 private:
  static constexpr auto slice = std::chrono::microseconds(200);
  static constexpr auto look = std::chrono::microseconds(10);

  void spin() const {
    const auto end = std::chrono::steady_clock::now() + slice;
    while (!gauge_.main_waits() && !*stop_ && std::chrono::steady_clock::now() < end) {
      const auto next_look = std::chrono::steady_clock::now() + look;
      while (std::chrono::steady_clock::now() < next_look) {
      }
    }
  }

  StopFlag stop_;
  Gauge& gauge_;
};

inline RovingLoad::StopFlag start_roving_load(caf::actor_system& system, int tasks) {
  auto stop = std::make_shared<std::atomic<bool>>(false);
  for (int i = 0; i < tasks; ++i) system.spawn<RovingLoad>(stop);
  return stop;
}

}  // namespace gosedai
