#include <algorithm>
#include <array>
#include <cstdio>
#include <thread>

#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_positions.hpp"
#include "tools/gosedai/thought_waiter.hpp"

namespace gosedai {

namespace {

using std::chrono::steady_clock;
constexpr auto longest = std::chrono::seconds(10);
constexpr auto head_start = std::chrono::milliseconds(20);  // of the search before the next move
constexpr std::array<int, 3> stations = {30, 90, 180};
constexpr int around = 15;  // moves before and after a station that belong to it
constexpr int rounds = 5;

/// The time from a position to the decision of the main force, in microseconds.
double time_of_decision(Core& core, ThoughtWaiter& waiter, const PositionPtr& position,
                        Epoch& epoch) {
  const auto begin = steady_clock::now();
  epoch = core.open(position, position->to_move);
  waiter.decided(epoch, longest);
  return std::chrono::duration<double, std::micro>(steady_clock::now() - begin).count();
}

/// An engine that searches the whole board until the next position comes, but only while it is its turn to be measured.
class Searching {
 public:
  Searching(std::size_t workers, const EngineOptions& engine)
      : core_(Threads::workers, workers, engine) {}

  double time(const PositionPtr& position) {
    core_.gauge().set_roving_open(true);
    core_.grant({epoch_});
    std::this_thread::sleep_for(head_start);
    const double found = time_of_decision(core_, waiter_, position, epoch_);
    core_.gauge().set_roving_open(false);
    return found;
  }

 private:
  Core core_;
  ThoughtWaiter waiter_{core_};
  Epoch epoch_ = 0;
};

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

}  // namespace

std::string bench_forces(const std::string& record, std::size_t workers,
                         const EngineOptions& engine) {
  const std::vector<PositionPtr> positions = game_positions(record);
  EngineOptions alone_options = engine;
  alone_options.playouts.on = false;
  Core alone(Threads::workers, workers, alone_options);
  ThoughtWaiter waiter(alone);
  Searching searching(workers, engine);
  std::array<std::vector<double>, stations.size()> without;
  std::array<std::vector<double>, stations.size()> with;
  std::vector<double> ratios;
  for (int round = 0; round < rounds; ++round)
    for (std::size_t move = 0; move < positions.size(); ++move) {
      Epoch epoch = 0;
      const double quiet = time_of_decision(alone, waiter, positions[move], epoch);
      const double busy = searching.time(positions[move]);
      for (std::size_t i = 0; i < stations.size(); ++i) {
        if (std::abs(static_cast<int>(move) - stations[i]) > around) continue;
        without[i].push_back(quiet);
        with[i].push_back(busy);
        ratios.push_back(busy / quiet);
      }
    }
  std::string text;
  for (std::size_t i = 0; i < stations.size(); ++i) {
    if (without[i].empty()) continue;
    std::array<char, 160> line{};
    std::snprintf(line.data(), line.size(),
                  "moves around %3d: %.2f times as long with the search\n", stations[i],
                  median(with[i]) / median(without[i]));
    text += line.data();
    text += "  without: " + summary_us(without[i]) + "\n  with:    " + summary_us(with[i]) + "\n";
  }
  std::array<char, 80> line{};
  std::snprintf(line.data(), line.size(), "median of the ratios of all these moves: %.3f\n",
                ratios.empty() ? 0 : median(ratios));
  return text + line.data();
}

}  // namespace gosedai
