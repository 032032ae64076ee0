// Ladders at a glance against the ladder search, on random boards.
#include "model/habits/quick_ladder.hpp"

#include <random>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/ladder_search.hpp"
#include "tests/model/shapes/turned_boards.hpp"

namespace gosedai {
namespace {

Outcome search(const Board& board, Point target, Color to_move) {
  constexpr int plenty = 20'000;
  return solve(board, LadderQuestion{target, to_move}, plenty).outcome;
}

template <class Check>
void for_each_weak_string(int liberties, Check check) {
  std::mt19937 random(3);
  for (int i = 0; i < 60 && !testing::Test::HasFailure(); ++i) {
    const int size = 7 + i % 7;
    const Board board = random_board(size, size * size * (1 + i % 4) / 6, random);
    BitBoard seen;
    (board.stones_of(Color::black) | board.stones_of(Color::white)).for_each([&](Point stone) {
      if (board.head(stone) == stone && board.liberties(stone) == liberties) check(board, stone);
    });
  }
}

TEST(QuickLadder, AgreesWithTheSearchOnStringsInAtari) {
  int clear = 0;
  for_each_weak_string(1, [&](const Board& board, Point stone) {
    const Outcome found = search(board, stone, board.at(stone));
    if (found != Outcome::yes && found != Outcome::no) return;
    ++clear;
    Board scratch = board;
    EXPECT_EQ(is_caught(scratch, stone), found == Outcome::no)
        << to_diagram(board) << to_text(stone);
  });
  EXPECT_GT(clear, 50);
}

TEST(QuickLadder, AgreesWithTheSearchOnStringsOfTwoLiberties) {
  int clear = 0;
  for_each_weak_string(2, [&](const Board& board, Point stone) {
    const Outcome found = search(board, stone, opponent(board.at(stone)));
    if (found != Outcome::yes && found != Outcome::no) return;
    ++clear;
    Board scratch = board;
    bool caught = false;
    board.string_liberties(stone).for_each(
        [&](Point at) { caught = begins_ladder(scratch, stone, at) || caught; });
    EXPECT_EQ(caught, found == Outcome::yes) << to_diagram(board) << to_text(stone);
  });
  EXPECT_GT(clear, 50);
}

TEST(QuickLadder, LeavesTheBoardAsItWas) {
  for_each_weak_string(2, [](const Board& board, Point stone) {
    Board scratch = board;
    begins_ladder(scratch, stone, board.string_liberties(stone).first());
    EXPECT_EQ(scratch.hash(), board.hash());
    EXPECT_EQ(scratch.check(), "");
  });
}

}  // namespace
}  // namespace gosedai
