// Searches shown as trees: the root is what the answer says, the move that decides comes first, and every settled
// position follows from those below it.
#include "model/reading/search_tree.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/search.hpp"

namespace gosedai {
namespace {

constexpr int enough = 100'000;
constexpr TreeLimits whole{40, 1'000'000};
constexpr Color black = Color::black;
constexpr Color white = Color::white;

struct Shown {
  SearchTree tree;
  ReadingAnswer answer;
};

Shown show(const Board& board, Question question, const TreeLimits& limits = whole) {
  ask_for_tree(question);
  Search search(board, question);
  search.advance(enough);
  return {search.tree(limits).value_or(SearchTree()), to_reading(board, question, search.answer())};
}

/// "black succeeds D4": what the root says, and its first move.
std::string summary(const SearchTree& tree) {
  std::string text(name_of(tree.prover));
  text += tree.state == SearchTree::State::open     ? " open"
          : tree.state == SearchTree::State::proved ? " succeeds"
                                                    : " fails";
  if (!tree.next.empty() && !tree.next.front().move.is_none())
    text += " " + to_text(tree.next.front().move);
  return text;
}

/// Who moves at a position that was looked into.
Color mover(const SearchTree& tree) { return tree.next.front().player; }

/// One winning move is enough for who wins with the move; who loses has only losing ones.
int contradictions(const SearchTree& tree) {
  int found = 0;
  for (const SearchTree& next : tree.next) found += contradictions(next);
  if (tree.state == SearchTree::State::open || tree.next.empty()) return found;
  const bool prover_moves = mover(tree) == tree.prover;
  const bool wins = prover_moves == (tree.state == SearchTree::State::proved);
  const auto same = [&](const SearchTree& next) { return next.state == tree.state; };
  if (wins && std::ranges::none_of(tree.next, same)) ++found;
  // A ko threat that may be played once more leads on; what is open below a loser is cut off by a zone.
  const auto opposite = [&](const SearchTree& next) {
    return next.state != SearchTree::State::open && next.state != tree.state;
  };
  if (!wins && std::ranges::any_of(tree.next, opposite)) ++found;
  return found;
}

int depth_of(const SearchTree& tree) {
  int deepest = 0;
  for (const SearchTree& next : tree.next) deepest = std::max(deepest, 1 + depth_of(next));
  return deepest;
}

int size_of(const SearchTree& tree) {
  int count = 1;
  for (const SearchTree& next : tree.next) count += size_of(next);
  return count;
}

Point at(std::string_view name, const Board& board) { return *parse_point(name, board.size()); }

const Board peeped = *parse_diagram(R"(
    . . . . . . .
    . . O . . . .
    . . O X . . .
    . . X . O . .
    . . . . O . .
    . . . . . . .
    . . . . . . .)");

Question connection(Color to_move) {
  ConnectionQuestion question;
  question.a = at("C4", peeped);
  question.b = at("D5", peeped);
  question.to_move = to_move;
  return question;
}

TEST(SearchTree, AConnectionIsShownWithTheMoveThatConnects) {
  EXPECT_EQ(summary(show(peeped, connection(black)).tree), "black succeeds D4");
}

TEST(SearchTree, AConnectionIsShownWithTheMoveThatCuts) {
  EXPECT_EQ(summary(show(peeped, connection(white)).tree), "black fails D4");
}

const Board corner = *parse_diagram(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X X X . .
    O O O O X . .
    . . . O X . .
    . . . O X . .)");

Question life(Color to_move) {
  TsumegoQuestion question;
  question.target = at("D1", corner);
  question.to_move = to_move;
  return question;
}

TEST(SearchTree, LifeAndDeathIsShownWithTheVitalPoint) {
  const Shown shown = show(corner, life(black));
  ASSERT_EQ(shown.answer.outcome, Outcome::yes);
  EXPECT_EQ(summary(shown.tree), "black succeeds " + to_text(shown.answer.move));
}

TEST(SearchTree, WithoutBeingAskedLifeAndDeathKeepsNoTree) {
  Search search(corner, life(black));
  search.advance(enough);
  ASSERT_TRUE(search.is_finished());
  EXPECT_EQ(size_of(*search.tree(whole)), 1);
}

const Board race_board = *parse_diagram(R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O . . . .
  X X X X O . . . .
  O O O X O . . . .
  . . O X O . . . .
  X X O X O . . . .
  . X O . . . . . .)");

TEST(SearchTree, ARaceIsShownFromItsFirstMove) {
  RaceQuestion question;
  question.own = at("D5", race_board);
  question.other = at("C4", race_board);
  question.to_move = black;
  const Shown shown = show(race_board, question);
  ASSERT_FALSE(shown.tree.next.empty());
  EXPECT_EQ(mover(shown.tree), black);
}

const Board run = *parse_diagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . X O . . . . .
    . . . X X . . . .
    . . . . . . . . .)");

TEST(SearchTree, ALadderIsShownAsItEnds) {
  CaptureQuestion question;
  question.method = CaptureMethod::ladder;
  question.target = at("D3", run);
  question.to_move = black;
  const Shown shown = show(run, question);
  ASSERT_EQ(shown.answer.outcome, Outcome::yes);
  EXPECT_EQ(summary(shown.tree), "black succeeds " + to_text(shown.answer.move));
}

TEST(SearchTree, SeveralTargetsAreShownWithTheMoveAgainstOneOfThem) {
  const Board board = *parse_diagram(R"(
    . . . . . . .
    . . X . X . .
    . X O . O X .
    . . X . X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)");
  MultiCaptureQuestion question;
  question.targets = {at("C5", board), at("E5", board)};
  question.to_move = black;
  EXPECT_EQ(summary(show(board, question).tree), "black succeeds D5");
}

TEST(SearchTree, SettledPositionsFollowFromThoseBelow) {
  for (const Color to_move : {black, white}) {
    EXPECT_EQ(contradictions(show(peeped, connection(to_move)).tree), 0) << name_of(to_move);
    EXPECT_EQ(contradictions(show(corner, life(to_move)).tree), 0) << name_of(to_move);
  }
}

TEST(SearchTree, IsNoDeeperThanAsked) {
  EXPECT_EQ(depth_of(show(corner, life(black), {2, 3000}).tree), 2);
}

TEST(SearchTree, HasNoMorePositionsThanAsked) {
  EXPECT_LE(size_of(show(corner, life(black), {20, 50}).tree), 51);
}

}  // namespace
}  // namespace gosedai
