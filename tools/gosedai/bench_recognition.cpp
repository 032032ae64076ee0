#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <thread>

#include "actors/wiring.hpp"
#include "kb/potential/potential_file.hpp"
#include "model/recognition/situation.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_positions.hpp"
#include "tools/gosedai/static_recognition.hpp"

namespace gosedai {

namespace {

using std::chrono::steady_clock;
constexpr auto longest = std::chrono::seconds(10);
constexpr std::array<int, 3> stations = {30, 90, 180};
constexpr int around = 15;  // moves before and after a station that belong to it

double microseconds(steady_clock::duration time) {
  return std::chrono::duration<double, std::micro>(time).count();
}

template <class Work>
double time_of(Work work) {
  const auto begin = steady_clock::now();
  work();
  return microseconds(steady_clock::now() - begin);
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
      run.times.push_back(time_of([&] { wait_for(core, core.open(position, position->to_move)); }));
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
  std::vector<double> graph;
};

Scratch run_from_scratch(const std::vector<PositionPtr>& positions, std::size_t threads) {
  const EngineOptions options;
  const PotentialStamps stamps(built_in_potential().value, positions.front()->board.size());
  tf::Executor executor(threads);
  Scratch run;
  for (const PositionPtr& position : positions) {
    run.sequential.push_back(time_of([&] {
      const Recognition found =
          recognise(position, options.limits, limits_of(options.group_limits));
      judge_situation(found, stamps);
    }));
    run.graph.push_back(time_of([&] {
      const Recognition found =
          recognise_by_graph(executor, position, options.limits, limits_of(options.group_limits));
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

}  // namespace

std::string bench_recognition(const std::string& record) {
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
    text += "  actors, 2 workers:      " + summary_us(at(two.times, moves)) + "\n";
    text += "  scratch, 1 thread:      " + summary_us(at(scratch.sequential, moves)) + "\n";
    text += "  scratch graph, 2:       " + summary_us(at(scratch.graph, moves)) + "\n";
  }
  return text + attention_text(one) + kinds_text(one);
}

}  // namespace gosedai
