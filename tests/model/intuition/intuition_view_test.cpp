// What the network of intuition sees.
#include "model/intuition/intuition_view.hpp"

#include <cmath>

#include "tests/model/board_positions.hpp"

namespace gosedai::intuition_tests {
namespace {

using board_tests::board_of;
using board_tests::point_of;

IntuitionView seen(const Board& board, Color to_move, const RecentMoves& recent = {}) {
  static const MoveHabits habits;
  return {board, to_move, recent, habits};
}

Board ladder_board() {
  return board_of(R"(
    . . . . . . .
    . . . . . . .
    . . O . . . .
    . . O X . . .
    . . . O . . .
    . . . . . . .
    . . . . . . .)");
}

TEST(IntuitionView, StonesAreSeenByOwnerAndLiberties) {
  const IntuitionView view = seen(ladder_board(), Color::black);
  EXPECT_EQ(view.value(Sight::own_2, point_of("D4")), sight_unit);
  EXPECT_EQ(view.value(Sight::enemy_4, point_of("C4")), sight_unit);
  EXPECT_EQ(view.value(Sight::enemy_3, point_of("D3")), sight_unit);
  EXPECT_EQ(view.value(Sight::own_1, point_of("D4")), 0);
}

TEST(IntuitionView, TheOtherSideSeesTheSameStonesAsTheEnemys) {
  const IntuitionView view = seen(ladder_board(), Color::white);
  EXPECT_EQ(view.value(Sight::enemy_2, point_of("D4")), sight_unit);
  EXPECT_EQ(view.value(Sight::own_3, point_of("D3")), sight_unit);
}

TEST(IntuitionView, LaddersAreSeenWhereTheyBegin) {
  const IntuitionView view = seen(ladder_board(), Color::white);
  EXPECT_EQ(view.value(Sight::ladder, point_of("E4")) + view.value(Sight::ladder, point_of("D5")),
            sight_unit);
}

TEST(IntuitionView, NothingIsSeenOutsideTheBoard) {
  const IntuitionView view = seen(ladder_board(), Color::white);
  for (const std::int16_t value : view.at(Point::at(7, 3))) EXPECT_EQ(value, 0);
}

TEST(IntuitionView, LastMovesAndTheKoBanAreMarked) {
  Board board = board_of(R"(
    . . . . .
    . X O . .
    X O . O .
    . X O . .
    . . . . .)");
  board.play(Color::black, point_of("C3"));
  const IntuitionView view = seen(board, Color::white, {point_of("C3"), point_of("C2")});
  EXPECT_EQ(view.value(Sight::last_move, point_of("C3")), sight_unit);
  EXPECT_EQ(view.value(Sight::move_before, point_of("C2")), sight_unit);
  EXPECT_EQ(view.value(Sight::ko_ban, point_of("B3")), sight_unit);
  EXPECT_EQ(view.value(Sight::legal, point_of("B3")), 0);
  EXPECT_EQ(seen(board, Color::black).value(Sight::ko_ban, point_of("B3")), 0);
}

TEST(UsualValue, IsTheLogarithmInSixteenths) {
  EXPECT_EQ(usual_value(1), most_usual);
  EXPECT_EQ(usual_value(std::exp(-1.0)), most_usual - usual_steps);
  EXPECT_EQ(usual_value(0), 0);
  EXPECT_EQ(usual_value(1e-30), 0);
}

}  // namespace
}  // namespace gosedai::intuition_tests
