// CASE seki: the move that leaves an eye space a seki, the move that keeps it, and what they are worth.
#include "kb/cases/seki.hpp"
#include "tests/kb/case_scene.hpp"

namespace gosedai::kb_tests {
namespace {

constexpr std::string_view stairs = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O . . . . . .
    X X O O . . . . .
    . X X O O . . . .
    . . X X O . . . .
    . . . X O . . . .)";

CandidateList seki_of(const Scene& scene, std::string_view stone) {
  return seki_moves(scene.view(), scene.group(stone));
}

TEST(SekiCase, TheEnemyMakesASeki) {
  EXPECT_EQ(points_for(seki_of(Scene(stairs), "D1"), Motive::make_seki, white), "B2");
}

TEST(SekiCase, TheOwnerKeepsHisTerritory) {
  EXPECT_EQ(points_for(seki_of(Scene(stairs), "D1"), Motive::keep_territory, black), "B1");
}

TEST(SekiCase, IsWorthEachPointTwiceAndTheBase) {
  const CandidateList found = only(seki_of(Scene(stairs), "D1"), Motive::make_seki);
  ASSERT_FALSE(found.empty());
  EXPECT_DOUBLE_EQ(found.front().value, 2 * 6 + 10);
}

TEST(SekiCase, FourInARowIsSafe) {
  EXPECT_TRUE(seki_of(Scene(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . O . . .
    . . . . . . . . .
    O O O O O O . O .
    X X X X X O . . .
    . . . . X O . . .)"),
                      "E1")
                  .empty());
}

TEST(SekiCase, WhatCanBeKilledIsTheMatterOfLife) {
  EXPECT_TRUE(seki_of(Scene(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O . . . . .
    X X X O . O . . .
    . . X X O . . . .
    . . . X O . . . .)"),
                      "D1")
                  .empty());
}

TEST(SekiCase, LibertiesOutsideLeaveTime) {
  EXPECT_TRUE(seki_of(Scene(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . O . . .
    . . O . . . . . .
    . . . . . . O . .
    X X . . . . . . .
    . X X . . . . . .
    . . X X . . O . .
    . . . X . . . . .)"),
                      "D1")
                  .empty());
}

}  // namespace
}  // namespace gosedai::kb_tests
