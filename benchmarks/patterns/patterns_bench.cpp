// How fast patterns are matched: whole boards, and from move to move with dependency sets; and how long it
// takes to make the set ready.
#include <benchmark/benchmark.h>

#include "benchmarks/random_games.hpp"
#include "kb/library/knowledge.hpp"
#include "model/patterns/pattern_set.hpp"

namespace gosedai {
namespace {

const std::vector<Pattern>& knowledge() {
  static const std::vector<Pattern> patterns = load_knowledge().patterns;
  return patterns;
}

const PatternSet& patterns() {
  static const PatternSet set(knowledge());
  return set;
}

const std::vector<Move>& game() {
  static const std::vector<Move> moves = random_games(19, 1, 240).front();
  return moves;
}

void whole_board_each_move(benchmark::State& state) {
  std::size_t found = 0;
  for (auto _ : state) {
    Board board(19);
    for (const Move move : game()) {
      play(board, move);
      found += match_patterns(patterns(), board).size();
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(found));  // matches per second
  state.counters["moves"] = benchmark::Counter(
      static_cast<double>(game().size()) * static_cast<double>(state.iterations()),
      benchmark::Counter::kIsRate);
}
BENCHMARK(whole_board_each_move)->Unit(benchmark::kMillisecond);

void move_to_move(benchmark::State& state) {
  std::size_t found = 0;
  for (auto _ : state) {
    Board board(19);
    PatternTracker tracker(patterns());
    for (const Move move : game()) {
      play(board, move);
      tracker.move_to(board);
      found += tracker.matches().size();
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(found));
  state.counters["moves"] = benchmark::Counter(
      static_cast<double>(game().size()) * static_cast<double>(state.iterations()),
      benchmark::Counter::kIsRate);
}
BENCHMARK(move_to_move)->Unit(benchmark::kMillisecond);

void make_ready(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(PatternSet(knowledge()));
}
BENCHMARK(make_ready)->Unit(benchmark::kMillisecond);

void load_all_knowledge(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(load_knowledge());
}
BENCHMARK(load_all_knowledge)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gosedai
