#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <future>
#include <map>

#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_positions.hpp"
#include "tools/gosedai/thought_waiter.hpp"

namespace gosedai {

namespace {

using std::chrono::steady_clock;
constexpr auto longest = std::chrono::seconds(60);
constexpr std::array<std::size_t, 3> stations = {30, 90, 180};
constexpr int rounds = 7;            // at least
constexpr int games_of_all = 14000;  // short searches get more rounds

double seconds(steady_clock::duration time) { return std::chrono::duration<double>(time).count(); }

double processor_seconds(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

/// One engine with its number of workers, and what its searches took.
class Engine {
 public:
  Engine(std::size_t workers, const EngineOptions& options)
      : workers_(workers),
        trace_(std::make_shared<TraceRecorder>(workers, 4'000'000)),
        core_(std::make_unique<Core>(Threads::workers, workers, options,
                                     std::make_shared<Gauge>(trace_))),
        waiter_(*core_) {}

  /// Games per second of one search, after the main force has decided.
  double search(const PositionPtr& position) {
    const Epoch epoch = core_->open(position, position->to_move);
    waiter_.decided(epoch, longest);
    const double before = work();
    const auto begin = steady_clock::now();
    core_->grant({epoch});
    waiter_.settled(epoch, longest);
    const auto end = steady_clock::now();
    const ThoughtPtr thought = core_->answers().thought(epoch);
    const double games = thought && thought->verdict ? thought->verdict->games : 0;
    processor_ += work() - before;
    games_ += games;
    searches_.emplace_back(begin, end);
    return games / seconds(end - begin);
  }

  /// What the workers did in the searches; ends the engine.
  std::string shares() {
    core_->stop();
    double whole = 0;
    for (const auto& [begin, end] : searches_)
      whole += seconds(end - begin) * static_cast<double>(workers_);
    std::map<std::string_view, double> by_kind;
    trace_->for_each_event([&](const TraceEvent& event) {
      if (is_in_search(event)) by_kind[event.kind] += seconds(event.end - event.start);
    });
    const double others = by_kind["coordinator"];
    const double waits = whole - by_kind["playouts"] - by_kind["whole board"] - others;
    std::array<char, 200> text{};
    std::snprintf(
        text.data(), text.size(),
        "%zu: %.1f us of processor a game; of the workers' time %.1f %% playouts, %.2f %% "
        "the tree's owner, %.2f %% reports, %.1f %% between turns\n",
        workers_, 1e6 * processor_ / games_, 100 * by_kind["playouts"] / whole,
        100 * by_kind["whole board"] / whole, 100 * others / whole, 100 * waits / whole);
    return text.data();
  }

 private:
  /// Processor time of all threads but this one.
  static double work() {
    return processor_seconds(CLOCK_PROCESS_CPUTIME_ID) - processor_seconds(CLOCK_THREAD_CPUTIME_ID);
  }
  bool is_in_search(const TraceEvent& event) const {
    return std::ranges::any_of(searches_, [&](const auto& search) {
      return event.start >= search.first && event.end <= search.second;
    });
  }

  std::size_t workers_;
  std::shared_ptr<TraceRecorder> trace_;
  std::unique_ptr<Core> core_;
  ThoughtWaiter waiter_;
  std::vector<std::pair<steady_clock::time_point, steady_clock::time_point>> searches_;
  double processor_ = 0;
  double games_ = 0;
};

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values.empty() ? 0 : values[values.size() / 2];
}

/// One worker, two, and two engines of one worker each side by side, which have nothing to do with each other: more than
/// these the machine does not give to two workers.
class Comparison {
 public:
  explicit Comparison(const EngineOptions& options)
      : one_(1, options), two_(2, options), twins_{Engine(1, options), Engine(1, options)} {}

  void search(const PositionPtr& position) {
    alone_.push_back(one_.search(position));
    both_.push_back(two_.search(position));
    apart_.push_back(search_apart(position));
  }

  /// Of the searches since the last line.
  std::string line_from(std::size_t move) {
    const auto last = [this](const std::vector<double>& speeds) {
      return median({speeds.begin() + static_cast<std::ptrdiff_t>(told_), speeds.end()});
    };
    std::array<char, 160> line{};
    std::snprintf(line.data(), line.size(),
                  "from move %zu, games a second: %.0f with one worker, %.0f with two, %.0f by two "
                  "engines\n",
                  move, last(alone_), last(both_), last(apart_));
    told_ = alone_.size();
    return line.data();
  }

  /// Of all searches; ends the engines.
  std::string end() {
    std::array<char, 240> line{};
    std::snprintf(
        line.data(), line.size(),
        "two workers are %.2f times one (median of pairs), two engines %.2f times; two "
        "workers are %.2f times two engines\nthe best search of two workers is %.2f times "
        "that of one\n",
        median_ratio(both_, alone_), median_ratio(apart_, alone_), median_ratio(both_, apart_),
        best(both_) / best(alone_));
    return line.data() + one_.shares() + two_.shares();
  }

 private:
  static double best(const std::vector<double>& speeds) {
    return speeds.empty() ? 1 : std::ranges::max(speeds);
  }
  static double median_ratio(const std::vector<double>& of, const std::vector<double>& to) {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < of.size(); ++i) ratios.push_back(of[i] / to[i]);
    return median(std::move(ratios));
  }
  double search_apart(const PositionPtr& position) {
    auto other = std::async(std::launch::async, [&] { return twins_[1].search(position); });
    const double own = twins_[0].search(position);
    return own + other.get();
  }

  Engine one_;
  Engine two_;
  std::array<Engine, 2> twins_;
  std::vector<double> alone_;
  std::vector<double> both_;
  std::vector<double> apart_;
  std::size_t told_ = 0;
};

}  // namespace

std::string bench_playouts(const std::string& record, const EngineOptions& engine, int games) {
  EngineOptions options = engine;
  options.parameters.tree.most_games = games;
  const std::vector<PositionPtr> positions = game_positions(record);
  Comparison comparison(options);
  std::string text;
  for (const std::size_t station : stations) {
    if (station >= positions.size()) continue;
    for (int round = 0; round < std::max(rounds, games_of_all / games); ++round) {
      // Three moves on or back, so that nothing is known of the round before.
      const std::size_t move =
          std::min(station + 3 * static_cast<std::size_t>(round % rounds), positions.size() - 1);
      comparison.search(positions[move]);
    }
    text += comparison.line_from(station);
  }
  return text + comparison.end();
}

}  // namespace gosedai
