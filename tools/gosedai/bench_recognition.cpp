#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <map>
#include <thread>

#include "actors/wiring.hpp"
#include "kb/potential/potential_file.hpp"
#include "model/reading/nakade.hpp"
#include "model/recognition/situation.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_positions.hpp"
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
/// Processor time of all threads but this one, which only waits.
double others_us() {
  return processor_us(CLOCK_PROCESS_CPUTIME_ID) - processor_us(CLOCK_THREAD_CPUTIME_ID);
}

/// The moves near a station as indices of positions.
std::vector<std::size_t> moves_at(int station, std::size_t count) {
  std::vector<std::size_t> found;
  for (int move = station - around; move <= station + around; ++move)
    if (move > 0 && static_cast<std::size_t>(move) < count)
      found.push_back(static_cast<std::size_t>(move));
  return found;
}

struct ActorRun {
  std::vector<double> times;  // by position
  std::vector<double> work;   // processor time of the workers
  std::vector<RecognitionAttention> attention;
  double turns = 0;  // of actors, for a move
  double gaps = 0;   // share of the time in which the one worker was between turns
  std::map<std::string_view, double> by_kind;  // microseconds of a move
};

void wait_for(Core& core, Epoch epoch) {
  const auto begin = steady_clock::now();
  while (!core.answers().is_decided(epoch) && steady_clock::now() - begin < longest)
    std::this_thread::sleep_for(std::chrono::microseconds(20));
}

ActorRun run_actors(const std::vector<PositionPtr>& positions, std::size_t workers) {
  const auto trace = std::make_shared<TraceRecorder>(workers, 4'000'000);
  ActorRun run;
  double total = 0;
  {
    Core core(Threads::workers, workers, EngineOptions(), std::make_shared<Gauge>(trace));
    for (const PositionPtr& position : positions) {
      const double before = others_us();
      run.times.push_back(time_of([&] { wait_for(core, core.open(position, position->to_move)); }));
      run.work.push_back(others_us() - before);
      total += run.times.back();
      const auto snapshot = core.recognition(longest);
      run.attention.push_back(snapshot ? snapshot->attention : RecognitionAttention());
    }
  }
  double busy = 0;
  trace->for_each_event([&](const TraceEvent& event) {
    busy += microseconds(event.end - event.start);
    run.by_kind[event.kind] +=
        microseconds(event.end - event.start) / static_cast<double>(positions.size());
    ++run.turns;
  });
  run.turns /= static_cast<double>(positions.size());
  run.gaps = workers == 1 ? 1 - busy / total : 0;
  return run;
}

struct Scratch {
  std::vector<double> sequential;
  std::vector<double> work;  // the same in processor time
  std::vector<double> graph;
};

Scratch run_from_scratch(const std::vector<PositionPtr>& positions, std::size_t threads) {
  const EngineOptions options;
  const PotentialStamps stamps(built_in_potential().value, positions.front()->board.size());
  tf::Executor executor(threads);
  Scratch run;
  for (const PositionPtr& position : positions) {
    const double before = processor_us(CLOCK_THREAD_CPUTIME_ID);
    run.sequential.push_back(time_of([&] {
      const Recognition found = recognise(position, options.limits, group_limits_of(options));
      judge_situation(found, stamps);
    }));
    run.work.push_back(processor_us(CLOCK_THREAD_CPUTIME_ID) - before);
    run.graph.push_back(time_of([&] {
      const Recognition found =
          recognise_by_graph(executor, position, options.limits, group_limits_of(options));
      judge_situation(found, stamps);
    }));
  }
  return run;
}

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

}  // namespace

std::string bench_recognition(const std::string& record) {
  prepare_nakade();
  const std::vector<PositionPtr> positions = game_positions(record);
  const ActorRun one = run_actors(positions, 1);
  const ActorRun two = run_actors(positions, 2);
  const Scratch scratch = run_from_scratch(positions, 2);
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
  return text + gains_text(one, two, scratch) + attention_text(one) + kinds_text(one);
}

}  // namespace gosedai
