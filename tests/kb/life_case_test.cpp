// CASEs life and race: who lives by which move, and what that is worth.
#include "kb/cases/group_outlook.hpp"
#include "kb/cases/life.hpp"
#include "kb/cases/race.hpp"
#include "tests/kb/case_scene.hpp"

namespace gosedai::kb_tests {
namespace {

constexpr std::string_view three_in_a_row = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . . . . . .
    O O O O O . O . .
    X X X X O . . . .
    . . . X O . . . .)";

CandidateList life_of(const Scene& scene, std::string_view stone) {
  return life_moves(scene.view(), scene.group(stone));
}

TEST(LifeCase, TheMiddleOfThreeMakesTwoEyes) {
  EXPECT_EQ(points_for(life_of(Scene(three_in_a_row), "D1"), Motive::live, black), "B1");
}

TEST(LifeCase, TheMiddleOfThreeKills) {
  EXPECT_EQ(points_for(life_of(Scene(three_in_a_row), "D1"), Motive::kill, white), "B1");
}

TEST(LifeCase, IsWorthStonesAndTerritoryTwice) {
  const Scene scene(three_in_a_row);
  const CandidateList found = only(life_of(scene, "D1"), Motive::kill);
  ASSERT_FALSE(found.empty());
  EXPECT_GE(found.front().value, 2 * (5 + 3));
}

TEST(LifeCase, FourInARowLivesAndNeedsNoMove) {
  EXPECT_TRUE(life_of(Scene(R"(
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

TEST(LifeCase, TwoPointsAreDeadAndNobodyMoves) {
  EXPECT_TRUE(life_of(Scene(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . O . . . . .
    . . . . . . . . .
    O O O O . O . . .
    X X X O . . . . .
    . . X O . . . . .)"),
                      "C1")
                  .empty());
}

TEST(LifeCase, MoreStonesAreWorthMore) {
  const Scene larger(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    O O O O O . . . .
    X X X X O . . . .
    O O . X O . . . .
    O O O X O . O . .
    X X X X O . . . .
    . . . X O . . . .)");
  EXPECT_GT(worth_of(larger.view(), larger.group("D1")),
            worth_of(Scene(three_in_a_row).view(), Scene(three_in_a_row).group("D1")));
}

TEST(GroupOutlook, ALoneStoneInTheOpenIsWorthLittle) {
  const Scene scene(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  EXPECT_EQ(worth_of(scene.view(), scene.group("E5")), 2 + 12 * 0.5);
}

TEST(LifeCase, AnEstimateCountsLessThanAReading) {
  const Scene scene(three_in_a_row);
  Group group = scene.group("D1");
  ASSERT_EQ(group.base.status.fate, GroupFate::critical);
  group.base.status.fate = GroupFate::unknown;
  EXPECT_LT(best_of(life_moves(scene.view(), group), white), best_of(life_of(scene, "D1"), white));
}

// --- Races ----------------------------------------------------------------------------------------

// Black's corner and the white stones in it take each other at D1.
constexpr std::string_view race = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . O . X . . .
    . O . O . X . X .
    O O O O X X . . .
    X X X O O X . . .
    X . X X O O X . X
    X X O X O . X . .
    O O O . O O X . .)";

/// The black group as one whose race whoever moves first wins.
Group racing(const Scene& scene) {
  Group group = scene.group("A4");
  group.kind = GroupClass::race_neutral;
  group.attack = group.defence = point_of("D1");
  return group;
}

TEST(RaceCase, BothPlayTheDecidingPoint) {
  const Scene scene(race);
  const CandidateList found = race_moves(scene.view(), racing(scene));
  EXPECT_EQ(points_for(found, Motive::win_race, black), "D1");
  EXPECT_EQ(points_for(found, Motive::hinder_race, white), "D1");
}

TEST(RaceCase, TheWinnerGetsBothGroups) {
  const Scene scene(race);
  const CandidateList found = only(race_moves(scene.view(), racing(scene)), Motive::win_race);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].value,
            worth_of(scene.view(), scene.group("A4")) + worth_of(scene.view(), scene.group("C1")));
}

TEST(RaceCase, IsNotForTheCaseLife) {
  const Scene scene(race);
  EXPECT_TRUE(life_moves(scene.view(), racing(scene)).empty());
}

TEST(RaceCase, OnlyGroupsInARaceMove) {
  const Scene scene(three_in_a_row);
  EXPECT_TRUE(race_moves(scene.view(), scene.group("D1")).empty());
}

}  // namespace
}  // namespace gosedai::kb_tests
