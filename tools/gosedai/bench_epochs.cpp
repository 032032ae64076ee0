#include <cstdio>
#include <thread>

#include "actors/wiring.hpp"
#include "kb/decision/sequential.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {

namespace {

using std::chrono::steady_clock;
constexpr auto longest = std::chrono::seconds(10);

double microseconds_since(steady_clock::time_point begin) {
  return std::chrono::duration<double, std::micro>(steady_clock::now() - begin).count();
}

/// Opens an epoch and waits, bounded, for its decision; the time it took in microseconds.
double time_epoch(Core& core, const PositionPtr& position) {
  const auto begin = steady_clock::now();
  const Epoch epoch = core.open(position, position->to_move);
  while (!core.answers().is_decided(epoch) && steady_clock::now() - begin < longest)
    std::this_thread::yield();
  return microseconds_since(begin);
}

/// A game of the engine against itself after some random moves: as many as asked for.
std::vector<PositionPtr> engine_game(int moves, const ThinkingSetup& setup) {
  Game game = practice_game(19, 20, 1);
  std::vector<PositionPtr> positions;
  for (int i = 0; i < moves; ++i) {
    positions.push_back(game.position(game.to_move()));
    game.play(decide_sequentially(positions.back(), setup).move);
  }
  return positions;
}

}  // namespace

std::string bench_epochs(std::size_t workers, int moves) {
  EngineOptions options;
  const std::vector<PositionPtr> positions = engine_game(moves, setup_of(options));
  Core core(Threads::workers, workers, options);
  std::vector<double> incremental;
  std::vector<double> from_scratch;
  double objects = 0;
  double touched = 0;
  for (const PositionPtr& position : positions) {
    incremental.push_back(time_epoch(core, position));
    if (const auto snapshot = core.snapshot(longest)) {
      objects += snapshot->attention.objects;
      touched += snapshot->attention.re_evaluated;
    }
    const auto begin = steady_clock::now();
    decide_sequentially(position, setup_of(options));
    from_scratch.push_back(microseconds_since(begin));
  }
  std::array<char, 96> share{};
  std::snprintf(share.data(), share.size(), "%.1f of %.1f strings re-evaluated per move (%.0f %%)",
                touched / moves, objects / moves, 100 * touched / objects);
  return "actors " + summary_us(std::move(incremental)) + "\nsequential from scratch " +
         summary_us(std::move(from_scratch)) + "\n" + share.data();
}

}  // namespace gosedai
