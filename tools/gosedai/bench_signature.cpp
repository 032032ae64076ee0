#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

#include "kb/decision/sequential.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {

namespace {

struct Start {
  int size;
  int random_moves;
  int own_moves;  // played by the engine from there
};

constexpr std::array<Start, 8> starts = {{{19, 0, 40},
                                          {19, 40, 20},
                                          {19, 120, 20},
                                          {19, 200, 20},
                                          {13, 60, 20},
                                          {9, 0, 40},
                                          {9, 30, 20},
                                          {9, 50, 20}}};

std::uint64_t mix(std::uint64_t sum, std::uint64_t value) {
  std::uint64_t state = sum ^ value;
  return splitmix64(state);
}

/// The engine's moves from one start, and what it thought they were worth.
std::uint64_t sign_game(const Start& start, unsigned seed, const ThinkingSetup& setup) {
  Game game = practice_game(start.size, start.random_moves, seed);
  std::uint64_t sum = 0;
  for (int i = 0; i < start.own_moves; ++i) {
    const Color color = game.to_move();
    const Decision decision = decide_sequentially(game.position(color), setup);
    sum = mix(sum, decision.move.point().index());
    for (const RankedMove& move : decision.ranked)
      sum = mix(sum, static_cast<std::uint64_t>(move.order * 1000) << 16 | move.point.index());
    game.play(decision.move);
  }
  return sum;
}

}  // namespace

Signature behaviour_signature(std::size_t workers, const ThinkingSetup& setup) {
  constexpr std::size_t seeds = 3;
  std::array<std::uint64_t, starts.size() * seeds> sums{};
  tf::Taskflow batch;
  batch.for_each_index(std::size_t{0}, sums.size(), std::size_t{1}, [&](std::size_t i) {
    sums[i] = sign_game(starts[i % starts.size()], static_cast<unsigned>(i), setup);
  });
  Signature signature;
  for (const Start& start : starts)
    signature.decisions += start.own_moves * static_cast<int>(seeds);
  tf::Executor executor(workers);
  executor.run(batch).wait();
  for (const std::uint64_t sum : sums) signature.value = mix(signature.value, sum);
  return signature;
}

}  // namespace gosedai
