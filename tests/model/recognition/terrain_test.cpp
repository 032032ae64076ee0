// Groups and what they enclose (spec 5; TR-0837 3.3.1.4), and how deaths fuse the groups around.
#include "model/recognition/terrain.hpp"

#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

bool are_one_group(const Terrain& terrain, std::string_view a, std::string_view b) {
  return members_at(terrain, a).id == members_at(terrain, b).id;
}

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

TEST(Territory, IsStonesAndWhatTheyClose) {
  const Terrain terrain = terrain_of(corner);
  EXPECT_EQ(members_at(terrain, "C1").enclosed, points_of({"A1", "A2", "A3", "B1", "B2", "B3"}));
  EXPECT_EQ(members_at(terrain, "C1").territory.count(), 12);
}

constexpr std::string_view jump_on_the_side = R"(
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
    . . . . . . . . . . .)";

TEST(Territory, HoldsTheBlockPointsAndWhatLiesBehindThem) {
  const Terrain terrain = terrain_of(jump_on_the_side);
  EXPECT_EQ(members_at(terrain, "E3").territory,
            points_of({"E3", "F3", "G3", "E2", "E1", "F2", "F1", "G2", "G1"}));
}

TEST(Territory, GapsThatTheEnemyReachesAreNotEnclosed) {
  const Terrain terrain = terrain_of(jump_on_the_side);
  EXPECT_EQ(members_at(terrain, "E3").enclosed, points_of({"F2", "F1"}));
}

TEST(Groups, AStrongLinkageJoins) {
  EXPECT_TRUE(are_one_group(terrain_of(jump_on_the_side), "E3", "G3"));
}

TEST(Groups, AWeakLinkageDoesNot) {
  EXPECT_FALSE(are_one_group(terrain_of(R"(
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
    . . . . . . . . . . .)"),
                             "E6", "G6"));
}

constexpr std::string_view niken = R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . O . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . X . . X . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . X . . X . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)";

TEST(Groups, ANikenJoinsNearTheEdgeOnly) {
  EXPECT_TRUE(are_one_group(terrain_of(niken), "E4", "H4"));
}

TEST(Groups, AHazamaDoesNotJoin) {
  EXPECT_FALSE(are_one_group(terrain_of(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . . . . . . . . . .
    . . . . . . . . X . . . .
    . . . . . . . . . . . . .
    . . . . . . X . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)"),
                             "G7", "J9"));
}

// The white stones at E5 cut black in two; they cannot be saved.
constexpr std::string_view caught_cut = R"(
    . . . . . . . . .
    . . . . X . . . .
    . . . X . X . . .
    . . . X O X . . .
    . . . X O X . . .
    . . . . X . . . .
    . . O . . . O . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(Deaths, TheGroupsAroundADeadStringAreOne) {
  const Terrain terrain = terrain_of(caught_cut);
  EXPECT_TRUE(are_one_group(terrain, "D5", "F5"));
  EXPECT_TRUE(are_one_group(terrain, "E8", "E4"));
}

TEST(Deaths, TheStonesOfADeadStringAreTerritory) {
  const Terrain terrain = terrain_of(caught_cut);
  EXPECT_TRUE(members_at(terrain, "D5").territory.contains(point_of("E5")));
}

TEST(Deaths, BlockPointsOfDeadStonesBlockNobody) {
  const Terrain alive = terrain_of(jump_on_the_side);
  const Terrain dead = terrain_of(jump_on_the_side, {"E3"});
  EXPECT_TRUE(alive.blocks_of(black).contains(point_of("F3")));
  EXPECT_FALSE(dead.blocks_of(black).contains(point_of("F3")));
}

TEST(DifferingPoints, AreNoneBetweenEqualTerrains) {
  EXPECT_EQ(differing_points(terrain_of(corner), terrain_of(corner)), BitBoard());
}

TEST(DifferingPoints, HoldDeathsAndTheGroupsThatTheyFuse) {
  const BitBoard differs =
      differing_points(terrain_of(jump_on_the_side), terrain_of(jump_on_the_side, {"F9"}));
  EXPECT_TRUE(differs.contains(point_of("F9")));
}

/// The terrain with something changed in the life of each string.
template <class Change>
Terrain with_lives(Terrain terrain, Change change) {
  auto strings = std::make_shared<RecognisedStrings>(*terrain.strings);
  for (auto& [id, string] : *strings) change(string.life);
  terrain.strings = std::move(strings);
  return terrain;
}

TEST(DifferingPoints, HoldStringsWhoseLifeIsAnother) {
  const Terrain terrain = terrain_of(corner);
  const Terrain other = with_lives(terrain, [](StringLife& life) { life.life = Life::neutral; });
  EXPECT_TRUE(differing_points(terrain, other).contains(point_of("C1")));
}

TEST(DifferingPoints, DoNotHoldHowAStringIsTaken) {
  const Terrain terrain = terrain_of(corner);
  const Terrain other = with_lives(terrain, [](StringLife& life) { ++life.capture_moves; });
  EXPECT_EQ(differing_points(terrain, other), BitBoard());
}

/// The terrain with something changed in each linkage.
template <class Change>
Terrain with_linkages(Terrain terrain, Change change) {
  auto linkages = std::make_shared<LinkageMap>(*terrain.linkages);
  for (Linkage& linkage : linkages->all) change(linkage);
  terrain.linkages = std::move(linkages);
  return terrain;
}
Terrain with_moves(const Terrain& terrain) {
  return with_linkages(terrain, [](Linkage& each) { each.owner_first.move = each.shape.id.a; });
}
Terrain with_strength(const Terrain& terrain, LinkageStrength strength) {
  return with_linkages(terrain, [strength](Linkage& each) { each.strength = strength; });
}

TEST(DifferingPoints, HoldHowAWeakLinkageIsMade) {
  const Terrain terrain = with_strength(terrain_of(jump_on_the_side), LinkageStrength::weak);
  EXPECT_FALSE(differing_points(terrain, with_moves(terrain)).is_empty());
}

TEST(DifferingPoints, DoNotHoldHowAStrongLinkageIsMade) {
  const Terrain terrain = with_strength(terrain_of(jump_on_the_side), LinkageStrength::strong);
  EXPECT_EQ(differing_points(terrain, with_moves(terrain)), BitBoard());
}

TEST(DifferingPoints, HoldLinkagesThatBecomeWeak) {
  const Terrain terrain = with_strength(terrain_of(jump_on_the_side), LinkageStrength::strong);
  EXPECT_FALSE(differing_points(terrain, with_strength(terrain, LinkageStrength::weak)).is_empty());
}

TEST(DifferingPoints, DoNotHoldLinkagesThatNobodyCanMake) {
  const Terrain terrain =
      with_strength(terrain_of(jump_on_the_side), LinkageStrength::unconnectable);
  Terrain without = terrain;
  without.linkages = std::make_shared<LinkageMap>();
  EXPECT_EQ(differing_points(terrain, without), BitBoard());
}

}  // namespace
}  // namespace gosedai::recognition_tests
