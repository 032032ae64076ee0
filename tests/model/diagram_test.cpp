// Positions as pictures.
#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"

namespace gosedai {
namespace {

using namespace board_tests;

TEST(Diagram, TopRowComesFirst) {
  const Board board = board_of(R"(
    X . .
    . . .
    . . O)");
  EXPECT_EQ(board.at(point_of("A3")), Color::black);
  EXPECT_EQ(board.at(point_of("C1")), Color::white);
}

TEST(Diagram, IsWrittenAsItIsRead) {
  EXPECT_EQ(to_diagram(board_of("X.O\n...\n.O.")), "X . O\n. . .\n. O .\n");
}

TEST(Diagram, FramesAndBlankLinesAreIgnored) {
  EXPECT_EQ(drawn(R"(
    +-----+
    |X . .|
    |. . .|

    |. . O|
    +-----+
  )"),
            "X . .\n. . .\n. . O\n");
}

TEST(Diagram, MustBeSquareAndOfAKnownSize) {
  EXPECT_FALSE(parse_diagram(""));
  EXPECT_TRUE(parse_diagram("."));
  EXPECT_FALSE(parse_diagram(".."));
  EXPECT_FALSE(parse_diagram("...\n...\n"));
  EXPECT_FALSE(parse_diagram("...\n..\n...\n"));
  std::string large;
  for (int row = 0; row < 26; ++row) large += std::string(26, '.') + "\n";
  EXPECT_FALSE(parse_diagram(large));
}

TEST(Diagram, UnknownMarksAreRejected) { EXPECT_FALSE(parse_diagram("X#\n..\n")); }

}  // namespace
}  // namespace gosedai
