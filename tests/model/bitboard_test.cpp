// Sets of points, and whole-board operations against the strings that Board keeps.
#include <random>

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"

namespace gosedai {
namespace {

using namespace board_tests;

TEST(BitBoard, HoldsWhatWasInserted) {
  BitBoard set = points_of({"A1", "T19"});
  EXPECT_EQ(set.count(), 2);
  EXPECT_TRUE(set.contains(point_of("T19")));
  EXPECT_EQ(set.first(), point_of("A1"));
  set.erase(point_of("A1"));
  EXPECT_EQ(set.first(), point_of("T19"));
  set.erase(point_of("T19"));
  EXPECT_TRUE(set.is_empty());
  EXPECT_TRUE(set.first().is_none());
}

TEST(BitBoard, VisitsInOrderOfIndex) {
  Point last = Point::none();
  int visits = 0;
  BitBoard::full(25).for_each([&](Point point) {
    EXPECT_LT(last, point);
    last = point;
    ++visits;
  });
  EXPECT_EQ(visits, 625);
}

TEST(BitBoard, SetAlgebra) {
  const BitBoard one = points_of({"A1", "B1"});
  const BitBoard other = points_of({"B1", "C1"});
  EXPECT_TRUE((one & other) == points_of({"B1"}));
  EXPECT_TRUE((one | other) == points_of({"A1", "B1", "C1"}));
  EXPECT_TRUE((one ^ other) == points_of({"A1", "C1"}));
  EXPECT_TRUE(one.intersects(other));
  EXPECT_FALSE(one.intersects(~one));
}

TEST(BitBoard, NeighboursOfEveryPointOfEverySize) {
  for (int size = min_board_size; size <= max_board_size; ++size) {
    const BitBoard board = BitBoard::full(size);
    board.for_each([&](Point point) {
      BitBoard expected;
      for (const Point near : neighbors(point))
        if (on_board(near, size)) expected.insert(near);
      EXPECT_TRUE((BitBoard::of(point).neighbors() & board) == expected);
      EXPECT_TRUE((BitBoard::of(point).expanded() & board) == (expected | BitBoard::of(point)));
    });
  }
}

TEST(BitBoard, FloodStaysWithinItsRegion) {
  const Board board = board_of(R"(
    . . X . .
    . X . . .
    X X . X .
    . . X . X
    . X . X .)");
  EXPECT_TRUE(flood(points_of({"A5"}), board.empty_points()) == points_of({"A5", "B5", "A4"}));
  EXPECT_TRUE(flood(points_of({"C1"}), board.empty_points()) == points_of({"C1"}));
  EXPECT_TRUE(flood(points_of({"C5"}), board.empty_points()).is_empty());
}

TEST(BitBoard, FloodFollowsASpiral) {
  const Board board = board_of(R"(
    X X X X X X X
    . . . . . . X
    X X X X X . X
    X . . . X . X
    X . X X X . X
    X . . . . . X
    X X X X X X X)");
  EXPECT_TRUE(flood(points_of({"A6"}), board.empty_points()) == board.empty_points());
  EXPECT_TRUE(flood(points_of({"D4"}), board.empty_points()) == board.empty_points());
}

TEST(BitBoard, StringsWithoutLiberty) {
  const BitBoard black = points_of({"A2", "B1", "E5"});
  const BitBoard white = points_of({"A1", "D4"});
  const BitBoard empty = BitBoard::full(5) & ~(black | white);
  EXPECT_TRUE(strings_without_liberty(white, empty) == points_of({"A1"}));
  EXPECT_TRUE(strings_without_liberty(black, empty).is_empty());
}

TEST(BitBoard, AgreesWithTheStringsOfTheBoard) {
  std::mt19937 random(7);
  for (const int size : {5, 9, 19, 25}) {
    Board board(size);
    for (int move = 0; move < size * size; ++move) {
      const Color color = move % 2 == 0 ? Color::black : Color::white;
      const Point point = Point::at(static_cast<int>(random() % static_cast<unsigned>(size)),
                                    static_cast<int>(random() % static_cast<unsigned>(size)));
      if (!board.is_legal(color, point)) continue;
      board.play(color, point);
      if (!is_stone(board.at(point))) continue;
      const BitBoard string = flood(BitBoard::of(point), board.stones_of(color));
      EXPECT_TRUE(string == board.string_points(point));
      EXPECT_TRUE(liberties_of(string, board.empty_points()) == board.string_liberties(point));
      EXPECT_TRUE(strings_without_liberty(board.stones_of(color), board.empty_points()).is_empty());
      // Without its liberties the string is exactly what is dead, with all that shared them only.
      const BitBoard taken = board.empty_points() & ~board.string_liberties(point);
      BitBoard dead;
      board.stones_of(color).for_each([&](Point stone) {
        if (!board.string_liberties(stone).intersects(taken)) dead.insert(stone);
      });
      EXPECT_TRUE(strings_without_liberty(board.stones_of(color), taken) == dead);
    }
  }
}

}  // namespace
}  // namespace gosedai
