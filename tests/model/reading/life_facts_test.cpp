// What is seen of moves in a life-and-death region, one fact after the other.
#include "model/reading/life_facts.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai {
namespace {

// White's corner; black may throw in at A1, take at D1, reduce at D3.
constexpr std::string_view corner = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X . . . .
    O O O . X . . . .
    . X O O X . . . .
    . . O . X . . . .)";

class LifeFactsOf : public testing::Test {
 protected:
  /// The value of a kind of fact for a move.
  int value(std::string_view kind_name, std::string_view move, Color to_move = Color::black,
            std::string_view last = "", int wins = 0) const {
    const Board board = *parse_diagram(corner);
    const LifeGoal goal(board, life_area(board, *parse_point("A3", 9)));
    const Point before = last.empty() ? Point::none() : *parse_point(last, 9);
    const LifeOutlook outlook = look_out(board, goal, to_move, goal.view(board), before);
    const int number = goal.number(*parse_point(move, 9));
    EXPECT_GE(number, 0) << move << " is not in the region";
    const LifeFacts facts = facts_of(board, goal, to_move, outlook, number, wins);
    const auto kind = std::ranges::find(life_fact::kinds, kind_name, &life_fact::Kind::name);
    const auto fact = std::ranges::find_if(
        facts, [&](int each) { return each >= kind->first && each < kind->first + kind->values; });
    return fact == facts.end() ? -1 : *fact - kind->first;
  }
};

TEST_F(LifeFactsOf, EveryKindHasOneValue) {
  for (const life_fact::Kind& kind : life_fact::kinds)
    for (const std::string_view move : {"A1", "B1", "A2", "D1", "D3"})
      EXPECT_GE(value(kind.name, move), 0) << kind.name << ' ' << move;
}

TEST_F(LifeFactsOf, TheLine) {
  EXPECT_EQ(value("line", "A1"), 0);
  EXPECT_EQ(value("line", "D3"), 2);
}

TEST_F(LifeFactsOf, TheCorner) {
  EXPECT_EQ(value("corner", "A1"), 0);
  EXPECT_EQ(value("corner", "B1"), 1);
  EXPECT_EQ(value("corner", "D1"), 3);
}

TEST_F(LifeFactsOf, RoomBesideAndDiagonally) {
  EXPECT_EQ(value("room", "A1"), 2);
  EXPECT_EQ(value("room", "B1"), 1);
  EXPECT_EQ(value("diagonal-room", "B1"), 1);
}

TEST_F(LifeFactsOf, StringsOfBothSides) {
  EXPECT_EQ(value("own", "B1"), 1);
  EXPECT_EQ(value("other", "B1"), 1);
  EXPECT_EQ(value("own", "B1", Color::white), 1);
  EXPECT_EQ(value("own", "A1"), 0);
}

TEST_F(LifeFactsOf, StonesAreTakenOrThreatened) {
  EXPECT_EQ(value("captured", "B1", Color::white), 0);
  EXPECT_EQ(value("threatened", "B1", Color::white), 1);
  EXPECT_EQ(value("threatened", "A1", Color::white), 0);
}

TEST_F(LifeFactsOf, BreathOfTheNewString) {
  EXPECT_EQ(value("breath", "A1"), 2);
  EXPECT_EQ(value("breath", "D1"), 4);  // with the wall
}

TEST_F(LifeFactsOf, HomeIsWhereTheGroupHasToLive) {
  EXPECT_EQ(value("home", "A2"), 1);
  EXPECT_EQ(value("home", "B1"), 1);
}

TEST_F(LifeFactsOf, TheAnswerToTheLastMove) {
  EXPECT_EQ(value("answer", "B1"), 4);
  EXPECT_EQ(value("answer", "B1", Color::black, "A1"), 0);
  EXPECT_EQ(value("answer", "B1", Color::black, "A2"), 1);
  EXPECT_EQ(value("answer", "B1", Color::black, "D1"), 2);
  EXPECT_EQ(value("answer", "A1", Color::black, "D1"), 3);
}

TEST_F(LifeFactsOf, HistoryCountsInPowersOfTwo) {
  EXPECT_EQ(value("history", "B1", Color::black, "", 0), 0);
  EXPECT_EQ(value("history", "B1", Color::black, "", 1), 1);
  EXPECT_EQ(value("history", "B1", Color::black, "", 5), 3);
  EXPECT_EQ(value("history", "B1", Color::black, "", 60000), 7);
}

TEST_F(LifeFactsOf, ContactCountsStonesOfBothSides) {
  EXPECT_EQ(value("contact", "B1"), 5 + 1);
  EXPECT_EQ(value("contact", "A2", Color::white), 5 + 1);
  EXPECT_EQ(value("contact", "D3"), 2 * 5 + 2);
}

}  // namespace
}  // namespace gosedai
