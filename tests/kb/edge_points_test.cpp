// CASE edge: points between stones that face each other along a side (TR-0837 table 3.5-3).
#include "kb/cases/opening.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

/// A stone of a test position, on a board of 19 lines: "B C3".
struct Stone {
  Color color;
  std::string_view point;
};

CandidateList edge_of(std::initializer_list<Stone> stones) {
  Board board(19);
  for (const Stone& stone : stones) board.play(stone.color, point_of(stone.point));
  return edge_points(*make_position(board, black));
}

/// Two stones on the third line of the lower side with `gap` points between, the left one black.
CandidateList facing(int gap, Color right) {
  Board board(19);
  board.play(black, Point::at(3, 2));
  board.play(right, Point::at(3 + gap + 1, 2));
  return edge_points(*make_position(board, black));
}

struct TableColumn {
  int gap;
  double different;
  double same;
};

class EdgeTable : public testing::TestWithParam<TableColumn> {};

TEST_P(EdgeTable, DifferentColours) {
  EXPECT_EQ(worths(facing(GetParam().gap, white)),
            (std::vector<std::pair<Color, double>>{{black, GetParam().different},
                                                   {white, GetParam().different}}));
}

TEST_P(EdgeTable, SameColour) {
  EXPECT_EQ(
      worths(facing(GetParam().gap, black)),
      (std::vector<std::pair<Color, double>>{{black, GetParam().same}, {white, GetParam().same}}));
}

INSTANTIATE_TEST_SUITE_P(Gaps, EdgeTable,
                         testing::Values(TableColumn{3, 18, 4}, TableColumn{4, 18.5, 6},
                                         TableColumn{5, 19, 19}, TableColumn{6, 20, 20},
                                         TableColumn{7, 20.1, 20.1}, TableColumn{8, 20.2, 20.2},
                                         TableColumn{9, 21, 21}, TableColumn{10, 21.1, 21.1},
                                         TableColumn{11, 21.2, 21.2}, TableColumn{12, 21.3, 21.3}),
                         [](const auto& each) { return "Gap" + std::to_string(each.param.gap); });

TEST(EdgePoints, TooNearOrTooFarIsNothing) {
  EXPECT_TRUE(facing(2, white).empty());
  EXPECT_TRUE(facing(13, white).empty());
}

