// What is seen of groups without reading, by hand-computed values (spec 5; TR-0837 3.3.1.4).
#include "model/recognition/group_facts.hpp"

#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

// A corner of two by three points, shut in.
constexpr std::string_view corner = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O . . . . .
    X X X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .)";

TEST(GroupFacts, SizeIsTerritoryAndTwoRowsAround) {
  // Twelve points; two columns of four, two rows of three, and the point at the bend.
  EXPECT_EQ(facts_in(corner, "C1").size, 12 + 8 + 6 + 1);
}

TEST(GroupFacts, LibertiesAreThoseOfAllStones) {
  EXPECT_EQ(facts_in(corner, "C1").liberties, 4);  // A3, B3, B2, B1
}

TEST(GroupFacts, ASolidRoomIsTheSameWhoeverMovesFirst) {
  const Interior room = facts_in(corner, "C1").interior;
  EXPECT_DOUBLE_EQ(room.now, 6);
  EXPECT_DOUBLE_EQ(room.first, 6);
  EXPECT_DOUBLE_EQ(room.second, 6);
}

TEST(GroupFacts, SixPointsAreTwoEyes) {
  const GroupEyes eyes = facts_in(corner, "C1").eyes;
  EXPECT_EQ(eyes.least, 2);
  EXPECT_EQ(eyes.most, 2);
}

TEST(GroupFacts, WhatTheStonesShutOffIsTheEyeSpace) {
  EXPECT_EQ(facts_in(corner, "C1").eye_space, points_of({"A1", "B1", "A2", "B2", "A3", "B3"}));
}

TEST(GroupFacts, EnemiesInTheEyeSpaceArePartOfIt) {
  EXPECT_EQ(facts_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O . . . . .
    X X X O . . . . .
    . . X O . . . . .
    O O X O . . . . .
    . . X O . . . . .)",
                     "C1")
                .eye_space,
            points_of({"A1", "B1", "A2", "B2", "A3", "B3"}));
}

TEST(GroupFacts, WithMoreThanThreeLibertiesOutsideThereIsNoSuchSpace) {
  EXPECT_TRUE(facts_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O . . . .
    . . . . O . . . .
    X X X . O . . . .
    . . X . O . . . .
    . . X O O . . . .
    . . X O . . . . .)",
                       "C1")
                  .eye_space.is_empty());
}

TEST(GroupFacts, ThreePointsHaveANakadePoint) {
  const GroupEyes eyes = facts_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O . . . . . .
    X X O . . . . . .
    . X O . . . . . .
    . X O . . . . . .
    . X O . . . . . .)",
                                  "B1")
                             .eyes;
  EXPECT_EQ(eyes.least, 1);
  EXPECT_EQ(eyes.most, 2);
  EXPECT_EQ(eyes.vital, points_of({"A2"}));
}

TEST(GroupFacts, AFalseEyeDoesNotCount) {
  EXPECT_EQ(facts_in(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . X . . . . . .
    . . . . . O X O . . . . .
    . . . . . X . X . . . . .
    . . . . . . X . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)",
                     "G6")
                .eyes.most,
            0);
}

// Behind an ikken on two legs: F2 has three gaps beside it, F1 two.
TEST(GroupFacts, EachGapBesideAPointHalvesIt) {
  const Interior room = facts_in(R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . O . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . X . X . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)",
                                 "E3")
                            .interior;
  EXPECT_DOUBLE_EQ(room.now, 1 / 8.0 + 1 / 4.0);
}

TEST(GroupFacts, ReinforcementsStandAcrossAWeakLinkage) {
  constexpr std::string_view cut = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . O . . . . .
    . . . . . O . . . . .
    . . . . X . X . . . .
    . . . . . O . . . . .
    . . . . . O . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)";
  const GroupFacts facts = facts_in(cut, "E6");
  ASSERT_EQ(facts.reinforcements.size(), 1U);
  EXPECT_EQ(facts.reinforcements[0].group.stone, point_of("G6"));
  EXPECT_EQ(facts.reinforcements[0].join, point_of("F6"));
  EXPECT_EQ(facts.reinforcements[0].part, point_of("F6"));
  EXPECT_FALSE(facts.reinforcements[0].far);
}

TEST(GroupFacts, FarReinforcementsAreOneStoneAway) {
  const GroupFacts facts = facts_in(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . X . . . X . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)",
                                    "E7");
  ASSERT_EQ(facts.reinforcements.size(), 1U);
  EXPECT_TRUE(facts.reinforcements[0].far);
  EXPECT_EQ(facts.reinforcements[0].join, point_of("G7"));
}

TEST(GroupFacts, ThoseAroundAreLivingEnemies) {
  const Terrain terrain = terrain_of(corner);
  EXPECT_EQ(facts_in(terrain, "C1").surrounding_groups, std::vector{members_at(terrain, "D1").id});
}

TEST(GroupFacts, SurroundingLinkagesCrossTheInnerLiberties) {
  const GroupFacts facts = facts_in(R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . O . O . . . .
    . . . . . . . . . . .
    . . . . . X . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)",
                                    "F5");
  EXPECT_EQ(facts.surrounding_linkages, (std::vector{LinkageId{point_of("E7"), point_of("G7")}}));
}

TEST(GroupFacts, DeadStringsOfItsOwnAreCounted) {
  const GroupFacts facts = facts_in(R"(
    . . . . . . . . .
    . . . . X . . . .
    . . . X . X . . .
    . . . X O X . . .
    . . . X O X . . .
    . . . . X . . . .
    . . O . . . O . .
    . . . . . . . . .
    . . . . . . . . .)",
                                    "E5");
  EXPECT_TRUE(facts.is_completely_dead());
  EXPECT_TRUE(facts.taken);
}

// The ikken F8-H8 is weak: black at G8 breaks through it and joins the stone outside.
TEST(GroupFacts, AWeakLinkageOfTheSiegeIsAWayOut) {
  const GroupFacts facts = facts_in(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . X . . . . . .
    . . . . . O . O . . . . .
    . . . . O . X . O . . . .
    . . . . O . X . O . . . .
    . . . . O O O O O . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)",
                                    "G6");
  EXPECT_EQ(facts.breakout.move, point_of("G8"));
  EXPECT_GT(facts.breakout.siege, facts.siege.rate);
}

}  // namespace
}  // namespace gosedai::recognition_tests
