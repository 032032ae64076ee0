// What moves look like in a running game.
#include "model/habits/habit_looks.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "tests/model/shapes/turned_boards.hpp"

namespace gosedai {
namespace {

constexpr int none = -1;

Point point(std::string_view text, int size) {
  return text.empty() ? Point::none() : *parse_point(text, size);
}

/// The value of a fact about a move of black, or `none`.
int fact(std::string_view diagram, std::string_view move, HabitFact fact,
         std::string_view last = "", std::string_view before = "") {
  const Board board = *parse_diagram(diagram);
  const int size = board.size();
  const HabitLooks looks(board, Color::black, {point(last, size), point(before, size)});
  for (const std::uint16_t number : looks.facts(point(move, size)))
    if (number / habit_values == static_cast<int>(fact)) return number % habit_values;
  return none;
}

constexpr std::string_view white_has_put_in_atari = R"(
  . . . . . .
  . . O . . .
  . O X O . .
  . . . . . .
  . . . . . .
  . . . . . .)";

TEST(HabitLooks, ALibertyOfAThreatenedStringIsRelief) {
  EXPECT_EQ(fact(white_has_put_in_atari, "C3", HabitFact::relief, "D4"), 1 * 8 + 3);
}

TEST(HabitLooks, OtherPointsAreNoRelief) {
  EXPECT_EQ(fact(white_has_put_in_atari, "E4", HabitFact::relief, "D4"), none);
}

TEST(HabitLooks, NoReliefWhenTheLastMoveWasElsewhere) {
  EXPECT_EQ(fact(white_has_put_in_atari, "C3", HabitFact::relief, ""), none);
}

TEST(HabitLooks, ALibertyOfTheLastMoveIsPressure) {
  EXPECT_EQ(fact(white_has_put_in_atari, "E4", HabitFact::pressure, "D4"), 3 * 8 + 3);
}

TEST(HabitLooks, DistanceToTheLastMoveGoesInRings) {
  EXPECT_EQ(fact(white_has_put_in_atari, "E4", HabitFact::near_last, "D4"), 2);
  EXPECT_EQ(fact(white_has_put_in_atari, "E5", HabitFact::near_last, "D4"), 3);
}

TEST(HabitLooks, DistanceToTheMoveBefore) {
  EXPECT_EQ(fact(white_has_put_in_atari, "C2", HabitFact::near_before, "D4", "C4"), 4);
}

TEST(HabitLooks, TheStoneThatWasPlayedLastIsTakenBack) {
  constexpr std::string_view diagram = R"(
    . O X .
    O . O X
    . O X .
    . . . .)";
  EXPECT_EQ(fact(diagram, "B3", HabitFact::retake, "C3"), 1);
  EXPECT_EQ(fact(diagram, "B3", HabitFact::ko, "C3"), 1);
}

// Black C4 is in atari; it runs at C3 and is caught at the edge.
constexpr std::string_view ladder = R"(
  . . . . . .
  . . O . . .
  . O X O . .
  . O . . . .
  . . . . . .
  . . . . . .)";

TEST(HabitLooks, AStringInALadderIsCaught) {
  EXPECT_EQ(fact(ladder, "C3", HabitFact::caught, "B3"), 1);
}

TEST(HabitLooks, ALadderBreakerLetsItOut) {
  constexpr std::string_view broken = R"(
    . . . . . .
    . . O . . .
    . O X O . .
    . O . . . .
    . . . . X .
    . . . . . .)";
  EXPECT_EQ(fact(broken, "C3", HabitFact::caught, "B3"), none);
}

constexpr std::string_view two_liberties = R"(
  . . . . . .
  . . X . . .
  . X O X . .
  . . . . . .
  . . . . . .
  . . . . . .)";

TEST(HabitLooks, TakingWhatCannotGetAwayIsNeedless) {
  constexpr std::string_view caught = R"(
    . X . .
    X O X .
    . . X .
    . X . .)";
  EXPECT_EQ(fact(caught, "B2", HabitFact::ladder), 2);
}

TEST(HabitLooks, AnAtariFromTheRightSideBeginsALadder) {
  constexpr std::string_view loose = R"(
    . . . . . .
    . . X . . .
    . X O . . .
    . X . . . .
    . . . . . .
    . . . . . .)";
  EXPECT_EQ(fact(loose, "D4", HabitFact::ladder), 1);
  EXPECT_EQ(fact(loose, "C3", HabitFact::ladder), none);
}

std::vector<ShapeKey> shapes(const HabitLooks& looks, Point move, std::size_t most = 100) {
  std::vector<ShapeKey> keys;
  looks.visit_shapes(move, [&](ShapeKey key) {
    keys.push_back(key);
    return keys.size() < most;
  });
  return keys;
}

TEST(HabitLooks, ShapesAreDifferentWhenTheLastMoveIsNear) {
  const Board board = *parse_diagram(two_liberties);
  const HabitLooks after(board, Color::black, {Point::at(2, 3), Point::none()});
  const HabitLooks unknown(board, Color::black, {});
  EXPECT_EQ(shapes(unknown, Point::at(2, 2)).size(), 8U + 5U);
  EXPECT_EQ(shapes(after, Point::at(2, 2)).size(), 8U + 5U + 8U);
  EXPECT_EQ(shapes(after, Point::at(2, 1)).size(), 8U + 5U + 6U);
}

TEST(HabitLooks, LargerCirclesAreLeftOutWhenOneIsNotKnown) {
  const Board board = *parse_diagram(two_liberties);
  const HabitLooks looks(board, Color::black, {});
  int asked = 0;
  looks.visit_shapes(Point::at(2, 2), [&](ShapeKey) { return ++asked % 2 == 0; });
  EXPECT_EQ(asked, 1 + 2 + 0);  // the first circle of colours, then two with liberties
}

TEST(HabitLooks, NoSymmetryChangesThem) {
  for_each_turned_board([](const Board& board, const Board& image, Symmetry symmetry, Color color) {
    const int size = board.size();
    const Point last = board.stones_of(Color::white).first();
    const Point before = board.stones_of(Color::black).first();
    const HabitLooks looks(board, Color::black, {last, before});
    const HabitLooks there(image, color,
                           {symmetry.apply(last, size), symmetry.apply(before, size)});
    board.legal_points(Color::black).for_each([&](Point move) {
      const Point other = symmetry.apply(move, size);
      const FactList facts = looks.facts(move);
      const FactList facts_there = there.facts(other);
      ASSERT_TRUE(std::ranges::equal(facts, facts_there)) << to_diagram(board) << to_text(move);
      ASSERT_EQ(shapes(looks, move), shapes(there, other)) << to_diagram(board) << to_text(move);
    });
  });
}

TEST(HabitLooks, ValuesOfFactsAreInRange) {
  std::mt19937 random(11);
  for (int i = 0; i < 20; ++i) {
    const Board board = random_board(19, 20 * i, random);
    const HabitLooks looks(board, Color::white, {board.stones_of(Color::black).first(), Point()});
    board.legal_points(Color::white).for_each([&](Point move) {
      std::set<int> kinds;
      for (const std::uint16_t number : looks.facts(move)) {
        ASSERT_LT(number, fact_numbers);
        ASSERT_TRUE(kinds.insert(number / habit_values).second) << "a fact twice";
      }
    });
  }
}

}  // namespace
}  // namespace gosedai
