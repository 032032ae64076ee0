// What a search says about who owns what, beside what reading says.
#include "model/recognition/contested.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"
#include "tests/model/recognition/ruled_patterns.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using recognition_tests::ruled_patterns;

/// A white group with three points in a row lives or dies by who moves first; the others are safe.
constexpr std::string_view open_corner = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X . . . .
    O O O O X . . . .
    . . . O X . . . .)";

Recognition judged(std::string_view diagram) {
  const Board board = board_of(diagram);
  Recognition recognition = recognise(make_position(board, Color::black), {}, {});
  const PotentialStamps stamps(ruled_patterns(), board.size());
  recognition.situation = std::make_shared<Situation>(judge_situation(recognition, stamps));
  return recognition;
}

/// All points go to black in that share of games, the rest to white.
WholeBoardVerdict verdict_of(float black, float white) {
  WholeBoardVerdict verdict;
  verdict.games = 100;
  verdict.black_share.assign(plane_size, black);
  verdict.white_share.assign(plane_size, white);
  return verdict;
}

TEST(Contested, AnOpenGroupThatLivesInSomeGamesIs) {
  const Recognition found = judged(open_corner);
  const ContestedBoard contested = contested_by(verdict_of(0.6F, 0.4F), found);
  ASSERT_FALSE(contested.groups.empty());
  EXPECT_TRUE(std::ranges::any_of(contested.groups, [&](const GroupId& id) {
    return id == found.final_layer().group_of(point_of("A2"))->id();
  }));
  EXPECT_TRUE(contested.points.contains(point_of("A2")));
}

TEST(Contested, WhatOneSideOwnsIsNot) {
  const ContestedBoard contested = contested_by(verdict_of(0.95F, 0.05F), judged(open_corner));
  EXPECT_TRUE(contested.groups.empty());
  EXPECT_TRUE(contested.points.is_empty());
}

TEST(Contested, WhatIsNobodysIsNot) {
  const ContestedBoard contested = contested_by(verdict_of(0.1F, 0.1F), judged(open_corner));
  EXPECT_TRUE(contested.points.is_empty());
}

TEST(Contested, OpenPointsCountAsInTheGames) {
  const Recognition found = judged(open_corner);
  const double black = contested_by(verdict_of(1, 0), found).expected.score;
  const double white = contested_by(verdict_of(0, 1), found).expected.score;
  EXPECT_GT(black, white + 40);
}

/// A position without open groups and points is judged as without a search.
TEST(Contested, ReadingStandsWhereItHasSettledTheMatter) {
  const Recognition found = judged(R"(
    . X . X O . O
    X X X X O O .
    . X . X O . O
    X X X X O O .
    . X . X O . O
    X X X X O O .
    . X . X O . O)");
  const ContestedBoard contested = contested_by(verdict_of(0.5F, 0.5F), found);
  EXPECT_TRUE(contested.groups.empty());
  EXPECT_DOUBLE_EQ(contested.expected.score, found.situation->score);
}

}  // namespace
}  // namespace gosedai
