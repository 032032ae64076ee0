// The tree of the whole-board search, with playouts that stand for themselves.
#include "model/playout/playout_tree.hpp"

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"
#include "tests/model/playout/searched_tree.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using playout_tests::plain_shapes;
using playout_tests::search;
using playout_tests::work;

constexpr std::size_t many_nodes = 100'000;

PlayoutTree searched(const Board& board, Color to_move, int games, double komi = 0) {
  PlayoutTree tree({}, komi, many_nodes);
  tree.clear(to_move);
  search(tree, {board, to_move, {}, plain_shapes()}, games);
  return tree;
}

void expect_same_below(const PlayoutTree& a, NodeId in_a, const PlayoutTree& b, NodeId in_b) {
  const TreeNode& one = a.node(in_a);
  const TreeNode& two = b.node(in_b);
  EXPECT_EQ(one.move, two.move);
  EXPECT_EQ(one.visits, two.visits);
  EXPECT_EQ(one.wins, two.wins);
  EXPECT_EQ(one.amaf_visits, two.amaf_visits);
  ASSERT_EQ(one.child_count, two.child_count);
  for (NodeId i = 0; i < one.child_count; ++i)
    expect_same_below(a, one.first_child + i, b, two.first_child + i);
}

TEST(PlayoutTreeProperty, SameCallsSameTree) {
  expect_same_below(searched(Board(5), Color::black, 300), 0, searched(Board(5), Color::black, 300),
                    0);
}

TEST(PlayoutTreeProperty, NothingIsUnderWayWhenAllIsRecorded) {
  PlayoutTree tree({}, 0, many_nodes);
  const PlayoutRoot root(Board(5), Color::black, {}, plain_shapes());
  for (int round = 0; round < 30; ++round) {
    std::vector<TreePath> paths;
    for (int i = 0; i < 8; ++i) paths.push_back(tree.descend());
    for (std::size_t i = 0; i < paths.size(); ++i) {
      if (i % 4 == 3)
        tree.abandon(paths[i]);
      else
        tree.record(paths[i], work(tree, paths[i], root, i));
    }
  }
  std::uint32_t under_way = 0;
  bool growing = false;
  for (NodeId id = 0; id < tree.size(); ++id) {
    under_way += tree.node(id).under_way;
    growing |= tree.node(id).growing;
  }
  EXPECT_EQ(under_way, 0U);
  EXPECT_FALSE(growing);
  EXPECT_EQ(tree.node(PlayoutTree::root).visits, 30U * 6U);
}

TEST(PlayoutTreeProperty, TheBoundOfNodesHolds) {
  constexpr std::size_t bound = 150;
  PlayoutTree tree({}, 0, bound);
  search(tree, {Board(5), Color::black, {}, plain_shapes()}, 1000);
  EXPECT_LE(tree.size(), bound);
  EXPECT_GT(tree.size(), bound / 2);
  EXPECT_EQ(tree.node(PlayoutTree::root).visits, 1000U);
}

TEST(PlayoutTreeProperty, WhatIsBelowAMoveStaysWhenItIsPlayed) {
  const PlayoutTree before = searched(Board(5), Color::black, 500);
  for (NodeId i = 0; i < before.node(0).child_count; ++i) {
    const NodeId child = before.node(0).first_child + i;
    PlayoutTree after = before;
    ASSERT_TRUE(after.advance(before.node(child).move));
    EXPECT_EQ(after.to_move(), Color::white);
    expect_same_below(before, child, after, PlayoutTree::root);
    EXPECT_LE(after.size(), before.size());
  }
}

TEST(PlayoutTree, AMoveThatWasNotLookedAtCannotBeFollowed) {
  PlayoutTree tree({}, 0, many_nodes);
  EXPECT_FALSE(tree.advance(point_of("C3")));
}

TEST(PlayoutTree, NewPreferencesChangeTheRootAndBringMovesThatItLacks) {
  PlayoutTree tree({}, 0, many_nodes);
  tree.grow(PlayoutTree::root, {{point_of("A1"), 0.5}, {point_of("B1"), 0.3}});
  tree.set_root_preferences({{point_of("C3"), 0.9}, {point_of("A1"), 0.1}});
  const TreeNode& root = tree.node(PlayoutTree::root);
  ASSERT_EQ(root.child_count, 2);
  EXPECT_EQ(tree.node(root.first_child).move, point_of("C3"));
  EXPECT_EQ(tree.node(root.first_child + 1).move, point_of("A1"));
}

/// Black's stones in the middle are in atari, and so are white's on both sides of them.
TEST(PlayoutTree, FindsAMoveThatTakesTheGame) {
  const Board board = board_of(R"(
    . . . . .
    X X X X X
    O O O O O
    X X X X .
    O O O O .)");
  const PlayoutTree tree = searched(board, Color::black, 300);
  const Point move = tree.node(tree.favourite(PlayoutTree::root)).move;
  EXPECT_TRUE(board_tests::points_of({"E1", "E2"}).contains(move)) << to_text(move);
  EXPECT_EQ(tree.expected_line(PlayoutTree::root).front(), move);
}

TEST(PlayoutTree, KomiTakesTheWinAway) {
  const Board board = board_of(R"(
    . X X O .
    X . X O O
    X X X O .
    . X X O O
    X X X O .)");
  const PlayoutTree small = searched(board, Color::black, 50, 4.5);
  EXPECT_LT(small.rate(PlayoutTree::root), 0.1);  // of white, who is said to have moved last
  const PlayoutTree large = searched(board, Color::black, 50, 5.5);
  EXPECT_GT(large.rate(PlayoutTree::root), 0.9);
  EXPECT_DOUBLE_EQ(large.owner_share(Color::black, point_of("A1")), 1);
  EXPECT_DOUBLE_EQ(large.owner_share(Color::black, point_of("E5")), 0);
  // Before the tree has moves of its own.
  EXPECT_NEAR(searched(board, Color::black, 5, 5.5).lead(PlayoutTree::root), 0.5, 1e-6);
}

}  // namespace
}  // namespace gosedai
