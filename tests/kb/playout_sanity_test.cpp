// The whole-board search with what is built in: classics are judged right after 5,000 games.
#include <gtest/gtest.h>

#include "kb/library/knowledge.hpp"
#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/playout/leaf_work.hpp"
#include "model/playout/verdict.hpp"

namespace gosedai {
namespace {

constexpr int games = 5000;

const Knowledge& knowledge() {
  static const Knowledge loaded = load_knowledge();
  return loaded;
}

WholeBoardVerdict searched(std::string_view diagram, Color to_move, double komi = 0.5) {
  const PlayoutRoot root(parse_diagram(diagram).value(), to_move, {}, knowledge().playout_shapes);
  const PlayoutKnowledge known{knowledge().playout_shapes, knowledge().habits};
  PlayoutTree tree({}, komi, 200'000);
  tree.clear(to_move);
  for (int i = 0; i < games; ++i) {
    const TreePath path = tree.descend();
    LeafTask task;
    task.moves = tree.moves_of(path);
    task.wants_growth = path.wants_growth;
    task.seed = static_cast<std::uint64_t>(i);
    tree.record(path, work_at_leaf(root, task, known, {}, {}));
  }
  return verdict_of(tree);
}

double black_share(const WholeBoardVerdict& verdict, std::string_view point) {
  return verdict.black_share[parse_point(point, 9).value().index()];
}

/// White is ahead by half a point, and must not lose that by moving in the seki.
TEST(PlayoutSanity, TheOwnersOfASekiKeepTheirStones) {
  const WholeBoardVerdict verdict = searched(R"(
    . X O . X O .
    X X O X X O O
    X X O X X O O
    X X O X X O O
    X X O X X O O
    X X O X X O O
    . X O . X O .)",
                                             Color::white, 5.5);
  ASSERT_NE(preferred(verdict), nullptr);
  EXPECT_TRUE(preferred(verdict)->move.is_none());
  EXPECT_GT(preferred(verdict)->rate, 0.6);
}

/// White's stones in the corner are bent four: dead, whoever moves first.
TEST(PlayoutSanity, BentFourInTheCornerIsDead) {
  const WholeBoardVerdict verdict = searched(R"(
    . . . . . . .
    . . . . . . .
    X X X X . . .
    O O O X X X X
    X X O O O O X
    . X X . . O X
    X . O O O O X)",
                                             Color::black);
  EXPECT_GT(black_share(verdict, "C4"), 0.6);
}

TEST(PlayoutSanity, ALadderThatWorksIsNotRunFrom) {
  const WholeBoardVerdict verdict = searched(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . . . .
    . X O . . . . . .
    . X O X . . . . .
    . X X . . . . . .
    . . . . . . . . .)",
                                             Color::white);
  // The two white stones at C3 and C4 have only D4 to run to.
  EXPECT_GT(black_share(verdict, "C4"), 0.6);
}

TEST(PlayoutSanity, ASnapbackIsFound) {
  const WholeBoardVerdict verdict = searched(R"(
    . . . . . . .
    . . . . . . .
    . X X X X X .
    X O O O . X .
    X O X . O X .
    X O O X O X .
    X X X X X X .)",
                                             Color::black);
  EXPECT_GT(black_share(verdict, "B4"), 0.6);
}

}  // namespace
}  // namespace gosedai
