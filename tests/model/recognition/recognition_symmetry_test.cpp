// A position is recognised the same whichever way round it lies and whoever is black.
//
// The searches behind it (strings, lives of groups, races) may be cut off at different moments when
// their moves come in another order. So each step is compared given that the searches agree: linkages
// where the lives of strings do, what is seen of groups where linkages do, classes where fates do.
#include <algorithm>
#include <tuple>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/recognition/recognition.hpp"
#include "tests/model/position_image.hpp"
#include "tests/model/recognition/random_games.hpp"

namespace gosedai {
namespace {

constexpr ReadingLimits quick{.main_nodes = 200, .roving_nodes = 200, .roving = false};
const GroupLimits quick_groups{.life_nodes = 100, .race_nodes = 100};

struct Pair {
  PositionImage image;
  Recognition here;
  Recognition there;

  LinkageId of(const LinkageShape& shape) const {
    const Point a = image.of(shape.id.a);
    const Point b = image.of(shape.id.b);
    return is_leg(shape.kind) || a < b ? LinkageId{a, b} : LinkageId{b, a};
  }
  /// The group that a group has become, in the first layer.
  const Group* of(const Group& group) const {
    return there.layers[0].group_of(image.of(group.id().stone));
  }
};

/// Calls `visit(pair)` for random positions, each with one of its sixteen images.
template <class Visit>
void for_each_pair(int games, Visit visit) {
  int number = 0;
  for_each_random_game(games, [&](const RandomGame& game) {
    const PositionPtr position = game.position();
    const int size = position->board.size();
    const PositionImage image(Symmetry(number / 2 % symmetry_count), number % 2 == 0, size);
    ++number;
    visit(Pair{image, recognise(position, quick, quick_groups),
               recognise(std::make_shared<Position>(image.of(*position)), quick, quick_groups)});
  });
}

bool lives_agree(const Pair& pair) {
  return std::ranges::all_of(*pair.here.strings, [&](const auto& entry) {
    const StringLife& life = pair.there.strings->at(pair.image.of(entry.first)).life;
    return life.life == entry.second.life.life && life.by_ko == entry.second.life.by_ko;
  });
}

bool fates_agree(const Pair& pair) {
  return std::ranges::all_of(pair.here.layers[0].groups, [&](const Group& group) {
    return pair.of(group)->base.status.fate == group.base.status.fate;
  });
}

std::string described(const Pair& pair, Point at) {
  return to_text(at) + '\n' + to_diagram(pair.here.position->board);
}

TEST(RecognitionSymmetry, Linkages) {
  int compared = 0;
  for_each_pair(120, [&](const Pair& pair) {
    if (!lives_agree(pair)) return;
    ASSERT_EQ(pair.there.linkages->all.size(), pair.here.linkages->all.size());
    for (const Linkage& linkage : pair.here.linkages->all) {
      const auto& all = pair.there.linkages->all;
      const auto found = std::ranges::find(all, pair.of(linkage.shape),
                                           [](const Linkage& each) { return each.shape.id; });
      ASSERT_NE(found, all.end()) << described(pair, linkage.shape.id.a);
      const auto facts = [](const Linkage& each) {
        return std::tuple(each.shape.kind, each.strength, each.reinforced, each.special,
                          each.same_string);
      };
      EXPECT_EQ(facts(*found), facts(linkage)) << described(pair, linkage.shape.id.a);
      ++compared;
    }
  });
  EXPECT_GE(compared, 4000);
}

TEST(RecognitionSymmetry, WhatIsSeenOfGroups) {
  int compared = 0;
  for_each_pair(120, [&](const Pair& pair) {
    if (!lives_agree(pair)) return;
    for (const Group& group : pair.here.layers[0].groups) {
      const GroupFacts& facts = group.facts();
      const GroupFacts& other = pair.of(group)->facts();
      const auto numbers = [](const GroupFacts& each) {
        return std::tuple(each.size, each.liberties, each.interior.now, each.interior.first,
                          each.interior.second, each.eyes.least, each.eyes.most, each.siege.rate,
                          each.siege.batches, each.surrounding_linkages.size(),
                          each.surrounding_groups.size(), each.reinforcements.size(),
                          each.weak_kosumi, each.breakout.siege);
      };
      EXPECT_EQ(other.members.stones, pair.image.of(facts.members.stones));
      EXPECT_EQ(other.members.territory, pair.image.of(facts.members.territory));
      EXPECT_EQ(numbers(other), numbers(facts)) << described(pair, group.id().stone);
      ++compared;
    }
  });
  EXPECT_GE(compared, 1500);
}

TEST(RecognitionSymmetry, ClassesAndStrengths) {
  int compared = 0;
  for_each_pair(120, [&](const Pair& pair) {
    if (!lives_agree(pair) || !fates_agree(pair)) return;
    for (const Group& group : pair.here.layers[0].groups) {
      const auto facts = [](const Group& each) {
        return std::tuple(each.kind, each.strength, each.urgency, each.survival, each.weak_area);
      };
      EXPECT_EQ(facts(*pair.of(group)), facts(group)) << described(pair, group.id().stone);
      ++compared;
    }
  });
  EXPECT_GE(compared, 1500);
}

}  // namespace
}  // namespace gosedai
