// Points, moves and colours as text.
#include "model/board/notation.hpp"

#include <gtest/gtest.h>

namespace gosedai {
namespace {

TEST(Notation, PointsReadAndWrite) {
  EXPECT_EQ(parse_point("A1", 19), Point::at(0, 0));
  EXPECT_EQ(parse_point("d4", 19), Point::at(3, 3));
  EXPECT_EQ(parse_point("T19", 19), Point::at(18, 18));
  EXPECT_EQ(to_text(Point::at(18, 18)), "T19");
}

TEST(Notation, EveryPointComesBack) {
  for (int col = 0; col < max_board_size; ++col)
    for (int row = 0; row < max_board_size; ++row)
      EXPECT_EQ(parse_point(to_text(Point::at(col, row)), max_board_size), Point::at(col, row));
}

TEST(Notation, ThereIsNoColumnI) {
  EXPECT_EQ(parse_point("I5", 19), std::nullopt);
  EXPECT_EQ(parse_point("J5", 19), Point::at(8, 4));
}

TEST(Notation, RejectsWhatIsNoPoint) {
  for (const char* text :
       {"", "A", "A0", "A20", "U1", "K10x", "4D", "D-4", "D 4", "D4 ", "pass", "A100",
        "\xc3\xa4"
        "1"})
    EXPECT_EQ(parse_point(text, 19), std::nullopt) << text;
}

TEST(Notation, ThePointMustBeOnTheBoard) {
  EXPECT_TRUE(parse_point("J9", 9).has_value());
  EXPECT_FALSE(parse_point("K9", 9).has_value());
  EXPECT_FALSE(parse_point("J10", 9).has_value());
}

TEST(Notation, Moves) {
  EXPECT_EQ(to_text(Move::stone(Color::black, Point::at(3, 3))), "D4");
  EXPECT_EQ(to_text(Move::pass(Color::white)), "pass");
  EXPECT_EQ(to_text(Move::resign(Color::white)), "resign");
}

TEST(Notation, Colours) {
  EXPECT_EQ(parse_color("B"), Color::black);
  EXPECT_EQ(parse_color("black"), Color::black);
  EXPECT_EQ(parse_color("wHITE"), Color::white);
  EXPECT_EQ(parse_color("w"), Color::white);
  EXPECT_EQ(parse_color("green"), std::nullopt);
  EXPECT_EQ(parse_color(""), std::nullopt);
}

}  // namespace
}  // namespace gosedai
