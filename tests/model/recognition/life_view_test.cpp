// The view that a group's life is read from: what stays of the board, and what it depends on.
#include "model/recognition/life_view.hpp"

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "tests/model/recognition/random_games.hpp"
#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

Board seen_from(const Board& board, std::string_view stone) {
  Footprint footprint;
  return look_at_life(board, point_of(stone), LifeSight::near, footprint).board();
}

constexpr std::string_view corner = R"(
    . . . . . . . . . . O . X
    . . . . . . . . . . . X .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    O O O . . . . . . . . . .
    X X O O O O O O O O O O O
    . X X X X X X X X X X X O
    X X O O O O O O O O O X O
    . X O . . . . . . . O X .)";

TEST(LifeView, LeavesOutWhatIsFarAway) {
  EXPECT_TRUE(seen_from(board_of(corner), "C1").is_empty(point_of("L13")));
}

TEST(LifeView, KeepsWholeStringsThatReachIntoTheWindow) {
  const Board board = board_of(corner);
  const Board seen = seen_from(board, "A4");
  EXPECT_EQ(seen.stones(point_of("C4")), board.stones(point_of("C4")));
}

TEST(LifeView, KeepsWhoeverTakesLibertiesOfAStringThatIsShortOfThem) {
  const Board board = board_of(corner);
  EXPECT_EQ(seen_from(board, "A2").liberties(point_of("A2")), board.liberties(point_of("A2")));
}

/// Every group of random games, with a board that differs from it at a random point.
template <class Compare>
void try_groups(Compare compare) {
  RandomPositions random(1);
  for_each_random_game(60, [&](const RandomGame& game) {
    const Board& board = game.board();
    const BitBoard stones = board.stones_of(Color::black) | board.stones_of(Color::white);
    for (int i = 0; i < 60 && !stones.is_empty(); ++i) {
      const Point target = random.one_of(stones);
      const auto other = random.changed_at(board, random.one_of(board.all_points()));
      if (other && other->at(target) == board.at(target)) compare(board, *other, target);
    }
  });
}

TEST(LifeViewProperty, NothingOutsideTheFootprintMatters) {
  int outside = 0;
  try_groups([&](const Board& board, const Board& other, Point target) {
    Footprint footprint;
    const LifeView view = look_at_life(board, target, LifeSight::near, footprint);
    if (footprint.points().intersects(changes_between(board, other))) return;
    ++outside;
    Footprint again;
    EXPECT_EQ(look_at_life(other, target, LifeSight::near, again), view)
        << to_text(target) << '\n'
        << to_diagram(board) << '\n'
        << to_diagram(other);
    EXPECT_EQ(again.points(), footprint.points());
  });
  EXPECT_GE(outside, 300);
}

TEST(LifeViewProperty, NobodyInDangerGainsOrLosesALiberty) {
  try_groups([](const Board& board, const Board&, Point target) {
    Footprint footprint;
    const LifeView view = look_at_life(board, target, LifeSight::near, footprint);
    const Board seen = view.board();
    (view.black | view.white).for_each([&](Point stone) {
      EXPECT_GE(seen.liberties(stone), board.liberties(stone));
      EXPECT_EQ(seen.stones(stone), board.stones(stone));
      if (board.liberties(stone) <= 2) {
        EXPECT_EQ(seen.liberties(stone), board.liberties(stone));
      }
    });
  });
}

}  // namespace
}  // namespace gosedai::recognition_tests
