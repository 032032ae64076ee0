// Influence: the printed matrix, virtual stones, sums worked out by hand, and random positions.
#include "model/recognition/influence.hpp"

#include <gtest/gtest.h>

#include "model/board/symmetry.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/reading/random_positions.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using board_tests::points_of;

InfluenceRules printed_rules() {
  constexpr int side = InfluenceRules::reach + 1;
  constexpr int values[side][side] = {{8000, 92, 34, 12, 5, 2}, {92, 61, 27, 11, 4, 2},
                                      {34, 27, 15, 7, 3, 1},    {12, 11, 7, 4, 2, 1},
                                      {5, 4, 3, 2, 1, 0},       {2, 2, 1, 1, 0, 0}};
  InfluenceRules rules;
  for (int lines = 0; lines < side; ++lines)
    for (int aside = 0; aside < side; ++aside) rules.set(lines, aside, values[lines][aside]);
  rules.add_band({12, 30});
  rules.add_band({34, 70});
  rules.add_band({61, 100});
  rules.add_band({185, 70});
  return rules;
}

int influence_at(const Board& board, std::string_view point) {
  return InfluenceMap(printed_rules(), board).at(point_of(point));
}

Board board_after(const Board& board, const Symmetry symmetry) {
  BitBoard stones[2];
  for (const Color color : {Color::black, Color::white})
    board.stones_of(color).for_each([&](Point stone) {
      stones[player_index(opponent(color))].insert(symmetry.apply(stone, board.size()));
    });
  return *Board::from_stones(board.size(), stones[0], stones[1]);
}

// Table 5.1 of the thesis, the cell at (10,10): FF9D after two white stones, FFBF after a black one.
TEST(Influence, SumsOfTheThesis) {
  BitBoard white = BitBoard::of(Point::at(6, 7)) | BitBoard::of(Point::at(9, 8));
  const Board before = *Board::from_stones(19, {}, white);
  EXPECT_EQ(influence_at(before, "K10"), -99);
  const Board after = *Board::from_stones(19, BitBoard::of(Point::at(11, 9)), white);
  EXPECT_EQ(influence_at(after, "K10"), -65);
}

constexpr std::string_view lone_stone = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(Influence, StoneOnTheFifthLineHasNoVirtualStone) {
  EXPECT_EQ(influence_at(board_of(lone_stone), "E2"), 12);
}

constexpr std::string_view third_line = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(Influence, VirtualStoneHelpsTowardsTheEdge) {
  EXPECT_EQ(influence_at(board_of(third_line), "A5"), 34 + 92);
}

TEST(Influence, VirtualStoneHelpsALittleElsewhere) {
  EXPECT_EQ(influence_at(board_of(third_line), "C6"), 92 + 11);
}

TEST(Influence, CornerStoneHasTwoVirtualStones) {
  const Board board = board_of(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X . . . . . . .
    . . . . . . . . .)");
  EXPECT_EQ(influence_at(board, "A1"), 61 + 61 + 61);
}

constexpr std::string_view both_colours = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . X
    . . . . . . . . .
    . O X . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X X . . . . .
    . . . . . . . . O)";

TEST(Influence, OnlyTheNearestStoneHasAVirtualStone) {
  const Board board = board_of(both_colours);
  EXPECT_EQ(virtual_stones(board, Color::white, BoardEdge::west), points_of({"A5"}));
  EXPECT_EQ(virtual_stones(board, Color::black, BoardEdge::west), points_of({"A2"}));
  EXPECT_EQ(virtual_stones(board, Color::black, BoardEdge::south), points_of({"C1", "D1"}));
  EXPECT_EQ(virtual_stones(board, Color::white, BoardEdge::south), points_of({"J1"}));
  EXPECT_EQ(virtual_stones(board, Color::black, BoardEdge::north), points_of({"J9"}));
  EXPECT_EQ(virtual_stones(board, Color::black, BoardEdge::east), points_of({"J7"}));
}

// 4 points of 92, 4 of 61; 4 of 34; 8 of 27, 4 of 15, 4 of 12.
TEST(Influence, BalanceIsTheWeightedCount) {
  const Board board = board_of(lone_stone);
  const InfluenceRules rules = printed_rules();
  EXPECT_DOUBLE_EQ(influence_balance(rules, InfluenceMap(rules, board), board),
                   8 * 1.0 + 4 * 0.7 + 16 * 0.3);
}

TEST(Influence, WeightHasTheSignOfTheInfluence) {
  const InfluenceRules rules = printed_rules();
  EXPECT_EQ(rules.weight(11), 0);
  EXPECT_EQ(rules.weight(12), 30);
  EXPECT_EQ(rules.weight(-184), -100);
  EXPECT_EQ(rules.weight(185), 70);
}

TEST(InfluenceProperty, RowsGiveWhatThePlainLoopGives) {
  RandomPositions random(21);
  const InfluenceRules rules = printed_rules();
  for (int trial = 0; trial < 200; ++trial) {
    const int size = 2 + random.below(24);
    const Board board = random.game(size, size, size * size);
    const InfluenceMap map(rules, board);
    const auto plain = influence_by_loop(rules, board);
    board.all_points().for_each(
        [&](Point point) { ASSERT_EQ(map.at(point), plain[point.index()]) << "size " << size; });
  }
}

TEST(InfluenceProperty, SymmetricForEverySymmetryAndColour) {
  RandomPositions random(22);
  const InfluenceRules rules = printed_rules();
  for (int size = min_board_size; size <= max_board_size; ++size)
    for (int code = 0; code < symmetry_count; ++code) {
      const Board board = random.game(size, size, size * size / 2);
      const InfluenceMap map(rules, board);
      const InfluenceMap turned(rules, board_after(board, Symmetry(code)));
      board.all_points().for_each([&](Point point) {
        ASSERT_EQ(turned.at(Symmetry(code).apply(point, size)), -map.at(point))
            << "size " << size << " code " << code;
      });
    }
}

}  // namespace
}  // namespace gosedai
