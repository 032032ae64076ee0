// The whole-board search with what is built in: classics are judged right after 5,000 games.
#include <gtest/gtest.h>

#include "kb/decision/read_fates.hpp"
#include "kb/library/knowledge.hpp"
#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/playout/leaf_work.hpp"
#include "model/playout/verdict.hpp"
#include "model/recognition/final_status.hpp"

namespace gosedai {
namespace {

constexpr int games = 5000;

const Knowledge& knowledge() {
  static const Knowledge loaded = load_knowledge();
  return loaded;
}

/// As the engine does it: with what reading has proved.
WholeBoardVerdict searched(const Board& board, Color to_move, double komi = 0.5) {
  const Recognition recognition = recognise(make_position(board, to_move), {}, {});
  const PlayoutRoot root(board, to_move, {}, knowledge().playout_shapes,
                         LocalAnswers(board, read_fates(recognition)));
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

WholeBoardVerdict searched(std::string_view diagram, Color to_move, double komi = 0.5) {
  return searched(parse_diagram(diagram).value(), to_move, komi);
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
  EXPECT_GT(preferred(verdict)->rate, 0.7);
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
  EXPECT_GT(black_share(verdict, "C4"), 0.9);
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
  EXPECT_GT(black_share(verdict, "C4"), 0.85);
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
  EXPECT_GT(black_share(verdict, "B4"), 0.95);
}

/// The end of a game between two of these engines: who owns the stones in most games is who owns them by the list of
/// dead stones.
TEST(PlayoutSanity, OwnersAtTheEndAgreeWithTheDeadStones) {
  const Board board = parse_diagram(R"(
    . . . O O X . O O
    . . O . O X . O X
    . O . O X X X X X
    . X O O X . . . X
    . O . O O X X . X
    . O O X O X . . X
    . . O X O X X X .
    O O X X X . . X .
    . X . X . X . X .)")
                          .value();
  const BitBoard dead =
      dead_at_the_end(recognise(make_position(board, Color::white), {}, {}), {}, {});
  EXPECT_EQ(dead.count(), 4);
  const WholeBoardVerdict verdict = searched(board, Color::white);
  for (const Color color : {Color::black, Color::white})
    board.stones_of(color).for_each([&](Point stone) {
      const Color owner = dead.contains(stone) ? opponent(color) : color;
      EXPECT_EQ(verdict.black_share[stone.index()] > 0.5F, owner == Color::black) << to_text(stone);
    });
}

}  // namespace
}  // namespace gosedai
