// What the tree proves from the ends of games: small finished positions, and a search of all moves on tiny boards.
#include <gtest/gtest.h>

#include "model/playout/verdict.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/playout/full_width.hpp"
#include "tests/model/playout/searched_tree.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using playout_tests::FullWidth;
using playout_tests::plain_shapes;
using playout_tests::search;

constexpr int games = 3000;

/// Both sides live; who takes the last point between them, C5, has it.
constexpr std::string_view last_dame = R"(
    . X . O .
    X X X O O
    . X O O .
    X X X O O
    X X X O O)";

/// D3 is in atari: white takes it in a ko, black connects.
constexpr std::string_view last_ko = R"(
    . X X O .
    X X X O O
    X X . X O
    X X X O O
    . X X O .)";

PlayoutTree proved(std::string_view diagram, Color to_move, double komi, const Rules& rules = {},
                   bool after_pass = false) {
  PlayoutTree tree({}, komi, 1'000'000);
  tree.clear(to_move);
  search(tree, {board_of(diagram), to_move, {}, plain_shapes(), {}, rules, after_pass}, games);
  return tree;
}

const TreeNode& favourite(const PlayoutTree& tree) {
  return tree.node(tree.favourite(PlayoutTree::root));
}

TEST(PlayoutProof, TheLastDameDecidesForBlack) {
  const PlayoutTree tree = proved(last_dame, Color::black, 2.5);
  EXPECT_EQ(favourite(tree).proof, Proof::won);
  EXPECT_EQ(favourite(tree).move, point_of("C5"));
}

TEST(PlayoutProof, TheLastDameDecidesForWhite) {
  const PlayoutTree tree = proved(last_dame, Color::white, 2.5);
  EXPECT_EQ(favourite(tree).proof, Proof::won);
  EXPECT_EQ(favourite(tree).move, point_of("C5"));
}

TEST(PlayoutProof, WhenTheDameIsNotEnoughEveryMoveIsLost) {
  const PlayoutTree tree = proved(last_dame, Color::black, 3.5);
  EXPECT_EQ(tree.node(PlayoutTree::root).proof, Proof::won);  // of white, who is said to have moved
}

TEST(PlayoutProof, WhoTakesTheLastKoHasWonIt) {
  const PlayoutTree tree = proved(last_ko, Color::white, 5.5);
  EXPECT_EQ(favourite(tree).proof, Proof::won);
  EXPECT_EQ(favourite(tree).move, point_of("C3"));
}

TEST(PlayoutProof, WhoConnectsTheLastKoHasWonIt) {
  const PlayoutTree tree = proved(last_ko, Color::black, 5.5);
  EXPECT_EQ(favourite(tree).proof, Proof::won);
  EXPECT_EQ(favourite(tree).move, point_of("C3"));
}

/// Black has passed. White is ahead by half a point as it stands.
TEST(PlayoutProof, ASekiIsLeftAloneByTheLastPass) {
  const PlayoutTree tree = proved(R"(
    . X O . X O .
    X X O X X O O
    X X O X X O O
    X X O X X O O
    X X O X X O O
    X X O X X O O
    . X O . X O .)",
                                  Color::white, 5.5, {}, true);
  EXPECT_EQ(favourite(tree).proof, Proof::won);
  EXPECT_TRUE(favourite(tree).move.is_none());
}

TEST(PlayoutProof, ADrawIsNotProved) {
  const PlayoutTree tree = proved(last_dame, Color::black, 3);
  EXPECT_FALSE(tree.is_decided());
  EXPECT_EQ(favourite(tree).move, point_of("C5"));
}

TEST(PlayoutProof, WhereTerritoryCountsNothingIsProved) {
  EXPECT_FALSE(proved(last_dame, Color::black, 2.5, {.scoring = Scoring::territory}).is_decided());
}

TEST(PlayoutProof, WherePositionsMayNotComeBackOnlyWaysWithoutCapturesProve) {
  const Rules rules{.ko = KoRule::positional};
  EXPECT_TRUE(proved(last_ko, Color::black, 5.5, rules).is_decided());
  EXPECT_FALSE(proved(last_ko, Color::white, 5.5, rules).is_decided());
}

TEST(PlayoutProof, WhereSuicideIsAllowedNoLossIsProved) {
  const Rules rules{.suicide = Suicide::allowed};
  EXPECT_FALSE(proved(last_dame, Color::black, 3.5, rules).is_decided());
}

TEST(PlayoutProof, AWonMoveThatTheRootForbidsDecidesNothing) {
  PlayoutTree tree = proved(last_dame, Color::black, 2.5);
  ASSERT_TRUE(tree.is_decided());
  tree.set_root_preferences({{point_of("A5"), 0.5}});
  EXPECT_NE(tree.node(PlayoutTree::root).proof, Proof::lost);
}

TEST(PlayoutProof, WhatIsProvedStaysWhenTheGameGoesOn) {
  PlayoutTree tree = proved(last_dame, Color::black, 2.5);
  ASSERT_TRUE(tree.advance(point_of("C5")));
  EXPECT_EQ(tree.node(PlayoutTree::root).proof, Proof::won);
}

TEST(PlayoutProof, LostMovesGetNoMoreGames) {
  PlayoutTree tree({}, 3.5, 1'000'000);
  const PlayoutRoot root(board_of(last_dame), Color::black, {}, plain_shapes());
  search(tree, root, 60);
  ASSERT_FALSE(tree.is_decided());
  std::vector<std::pair<NodeId, std::uint32_t>> lost;
  for (NodeId id = 1; id < tree.size(); ++id)
    if (tree.node(id).proof == Proof::lost) lost.emplace_back(id, tree.node(id).visits);
  EXPECT_FALSE(lost.empty());
  search(tree, root, 60);
  for (const auto& [id, visits] : lost) EXPECT_EQ(tree.node(id).visits, visits);
}

/// Every proof in the tree is one of the search of all moves, which is not limited to likely ones.
void expect_true_below(const PlayoutTree& tree, NodeId id, FullWidth& oracle,
                       const FullWidth::State& state, int& checked) {
  const TreeNode& node = tree.node(id);
  if (node.proof != Proof::open) {
    ++checked;
    ASSERT_EQ(oracle.fate_of_mover(state), node.proof);
  }
  for (NodeId i = 0; i < node.child_count; ++i)
    if (const TreeNode& child = tree.node(node.first_child + i); child.visits > 0)
      expect_true_below(tree, node.first_child + i, oracle, state.after(child.move), checked);
}

TEST(PlayoutProofProperty, AgreesWithASearchOfAllMovesOnTinyBoards) {
  int checked = 0;
  for (unsigned seed = 0; seed < 12; ++seed) {
    const int size = seed % 3 == 0 ? 2 : 3;
    const double komi = static_cast<double>(seed % 5) - 1.5;
    const FullWidth::State start = playout_tests::late_position(size, seed);
    PlayoutTree tree({}, komi, 1'000'000);
    tree.clear(start.to_move);
    search(tree, {start.board, start.to_move, {}, plain_shapes(), {}, {}, start.after_pass}, games);
    FullWidth oracle(komi);
    expect_true_below(tree, PlayoutTree::root, oracle, start, checked);
  }
  EXPECT_GT(checked, 500);
}

}  // namespace
}  // namespace gosedai
