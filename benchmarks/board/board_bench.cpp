// How fast the board is: moves with undo, legality, whole-board bits against walks, positions.
//
// The games are random (random_games.hpp), up to 600 plies. Allocations are counted while moves are
// played; one allocation there is an error.
#include <cstdint>
#include <vector>

#include <benchmark/benchmark.h>

#include "benchmarks/board/allocations.hpp"
#include "benchmarks/random_games.hpp"
#include "model/board/game.hpp"

namespace gosedai {
namespace {

void play_and_undo(benchmark::State& state) {
  const int size = static_cast<int>(state.range(0));
  const std::vector<std::vector<Move>> games = random_games(size, 100);
  std::vector<Board::Undo> undos(600);
  Board board(size);
  std::uint64_t moves = 0;
  const std::uint64_t allocations_before = allocations();
  for (auto _ : state)
    for (const std::vector<Move>& game : games) {
      std::size_t depth = 0;
      for (const Move move : game) undos[depth++] = play(board, move);
      moves += depth;
      while (depth > 0) board.undo(undos[--depth]);
    }
  const std::uint64_t allocated = allocations() - allocations_before;
  if (allocated != 0) state.SkipWithError("a move allocates memory");
  state.SetItemsProcessed(static_cast<std::int64_t>(moves));
  state.counters["allocations"] = static_cast<double>(allocated);
  state.counters["plies"] =
      static_cast<double>(moves) / static_cast<double>(100 * state.iterations());
}
BENCHMARK(play_and_undo)->Arg(19)->Arg(9)->Unit(benchmark::kMillisecond);

void copy_board(benchmark::State& state) {
  const std::vector<Board> boards = middle_boards();
  std::size_t next = 0;
  for (auto _ : state) {
    Board copy = boards[next++ % boards.size()];
    benchmark::DoNotOptimize(copy);
  }
  state.counters["bytes"] = sizeof(Board);
}
BENCHMARK(copy_board);

// Both colours on all points of a middle-game board.
void legality_point_by_point(benchmark::State& state) {
  const std::vector<Board> boards = middle_boards();
  std::size_t next = 0;
  for (auto _ : state) {
    const Board& board = boards[next++ % boards.size()];
    BitBoard legal;
    for (const Color color : {Color::black, Color::white})
      board.all_points().for_each([&](Point point) {
        if (board.is_legal(color, point)) legal.insert(point);
      });
    benchmark::DoNotOptimize(legal);
  }
}
BENCHMARK(legality_point_by_point);

void legality_all_at_once(benchmark::State& state) {
  const std::vector<Board> boards = middle_boards();
  std::size_t next = 0;
  for (auto _ : state) {
    const Board& board = boards[next++ % boards.size()];
    BitBoard legal = board.legal_points(Color::black) | board.legal_points(Color::white);
    benchmark::DoNotOptimize(legal);
  }
}
BENCHMARK(legality_all_at_once);

// Which stones of both colours have no liberty, from the stones alone.
void dead_strings_by_bits(benchmark::State& state) {
  const std::vector<Board> boards = middle_boards();
  std::size_t next = 0;
  for (auto _ : state) {
    const Board& board = boards[next++ % boards.size()];
    const BitBoard empty = board.empty_points();
    BitBoard dead = strings_without_liberty(board.stones_of(Color::black), empty) |
                    strings_without_liberty(board.stones_of(Color::white), empty);
    benchmark::DoNotOptimize(dead);
  }
}
BENCHMARK(dead_strings_by_bits);

bool has_liberty_by_walk(const Board& board, Point stone) {
  bool found = false;
  board.for_each_stone(stone, [&](Point each) {
    for (const Point near : neighbors(each)) found |= board.is_empty(near);
  });
  return found;
}

void dead_strings_by_walk(benchmark::State& state) {
  const std::vector<Board> boards = middle_boards();
  std::size_t next = 0;
  for (auto _ : state) {
    const Board& board = boards[next++ % boards.size()];
    BitBoard dead;
    (board.stones_of(Color::black) | board.stones_of(Color::white)).for_each([&](Point stone) {
      if (board.head(stone) == stone && !has_liberty_by_walk(board, stone))
        dead |= board.string_points(stone);
    });
    benchmark::DoNotOptimize(dead);
  }
}
BENCHMARK(dead_strings_by_walk);

// The liberties of every string of the board as sets.
void liberties_by_bits(benchmark::State& state) {
  const std::vector<Board> boards = middle_boards();
  std::size_t next = 0;
  for (auto _ : state) {
    const Board& board = boards[next++ % boards.size()];
    const BitBoard empty = board.empty_points();
    for (const Color color : {Color::black, Color::white})
      board.stones_of(color).for_each([&](Point stone) {
        if (board.head(stone) != stone) return;
        BitBoard open = liberties_of(flood(BitBoard::of(stone), board.stones_of(color)), empty);
        benchmark::DoNotOptimize(open);
      });
  }
}
BENCHMARK(liberties_by_bits);

void liberties_by_walk(benchmark::State& state) {
  const std::vector<Board> boards = middle_boards();
  std::size_t next = 0;
  for (auto _ : state) {
    const Board& board = boards[next++ % boards.size()];
    (board.stones_of(Color::black) | board.stones_of(Color::white)).for_each([&](Point stone) {
      if (board.head(stone) != stone) return;
      BitBoard open = board.string_liberties(stone);
      benchmark::DoNotOptimize(open);
    });
  }
}
BENCHMARK(liberties_by_walk);

// Game::position after that many moves of a random game, superko included.
void make_position_of_game(benchmark::State& state) {
  const auto plies = static_cast<std::size_t>(state.range(0));
  Game game(19);
  const std::vector<std::vector<Move>> games = random_games(19, 1, plies);
  for (const Move move : games[0]) game.play(move);
  for (auto _ : state) benchmark::DoNotOptimize(game.position(Color::black));
}
BENCHMARK(make_position_of_game)->Arg(50)->Arg(200)->Arg(400)->Arg(600);

}  // namespace
}  // namespace gosedai
