// Frameworks that are not territory yet, by hand-computed values (spec 5; TR-0837 3.3.1.4).
#include "model/recognition/weak_area.hpp"

#include <numeric>

#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

WeakAreas areas_in(const Terrain& terrain, bool all_strong) {
  return weak_areas(terrain, std::vector<bool>(terrain.groups.size(), all_strong));
}

// Between two walls the points nearer to one are its weak area: columns D and E are black's, F and G
// white's. Only those next to the wall are inner points: nine, each with one direction, a quarter of it.
constexpr std::string_view walls = R"(
    . . X . . . . O .
    . . X . . . . O .
    . . X . . . . O .
    . . X . . . . O .
    . . X . . . . O .
    . . X . . . . O .
    . . X . . . . O .
    . . X . . . . O .
    . . X . . . . O .)";

TEST(WeakArea, IsNearerToOneColour) {
  const WeakAreas weak = areas_in(terrain_of(walls), true);
  ASSERT_EQ(weak.all.size(), 2U);
  EXPECT_EQ(weak.all[0].color, black);
  EXPECT_EQ(weak.all[0].points.count(), 18);
}

TEST(WeakArea, CountsInnerPointsByTheirDirections) {
  EXPECT_DOUBLE_EQ(areas_in(terrain_of(walls), true).all[0].size, 9 / 4.0);
}

TEST(WeakArea, GoesToTheGroupThatIsNearest) {
  const Terrain terrain = terrain_of(walls);
  const WeakAreas weak = areas_in(terrain, true);
  EXPECT_DOUBLE_EQ(weak.shares[static_cast<std::size_t>(terrain.group_at[point_of("C1").index()])],
                   9 / 4.0);
}

TEST(WeakArea, IsNobodysWhereBothAreEquallyNear) {
  const WeakAreas weak = areas_in(terrain_of(R"(
    . . X . . . O . .
    . . X . . . O . .
    . . X . . . O . .
    . . X . . . O . .
    . . X . . . O . .
    . . X . . . O . .
    . . X . . . O . .
    . . X . . . O . .
    . . X . . . O . .)"),
                                  true);
  for (const WeakArea& area : weak.all) EXPECT_FALSE(area.points.contains(point_of("E5")));
}

// Two black walls with a white stone in the middle of what would be enclosed: both are equally near to
// the middle column.
constexpr std::string_view shared = R"(
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . O . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .
    . . . X . . . X . . . . .)";

TEST(WeakArea, IsSharedByEquallyNearGroups) {
  const Terrain terrain = terrain_of(shared);
  const WeakAreas weak = areas_in(terrain, false);
  const auto share = [&](std::string_view stone) {
    return weak.shares[static_cast<std::size_t>(terrain.group_at[point_of(stone).index()])];
  };
  EXPECT_DOUBLE_EQ(share("D1"), share("H1"));
  EXPECT_GT(share("D1"), 0);
}

TEST(WeakArea, SharesAddUpToTheSizes) {
  const WeakAreas weak = areas_in(terrain_of(shared), false);
  double size = 0;
  for (const WeakArea& area : weak.all) size += area.size;
  EXPECT_DOUBLE_EQ(std::accumulate(weak.shares.begin(), weak.shares.end(), 0.0), size);
}

}  // namespace
}  // namespace gosedai::recognition_tests
