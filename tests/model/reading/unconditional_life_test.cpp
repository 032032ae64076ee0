#include "model/reading/unconditional_life.hpp"

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai {
namespace {

UnconditionalStatus status(const char* diagram, const char* point) {
  const std::optional<Board> board = parse_diagram(diagram);
  return unconditional_status(*board, *parse_point(point, board->size()));
}

TEST(UnconditionalLife, TwoOnePointEyesCannotBeTaken) {
  EXPECT_EQ(status(R"(. . . . .
                      . . . . .
                      X X X X .
                      X . X X .
                      X X . X .)",
                   "A1"),
            UnconditionalStatus::alive);
}

TEST(UnconditionalLife, OneEyeIsNotEnough) {
  EXPECT_EQ(status(R"(. . . . .
                      . . . . .
                      X X X . .
                      X . X . .
                      X X X . .)",
                   "A1"),
            UnconditionalStatus::undecided);
}

TEST(UnconditionalLife, TwoStringsMayShareBothEyes) {
  EXPECT_EQ(status(R"(. . . . .
                      X X X . .
                      . X X . .
                      X . X . .
                      X X X . .)",
                   "A1"),
            UnconditionalStatus::alive);
}

// The stone at D2 touches one of the eyes only, so that eye can be taken.
TEST(UnconditionalLife, AnEyeAtACutIsNone) {
  EXPECT_EQ(status(R"(. . . . .
                      . . . . .
                      X X X . .
                      . X . X .
                      X X X . .)",
                   "A1"),
            UnconditionalStatus::undecided);
}

TEST(UnconditionalLife, AStoneWithoutRoomForAnEyeIsDead) {
  EXPECT_EQ(status(R"(. . . . .
                      . . . . .
                      X X X X .
                      . X . X X
                      X X . O X)",
                   "D1"),
            UnconditionalStatus::dead);
}

TEST(UnconditionalLife, TheEyesBelongToTheirOwner) {
  EXPECT_EQ(status(R"(. . . . .
                      . . . . .
                      O O O O .
                      . O . O O
                      O O . X O)",
                   "C1"),
            UnconditionalStatus::white_territory);
}

TEST(UnconditionalLife, RoomForTwoEyesIsNotTerritory) {
  EXPECT_EQ(status(R"(. X . X . . . X .
                      X X X X . . . X .
                      . . . X . . . X X
                      . . . X . . . X .
                      . . . X X X X X X
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .)",
                   "F9"),
            UnconditionalStatus::undecided);
}

TEST(UnconditionalLife, ARoomWhereTheOnlyEyePointsAreSideBySideIsTerritory) {
  EXPECT_EQ(status(R"(. X . X O . O X .
                      X X X X O . O X .
                      . . . X O O O X X
                      . . . X . . . X .
                      . . . X X X X X X
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .)",
                   "F9"),
            UnconditionalStatus::black_territory);
}

TEST(UnconditionalLife, StonesInTheirOwnTerritoryCountAsAlive) {
  EXPECT_EQ(status(R"(. X . X O . O X .
                      X X X X O X O X .
                      . . . X O O O X X
                      . . . X . . . X .
                      . . . X X X X X X
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .)",
                   "F8"),
            UnconditionalStatus::alive);
}

// Two black stones with two liberties each, in a zigzag: black must not play first.
TEST(UnconditionalLife, APossibleSekiKeepsARoomUndecided) {
  EXPECT_EQ(status(R"(O O O O O O X . X
                      O O . O O O X X X
                      O . X X . O X . X
                      O O O . O O X X X
                      O O O O O O X . .
                      X X X X X X X . .
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .)",
                   "C7"),
            UnconditionalStatus::undecided);
}

// White can reach the same shape by moves of his own.
TEST(UnconditionalLife, ASekiThatIsStillToBeBuiltCountsToo) {
  EXPECT_EQ(status(R"(O O O O O . X . X
                      O O . O O . X X X
                      O . X X . O X . X
                      O O O . O . X X X
                      . . . . . . X . .
                      X X X X X X X . .
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .)",
                   "C7"),
            UnconditionalStatus::undecided);
}

// A7 and D7 keep two white strings together, and black can play both.
TEST(UnconditionalLife, NoSekiWhereTheSurroundingStringsFallApart) {
  EXPECT_EQ(status(R"(O O O X X X X . X
                      O . O O O X X X X
                      . X X . O X . X .
                      O O . O X X X X .
                      X O O O X . . . .
                      X X X X X . . . .
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .)",
                   "C7"),
            UnconditionalStatus::alive);
}

TEST(UnconditionalLife, NoSekiWhereBlackCanMakeASquare) {
  EXPECT_EQ(status(R"(O O O O O O X . X
                      O O . . O O X X X
                      O . X X . O X . X
                      O O O O O O X X X
                      O O O O O O X . .
                      X X X X X X X . .
                      . . . . . . . . .
                      . . . . . . . . .
                      . . . . . . . . .)",
                   "C7"),
            UnconditionalStatus::alive);
}

TEST(UnconditionalLife, AnAreaLimitsWhichEyesAreSeen) {
  const std::optional<Board> board = parse_diagram(R"(. . . . .
                                                      . . . . .
                                                      X X X X .
                                                      . X . X .
                                                      X X X X .)");
  const BitBoard both = BitBoard::of(Point::at(0, 1)) | BitBoard::of(Point::at(2, 1));
  EXPECT_EQ(unconditionally_alive(*board, Color::black, both), board->stones_of(Color::black));
  EXPECT_TRUE(
      unconditionally_alive(*board, Color::black, BitBoard::of(Point::at(0, 1))).is_empty());
}

}  // namespace
}  // namespace gosedai
