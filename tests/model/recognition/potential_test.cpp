// Potential as numbers on small boards, worked out by hand from the printed patterns.
#include "model/recognition/potential.hpp"

#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"
#include "tests/model/recognition/ruled_patterns.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::points_of;
using recognition_tests::ruled_patterns;

PotentialMap map_of(const Board& board, const BitBoard& dead = {}) {
  return potential_of(PotentialStamps(ruled_patterns(), board.size()), board, dead);
}

std::string numbers(const PotentialMap& map, int size) {
  std::string text;
  for (int row = size - 1; row >= 0; --row) {
    for (int col = 0; col < size; ++col)
      text += (col == 0 ? "" : " ") + std::to_string(map.at(Point::at(col, row)));
    text += '\n';
  }
  return text;
}

/// Numbers as a test writes them, with single blanks.
std::string drawn_numbers(const char* diagram) {
  std::istringstream lines(diagram);
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string row;
    for (std::string word; words >> word;) row += (row.empty() ? "" : " ") + word;
    if (!row.empty()) text += row + '\n';
  }
  return text;
}

TEST(Potential, StoneFarFromTheEdges) {
  const Board board = board_of(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  EXPECT_EQ(numbers(map_of(board), 9), drawn_numbers(R"(
    0  0  0  0    5  0  0  0  0
    0  0  6  7    7  7  6  0  0
    0  6  7 10   12 10  7  6  0
    0  7 10 19   35 19 10  7  0
    5  7 12 35  100 35 12  7  5
    0  7 10 19   35 19 10  7  0
    0  6  7 10   12 10  7  6  0
    0  0  6  7    7  7  6  0  0
    0  0  0  0    5  0  0  0  0)"));
}

// Pattern C1: the third line from the lower edge, the fourth from the right edge.
TEST(Potential, WhiteStoneNearALowerRightCorner) {
  const Board board = board_of(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . O . . .
    . . . . . . . . .
    . . . . . . . . .)");
  EXPECT_EQ(numbers(map_of(board), 9), drawn_numbers(R"(
    0   0   0   0   0    0   0   0   0
    0   0   0   0   0    0   0   0   0
    0   0   0   0   0   -5   0   0   0
    0   0   0  -6  -7   -7  -7 -12  -7
    0   0  -6  -7 -10  -12 -16 -14 -16
    0   0  -7 -10 -19  -35 -26 -20 -26
    0  -5  -7 -18 -42 -100 -49 -30 -42
    0   0 -13 -17 -29  -47 -36 -27 -32
    0   0 -13 -17 -29  -47 -35 -24 -23)"));
}

// Near all four edges: each adds its share, 35 + 12 (the edge ahead) + 7 + 7 (those at the sides).
TEST(Potential, StoneBetweenOppositeEdges) {
  const Board board = board_of(R"(
    . . . . .
    . . . . .
    . . X . .
    . . . . .
    . . . . .)");
  EXPECT_EQ(numbers(map_of(board), 5), drawn_numbers(R"(
    27 36  59 36 27
    36 39  61 39 36
    59 61 100 61 59
    36 39  61 39 36
    27 36  59 36 27)"));
}

TEST(Potential, ColoursCancelAndSumsAreClipped) {
  const Board board = board_of(R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . X . O . . . .
    . . . X . X . . . . .
    . . . . X . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)");
  const PotentialMap map = map_of(board);
  EXPECT_EQ(map.at(Point::at(4, 5)), 100);   // 4 x 35 and more
  EXPECT_EQ(map.at(Point::at(6, 6)), -100);  // a stone holds its point
  EXPECT_EQ(map.at(Point::at(5, 6)), 35 + 35 + 10 + 10 - 35);
}

TEST(Potential, DeadStonesAreLeftOut) {
  const Board board = board_of(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  EXPECT_EQ(map_of(board, points_of({"F5"})).at(Point::at(5, 4)), 35);
}

TEST(Potential, SeventyIsAPoint) {
  EXPECT_DOUBLE_EQ(potential_points(70), 1.0);
  EXPECT_DOUBLE_EQ(potential_points(100), 1.0);
  EXPECT_DOUBLE_EQ(potential_points(35), 0.5);
  EXPECT_DOUBLE_EQ(potential_points(-35), -0.5);
  EXPECT_DOUBLE_EQ(potential_points(-90), -1.0);
}

TEST(Potential, HeldPointsAreThoseAboveTheLeast) {
  const Board board = board_of(R"(
    . . . . .
    . . . . .
    . . O . .
    . . . . .
    . . . . .)");
  EXPECT_EQ(map_of(board).held_by(Color::white, 59, board.all_points()),
            points_of({"A3", "B3", "C3", "D3", "E3", "C1", "C2", "C4", "C5"}));
}

}  // namespace
}  // namespace gosedai
