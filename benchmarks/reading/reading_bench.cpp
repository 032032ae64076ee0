// How fast the capture and ladder searches are: whole searches of all short strings of a
// middle-game position, the nodes they expand per second, and one ladder across the board.
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
  std::int64_t unknown = 0;
  for (auto _ : state)
    for (const CaptureQuestion& question : questions) {
      const CaptureAnswer answer = solve(board, question, node_limit);
      nodes += answer.nodes;
      unknown += answer.verdict == Verdict::unknown ? 1 : 0;
    }
  const auto searches = static_cast<std::int64_t>(questions.size()) * state.iterations();
  state.SetItemsProcessed(searches);
  state.counters["nodes/s"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
  state.counters["nodes/search"] = static_cast<double>(nodes) / static_cast<double>(searches);
  state.counters["unknown"] = static_cast<double>(unknown) / static_cast<double>(searches);
}

void quiet_position(benchmark::State& state) { run_all_strings(state, quiet_middle_game); }
void tangled_position(benchmark::State& state) { run_all_strings(state, tangled_fight); }
BENCHMARK(quiet_position)->Arg(200)->Arg(1000);
BENCHMARK(tangled_position)->Arg(200)->Arg(1000);

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
