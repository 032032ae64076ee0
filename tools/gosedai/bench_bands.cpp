#include <algorithm>
#include <cstdio>
#include <thread>

#include "actors/scheduler/system.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/roving_load.hpp"

namespace gosedai {

namespace {

using Clock = std::chrono::steady_clock;

/// A main-force actor that notes when it starts to run.
class Probe : public EngineActor<SearchHandle> {
 public:
  Probe(caf::actor_config& config, std::shared_ptr<std::atomic<std::int64_t>> started)
      : EngineActor(config, "probe", Lane::large), started_(std::move(started)) {}

  behavior_type make_behavior() override {
    return {[this](const NextSlice&) {
      started_->store(Clock::now().time_since_epoch().count(), std::memory_order_release);
    }};
  }

 private:
  std::shared_ptr<std::atomic<std::int64_t>> started_;
};

/// Sends to the probe and waits, bounded, until it has run; its delay in microseconds.
double probe_once(const SearchHandle& probe, std::atomic<std::int64_t>& started) {
  constexpr auto longest = std::chrono::seconds(1);
  started.store(0);
  const auto sent = Clock::now();
  caf::anon_send(probe, NextSlice{});
  while (started.load(std::memory_order_acquire) == 0 && Clock::now() - sent < longest)
    std::this_thread::sleep_for(std::chrono::microseconds(50));
  const Clock::time_point ran{Clock::duration(started.load())};
  return std::chrono::duration<double, std::micro>(ran - sent).count();
}

}  // namespace

std::string summary_us(std::vector<double> microseconds) {
  if (microseconds.empty()) return "no samples";
  std::ranges::sort(microseconds);
  const auto at = [&](double part) {
    const auto index = static_cast<std::size_t>(part * static_cast<double>(microseconds.size()));
    return microseconds[std::min(index, microseconds.size() - 1)];
  };
  std::array<char, 128> text{};
  std::snprintf(text.data(), text.size(), "p50 %.1f us, p99 %.1f us, max %.1f us, %zu samples",
                at(0.5), at(0.99), microseconds.back(), microseconds.size());
  return text.data();
}

std::string bench_bands(std::size_t workers, int roving_tasks, int samples) {
  const auto gauge = std::make_shared<Gauge>();
  SystemConfig config(Threads::workers, workers, gauge);
  caf::actor_system system(config);
  const auto started = std::make_shared<std::atomic<std::int64_t>>(0);
  const SearchHandle probe = system.spawn<Probe>(started);
  const auto stop = start_roving_load(system, roving_tasks);
  std::vector<double> delays;
  for (int i = 0; i < samples; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    delays.push_back(probe_once(probe, *started));
  }
  *stop = true;
  caf::anon_send_exit(probe, caf::exit_reason::user_shutdown);
  return summary_us(std::move(delays));
}

}  // namespace gosedai
