#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <map>
#include <optional>
#include <semaphore>
#include <thread>

#include <pthread.h>

#include "actors/wiring.hpp"
#include "kb/potential/potential_file.hpp"
#include "model/reading/nakade.hpp"
#include "model/recognition/situation.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_positions.hpp"
#include "tools/gosedai/simulated_workers.hpp"
#include "tools/gosedai/static_recognition.hpp"

namespace gosedai {

namespace {

using std::chrono::steady_clock;
constexpr auto longest = std::chrono::seconds(10);
constexpr std::array<int, 3> stations = {30, 90, 180};
constexpr int around = 15;        // moves before and after a station that belong to it
constexpr double much_us = 5000;  // so much work is worth a second worker

double microseconds(steady_clock::duration time) {
  return std::chrono::duration<double, std::micro>(time).count();
}

template <class Work>
double time_of(Work work) {
  const auto begin = steady_clock::now();
  work();
  return microseconds(steady_clock::now() - begin);
}

double processor_us(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

/// The moves near a station as indices of positions.
std::vector<std::size_t> moves_at(int station, std::size_t count) {
  std::vector<std::size_t> found;
  for (int move = station - around; move <= station + around; ++move)
    if (move > 0 && static_cast<std::size_t>(move) < count)
      found.push_back(static_cast<std::size_t>(move));
  return found;
}

/// Tells when a position is recognised: what comes after, the choice of a move, is not measured.
class Finish {
 public:
  Finish() { pthread_getcpuclockid(pthread_self(), &own_clock_); }

  /// Processor time of all threads but the one that made this, which only waits.
  double others_us() const {
    return processor_us(CLOCK_PROCESS_CPUTIME_ID) - processor_us(own_clock_);
  }
  /// Called by a worker; a position may be recognised more than once, the first time counts.
  void arrived(Epoch epoch) {
    if (epoch <= last_) return;
    last_ = epoch;
    when = steady_clock::now();
    work = others_us();
    arrived_.release();
  }
  bool wait() { return arrived_.try_acquire_for(longest); }

  steady_clock::time_point when;
  double work = 0;

 private:
  clockid_t own_clock_ = 0;
  Epoch last_ = 0;
  std::binary_semaphore arrived_{0};
};

/// From the announcement of a position until it is recognised.
struct Span {
  steady_clock::time_point begin;
  steady_clock::time_point end;
};

/// An engine that goes through a game, and what it needed for each position.
class ActorRun {
 public:
  explicit ActorRun(std::size_t workers)
      : workers_(workers),
        trace_(std::make_shared<TraceRecorder>(workers, 4'000'000)),
        core_(std::in_place, Threads::workers, workers, options(),
              std::make_shared<Gauge>(trace_)) {}

  void recognise(const PositionPtr& position) {
    const double before = finish_.others_us();
    const auto begin = steady_clock::now();
    const Epoch epoch = core_->open(position, position->to_move);
    if (!finish_.wait()) return;
    spans_.push_back({begin, finish_.when});
    times.push_back(microseconds(finish_.when - begin));
    work.push_back(finish_.work - before);
    while (!core_->answers().is_decided(epoch) && steady_clock::now() - begin < longest)
      std::this_thread::sleep_for(std::chrono::microseconds(20));
    const auto snapshot = core_->recognition(longest);
    attention.push_back(snapshot ? snapshot->attention : RecognitionAttention());
  }

  /// When the game is over: who has worked for the recognition.
  void count_turns() {
    core_.reset();
    double busy = 0;
    double total = 0;
    for (const double time : times) total += time;
    const auto moves = static_cast<double>(spans_.size());
    trace_->for_each_event([&](const TraceEvent& event) {
      const Span* span = span_of(event);
      if (span == nullptr) return;
      const double length = microseconds(std::min(event.end, span->end) - event.start);
      busy += length;
      by_kind[event.kind] += length / moves;
      turns += 1 / moves;
    });
    gaps = workers_ == 1 ? 1 - busy / total : 0;
  }

  std::vector<double> times;  // by position
  std::vector<double> work;   // processor time of the workers
  std::vector<RecognitionAttention> attention;
  double turns = 0;  // of actors, for a move
  double gaps = 0;   // share of the time in which the one worker was between turns
  std::map<std::string_view, double> by_kind;  // microseconds of a move

 private:
  EngineOptions options() {
    EngineOptions options;
    options.recognised = [this](Epoch epoch) { finish_.arrived(epoch); };
    return options;
  }
  /// Null for what was done after the recognition.
  const Span* span_of(const TraceEvent& event) const {
    const auto next = std::ranges::upper_bound(spans_, event.start, {}, &Span::begin);
    return next != spans_.begin() && event.start < std::prev(next)->end ? &*std::prev(next)
                                                                        : nullptr;
  }

  std::size_t workers_;
  std::shared_ptr<TraceRecorder> trace_;
  Finish finish_;
  std::vector<Span> spans_;
  std::optional<Core> core_;
};

/// The same without anything kept.
class Scratch {
 public:
  Scratch(int size, std::size_t threads)
      : stamps_(built_in_potential().value, size), executor_(threads) {}

  void recognise_alone(const PositionPtr& position) {
    const double before = processor_us(CLOCK_THREAD_CPUTIME_ID);
    sequential.push_back(time_of([&] {
      judge_situation(recognise(position, options_.limits, group_limits_of(options_)), stamps_);
    }));
    work.push_back(processor_us(CLOCK_THREAD_CPUTIME_ID) - before);
  }
  void recognise_by_graph(const PositionPtr& position) {
    graph.push_back(time_of([&] {
      judge_situation(gosedai::recognise_by_graph(executor_, position, options_.limits,
                                                  group_limits_of(options_)),
                      stamps_);
    }));
  }

  std::vector<double> sequential;
  std::vector<double> work;  // the same in processor time
  std::vector<double> graph;

 private:
  EngineOptions options_;
  PotentialStamps stamps_;
  tf::Executor executor_;
};

std::vector<double> at(const std::vector<double>& times, const std::vector<std::size_t>& moves) {
  std::vector<double> found;
  for (const std::size_t move : moves) found.push_back(times[move]);
  return found;
}

double share(const std::vector<RecognitionAttention>& attention, int RecognitionAttention::*part,
             int RecognitionAttention::*whole) {
  double parts = 0;
  double all = 0;
  for (const RecognitionAttention& each : attention) {
    parts += each.*part;
    all += each.*whole;
  }
  return all == 0 ? 0 : 100 * parts / all;
}

std::string attention_text(const ActorRun& run) {
  std::array<char, 240> text{};
  std::snprintf(
      text.data(), text.size(),
      "asked again per move: %.1f %% of the linkages (%.1f %% read anew), %.1f %% of the "
      "groups\nturns of actors per move: %.0f; between turns: %.1f %% of the time\n",
      share(run.attention, &RecognitionAttention::linkages_told, &RecognitionAttention::linkages),
      share(run.attention, &RecognitionAttention::linkages_read, &RecognitionAttention::linkages),
      share(run.attention, &RecognitionAttention::groups_told, &RecognitionAttention::groups),
      run.turns, 100 * run.gaps);
  return text.data();
}

std::string kinds_text(const ActorRun& run) {
  std::string text = "microseconds of a move by who worked:";
  for (const auto& [kind, time] : run.by_kind) {
    std::array<char, 80> part{};
    std::snprintf(part.data(), part.size(), " %.*s %.0f,", static_cast<int>(kind.size()),
                  kind.data(), time);
    text += part.data();
  }
  text.back() = '\n';
  return text;
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

/// How much less work a move is than the whole board, and what a second worker is good for where there
/// is much to do.
std::string gains_text(const ActorRun& one, const ActorRun& two, const Scratch& scratch) {
  double alone = 0;
  double together = 0;
  int moves = 0;
  for (std::size_t i = 1; i < one.times.size(); ++i) {
    if (one.work[i] < much_us) continue;
    alone += one.times[i];
    together += two.times[i];
    ++moves;
  }
  std::array<char, 400> text{};
  std::snprintf(text.data(), text.size(),
                "all moves, actors, 1 worker: %s\nprocessor time, medians: %.0f us after a move, "
                "%.0f us from scratch, %.1f times as much\n2 workers on %d moves with more than "
                "5 ms of work: %.2f times faster\n",
                summary_us({one.times.begin() + 1, one.times.end()}).c_str(), median(one.work),
                median(scratch.work), median(scratch.work) / median(one.work), moves,
                moves == 0 ? 1.0 : alone / together);
  return text.data();
}

/// The same work shared out by a simulation, which other work of the machine does not disturb: how long
/// all moves take that are worth a second worker.
std::string simulation_text(const std::vector<PositionPtr>& positions) {
  constexpr std::size_t plenty = 64;
  SimulatedWorkers one(1);
  SimulatedWorkers two(2);
  SimulatedWorkers many(plenty);
  double alone = 0;
  double together = 0;
  double path = 0;
  int moves = 0;
  for (const PositionPtr& position : positions) {
    const double time = one.recognise(position);
    const double by_two = two.recognise(position);
    const double by_many = many.recognise(position);
    if (position == positions.front() || time < much_us) continue;
    alone += time;
    together += by_two;
    path += by_many;
    ++moves;
  }
  std::array<char, 200> text{};
  std::snprintf(
      text.data(), text.size(),
      "simulated, %d moves with more than 5 ms of work: 2 workers %.2f times faster than 1, "
      "as many as there is work for %.2f times\n",
      moves, moves == 0 ? 1.0 : alone / together, moves == 0 ? 1.0 : alone / path);
  return text.data();
}

}  // namespace

std::string bench_recognition(const std::string& record) {
  prepare_nakade();
  const std::vector<PositionPtr> positions = game_positions(record);
  ActorRun one(1);
  ActorRun two(2);
  Scratch scratch(positions.front()->board.size(), 2);
  // By turns, so that what else the machine does meets all of them.
  for (const PositionPtr& position : positions) {
    one.recognise(position);
    scratch.recognise_alone(position);
    two.recognise(position);
    scratch.recognise_by_graph(position);
  }
  one.count_turns();
  two.count_turns();
  std::string text;
  for (const int station : stations) {
    const std::vector<std::size_t> moves = moves_at(station, positions.size());
    if (moves.empty()) continue;
    text += "moves around " + std::to_string(station) + "\n";
    text += "  actors, 1 worker:       " + summary_us(at(one.times, moves)) + "\n";
    text += "    processor time:       " + summary_us(at(one.work, moves)) + "\n";
    text += "  actors, 2 workers:      " + summary_us(at(two.times, moves)) + "\n";
    text += "  scratch, 1 thread:      " + summary_us(at(scratch.sequential, moves)) + "\n";
    text += "    processor time:       " + summary_us(at(scratch.work, moves)) + "\n";
    text += "  scratch graph, 2:       " + summary_us(at(scratch.graph, moves)) + "\n";
  }
  return text + gains_text(one, two, scratch) + simulation_text(positions) + attention_text(one) +
         kinds_text(one);
}

}  // namespace gosedai
