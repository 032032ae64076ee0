// Nothing outside the footprint of a look at a group matters: from move to move a group whose members
// stay and whose footprint no difference of the terrain touches has the same facts.
#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/recognition/group_facts.hpp"
#include "tests/model/recognition/random_games.hpp"

namespace gosedai {
namespace {

constexpr ReadingLimits quick{.main_nodes = 60, .roving_nodes = 60, .roving = false};

/// Deaths that are read, and now and then a group that is only taken to be dead.
Terrain terrain_of(const PositionPtr& position, RandomPositions& random, const BitBoard& taken) {
  auto strings = std::make_shared<RecognisedStrings>(recognise_strings(*position, quick));
  auto linkages = std::make_shared<LinkageMap>(recognise_linkages(position->board, *strings));
  BitBoard dead = dead_stones_of(*strings);
  for (const auto& [id, string] : *strings)
    if (taken.contains(id.stone) || random.below(25) == 0) dead |= string.facts.points;
  return survey(position, std::move(strings), std::move(linkages), dead);
}

/// What a look at each group of the one terrain says about the groups of the other.
int compare_groups(const Terrain& before, const Terrain& after) {
  const BitBoard differs = differing_points(before, after);
  int kept = 0;
  for (const GroupMembers& group : before.groups) {
    const GroupMembers* other = after.find(group.id);
    if (other == nullptr || !(*other == group)) continue;
    Footprint footprint;
    const GroupFacts facts = look_at_group(before, group, footprint);
    if (footprint.points().intersects(differs)) continue;
    ++kept;
    Footprint again;
    EXPECT_EQ(look_at_group(after, *other, again), facts) << to_text(group.id) << '\n'
                                                          << to_diagram(before.board()) << '\n'
                                                          << to_diagram(after.board());
    EXPECT_EQ(again.points(), footprint.points()) << to_text(group.id);
  }
  return kept;
}

TEST(GroupFactsProperty, NothingOutsideTheFootprintMatters) {
  RandomPositions random(1);
  int kept = 0;
  for_each_random_game(150, [&](RandomGame game) {
    Terrain before = terrain_of(game.position(), random, {});
    for (int move = 0; move < 4 && !testing::Test::HasFailure(); ++move) {
      game.play(1);
      const Terrain after = terrain_of(game.position(), random, before.dead);
      kept += compare_groups(before, after);
      before = after;
    }
  });
  EXPECT_GE(kept, 1000);
}

}  // namespace
}  // namespace gosedai
