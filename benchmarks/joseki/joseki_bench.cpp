// How long does it take to find and choose the joseki of four corners, and what if the tree were ten times as
// large? Boards have a written line, cut off somewhere, in each corner.
#include <memory>
#include <random>

#include <benchmark/benchmark.h>

#include "kb/format/embedded_text.hpp"
#include "kb/joseki/joseki_counts.hpp"
#include "kb/joseki/joseki_file.hpp"
#include "kb/joseki/joseki_knowledge_file.hpp"
#include "model/joseki/joseki_chooser.hpp"

namespace gosedai {
namespace {

constexpr std::size_t board_count = 64;

const JosekiFile& shipped() {
  static const JosekiFile file = built_in_joseki().value;
  return file;
}

using Line = std::vector<CornerPoint>;

/// From the first move to a random move of the tree.
Line random_line(const JosekiRecords& records, std::mt19937& random) {
  std::size_t at = random() % records.size();
  Line line = {records[at].point};
  for (int depth = records[at].depth; depth > 1;) {
    --at;
    if (records[at].depth != depth - 1) continue;
    line.insert(line.begin(), records[at].point);
    --depth;
  }
  return line;
}

/// Plays as much of a line as is legal.
void put(Board& board, const Line& line, CornerView view) {
  Color color = Color::black;
  for (const CornerPoint move : line) {
    const Point point = move.is_none() ? Point::none() : view.to_board(move, board.size());
    if (!point.is_none() && board.is_legal(view.turned(color), point))
      board.play(view.turned(color), point);
    color = opponent(color);
  }
}

std::vector<Board> boards() {
  std::mt19937 random(1);
  std::vector<Board> all;
  while (all.size() < board_count) {
    Board board(joseki_board_size);
    for (const Corner corner : all_corners) {
      Line line = random_line(shipped().records, random);
      line.resize(1 + random() % line.size());
      put(board, line, CornerView(corner, random() % 2 == 0, random() % 2 == 0));
    }
    all.push_back(board);
  }
  return all;
}

/// Lines that leave a known line anywhere and go on with random legal moves, until there are so many times as
/// many moves: every position gets more moves, those near the root most.
JosekiTree enlarged(std::size_t times) {
  std::mt19937 random(2);
  JosekiCounts counts;
  counts.add_base(shipped().records);
  std::size_t moves = shipped().records.size();
  while (moves < times * shipped().records.size()) {
    CornerPlay play;
    Board board(joseki_board_size);
    Line line = random_line(shipped().records, random);
    line.resize(random() % line.size());
    put(board, line, {});
    for (const CornerPoint move : line) play.steps.push_back({move, {}, 0});
    for (int added = 0; added < 6;) {
      const Color color = play.steps.size() % 2 == 0 ? Color::black : Color::white;
      const auto move = CornerPoint::from_index(static_cast<int>(random() % corner_points));
      if (!board.is_legal(color, move.on_joseki_board())) continue;
      board.play(color, move.on_joseki_board());
      play.steps.push_back({move, {}, 0});
      ++added;
    }
    counts.add(play);
    moves += 6;
  }
  return make_joseki_tree(counts.records({1, 0}));
}

void find_four_corners(benchmark::State& state) {
  const JosekiTree tree =
      state.range(0) == 1 ? shipped().tree : enlarged(static_cast<std::size_t>(state.range(0)));
  const std::vector<Board> all = boards();
  std::size_t at = 0;
  double looked_at = 0;
  double matched = 0;
  for (auto _ : state) {
    const auto found = find_joseki(tree, all[at++ % all.size()]);
    for (const CornerMatches& corner : found) {
      looked_at += corner.work.cap_nodes + corner.work.deep_nodes;
      matched += corner.matches.empty() ? 0 : 1;
    }
    benchmark::DoNotOptimize(found);
  }
  state.counters["nodes"] = static_cast<double>(tree.node_count());
  state.counters["looked_at"] = benchmark::Counter(looked_at, benchmark::Counter::kAvgIterations);
  state.counters["corners"] = benchmark::Counter(matched, benchmark::Counter::kAvgIterations);
}
BENCHMARK(find_four_corners)->Arg(1)->Arg(10)->Unit(benchmark::kMicrosecond);

void choose_four_corners(benchmark::State& state) {
  const JosekiKnowledge knowledge = built_in_joseki_knowledge().value;
  const std::vector<Board> all = boards();
  std::size_t at = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(choose_joseki(knowledge, all[at++ % all.size()], Color::black));
}
BENCHMARK(choose_four_corners)->Unit(benchmark::kMicrosecond);

void load(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(built_in_joseki_knowledge());
}
BENCHMARK(load)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gosedai
