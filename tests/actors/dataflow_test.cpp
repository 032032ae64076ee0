// The pieces of the dataflow by themselves: cells, tokens, the board of answers.
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "actors/answer_board.hpp"
#include "actors/dataflow/cell.hpp"
#include "actors/dataflow/token.hpp"

namespace gosedai {
namespace {

TEST(DeterministicCell, BindingSaysWhetherTheValueDiffers) {
  Cell<int> cell;
  EXPECT_TRUE(cell.bind(1, 7));
  EXPECT_FALSE(cell.bind(2, 7));
  EXPECT_TRUE(cell.bind(3, 8));
}

TEST(DeterministicCell, IsBoundAtTheEpochOfItsLastBinding) {
  Cell<int> cell;
  EXPECT_FALSE(cell.is_bound());
  cell.bind(4, 1);
  EXPECT_TRUE(cell.is_bound_at(4));
  EXPECT_FALSE(cell.is_bound_at(5));
}

TEST(DeterministicCell, RefiningKeepsTheEpoch) {
  Cell<int> cell;
  cell.bind(4, 1);
  EXPECT_TRUE(cell.refine(2));
  EXPECT_TRUE(cell.is_bound_at(4));
  EXPECT_FALSE(cell.refine(2));
}

#ifndef NDEBUG
TEST(CellDeathTest, BindingTwiceInOneEpochIsABug) {
  Cell<int> cell;
  cell.bind(1, 1);
  EXPECT_DEATH(cell.bind(1, 2), "bound once");
}
#endif

struct Closings {
  std::vector<std::pair<Epoch, Force>> seen;
  Token::Closed note() {
    return [this](Epoch epoch, Force force) { seen.emplace_back(epoch, force); };
  }
};

TEST(DeterministicToken, ClosesWhenTheLastShareIsDropped) {
  Closings closings;
  Token first(3, Force::main, closings.note());
  Token second = first;
  first.drop();
  EXPECT_TRUE(closings.seen.empty());
  second.drop();
  ASSERT_EQ(closings.seen.size(), 1U);
  EXPECT_EQ(closings.seen[0], std::pair(Epoch{3}, Force::main));
}

TEST(DeterministicToken, AMovedShareCountsOnce) {
  Closings closings;
  {
    Token first(1, Force::roving, closings.note());
    const Token second = std::move(first);
  }
  EXPECT_EQ(closings.seen.size(), 1U);
}

TEST(DeterministicToken, AnEmptyTokenTellsNobody) {
  Token token;
  token.drop();
  EXPECT_FALSE(token);
}

TEST(Token, ClosesOnceWhenManyThreadsDropShares) {
  std::atomic<int> closed{0};
  Token token(1, Force::main, [&](Epoch, Force) { ++closed; });
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([share = token]() mutable {
      for (int j = 0; j < 1000; ++j) {
        Token copy = share;
        copy.drop();
      }
      share.drop();
    });
  token.drop();
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(closed, 1);
}

const Move d4 = Move::stone(Color::black, Point::at(3, 3));
const Move q16 = Move::stone(Color::white, Point::at(15, 15));

TEST(DeterministicAnswerBoard, ShowsTheEmergencyMoveAtOnce) {
  AnswerBoard board;
  board.open(1, d4);
  EXPECT_EQ(board.best(1), d4);
  EXPECT_FALSE(board.is_decided(1));
}

TEST(DeterministicAnswerBoard, ABetterMoveReplacesIt) {
  AnswerBoard board;
  board.open(1, d4);
  board.publish(1, q16);
  EXPECT_EQ(board.best(1), q16);
}

TEST(DeterministicAnswerBoard, AMoveOfAnOlderEpochIsIgnored) {
  AnswerBoard board;
  board.open(1, d4);
  board.open(2, Move::pass(Color::white));
  board.publish(1, q16);
  EXPECT_EQ(board.best(2), Move::pass(Color::white));
  EXPECT_EQ(board.best(1), std::nullopt);
}

TEST(DeterministicAnswerBoard, KeepsTheThoughtsOfTheLastEpochs) {
  AnswerBoard board;
  std::vector<Epoch> notified;
  board.on_decided([&](Epoch epoch) { notified.push_back(epoch); });
  for (Epoch epoch = 1; epoch <= 20; ++epoch) {
    board.open(epoch, d4);
    auto thought = std::make_shared<Thought>();
    thought->epoch = epoch;
    thought->decision.move = q16;
    board.decide(thought);
  }
  EXPECT_EQ(notified.size(), 20U);
  EXPECT_TRUE(board.thought(20));
  EXPECT_TRUE(board.thought(19));
  EXPECT_FALSE(board.thought(1));
  EXPECT_EQ(board.best(20), q16);
}

TEST(DeterministicAnswerBoard, PassAndResignSurvivePacking) {
  AnswerBoard board;
  board.open(1, Move::resign(Color::white));
  EXPECT_EQ(board.best(1), Move::resign(Color::white));
  board.publish(1, Move::pass(Color::black));
  EXPECT_EQ(board.best(1), Move::pass(Color::black));
}

}  // namespace
}  // namespace gosedai
