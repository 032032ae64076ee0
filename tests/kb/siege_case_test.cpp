// CASEs siege and siege-linkage: shutting in, chasing, running, and breaking through the wall.
#include "kb/cases/new_links.hpp"
#include "kb/cases/siege.hpp"
#include "kb/cases/siege_linkage.hpp"
#include "tests/kb/case_scene.hpp"

namespace gosedai::kb_tests {
namespace {

// The way out of the two black stones leads to the right.
constexpr std::string_view one_exit = R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . O . . . . . . . . .
    . . . . . . O . . . . . .
    . . O . O . . . . . . . .
    . . . . . . . . . . . . .
    . O . X . . . . . . . . .
    . . . X . . . . . . . . .
    . . O . . . . . . . . . .
    . . . O . O . . . . . . .
    . . . . . . . O . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)";

CandidateList siege_at(const Scene& scene, std::string_view stone) {
  return siege_moves(scene.view(), scene.group(stone));
}

TEST(SiegeCase, RunsTowardsTheOpenSide) {
  const Scene scene(one_exit);
  const CandidateList runs = only(siege_at(scene, "D6"), Motive::run);
  ASSERT_FALSE(runs.empty());
  for (const Candidate& each : runs) EXPECT_GT(each.point.col(), 3) << to_text(each.point);
}

TEST(SiegeCase, ShutsInOnTheOpenSide) {
  const Scene scene(one_exit);
  CandidateList moves = siege_at(scene, "D6");
  std::erase_if(moves, [](const Candidate& each) { return each.color == black; });
  ASSERT_FALSE(moves.empty());
  for (const Candidate& each : moves) EXPECT_GT(each.point.col(), 3) << to_text(each.point);
}

TEST(SiegeCase, BothSidesSeeTheSameDanger) {
  const CandidateList found = siege_at(Scene(one_exit), "D6");
  EXPECT_NEAR(best_of(found, black), best_of(found, white), 12);
}

TEST(SiegeCase, AnAttackThreatensMore) {
  for (const Candidate& each : only(siege_at(Scene(one_exit), "D6"), Motive::chase))
    EXPECT_GT(each.threat, 0);
}

TEST(SiegeCase, AStoneInTheOpenNeedsNoMove) {
  EXPECT_TRUE(siege_at(Scene(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . X . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)"),
                       "G7")
                  .empty());
}

TEST(SiegeCase, ADeadGroupDoesNotRun) {
  EXPECT_TRUE(siege_at(Scene(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . O O O . . .
    O O X O . . .
    O X X O . . .
    . X O O . . .)"),
                       "C3")
                  .empty());
}

TEST(NewLinks, FirmLinksKeepAwayFromTheEnemy) {
  const Scene scene(R"(
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . . X . . . .
    . . . . . . .
    . . X . . . .
    . . . . . . .)");
  const Terrain& terrain = scene.view().terrain();
  EXPECT_TRUE(links_from(terrain, black, point_of("E4"), LinkCare::firm).reached.is_empty())
      << "D4 lies between, and D5 is next to it";
  EXPECT_FALSE(links_from(terrain, black, point_of("E4"), LinkCare::thin).reached.is_empty());
}

TEST(NewLinks, TheLegBelowAStoneOnTheThirdLineBlocks) {
  const Scene scene(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  EXPECT_EQ(links_from(scene.view().terrain(), black, point_of("E3"), LinkCare::firm).blocks,
            points_of({"E1", "E2"}));
}

// --- Through the wall -----------------------------------------------------------------------------

// The ikken F8-H8 can be broken at G8, towards the stone outside.
constexpr std::string_view gap_in_the_wall = R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . X . . . . . .
    . . . . . O . O . . . . .
    . . . . O . X . O . . . .
    . . . . O . X . O . . . .
    . . X . O O O O O . X . .
    . . . . . . . . . . . . .
    . . . . X . . . X . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)";

/// The group as it is seen while nothing has been read about its life, and with no friend to link with.
Group unread(const Group& group) {
  Group copy = group;
  copy.base.facts.reinforcements.clear();
  copy.base.status = {};
  copy.kind = GroupClass::breakout;
  return copy;
}

CandidateList through(std::string_view diagram, std::string_view stone) {
  const Scene scene(diagram);
  return siege_linkage_moves(scene.view(), unread(scene.group(stone)));
}

TEST(SiegeLinkageCase, TheGroupBreaksThroughTheGap) {
  EXPECT_EQ(points_for(through(gap_in_the_wall, "G7"), Motive::break_linkage, black), "G8");
}

TEST(SiegeLinkageCase, TheEnemyMendsIt) {
  EXPECT_EQ(points_for(through(gap_in_the_wall, "G7"), Motive::seal_linkage, white), "G8");
}

TEST(SiegeLinkageCase, MendingIsWorthAsMuchAsBreaking) {
  const CandidateList found = through(gap_in_the_wall, "G7");
  EXPECT_GT(best_of(found, black), 0);
  EXPECT_EQ(best_of(found, black), best_of(found, white));
}

TEST(SiegeLinkageCase, WhoCanLinkUpNeedsNoGap) {
  const Scene scene(gap_in_the_wall);
  Group group = unread(scene.group("G7"));
  group.base.facts.reinforcements = scene.group("G7").facts().reinforcements;
  EXPECT_TRUE(siege_linkage_moves(scene.view(), group).empty());
}

TEST(SiegeLinkageCase, WhatReadingHasDecidedIsNotForThisCase) {
  const Scene scene(gap_in_the_wall);
  Group group = unread(scene.group("G7"));
  group.base.status.fate = GroupFate::critical;
  EXPECT_TRUE(siege_linkage_moves(scene.view(), group).empty());
}

TEST(SiegeLinkageCase, NoWallNoBreak) { EXPECT_TRUE(through(one_exit, "D6").empty()); }

}  // namespace
}  // namespace gosedai::kb_tests
