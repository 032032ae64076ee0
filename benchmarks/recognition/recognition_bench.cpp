// How fast potential, influence and families are: the plain loop, whole rows at once, only what a
// move changes, and shared out to threads.
//
// The argument is the number of plies of the random 19x19 games whose positions are looked at.
#include <algorithm>
#include <cstdint>
#include <vector>

#include <benchmark/benchmark.h>
#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

#include "benchmarks/random_games.hpp"
#include "kb/potential/influence_file.hpp"
#include "kb/potential/potential_file.hpp"
#include "model/recognition/family.hpp"
#include "model/recognition/influence.hpp"

namespace gosedai {
namespace {

constexpr int board_size = 19;
constexpr int threads = 2;

std::vector<Board> boards_of(const benchmark::State& state) {
  return middle_boards(static_cast<std::size_t>(state.range(0)));
}

const PotentialStamps& stamps() {
  static const PotentialStamps prepared(built_in_potential().value, board_size);
  return prepared;
}

const InfluenceRules& influence() {
  static const InfluenceRules rules = built_in_influence().value;
  return rules;
}

void prepare_stamps(benchmark::State& state) {
  const PotentialPatterns patterns = built_in_potential().value;
  for (auto _ : state) benchmark::DoNotOptimize(PotentialStamps(patterns, board_size));
}
BENCHMARK(prepare_stamps);

void potential_plain_loop(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  std::size_t next = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(potential_by_loop(stamps(), boards[next++ % boards.size()]));
}
BENCHMARK(potential_plain_loop)->Arg(60)->Arg(200);

void potential_by_rows(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  std::size_t next = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(potential_of(stamps(), boards[next++ % boards.size()]));
}
BENCHMARK(potential_by_rows)->Arg(60)->Arg(200);

// Every move of a game with its captures; the figure is for one move.
void potential_per_move(benchmark::State& state) {
  const std::vector<std::vector<Move>> games =
      random_games(board_size, 8, static_cast<std::size_t>(state.range(0)));
  std::vector<std::array<BitBoard, 2>> positions;
  for (const std::vector<Move>& game : games) {
    Board board(board_size);
    for (const Move move : game) {
      play(board, move);
      positions.push_back({board.stones_of(Color::black), board.stones_of(Color::white)});
    }
  }
  PotentialMap map;
  std::size_t next = 0;
  for (auto _ : state) {
    const auto& [black, white] = positions[next++ % positions.size()];
    map.move_to(stamps(), black, white);
    benchmark::DoNotOptimize(map);
  }
}
BENCHMARK(potential_per_move)->Arg(200);

/// The rows of the board from `first` to before `last`, by the plain loop over all stones.
void add_band(std::array<std::int16_t, plane_size>& sums, const Board& board, int first, int last) {
  constexpr int reach = PotentialPatterns::reach;
  for (const Color color : {Color::black, Color::white}) {
    const int sign = color == Color::black ? 1 : -1;
    board.stones_of(color).for_each([&](Point stone) {
      const PotentialStamps::PatternStamp& stamp = stamps().at(stone);
      const int low = std::max(first, stone.row() - reach);
      const int high = std::min(last - 1, stone.row() + reach);
      for (int row = low; row <= high; ++row)
        for (int col = std::max(0, stone.col() - reach);
             col <= std::min(board_size - 1, stone.col() + reach); ++col)
          sums[Point::at(col, row).index()] =
              static_cast<std::int16_t>(sums[Point::at(col, row).index()] +
                                        sign * stamp.at(col - stone.col(), row - stone.row()));
    });
  }
}

// The points of one board shared out to threads (Shyu 4.2.3).
void potential_points_in_parallel(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  tf::Executor executor(threads);
  std::size_t next = 0;
  for (auto _ : state) {
    const Board& board = boards[next++ % boards.size()];
    std::array<std::int16_t, plane_size> sums{};
    tf::Taskflow flow;
    for (int part = 0; part < threads; ++part)
      flow.emplace([&, part] {
        add_band(sums, board, part * board_size / threads, (part + 1) * board_size / threads);
      });
    executor.run(flow).wait();
    benchmark::DoNotOptimize(sums);
  }
}
BENCHMARK(potential_points_in_parallel)->Arg(60)->Arg(200)->UseRealTime();

// 32 boards, whole rows at once, in one thread and shared out to threads.
void potential_32_boards(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  std::vector<PotentialMap> maps(boards.size());
  for (auto _ : state) {
    for (std::size_t i = 0; i < boards.size(); ++i) maps[i] = potential_of(stamps(), boards[i]);
    benchmark::DoNotOptimize(maps.data());
    benchmark::ClobberMemory();
  }
}
BENCHMARK(potential_32_boards)->Arg(200)->UseRealTime();

void potential_32_boards_in_parallel(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  std::vector<PotentialMap> maps(boards.size());
  tf::Executor executor(threads);
  tf::Taskflow flow;
  flow.for_each_index(std::size_t{0}, boards.size(), std::size_t{1},
                      [&](std::size_t i) { maps[i] = potential_of(stamps(), boards[i]); });
  for (auto _ : state) {
    executor.run(flow).wait();
    benchmark::ClobberMemory();
  }
}
BENCHMARK(potential_32_boards_in_parallel)->Arg(200)->UseRealTime();

void influence_plain_loop(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  std::size_t next = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(influence_by_loop(influence(), boards[next++ % boards.size()]));
}
BENCHMARK(influence_plain_loop)->Arg(60)->Arg(200);

void influence_by_rows(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  std::size_t next = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(InfluenceMap(influence(), boards[next++ % boards.size()]));
}
BENCHMARK(influence_by_rows)->Arg(60)->Arg(200);

void influence_count(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  std::vector<InfluenceMap> maps;
  for (const Board& board : boards) maps.emplace_back(influence(), board);
  std::size_t next = 0;
  for (auto _ : state) {
    const std::size_t i = next++ % boards.size();
    benchmark::DoNotOptimize(influence_balance(influence(), maps[i], boards[i]));
  }
}
BENCHMARK(influence_count)->Arg(60)->Arg(200);

void families(benchmark::State& state) {
  const std::vector<Board> boards = boards_of(state);
  std::vector<PotentialMap> maps;
  for (const Board& board : boards) maps.push_back(potential_of(stamps(), board));
  std::size_t next = 0;
  std::size_t found = 0;
  for (auto _ : state) {
    const std::size_t i = next++ % boards.size();
    found += find_families(maps[i], boards[i].all_points()).size();
  }
  state.counters["families"] = static_cast<double>(found) / static_cast<double>(next);
}
BENCHMARK(families)->Arg(60)->Arg(200);

}  // namespace
}  // namespace gosedai
