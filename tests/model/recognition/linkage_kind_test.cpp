// The shapes of linkages and their block points (spec 4; TR-0837 figures 3.3-10 and 3.3-12).
#include "model/recognition/linkage_kind.hpp"

#include <algorithm>
#include <optional>

#include "tests/model/board_positions.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using board_tests::points_of;

std::optional<LinkageShape> shape_in(const Board& board, std::string_view a, std::string_view b) {
  const auto shapes = all_linkages(board);
  const auto found =
      std::ranges::find(shapes, LinkageId{point_of(a), point_of(b)}, &LinkageShape::id);
  return found == shapes.end() ? std::nullopt : std::optional(*found);
}

/// Two stones on an empty board of nine lines.
Board with_stones(std::string_view a, std::string_view b) {
  return *Board::from_stones(9, points_of({a, b}), {});
}

struct KindRow {
  LinkageKind kind;
  std::string_view a;
  std::string_view b;
  std::vector<std::string_view> between;
};

class LinkageKinds : public testing::TestWithParam<KindRow> {};

TEST_P(LinkageKinds, AreFoundByTheirEnds) {
  const KindRow& row = GetParam();
  const auto shape = shape_in(with_stones(row.a, row.b), row.a, row.b);
  ASSERT_TRUE(shape.has_value());
  EXPECT_EQ(name_of(shape->kind), name_of(row.kind));
}

TEST_P(LinkageKinds, HaveBlockPointsBetween) {
  const KindRow& row = GetParam();
  EXPECT_EQ(points_between(row.kind, {point_of(row.a), point_of(row.b)}), points_of(row.between));
}

const KindRow kinds[] = {
    {LinkageKind::kosumi, "E5", "F6", {}},
    {LinkageKind::kosumi, "E5", "D6", {}},
    {LinkageKind::ikken, "E5", "G5", {"F5"}},
    {LinkageKind::ikken, "E5", "E7", {"E6"}},
    {LinkageKind::keima, "E5", "G6", {"F5", "F6"}},
    {LinkageKind::keima, "E5", "D7", {"E6", "D6"}},
    {LinkageKind::niken, "D5", "G5", {"E5", "F5"}},
    {LinkageKind::niken, "D5", "D8", {"D6", "D7"}},
    {LinkageKind::ogeima, "D5", "G6", {"E5", "F5", "E6", "F6"}},
    {LinkageKind::ogeima, "E5", "D8", {"E6", "E7", "D6", "D7"}},
    {LinkageKind::hazama, "E5", "G7", {"F6"}},
    {LinkageKind::hazama, "E5", "C7", {"D6"}},
};
INSTANTIATE_TEST_SUITE_P(LinkageKind, LinkageKinds, testing::ValuesIn(kinds));

struct LegRow {
  std::string_view stone;
  std::string_view foot;
  LinkageKind kind;
  std::vector<std::string_view> between;
};

class Legs : public testing::TestWithParam<LegRow> {};

TEST_P(Legs, StandOnTheEdge) {
  const LegRow& row = GetParam();
  const auto shape =
      shape_in(*Board::from_stones(19, points_of({row.stone}), {}), row.stone, row.foot);
  ASSERT_TRUE(shape.has_value());
  EXPECT_EQ(name_of(shape->kind), name_of(row.kind));
  EXPECT_EQ(shape->between, points_of(row.between));
}

const LegRow legs[] = {
    {"K2", "K1", LinkageKind::leg2, {"K1"}},
    {"K3", "K1", LinkageKind::leg3, {"K2", "K1"}},
    {"K4", "K1", LinkageKind::leg4, {"K3", "K2", "K1"}},
    {"K17", "K19", LinkageKind::leg3, {"K18", "K19"}},
    {"C10", "A10", LinkageKind::leg3, {"B10", "A10"}},
    {"S10", "T10", LinkageKind::leg2, {"T10"}},
};
INSTANTIATE_TEST_SUITE_P(LinkageKind, Legs, testing::ValuesIn(legs));

int legs_of(std::string_view stone) {
  const auto shapes = all_linkages(*Board::from_stones(19, points_of({stone}), {}));
  return static_cast<int>(
      std::ranges::count_if(shapes, [](const LinkageShape& shape) { return is_leg(shape.kind); }));
}

// TR-0837 table 3.3-5.
TEST(LegsInTheCorner, AStoneNearBothEdgesHasTwo) { EXPECT_EQ(legs_of("C4"), 2); }
TEST(LegsInTheCorner, AStoneOnTheEdgeHasNone) { EXPECT_EQ(legs_of("A3"), 0); }
TEST(LegsInTheCorner, AStoneNearOneEdgeHasOne) { EXPECT_EQ(legs_of("K3"), 1); }
TEST(LegsInTheCorner, AHighStoneHasNone) { EXPECT_EQ(legs_of("K5"), 0); }

TEST(LinkageShapes, AFriendBetweenMakesItSuperfluous) {
  EXPECT_FALSE(shape_in(board_of(R"(
    . . . . .
    . . . . .
    . X X X .
    . . . . .
    . . . . .)"),
                        "B3", "D3"));
}

TEST(LinkageShapes, AKosumiWithAFriendOnItsShoulderIsNone) {
  EXPECT_FALSE(shape_in(board_of(R"(
    . . . . .
    . . . . .
    . X X . .
    . X . . .
    . . . . .)"),
                        "B2", "C3"));
}

TEST(LinkageShapes, AnEnemyMayStandInOneOfTheTwoRowsOfAKeima) {
  EXPECT_TRUE(shape_in(board_of(R"(
    . . . . .
    . . . X .
    . X O . .
    . . . . .
    . . . . .)"),
                       "B3", "D4"));
}

TEST(LinkageShapes, ALongLinkageNeedsAllItsPointsEmpty) {
  EXPECT_FALSE(shape_in(board_of(R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . X O . X .
    . . . . . .
    . . . . . .)"),
                        "B3", "E3"));
}

TEST(LinkageShapes, ALegNeedsAllItsPointsEmpty) {
  EXPECT_FALSE(shape_in(board_of(R"(
    . . . . .
    . . . . .
    . . X . .
    . . . . .
    . . O . .)"),
                        "C3", "C1"));
}

TEST(LinkageGaps, AKosumiIsCutAtItsShoulders) {
  EXPECT_EQ(gap_of({{point_of("C3"), point_of("D4")}, LinkageKind::kosumi, Color::black, {}}),
            points_of({"C4", "D3"}));
}

}  // namespace
}  // namespace gosedai
