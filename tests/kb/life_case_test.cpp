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

// --- Races ----------------------------------------------------------------------------------------

// White's six stones and the black ones around them are in atari both.
constexpr std::string_view even_race = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . O . O . O . . .
    O O O O O O O O . . .
    X X X X X X X O . . .
    O O O O O O X O . . .
    X X X X X O X O . . .
    . . . . X O X O . . .
    . . . . X O . . O . .)";

TEST(RaceCase, OnlyGroupsInARaceMove) {
  const Scene scene(three_in_a_row);
  EXPECT_TRUE(race_moves(scene.view(), scene.group("D1")).empty());
}

TEST(RaceCase, WhoeverIsFirstWins) {
  const Scene scene(even_race);
  const CandidateList found = race_moves(scene.view(), scene.group("A5"));
  for (const Candidate& each : found) {
    EXPECT_EQ(to_text(each.point), "G1");
    EXPECT_GE(each.value, worth_of(scene.view(), scene.group("A5")));
  }
}

TEST(RaceCase, AGroupThatIsNeutralButDoesNotRaceIsForTheCaseLife) {
  const Scene scene(even_race);
  const Group& group = scene.group("A5");
  EXPECT_NE(life_of(scene, "A5").empty(), race_moves(scene.view(), group).empty());
}

TEST(RaceCase, ALivingGroupDoesNotRace) {
  const Scene scene(even_race);
  EXPECT_TRUE(race_moves(scene.view(), scene.group("A3")).empty());
}

}  // namespace
}  // namespace gosedai::kb_tests
