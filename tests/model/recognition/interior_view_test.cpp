// The room of a group hangs on nothing but the view of its surroundings, so it can be kept with that.
#include "model/recognition/interior_view.hpp"

#include <gtest/gtest.h>

#include "model/recognition/group_look.hpp"
#include "tests/model/recognition/random_games.hpp"
#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

constexpr std::string_view side = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . . O . .
    . . . . . . . . .
    . O . X . X . O .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

InteriorView view_at(const Terrain& terrain, std::string_view stone) {
  Footprint footprint;
  return look_at_interior(terrain, members_at(terrain, stone), footprint);
}

TEST(InteriorView, IsAnotherWhenAStoneNearByCountsAsTaken) {
  EXPECT_NE(view_at(terrain_of(side), "D4"), view_at(terrain_of(side, {"B4"}), "D4"));
}

TEST(InteriorView, IsTheSameInTheSameTerrain) {
  EXPECT_EQ(view_at(terrain_of(side), "D4"), view_at(terrain_of(side), "D4"));
}

TEST(KnownInteriors, TellTheRoomOfEachView) {
  KnownInteriors known;
  const Terrain free = terrain_of(side);
  const Terrain helped = terrain_of(side, {"B4"});
  for (const Terrain* terrain : {&free, &helped, &free, &helped}) {
    const InteriorView view = view_at(*terrain, "D4");
    EXPECT_EQ(known.of(view), interior_of(view));
  }
}

/// One memory for the groups of a whole game: whatever it holds, the looks are as from scratch.
TEST(KnownInteriors, ChangeNoLookAtAGroup) {
  for_each_random_game(40, [](RandomGame game) {
    KnownInteriors known;
    for (int move = 0; move < 6 && !testing::Test::HasFailure(); ++move) {
      const PositionPtr position = game.position();
      auto strings = std::make_shared<RecognisedStrings>(
          recognise_strings(*position, {.main_nodes = 30, .roving_nodes = 30, .roving = false}));
      auto linkages = std::make_shared<LinkageMap>(recognise_linkages(position->board, *strings));
      const Terrain terrain = survey(position, strings, linkages, dead_stones_of(*strings));
      for (const GroupMembers& group : terrain.groups) {
        Footprint alone;
        Footprint with;
        EXPECT_EQ(look_at_group(terrain, group, with, known), look_at_group(terrain, group, alone));
        EXPECT_EQ(with.points(), alone.points());
      }
      game.play(1);
    }
  });
}

}  // namespace
}  // namespace gosedai::recognition_tests
