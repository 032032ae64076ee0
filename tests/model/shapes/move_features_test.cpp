// What moves look like: single facts on diagrams, and that no symmetry of the board changes anything.
#include "model/shapes/move_features.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/shapes/net_learner.hpp"
#include "tests/model/shapes/turned_boards.hpp"

namespace gosedai {
namespace {

std::vector<ShapeKey> features(const Board& board, Color color, Point move) {
  const MoveFeatures found = MoveLooks(board, color).features(move);
  std::vector<ShapeKey> keys(found.begin(), found.end());
  std::ranges::sort(keys);
  return keys;
}

/// The value of a fact about a move of black; -1 without it.
int fact(std::string_view diagram, std::string_view move, MoveFact fact) {
  const std::optional<Board> board = parse_diagram(diagram);
  if (!board) return -2;
  for (const ShapeKey key : features(*board, Color::black, *parse_point(move, board->size())))
    if (is_fact(key) && (key >> 16) == static_cast<ShapeKey>(fact))
      return static_cast<int>(key & 0xffff);
  return -1;
}

constexpr std::string_view two_stones_in_atari = R"(
  . . . . . .
  . . X X . .
  . X O O . .
  . . X X . .
  . . . . . .
  . . . . . .)";

TEST(MoveFeatures, TakesTwoStones) {
  EXPECT_EQ(fact(two_stones_in_atari, "E4", MoveFact::take), 2 * 2);
}

TEST(MoveFeatures, TakesNothingElsewhere) {
  EXPECT_EQ(fact(two_stones_in_atari, "F4", MoveFact::take), -1);
}

constexpr std::string_view one_liberty_left = R"(
  . . . . . .
  . . O O . .
  . O X X . .
  . . O O . .
  . . . . . .
  . . . . . .)";

TEST(MoveFeatures, RescuesTwoStonesWithTwoLiberties) {
  EXPECT_EQ(fact(one_liberty_left, "E4", MoveFact::rescue), 2 * 16 + 3 * 2);
}

constexpr std::string_view stone_with_two_liberties = R"(
  . . . . . .
  . . . . . .
  . X O . . .
  . . X . . .
  . . . . . .
  . . . . . .)";

TEST(MoveFeatures, GivesAtariToOneStone) {
  EXPECT_EQ(fact(stone_with_two_liberties, "D4", MoveFact::atari), 1 * 64 + 1 * 8 + 3);
}

TEST(MoveFeatures, AStoneThatRunsHasThreeLiberties) {
  EXPECT_EQ(fact(stone_with_two_liberties, "D4", MoveFact::chase), 3 * 16 + 1 * 2);
}

TEST(MoveFeatures, DistanceToAWeakStoneGoesAlongTheLines) {
  EXPECT_EQ(fact(stone_with_two_liberties, "A1", MoveFact::weak_enemy), 5);
  EXPECT_EQ(fact(stone_with_two_liberties, "F1", MoveFact::weak_enemy), 6);
}

TEST(MoveFeatures, WithoutWeakOwnStonesThereIsNoDistance) {
  EXPECT_EQ(fact(stone_with_two_liberties, "A1", MoveFact::weak_own), -1);
}

TEST(MoveFeatures, ACornerIsACorner) {
  EXPECT_EQ(fact(stone_with_two_liberties, "A1", MoveFact::place), 1 * 8 + 1);
  EXPECT_EQ(fact(stone_with_two_liberties, "F6", MoveFact::place), 1 * 8 + 1);
}

TEST(MoveFeatures, RoomOfThreePointsHasAMiddle) {
  constexpr std::string_view room = R"(
    . . . . . .
    . . . . . .
    O O O O O .
    X X X X O .
    . . . X O .
    X X X X O .)";
  EXPECT_EQ(fact(room, "B2", MoveFact::room), (3 * 8 + 2) * 4 + 2);
}

/// Calls `check(board, image, color of the image, move, move of the image)`.
template <class Check>
void for_each_image(Check check) {
  for_each_turned_board(
      [&](const Board& board, const Board& image, Symmetry symmetry, Color color) {
        board.legal_points(Color::black).for_each([&](Point move) {
          check(board, image, color, move, symmetry.apply(move, board.size()));
        });
      });
}

TEST(MoveFeatures, NoSymmetryChangesThem) {
  for_each_image([](const Board& board, const Board& image, Color color, Point move, Point there) {
    ASSERT_EQ(features(board, Color::black, move), features(image, color, there))
        << to_diagram(board) << to_text(move);
  });
}

TEST(SurroundingsNet, NoSymmetryChangesItsJudgement) {
  const SurroundingsNet net = NetLearner(3).net();
  for_each_image([&](const Board& board, const Board& image, Color color, Point move, Point there) {
    ASSERT_EQ(net.judge(ShapeView(board, Color::black), move),
              net.judge(ShapeView(image, color), there))
        << to_diagram(board) << to_text(move);
  });
}

TEST(SurroundingsNet, JudgesNothingWithoutWeights) {
  const Board board(9);
  EXPECT_EQ(SurroundingsNet().judge(ShapeView(board, Color::black), Point::at(4, 4)), 0);
}

TEST(ShapeView, LargerCirclesTellMoreApart) {
  Board far(19);
  far.play(Color::white, Point::at(9, 13));
  const ShapeView with(far, Color::black);
  const ShapeView without(Board(19), Color::black);
  const auto seen = with.around(Point::at(9, 9));
  const auto empty = without.around(Point::at(9, 9));
  EXPECT_EQ(seen.plain[5], empty.plain[5]);
  EXPECT_NE(seen.plain[6], empty.plain[6]);
}

}  // namespace
}  // namespace gosedai
