// How fast games are played out, from the empty board and from the middle game, and how fast the tree is.
#include <benchmark/benchmark.h>

#include "kb/library/knowledge.hpp"
#include "model/playout/leaf_work.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {
namespace {

const Knowledge& knowledge() {
  static const Knowledge loaded = load_knowledge();
  return loaded;
}

void play_from(benchmark::State& state, const Board& start) {
  const PlayoutBoard board(start, knowledge().playout_shapes);
  std::uint64_t seed = 0;
  std::int64_t moves = 0;
  for (auto _ : state)
    moves += play_out({board, Color::black, Point::none(), Point::none()},
                      knowledge().playout_shapes, {}, PlayoutRandom(++seed))
                 .moves;
  state.SetItemsProcessed(state.iterations());
  state.counters["moves"] = static_cast<double>(moves) / static_cast<double>(state.iterations());
}

void playouts_from_empty(benchmark::State& state) {
  play_from(state, Board(static_cast<int>(state.range(0))));
}
BENCHMARK(playouts_from_empty)->Arg(19)->Arg(9)->Unit(benchmark::kMicrosecond);

void playouts_from_middle(benchmark::State& state) {
  const int size = static_cast<int>(state.range(0));
  play_from(state, practice_game(size, size * size / 3, 1).board());
}
BENCHMARK(playouts_from_middle)->Arg(19)->Arg(9)->Unit(benchmark::kMicrosecond);

/// One game after the other, with what the tree costs.
void tree_search(benchmark::State& state) {
  const PlayoutRoot root(Board(static_cast<int>(state.range(0))), Color::black, {},
                         knowledge().playout_shapes);
  const PlayoutKnowledge known{knowledge().playout_shapes, knowledge().habits};
  PlayoutTree tree({}, 7.5, 1'000'000);
  std::uint64_t seed = 0;
  for (auto _ : state) {
    const TreePath path = tree.descend();
    LeafTask task;
    task.moves = tree.moves_of(path);
    task.wants_growth = path.wants_growth;
    task.seed = ++seed;
    tree.record(path, work_at_leaf(root, task, known, {}, {}));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(tree_search)->Arg(19)->Arg(9)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace gosedai
