// Cutting points where an enemy stone is caught by ataris, and where it is not.
#include "model/reading/connection_snare.hpp"

#include <optional>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai {
namespace {

ConnectionSnare find(std::string_view diagram, std::string_view point) {
  const std::optional<Board> board = parse_diagram(diagram);
  WatchedBoard watched(*board);
  return ConnectionSnare::find(watched, Color::black, *parse_point(point, board->size()));
}

constexpr std::string_view against_the_edge = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . X X O . . .
    . . . X X . .
    . . . . . . .)";

TEST(ConnectionSnare, AStoneIsDrivenAgainstTheEdge) {
  EXPECT_TRUE(find(against_the_edge, "C2").holds());
}

TEST(ConnectionSnare, WhatIsPlayedOnTheWayBelongsToTheCourse) {
  const ConnectionSnare snare = find(against_the_edge, "C2");
  for (const std::string_view point : {"C2", "B2", "C1"})
    EXPECT_TRUE(snare.course().contains(*parse_point(point, 7))) << point;
}

TEST(ConnectionSnare, TheWallsBelongToTheZone) {
  const ConnectionSnare snare = find(against_the_edge, "C2");
  for (const std::string_view point : {"C3", "D2"})
    EXPECT_TRUE(snare.zone().contains(*parse_point(point, 7))) << point;
}

TEST(ConnectionSnare, HelpersOnBothSidesLetTheStoneGo) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    O . . O . . .
    O X X O . O .
    O . . X X O .
    . O . . O O .)";
  EXPECT_FALSE(find(board, "C2").holds());
}

TEST(ConnectionSnare, NothingIsCaughtInTheOpen) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . O . . . .
    . . O X X . .
    . X X . . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_FALSE(find(board, "D3").holds());
}

TEST(ConnectionSnare, AWallInAtariCatchesNothing) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . O O O . . .
    O X X O . . .
    . O . X X . .
    . . . . . . .)";
  EXPECT_FALSE(find(board, "C2").holds());
}

TEST(ConnectionSnare, AKoIsNoCapture) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . X X O . . .
    . X . . O . .)";
  EXPECT_FALSE(find(board, "C1").holds());
}

}  // namespace
}  // namespace gosedai
