// Captures, ko and suicide on the bare board.
#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"

namespace gosedai {
namespace {

using namespace board_tests;

TEST(BoardCapture, CornerStone) {
  EXPECT_EQ(after(board_of(R"(
              O . .
              X . .
              . . .)"),
                  Color::black, "B3"),
            drawn(R"(
              . X .
              X . .
              . . .)"));
}

TEST(BoardCapture, StringOnTheEdge) {
  EXPECT_EQ(after(board_of(R"(
              . . . . .
              . . . . .
              . . . . .
              . X X . .
              X O O . .)"),
                  Color::black, "D1"),
            drawn(R"(
              . . . . .
              . . . . .
              . . . . .
              . X X . .
              X . . X .)"));
}

TEST(BoardCapture, StringInTheMiddle) {
  EXPECT_EQ(after(board_of(R"(
              . . . . .
              . X X . .
              X O O X .
              . X O X .
              . . . . .)"),
                  Color::black, "C1"),
            drawn(R"(
              . . . . .
              . X X . .
              X . . X .
              . X . X .
              . . X . .)"));
}

TEST(BoardCapture, ThreeStringsAtOnce) {
  EXPECT_EQ(after(board_of(R"(
              . . X . .
              . X O X .
              X O . O X
              . X . X .
              . . . . .)"),
                  Color::black, "C3"),
            drawn(R"(
              . . X . .
              . X . X .
              X . X . X
              . X . X .
              . . . . .)"));
}

TEST(BoardCapture, FourStringsAtOnce) {
  EXPECT_EQ(after(board_of(R"(
              . . X . .
              . X O X .
              X O . O X
              . X O X .
              . . X . .)"),
                  Color::black, "C3"),
            drawn(R"(
              . . X . .
              . X . X .
              X . X . X
              . X . X .
              . . X . .)"));
}

TEST(BoardCapture, CaptureComesBeforeTheOwnLackOfLiberties) {
  EXPECT_EQ(after(board_of(R"(
              . X O .
              X O O .
              O O . .
              . . . .)"),
                  Color::white, "A4"),
            drawn(R"(
              O . O .
              . O O .
              O O . .
              . . . .)"));
}

TEST(BoardCapture, PrisonersAreCounted) {
  Board board = board_of(R"(
    . . . . .
    . X X . .
    X O O X .
    . X O X .
    . . . . .)");
  board.play(Color::black, point_of("C1"));
  EXPECT_EQ(board.prisoners_of(Color::white), 3);
  EXPECT_EQ(board.prisoners_of(Color::black), 0);
}

TEST(BoardCapture, RecordTellsHowManyStonesWereTaken) {
  Board board = board_of(R"(
    . . X . .
    . X O X .
    X O . O X
    . X . X .
    . . . . .)");
  EXPECT_EQ(board.play(Color::black, point_of("C3")).captured_stones, 3);
}

constexpr const char* ko_shape = R"(
  . X O .
  X O . O
  . X O .
  . . . .)";

TEST(BoardKo, ImmediateRecaptureIsForbidden) {
  Board board = board_of(ko_shape);
  board.play(Color::black, point_of("C3"));
  EXPECT_EQ(board.ko_point(), point_of("B3"));
  EXPECT_EQ(board.ko_banned(), Color::white);
  EXPECT_FALSE(board.is_legal(Color::white, point_of("B3")));
}

TEST(BoardKo, TheOtherColourMayFill) {
  Board board = board_of(ko_shape);
  board.play(Color::black, point_of("C3"));
  EXPECT_TRUE(board.is_legal(Color::black, point_of("B3")));
}

TEST(BoardKo, AnyMoveLiftsTheBan) {
  Board board = board_of(ko_shape);
  board.play(Color::black, point_of("C3"));
  board.play(Color::white, point_of("A1"));
  EXPECT_TRUE(board.ko_point().is_none());
}

TEST(BoardKo, APassLiftsTheBan) {
  Board board = board_of(ko_shape);
  board.play(Color::black, point_of("C3"));
  const Board::Undo pass = board.pass();
  EXPECT_TRUE(board.is_legal(Color::white, point_of("B3")));
  board.undo(pass);
  EXPECT_FALSE(board.is_legal(Color::white, point_of("B3")));
}

TEST(BoardKo, BanCanBeLiftedAndSetByHand) {
  Board board = board_of(ko_shape);
  board.set_ko(point_of("C3"), Color::black);
  EXPECT_FALSE(board.is_legal(Color::black, point_of("C3")));
  board.clear_ko();
  EXPECT_TRUE(board.is_legal(Color::black, point_of("C3")));
}

TEST(BoardKo, CapturingTwoStonesIsNoKo) {
  Board board = board_of(R"(
    . X X . .
    X O O . .
    . X X . .
    . . . . .
    . . . . .)");
  board.play(Color::black, point_of("D4"));
  EXPECT_TRUE(board.ko_point().is_none());
}

TEST(BoardKo, SnapbackIsNoKo) {
  // White captures the stone thrown in at A5; black takes five white stones back at once.
  Board board = board_of(R"(
    X . O X .
    O O O X .
    X X X X .
    . . . . .
    . . . . .)");
  board.play(Color::white, point_of("B5"));
  EXPECT_TRUE(board.ko_point().is_none());
  EXPECT_TRUE(board.is_legal(Color::black, point_of("A5")));
  EXPECT_EQ(after(board, Color::black, "A5"), drawn(R"(
    X . . X .
    . . . X .
    X X X X .
    . . . . .
    . . . . .)"));
}

TEST(BoardSuicide, ForbiddenByDefault) {
  const Board board = board_of(R"(
    X . O . .
    O O O . .
    . . . . .
    . . . . .
    . . . . .)");
  EXPECT_FALSE(board.is_legal(Color::black, point_of("B5")));
}

TEST(BoardSuicide, OfSeveralStonesWhereAllowed) {
  Board board = board_of(R"(
    X . O . .
    O O O . .
    . . . . .
    . . . . .
    . . . . .)");
  ASSERT_TRUE(board.is_legal(Color::black, point_of("B5"), Suicide::allowed));
  const Board::Undo undo = board.play(Color::black, point_of("B5"));
  EXPECT_TRUE(undo.suicide);
  EXPECT_EQ(to_diagram(board), drawn(R"(
    . . O . .
    O O O . .
    . . . . .
    . . . . .
    . . . . .)"));
  EXPECT_EQ(board.prisoners_of(Color::black), 2);
  EXPECT_EQ(board.check(), "");
}

TEST(BoardSuicide, OfASingleStoneIsNeverAMove) {
  const Board board = board_of(R"(
    . O . .
    O . . .
    . . . .
    . . . .)");
  EXPECT_FALSE(board.is_legal(Color::black, point_of("A4")));
  EXPECT_FALSE(board.is_legal(Color::black, point_of("A4"), Suicide::allowed));
}

TEST(BoardSuicide, AMoveThatCapturesIsNone) {
  const Board board = board_of(R"(
    . X O .
    X O O .
    O O . .
    . . . .)");
  EXPECT_TRUE(board.is_legal(Color::white, point_of("A4")));
}

TEST(BoardLegality, OccupiedPointsAndTheOutsideAreNotLegal) {
  const Board board = board_of(ko_shape);
  EXPECT_FALSE(board.is_legal(Color::black, point_of("A3")));
  EXPECT_FALSE(board.is_legal(Color::black, point_of("B3")));
  EXPECT_FALSE(board.is_legal(Color::black, point_of("E1")));
  EXPECT_FALSE(board.is_legal(Color::black, Point::none()));
}

TEST(BoardLegality, SetOfLegalPointsAgreesWithEachPoint) {
  Board board = board_of(ko_shape);
  board.play(Color::black, point_of("C3"));
  for (const Color color : {Color::black, Color::white})
    for (const Suicide suicide : {Suicide::forbidden, Suicide::allowed})
      board.all_points().for_each([&](Point point) {
        EXPECT_EQ(board.legal_points(color, suicide).contains(point),
                  board.is_legal(color, point, suicide))
            << to_text(point);
      });
}

}  // namespace
}  // namespace gosedai
