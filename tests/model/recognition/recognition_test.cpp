// Whole positions: the class that groups fall into, and the layers of deaths (spec 5 and 8).
#include "model/recognition/recognition.hpp"

#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

GroupClass class_in(std::string_view diagram, std::string_view stone) {
  return group_in(diagram, stone).kind;
}

// --- Classes ----------------------------------------------------------------------------------------

constexpr std::string_view caught_stones = R"(
    . . . . . . . . .
    . . . . X . . . .
    . . . X . X . . .
    . . . X O X . . .
    . . . X O X . . .
    . . . . X . . . .
    . . O . . . O . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(GroupClasses, StonesThatCannotBeSavedAreCompletelyDead) {
  EXPECT_EQ(class_in(caught_stones, "E5"), GroupClass::completely_dead);
}

constexpr std::string_view two_halves = R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O O O O O
    . . . X O X X X X
    . . . X O X . . .
    . . . X O X X X X
    . . . X O O O O O
    . . . X O . . . .)";

TEST(GroupClasses, ALargeTerritoryIsSafe) {
  EXPECT_EQ(class_in(two_halves, "D1"), GroupClass::safe);
}

TEST(GroupClasses, AThreePointEyeIsNeutral) {
  const Group group = group_in(two_halves, "F4");
  EXPECT_EQ(group.kind, GroupClass::neutral);
  EXPECT_EQ(group.attack, point_of("H4"));
  EXPECT_EQ(group.defence, point_of("H4"));
}

TEST(GroupClasses, TwoSmallEyesAreSelfAlive) {
  EXPECT_EQ(class_in(R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O O O O O
    . . . X O X X X X
    . . . X O X . X .
    . . . X O X X X X
    . . . X O O O O O
    . . . X O . . . .)",
                     "F4"),
            GroupClass::self_alive);
}

TEST(GroupClasses, AStoneInTheOpenIsEscapable) {
  EXPECT_EQ(class_in(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . X . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . O . . . . . O . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)",
                     "G8"),
            GroupClass::escapable);
}

TEST(GroupClasses, StonesInABoxAreSelfDead) {
  EXPECT_EQ(class_in(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . X . . . . . X . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . O O O O O O O . . .
    . . . O . . . . . O . . .
    . . . O . X X . . O . . .
    . . . O . X X . . O . . .
    . . . O O O O O O O . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)",
                     "F5"),
            GroupClass::self_dead);
}

TEST(GroupClasses, AWeakLinkageToAStrongGroupIsALink) {
  const Group group = group_in(R"(
    . . . X . O . . . . . . .
    . . . X . O . . . . . . .
    . . . X . O . . . . . . .
    . . . X . O . . . . . . .
    . . . X . O . . . . . . .
    . . . X . O . . . . . . .
    . . . X . O O . O . . . .
    . . . X X . X . . O . . .
    . . . X . O X . O . . . .
    . . . X . O O O O . . . .
    . . . X . O . . . . . . .
    . . . X . O . . . . . . .
    . . . X . O . . . . . . .)",
                               "G6");
  EXPECT_EQ(group.kind, GroupClass::linkable);
  EXPECT_EQ(group.defence, point_of("F6"));
}

TEST(GroupClasses, StonesWithoutRoomAreHelpless) {
  EXPECT_EQ(class_in(R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . X . .
    . . . X O . X . .
    . . . X O . . . .
    . . . X O . . . .)",
                     "G4"),
            GroupClass::helpless);
}

// --- Races: white on the left and black on the right of the lower edge, each shut in by the other's
// living wall.

constexpr std::string_view even_race = R"(
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    X X X X X X O O O O O O O
    . . . . . O X . . . . . O
    O O O O O O X X X X X X O)";

TEST(GroupRaces, WhoeverMovesFirstWinsWithEqualLiberties) {
  EXPECT_EQ(class_in(even_race, "G1"), GroupClass::race_neutral);
  EXPECT_EQ(class_in(even_race, "A1"), GroupClass::race_neutral);
}

constexpr std::string_view uneven_race = R"(
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    . . . . . X O . . . . . .
    X X X X X X O O O O O O O
    . . . . . O X . . . . . .
    O O O O O O X X X X X X X)";

Group group_in_first_layer(std::string_view diagram, std::string_view stone) {
  return *recognised(diagram).layers[0].group_of(point_of(stone));
}

TEST(GroupRaces, OneLibertyMoreWins) {
  EXPECT_EQ(group_in_first_layer(uneven_race, "G1").kind, GroupClass::race_won);
}

TEST(GroupRaces, OneLibertyLessLoses) {
  EXPECT_EQ(group_in_first_layer(uneven_race, "A1").kind, GroupClass::race_lost);
}

constexpr std::string_view seki = R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    X X X X O O O O O
    X X O O O . . . .
    X O X X O . . . .
    X O . X O . . . .
    X O . X O . . . .)";

TEST(GroupRaces, TwoSharedLibertiesAreASeki) {
  EXPECT_EQ(class_in(seki, "B1"), GroupClass::seki);
  EXPECT_EQ(class_in(seki, "D1"), GroupClass::seki);
}

// --- Layers -----------------------------------------------------------------------------------------

TEST(Layers, ADeadCuttingStringFusesTheGroupsAroundIt) {
  const Recognition found = recognised(caught_stones);
  EXPECT_EQ(found.final_layer().group_of(point_of("D5")),
            found.final_layer().group_of(point_of("F5")));
}

TEST(Layers, ALostRaceFusesTheWinnerWithTheWallAroundTheLoser) {
  const Recognition found = recognised(uneven_race);
  ASSERT_EQ(found.layers.size(), 2U);
  EXPECT_NE(found.layers[0].group_of(point_of("G1")), found.layers[0].group_of(point_of("A3")));
  EXPECT_EQ(found.layers[1].group_of(point_of("G1")), found.layers[1].group_of(point_of("A3")));
  EXPECT_EQ(found.layers[1].group_of(point_of("G1"))->kind, GroupClass::safe);
}

TEST(Layers, TheDeadStayDead) {
  const Recognition found = recognised(uneven_race);
  EXPECT_TRUE(counts_as_dead(*found.final_layer().group_of(point_of("A1"))));
}

TEST(Layers, ASettledPositionHasOne) { EXPECT_EQ(recognised(two_halves).layers.size(), 1U); }

}  // namespace
}  // namespace gosedai::recognition_tests
