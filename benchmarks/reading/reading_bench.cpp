// How fast the capture and ladder searches are: whole searches of all short strings of a
// middle-game position, one ladder across the board, and the distribution of the times of single
// questions. A node is an expanded position; "positions" are those that were played and estimated.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/board/diagram.hpp"
#include "model/reading/capture_search.hpp"

namespace gosedai {
namespace {

constexpr std::string_view quiet_middle_game = R"(
     . . . . . . . . . . . . . . . . . . .
     . . . . . O X X . . . . . . O . . . .
     . . X X O O O X . . X . O O X X X . .
     . . O X X O X X . . . . . X O O X . .
     . . O O X . . . . . . . . X O . O X .
     . . . . O . . . . X . . . . X O . . .
     . . O . . . . . . . . . . . . O . X .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . O . . . X .
     . . X . . . . . . X . . . . . . . . .
     . . . . . . . . . . . . . . . . O . .
     . . . . . . . . . . . . . . . . X . .
     . . O . . . . . . . . . . . . O X . .
     . . . . O . . . . . . . . . O X . . .
     . . . O X X . . . . . . X X X O X . .
     . . . O O X . X . . O . O X O O O . .
     . . O X X . . . . . . . O O . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .)";

constexpr std::string_view tangled_fight = R"(
     . . . . . . . . . . . . .
     . . . X O . . . . O . . .
     . . X X O O O . O X X . .
     . X O O X X O . O O X . .
     . O O X . X X O . O X X .
     . . X X . . X O O X O X .
     . . . X O O O X X X O . .
     . . O O X O X X O O O O .
     . . O X X X . X O X X O .
     . X O O X . X O . X . X .
     . . X O O X X O X . X . .
     . . . O X X O O . X . . .
     . . . . . . . . . . . . .)";

constexpr std::string_view ladder_across = R"(
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . X O . . . . . . . . . . . . . . .
     . . . X X . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . . . . .)";

Board board_of(std::string_view diagram) {
  const auto board = parse_diagram(diagram);
  if (!board) throw std::invalid_argument("not a position");
  return *board;
}

/// Every string with few liberties, each side to move.
std::vector<CaptureQuestion> questions_of(const Board& board) {
  std::vector<CaptureQuestion> questions;
  BitBoard rest = board.stones_of(Color::black) | board.stones_of(Color::white);
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    rest &= ~board.string_points(stone);
    const int liberties = board.liberties(stone);
    if (liberties > 4) continue;
    for (const Color to_move : {Color::black, Color::white})
      questions.push_back({CaptureMethod::capture, stone, to_move, liberties <= 3 ? 3 : 4});
  }
  return questions;
}

void run_all_strings(benchmark::State& state, std::string_view diagram) {
  const Board board = board_of(diagram);
  const std::vector<CaptureQuestion> questions = questions_of(board);
  const int node_limit = static_cast<int>(state.range(0));
  std::int64_t nodes = 0;
  std::int64_t positions = 0;
  std::int64_t unknown = 0;
  for (auto _ : state)
    for (const CaptureQuestion& question : questions) {
      const CaptureAnswer answer = solve(board, question, node_limit);
      nodes += answer.nodes;
      positions += answer.positions;
      unknown += answer.verdict == Verdict::unknown ? 1 : 0;
    }
  const auto searches = static_cast<std::int64_t>(questions.size()) * state.iterations();
  state.SetItemsProcessed(searches);
  state.counters["nodes/s"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
  state.counters["positions/s"] =
      benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
  state.counters["nodes/search"] = static_cast<double>(nodes) / static_cast<double>(searches);
  state.counters["unknown"] = static_cast<double>(unknown) / static_cast<double>(searches);
}

void quiet_position(benchmark::State& state) { run_all_strings(state, quiet_middle_game); }
void tangled_position(benchmark::State& state) { run_all_strings(state, tangled_fight); }
BENCHMARK(quiet_position)->Arg(200)->Arg(1000);
BENCHMARK(tangled_position)->Arg(200)->Arg(1000);

/// The times of single questions: half of them, nine of ten and all of them take no longer.
void question_times(benchmark::State& state) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> times;
  for (auto _ : state)
    for (const std::string_view diagram : {quiet_middle_game, tangled_fight}) {
      const Board board = board_of(diagram);
      for (const CaptureQuestion& question : questions_of(board)) {
        const Clock::time_point start = Clock::now();
        benchmark::DoNotOptimize(solve(board, question, static_cast<int>(state.range(0))));
        times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
      }
    }
  std::ranges::sort(times);
  const auto percentile = [&](std::size_t percent) {
    return times[(times.size() - 1) * percent / 100];
  };
  state.counters["median us"] = percentile(50);
  state.counters["p90 us"] = percentile(90);
  state.counters["max us"] = percentile(100);
}
BENCHMARK(question_times)->Arg(600)->Arg(80000)->Unit(benchmark::kMillisecond);

void long_ladder(benchmark::State& state) {
  const Board board = board_of(ladder_across);
  const auto method = static_cast<CaptureMethod>(state.range(0));
  std::int64_t nodes = 0;
  for (auto _ : state)
    nodes += solve(board, {method, Point::at(3, 3), Color::black, 3}, 1000).nodes;
  state.counters["nodes/s"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(long_ladder)
    ->Arg(static_cast<int>(CaptureMethod::ladder))
    ->Arg(static_cast<int>(CaptureMethod::capture));

/// The price of asking at all: a string that is out of reach.
void settled_at_once(benchmark::State& state) {
  const Board board = board_of(ladder_across);
  for (auto _ : state)
    benchmark::DoNotOptimize(
        solve(board, {CaptureMethod::capture, Point::at(4, 2), Color::black, 3}, 10));
}
BENCHMARK(settled_at_once);

}  // namespace
}  // namespace gosedai
