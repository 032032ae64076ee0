// Families on small boards, counted by hand, and on random positions.
#include "model/recognition/family.hpp"

#include <algorithm>
#include <tuple>

#include <gtest/gtest.h>

#include "model/board/symmetry.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/reading/random_positions.hpp"
#include "tests/model/recognition/ruled_patterns.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using board_tests::points_of;
using recognition_tests::ruled_patterns;

std::vector<Family> families_of(const Board& board, const BitBoard& closed = {}) {
  const PotentialStamps stamps(ruled_patterns(), board.size());
  return find_families(potential_of(stamps, board), board.all_points(), closed);
}

/// The points marked with X.
BitBoard marked(std::string_view diagram) { return board_of(diagram).stones_of(Color::black); }

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

TEST(Family, LoneStoneHoldsThePointsAroundIt) {
  const std::vector<Family> families = families_of(board_of(lone_stone));
  ASSERT_EQ(families.size(), 1U);
  EXPECT_EQ(families[0].color, Color::black);
  EXPECT_EQ(families[0].area, marked(R"(
    . . . . . . . . .
    . . . X X X . . .
    . . X X X X X . .
    . X X X X X X X .
    . X X X X X X X .
    . X X X X X X X .
    . . X X X X X . .
    . . . X X X . . .
    . . . . . . . . .)"));
}

TEST(Family, LoneStoneInNumbers) {
  const Family family = families_of(board_of(lone_stone)).at(0);
  EXPECT_EQ(family.size, 37);
  EXPECT_EQ(family.stone_count(), 1);
  EXPECT_EQ(family.edge_length, 0);
  EXPECT_EQ(family.interior, 5 + 2 * 3 + 2 * 1);
  EXPECT_EQ(family.holes.size(), 1U);  // the whole rim is open
  EXPECT_DOUBLE_EQ(family.definite, 0.0);
}

constexpr std::string_view walls = R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .)";

TEST(Family, WallInNumbers) {
  const Family family = families_of(board_of(walls)).at(0);
  EXPECT_EQ(family.size, 4 * 9);
  EXPECT_EQ(family.stone_count(), 9);
  EXPECT_EQ(family.edge_length, 9 + 3 + 3);
  EXPECT_EQ(family.interior, 3 * 9);
  EXPECT_TRUE(family.holes.empty());
  EXPECT_DOUBLE_EQ(family.definite, 10.0 * (5 - 36 / 9));
}

// White stands on the fifth line, too far from its edge: the edge line has 5 only.
TEST(Family, BothSidesOfAWall) {
  const std::vector<Family> families = families_of(board_of(walls));
  ASSERT_EQ(families.size(), 2U);
  EXPECT_EQ(families[1].color, Color::white);
  EXPECT_EQ(families[1].size, 4 * 9);
}

// E5 gives white 35 at D5, the other white stones 72 more; the black ones 118: 11 are left.
constexpr std::string_view gap = R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . . O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .)";

TEST(Family, GapInAWallIsAHole) {
  const Family family = families_of(board_of(gap)).at(0);
  ASSERT_EQ(family.holes.size(), 1U);
  EXPECT_EQ(family.holes[0], points_of({"D5"}));
}

TEST(Family, LinkageClosesTheGap) {
  EXPECT_TRUE(families_of(board_of(gap), points_of({"D5"})).at(0).holes.empty());
}

TEST(Family, DeadStonesHaveNoFamily) {
  const Board board = board_of(lone_stone);
  const PotentialStamps stamps(ruled_patterns(), board.size());
  EXPECT_TRUE(
      find_families(potential_of(stamps, board, points_of({"E5"})), board.all_points()).empty());
}

TEST(Family, FamilyOfAPoint) {
  const std::vector<Family> families = families_of(board_of(lone_stone));
  EXPECT_EQ(family_at(families, point_of("E5")), &families[0]);
  EXPECT_EQ(family_at(families, point_of("A1")), nullptr);
}

TEST(Family, DefiniteStrength) {
  EXPECT_DOUBLE_EQ(definite_strength(5, 60, 2), 10.0);
  EXPECT_DOUBLE_EQ(definite_strength(6, 25, 10), 25.0);
  EXPECT_DOUBLE_EQ(definite_strength(6, 60, 10), 0.0);
  EXPECT_DOUBLE_EQ(definite_strength(6, 10, 0), 0.0);
}

TEST(Family, StrengthHasALimit) {
  Family family;
  family.interior = 10;
  family.definite = 5.0;
  EXPECT_DOUBLE_EQ(family_strength(family, 2.5), 1.6 * 2.5 + 0.8 * 10 + 5.0);
  EXPECT_DOUBLE_EQ(family_strength(family, 30.0), 50.0);
}

TEST(FamilyProperty, FamiliesAreDisjointAndCoverWhatIsHeld) {
  RandomPositions random(31);
  for (int trial = 0; trial < 100; ++trial) {
    const int size = 5 + random.below(21);
    const Board board = random.game(size, size, random.below(size * size));
    const PotentialMap map = potential_of(PotentialStamps(ruled_patterns(), size), board);
    BitBoard covered;
    for (const Family& family : find_families(map, board.all_points())) {
      EXPECT_FALSE(covered.intersects(family.area));
      covered |= family.area;
      EXPECT_FALSE((family.area & map.stones_of(opponent(family.color))).intersects(covered));
    }
    EXPECT_EQ(covered,
              map.held_by(Color::black, FamilyParameters{}.boundary, board.all_points()) |
                  map.held_by(Color::white, FamilyParameters{}.boundary, board.all_points()));
  }
}

using Numbers = std::tuple<int, int, int, int, std::size_t>;

/// What does not depend on where the board's corners are, in a fixed order.
std::vector<Numbers> numbers_of(const std::vector<Family>& families, Color color) {
  std::vector<Numbers> numbers;
  for (const Family& family : families)
    if (family.color == color)
      numbers.emplace_back(family.size, family.stone_count(), family.edge_length, family.interior,
                           family.holes.size());
  std::ranges::sort(numbers);
  return numbers;
}

TEST(FamilyProperty, SymmetricForEverySymmetryAndColour) {
  RandomPositions random(32);
  for (int size = 5; size <= max_board_size; size += 4) {
    for (int code = 0; code < symmetry_count; ++code) {
      const Board board = random.game(size, size, size * size / 4);
      BitBoard turned[2];
      for (const Color color : {Color::black, Color::white})
        board.stones_of(color).for_each([&](Point stone) {
          turned[player_index(opponent(color))].insert(Symmetry(code).apply(stone, size));
        });
      const Board other = *Board::from_stones(size, turned[0], turned[1]);
      EXPECT_EQ(numbers_of(families_of(board), Color::black),
                numbers_of(families_of(other), Color::white))
          << "size " << size << " code " << code;
    }
  }
}

}  // namespace
}  // namespace gosedai