TEST(EdgePoints, SmallBoardsHaveNoSides) {
  EXPECT_TRUE(edge_points(position_of(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . . . . . .)"))
                  .empty());
}

TEST(EdgePoints, MiddleOfAnOddGap) {
  const CandidateList found = edge_of({{black, "D3"}, {white, "K3"}});
  EXPECT_EQ(drawn(found, black), "G3 19");
  EXPECT_EQ(drawn(found, white), "G3 19");
}

TEST(EdgePoints, GapOfFourIsTwoPointsFromOnesOwnStone) {
  const CandidateList found = edge_of({{black, "D3"}, {white, "J3"}});
  EXPECT_EQ(drawn(found, black), "G3 18.5");
  EXPECT_EQ(drawn(found, white), "F3 18.5");
}

TEST(EdgePoints, GapOfFourTheOtherWayRound) {
  const CandidateList found = edge_of({{white, "D3"}, {black, "J3"}});
  EXPECT_EQ(drawn(found, white), "G3 18.5");
  EXPECT_EQ(drawn(found, black), "F3 18.5");
}

TEST(EdgePoints, EvenGapLeansToTheWeakerStone) {
  // Six points between, G and H are the middle pair. The stronger stone has a companion.
  const CandidateList left_is_weak = edge_of({{black, "D3"}, {white, "L3"}, {white, "L4"}});
  EXPECT_EQ(drawn(left_is_weak, black), "G3 20");
  const CandidateList right_is_weak = edge_of({{black, "D3"}, {black, "D4"}, {white, "L3"}});
  EXPECT_EQ(drawn(right_is_weak, white), "H3 20");
}

TEST(EdgePoints, EvenGapLeansToTheWeakerStoneOfOneColourToo) {
  const CandidateList left_is_weak = edge_of({{black, "D3"}, {black, "L3"}, {black, "L4"}});
  EXPECT_EQ(drawn(left_is_weak, white), "G3 20");
  const CandidateList right_is_weak = edge_of({{black, "D3"}, {black, "D4"}, {black, "L3"}});
  EXPECT_EQ(drawn(right_is_weak, white), "H3 20");
}

TEST(EdgePoints, GapOfFourHasNoRuleForOneColour) {
  const CandidateList found = edge_of({{black, "D3"}, {black, "J3"}, {black, "J4"}});
  EXPECT_EQ(drawn(found, black), "F3 6");
  EXPECT_EQ(drawn(found, white), "F3 6");
}

TEST(EdgePoints, DifferentColoursMeetOnTheThirdLine) {
  // A point more each for the slide below a stone on the fourth line.
  const CandidateList found = edge_of({{black, "D4"}, {white, "K4"}});
  EXPECT_EQ(drawn(found, black), "G3 20");
}

TEST(EdgePoints, OwnStonesOnTheThirdLineAreJoinedOnTheThird) {
  EXPECT_EQ(drawn(edge_of({{black, "D3"}, {black, "K3"}}), black), "G3 19");
}

TEST(EdgePoints, OwnStonesOfDifferentHeightAreJoinedOnTheFourth) {
  EXPECT_EQ(drawn(edge_of({{black, "D3"}, {black, "K4"}}), black), "G4 19");
  EXPECT_EQ(drawn(edge_of({{black, "D4"}, {black, "K3"}}), black), "G4 19");
  EXPECT_EQ(drawn(edge_of({{black, "D4"}, {black, "K4"}}), black), "G4 19");
}

TEST(EdgePoints, EnemyDividesOnTheThirdLine) {
  EXPECT_EQ(drawn(edge_of({{black, "D4"}, {black, "K4"}}), white), "G3 19");
}

TEST(EdgePoints, MotivesOfOneColour) {
  const CandidateList found = edge_of({{black, "D4"}, {black, "K4"}});
  EXPECT_EQ(drawn(only(found, Motive::between_own), black), "G4 19");
  EXPECT_EQ(drawn(only(found, Motive::between_enemy), white), "G3 19");
}

TEST(EdgePoints, EnemyAboveTheGapDoublesTheValue) {
  for (const std::string_view above : {"G5", "G6", "E5", "J6"}) {
    const CandidateList found = edge_of({{black, "D3"}, {black, "K3"}, {white, above}});
    EXPECT_EQ(worths(found), (std::vector<std::pair<Color, double>>{{black, 38}, {white, 38}}))
        << above;
  }
}

TEST(EdgePoints, OnlyAnEnemyInsideTheGapDoublesTheValue) {
  for (const std::string_view elsewhere : {"G7", "D5", "K6"}) {
    const CandidateList found = edge_of({{black, "D3"}, {black, "K3"}, {white, elsewhere}});
    EXPECT_EQ(drawn(found, black), "G3 19") << elsewhere;
  }
  EXPECT_EQ(drawn(edge_of({{black, "D3"}, {black, "K3"}, {black, "G5"}}), black), "G3 19");
}

TEST(EdgePoints, StoneBetweenEndsTheView) {
  EXPECT_TRUE(edge_of({{black, "D3"}, {white, "G1"}, {white, "K3"}}).empty());
}

TEST(EdgePoints, StoneInTheMiddleFacesBothWays) {
  const CandidateList found = edge_of({{black, "D3"}, {black, "K3"}, {black, "Q3"}});
  EXPECT_EQ(drawn(found, white), "G3 19, N3 19");
}

TEST(EdgePoints, StoneShortOfLibertiesFacesNobody) {
  EXPECT_TRUE(edge_of({{black, "D3"}, {white, "K4"}, {black, "K5"}, {black, "L4"}}).empty());
}

TEST(EdgePoints, ThreePointsFromTwoStones) {
  // E, F and G stay open between: longer than the middle of the gap, and the enemy is not too near.
  const CandidateList found = edge_of({{black, "D3"}, {black, "D4"}, {white, "K3"}});
  EXPECT_EQ(drawn(found, black), "H3 20");
}

TEST(EdgePoints, FourPointsFromThreeStones) {
  const CandidateList found = edge_of({{black, "D3"}, {black, "D4"}, {black, "D5"}, {white, "Q3"}});
  EXPECT_EQ(drawn(found, black), "J3 22.2");
}

TEST(EdgePoints, TheMiddleWhereTheIdealExtensionIsTooNearToTheEnemy) {
  const CandidateList found = edge_of({{black, "D3"}, {black, "D4"}, {black, "D5"}, {white, "K3"}});
  EXPECT_EQ(drawn(found, black), "G3 19");
}

TEST(EdgePoints, SlideBelowTheFourthLineIsASecondOrderValue) {
  const CandidateList found = edge_of({{black, "D3"}, {white, "K4"}});
  EXPECT_EQ(drawn(found, black), "G3 20");
  EXPECT_EQ(drawn(found, white), "G3 19");
}

TEST(EdgePoints, EverySideIsLookedAt) {
  const std::vector<std::pair<Stone, Stone>> sides = {{{black, "D3"}, {white, "K3"}},
                                                      {{black, "C4"}, {white, "C10"}},
                                                      {{black, "D17"}, {white, "K17"}},
                                                      {{black, "R4"}, {white, "R10"}}};
  std::string middles;
  for (const auto& [first, second] : sides) middles += drawn(edge_of({first, second}), black) + ' ';
  EXPECT_EQ(middles, "G3 19 C7 19 G17 19 R7 19 ");
}

}  // namespace
}  // namespace gosedai::kb_tests
