// Which moves connect or cut, with what value and why.
#include "model/reading/connection_choice.hpp"

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai {
namespace {

constexpr std::string_view cutting_point = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . O O O . . . .
    . . O X X . . . .
    . . X . O . . . .
    . . X O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

std::vector<ConnectionCandidate> choose(std::string_view diagram, Color color) {
  const Board board = *parse_diagram(diagram);
  return connection_choice(board, color, board.empty_points(), 4000);
}

TEST(ConnectionChoice, TheOwnerConnectsAtTheCuttingPoint) {
  const auto found = choose(cutting_point, Color::black);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(to_text(found.front().move), "D5");
  EXPECT_EQ(found.front().reasons.front().purpose, ConnectionPurpose::connect);
}

TEST(ConnectionChoice, TheEnemyCutsThere) {
  const auto found = choose(cutting_point, Color::white);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(to_text(found.front().move), "D5");
  EXPECT_EQ(found.front().reasons.front().purpose, ConnectionPurpose::cut);
}

TEST(ConnectionChoice, OnlyAllowedPointsAreProposed) {
  const Board board = *parse_diagram(cutting_point);
  BitBoard allowed = board.empty_points();
  allowed.erase(*parse_point("D5", 9));
  for (const ConnectionCandidate& each : connection_choice(board, Color::white, allowed, 4000))
    EXPECT_TRUE(allowed.contains(each.move)) << to_text(each.move);
}

TEST(ConnectionChoice, WhatIsConnectedNeedsNoMove) {
  EXPECT_TRUE(choose(R"(
    . . . . . . .
    . . . . . . .
    . . X . . . .
    . . . X . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                     Color::black)
                  .empty());
}

}  // namespace
}  // namespace gosedai
