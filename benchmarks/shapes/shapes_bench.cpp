// How fast moves are judged at sight: all legal moves of a middle-game position, with shapes alone and
// with the network, and the 50 points of a neighbourhood.
#include <stdexcept>

#include <benchmark/benchmark.h>

#include "kb/habits/habit_file.hpp"
#include "kb/intuition/intuition_file.hpp"
#include "kb/shapes/move_knowledge_file.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {
namespace {

constexpr int plies = 120;

const Board& middle_game() {
  static const Board board = practice_game(19, plies, 1).board();
  return board;
}

const MoveKnowledge& knowledge() {
  static const MoveKnowledge loaded = built_in_move_knowledge().value;
  return loaded;
}

void judge(benchmark::State& state, const BitBoard& allowed, const MoveKnowledge& known) {
  for (auto _ : state)
    benchmark::DoNotOptimize(prefer(middle_game(), Color::black, allowed, known));
  state.counters["moves"] =
      static_cast<double>((allowed & middle_game().legal_points(Color::black)).count());
}

void shapes_of_all_moves(benchmark::State& state) {
  MoveKnowledge shapes;
  shapes.strengths = knowledge().strengths;
  judge(state, middle_game().all_points(), shapes);
}
BENCHMARK(shapes_of_all_moves)->Unit(benchmark::kMicrosecond);

void all_moves_with_network(benchmark::State& state) {
  judge(state, middle_game().all_points(), knowledge());
}
BENCHMARK(all_moves_with_network)->Unit(benchmark::kMicrosecond);

void neighbourhood_with_network(benchmark::State& state) {
  BitBoard corner;
  for (int col = 0; col < 9; ++col)
    for (int row = 0; row < 8; ++row) corner.insert(Point::at(col, row));
  judge(state, corner, knowledge());
}
BENCHMARK(neighbourhood_with_network)->Unit(benchmark::kMicrosecond);

/// The chance of every legal move, as players choose.
void predict_all_moves(benchmark::State& state) {
  static const MoveHabits habits = built_in_move_habits().value;
  const Game game = practice_game(19, plies, 1);
  const RecentMoves recent{game.move(plies - 1).point(), game.move(plies - 2).point()};
  for (auto _ : state)
    benchmark::DoNotOptimize(predict(middle_game(), Color::black, recent, habits));
}
BENCHMARK(predict_all_moves)->Unit(benchmark::kMicrosecond);

/// The same by the network of intuition, with what the habits say.
void foresee_all_moves(benchmark::State& state) {
  static const MoveHabits habits = built_in_move_habits().value;
  static const IntuitionNet net = built_in_intuition().value;
  const int size = static_cast<int>(state.range(0));
  const Game game = practice_game(size, size * size / 3, 1);
  for (auto _ : state)
    benchmark::DoNotOptimize(foresee(game.board(), Color::black, {}, habits, &net));
}
BENCHMARK(foresee_all_moves)->Arg(19)->Arg(13)->Arg(9)->Unit(benchmark::kMicrosecond);

void load_habits(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(built_in_move_habits());
}
BENCHMARK(load_habits)->Unit(benchmark::kMillisecond);

void load_knowledge(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(built_in_move_knowledge());
}
BENCHMARK(load_knowledge)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gosedai
