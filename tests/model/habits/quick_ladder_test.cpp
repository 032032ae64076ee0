// Ladders at a glance against the ladder search, on random boards.
#include "model/habits/quick_ladder.hpp"

#include <random>

#include <gtest/gtest.h>

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
  for (int i = 0; i < 300 && !testing::Test::HasFailure(); ++i) {
    const int size = 7 + i % 7;
    const Board board = random_board(size, size * size * (1 + i % 4) / 6, random);
    (board.stones_of(Color::black) | board.stones_of(Color::white)).for_each([&](Point stone) {
      if (board.head(stone) == stone && board.liberties(stone) == liberties) check(board, stone);
    });
  }
}

/// A glance does not see what happens after the capture, a snapback for example.
struct Agreement {
  int same = 0;
  int all = 0;

  void add(bool glance, Outcome found, Outcome when_true) {
    if (found != Outcome::yes && found != Outcome::no) return;
    ++all;
    same += glance == (found == when_true) ? 1 : 0;
  }
  double rate() const { return static_cast<double>(same) / all; }
};

TEST(QuickLadder, AgreesWithTheSearchOnStringsInAtari) {
  Agreement agreement;
  for_each_weak_string(1, [&](const Board& board, Point stone) {
    Board scratch = board;
    agreement.add(is_caught(scratch, stone), search(board, stone, board.at(stone)), Outcome::no);
  });
  EXPECT_GT(agreement.all, 50);
  EXPECT_GT(agreement.rate(), 0.97);
}

TEST(QuickLadder, AgreesWithTheSearchOnStringsOfTwoLiberties) {
  Agreement agreement;
  for_each_weak_string(2, [&](const Board& board, Point stone) {
    Board scratch = board;
    bool caught = false;
    board.string_liberties(stone).for_each(
        [&](Point at) { caught = begins_ladder(scratch, stone, at) || caught; });
    agreement.add(caught, search(board, stone, opponent(board.at(stone))), Outcome::yes);
  });
  EXPECT_GT(agreement.all, 50);
  EXPECT_GT(agreement.rate(), 0.97);
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
