// Counting finished positions.
#include "model/board/scoring.hpp"

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"

namespace gosedai {
namespace {

using namespace board_tests;

constexpr const char* walls = R"(
  . X O . .
  . X O . .
  . X O . .
  . X O . .
  . X O . .)";

TEST(Scoring, AreaOfTwoWalls) {
  const Count count = area_count(board_of(walls), {});
  EXPECT_EQ(count.black, 10);
  EXPECT_EQ(count.white, 15);
}

TEST(Scoring, TerritoryOfTwoWalls) {
  const Count count = territory_count(board_of(walls), {});
  EXPECT_EQ(count.black, 5);
  EXPECT_EQ(count.white, 10);
}

TEST(Scoring, AnEmptyBoardBelongsToNobody) {
  const Count count = area_count(Board(9), {});
  EXPECT_EQ(count.black, 0);
  EXPECT_EQ(count.white, 0);
}

TEST(Scoring, ALoneStoneOwnsTheBoard) {
  Board board(9);
  board.play(Color::white, point_of("E5"));
  EXPECT_EQ(area_count(board, {}).white, 81);
  EXPECT_EQ(territory_count(board, {}).white, 80);
}

constexpr const char* dead_stone = R"(
  . X O . .
  . X O . X
  O X O . .
  . X O . .
  . X O . .)";

TEST(Scoring, DeadStonesAreAreaOfTheOtherSide) {
  const Board board = board_of(dead_stone);
  const Count count = area_count(board, points_of({"A3", "E4"}));
  EXPECT_EQ(count.black, 10);
  EXPECT_EQ(count.white, 15);
}

TEST(Scoring, ADeadStoneIsAPointAndAPrisoner) {
  const Board board = board_of(dead_stone);
  const Count count = territory_count(board, points_of({"A3", "E4"}));
  EXPECT_EQ(count.black, 6);
  EXPECT_EQ(count.white, 11);
}

TEST(Scoring, StonesNotNamedDeadMakeTheRegionNeutral) {
  const Count count = area_count(board_of(dead_stone), {});
  EXPECT_EQ(count.black, 5 + 1);
  EXPECT_EQ(count.white, 5 + 1);
}

TEST(Scoring, PrisonersCountInTerritoryOnly) {
  Board board = board_of(R"(
    O . . .
    X . . .
    . . . .
    . . . .)");
  board.play(Color::black, point_of("B4"));
  EXPECT_EQ(area_count(board, {}).black, 16);
  EXPECT_EQ(territory_count(board, {}).black, 14 + 1);
}

TEST(Scoring, SharedLibertiesOfASekiAreNeutral) {
  // The strings inside the corner share B5 and A3; nobody can take.
  const Board board = board_of(R"(
    X . O X .
    X O O X .
    . O X X .
    O O X . .
    X X X . .)");
  const Ownership owned = ownership(board, {});
  EXPECT_FALSE(owned.black.contains(point_of("B5")) || owned.white.contains(point_of("B5")));
  EXPECT_FALSE(owned.black.contains(point_of("A3")) || owned.white.contains(point_of("A3")));
  EXPECT_TRUE(owned.black.contains(point_of("E1")));
}

TEST(Scoring, OwnershipNeverOverlaps) {
  const Ownership owned = ownership(board_of(dead_stone), points_of({"A3"}));
  EXPECT_FALSE(owned.black.intersects(owned.white));
}

TEST(Scoring, KomiAndRulesDecideTheScore) {
  Rules rules;
  rules.komi = 6.5;
  EXPECT_DOUBLE_EQ(score(board_of(walls), rules, {}), -5 - 6.5);
  rules.scoring = Scoring::territory;
  EXPECT_DOUBLE_EQ(score(board_of(dead_stone), rules, points_of({"E4"})), -11 - 6.5);
}

}  // namespace
}  // namespace gosedai
