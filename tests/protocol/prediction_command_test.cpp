// gosedai-predict: formats and bad input.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/protocol/command_test.hpp"

namespace gosedai::test {
namespace {

/// Players who always answer beside the last move.
const MoveHabits& neighbourly() {
  static const MoveHabits habits = [] {
    MoveHabits made;
    made.set_fact(fact_number(HabitFact::near_last, 2), 5);
    return made;
  }();
  return habits;
}

class Prediction : public CommandTest {
 protected:
  Prediction() { context.reading.habits = &neighbourly(); }
};

TEST_F(Prediction, TheLikeliestMovesWithTheirChances) {
  ask("play b E5");
  EXPECT_EQ(ask("gosedai-predict 2"), "E4 22.2 %\nD5 22.2 %");
}

TEST_F(Prediction, TheOtherSideDoesNotAnswerItsOwnMove) {
  ask("play b E5");
  EXPECT_EQ(ask("gosedai-predict b 1"), "A1 1.2 %");
}

TEST_F(Prediction, TenMovesUnlessToldOtherwise) {
  const std::string text = ask("gosedai-predict");
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 9);
}

TEST_F(Prediction, BadCountsAreErrors) {
  EXPECT_EQ(ask("gosedai-predict 0"), "? syntax error");
  EXPECT_EQ(ask("gosedai-predict many"), "? syntax error");
  EXPECT_EQ(ask("gosedai-predict w 3 4"), "? syntax error");
}

TEST_F(Prediction, WithoutKnowledgeItSaysSo) {
  context.reading.habits = nullptr;
  EXPECT_EQ(ask("gosedai-predict"), "? nothing has been learned about moves");
}

}  // namespace
}  // namespace gosedai::test
