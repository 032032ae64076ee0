// How closely groups are surrounded (spec 5; TR-0837 figure 3.3-8, whose pictures are lost).
#include "model/recognition/siege.hpp"

#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

Siege siege_in(std::string_view diagram, std::string_view stone) {
  const Terrain terrain = terrain_of(diagram);
  Footprint footprint;
  return siege_of(terrain, members_at(terrain, stone), footprint);
}

// The left of the figure: all fourth-order liberties are one batch, and the leftmost has touched a white
// stone once: 5 + 0.5. The niken J4-J7 and the legs of J4 and D3 shut off the rest.
constexpr std::string_view left_of_the_figure = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . O . . . . . . O . .
    . O . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . O . .
    . . . O . X X . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)";

TEST(Siege, OneBatchWithATouchedPoint) {
  EXPECT_DOUBLE_EQ(siege_in(left_of_the_figure, "F3").rate, 5.5);
}

TEST(Siege, FourthOrderLibertiesLieFourStepsOut) {
  EXPECT_EQ(siege_in(left_of_the_figure, "F3").outermost(),
            points_of({"C4", "D5", "E6", "F7", "G7", "H6"}));
}

TEST(Siege, OnlyTheTouchedPointIsHalved) {
  const Siege siege = siege_in(left_of_the_figure, "F3");
  EXPECT_EQ(siege.outermost() & siege.halved, points_of({"C4"}));
}

// The right of the figure: two batches, 2.5 (H6 has touched a stone) and 2.0. F7 would have touched two.
constexpr std::string_view right_of_the_figure = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . O . . . .
    . O . . . . O . . . .
    . . . . . . . . . . .
    . O O . . . . . . . .
    . . . . . X X . . . .
    . . . . . . . . O . .
    . . . . . . . . . . .)";

TEST(Siege, TwoBatchesAddUp) {
  const Siege siege = siege_in(right_of_the_figure, "F3");
  EXPECT_EQ(siege.batches, 2);
  EXPECT_DOUBLE_EQ(siege.rate, 4.5);
}

TEST(Siege, APointReachedAfterTwoTouchesDoesNotCount) {
  EXPECT_EQ(siege_in(right_of_the_figure, "F3").outermost(),
            points_of({"D5", "E6", "H6", "J5", "K4"}));
}

TEST(Siege, AStoneInTheOpenHasAllSixteenPoints) {
  const Siege siege = siege_of(*Board::from_stones(13, points_of({"G7"}), {}), points_of({"G7"}),
                               {}, {}, *std::make_unique<Footprint>());
  EXPECT_DOUBLE_EQ(siege.rate, 16);
}

TEST(Siege, TheEdgeLineIsNoWayOut) {
  const Siege siege = siege_of(*Board::from_stones(9, points_of({"E5"}), {}), points_of({"E5"}), {},
                               {}, *std::make_unique<Footprint>());
  EXPECT_EQ(siege.outermost() & points_of({"E1", "E9", "A5", "J5"}), BitBoard());
}

TEST(Siege, ALoneFourthOrderPointIsNoWayOut) {
  BitBoard blocks = BitBoard::full(13);
  blocks &= ~points_of({"G8", "G9", "G10", "G11"});
  const Siege siege = siege_of(*Board::from_stones(13, points_of({"G7"}), {}), points_of({"G7"}),
                               {}, blocks, *std::make_unique<Footprint>());
  EXPECT_EQ(siege.outermost(), points_of({"G11"}));
  EXPECT_DOUBLE_EQ(siege.rate, 0);
}

TEST(Siege, AClosedWallIsACompleteSiege) {
  EXPECT_DOUBLE_EQ(siege_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . O O O O O . . .
    . O . . . O . . .
    . O . X . O . . .
    . O . . . O . . .
    . O O O O O . . .
    . . . . . . . . .
    . . . . . . . . .)",
                            "D5")
                       .rate,
                   0);
}

}  // namespace
}  // namespace gosedai::recognition_tests
