// Which moves count as the last two.
#include "model/habits/recent_moves.hpp"

#include "model/board/game.hpp"
#include "tests/model/board_positions.hpp"

namespace gosedai::board_tests {
namespace {

constexpr Color black = Color::black;
constexpr Color white = Color::white;

struct Played {
  Color color;
  std::string_view point;  // "" for a pass
};

/// The position after these moves on an empty board.
Position after(Color to_move, std::initializer_list<Played> moves) {
  Game game(9);
  for (const auto& [color, point] : moves) {
    const Move move = point.empty() ? Move::pass(color) : Move::stone(color, point_of(point));
    EXPECT_EQ(game.play(move), Legality::legal);
  }
  return *game.position(to_move);
}

TEST(RecentMoves, NoneOnAnEmptyBoard) {
  EXPECT_EQ(recent_moves(*make_position(Board(9), black)), RecentMoves());
}

TEST(RecentMoves, LastIsTheEnemysAndTheOneBeforeOnesOwn) {
  EXPECT_EQ(recent_moves(after(white, {{black, "C3"}, {white, "G7"}, {black, "C4"}})),
            (RecentMoves{point_of("C4"), point_of("G7")}));
}

TEST(RecentMoves, CapturedStoneIsForgotten) {
  // White's move into the corner is taken by the next one.
  EXPECT_EQ(recent_moves(after(white, {{black, "A2"}, {white, "A1"}, {black, "B1"}})),
            (RecentMoves{point_of("B1"), Point::none()}));
}

TEST(RecentMoves, NobodyAnswersHisOwnMove) {
  EXPECT_EQ(recent_moves(after(black, {{white, "G7"}, {black, "C4"}})), RecentMoves());
}

TEST(RecentMoves, StonesThatAreSetUpAreNoMoves) {
  EXPECT_EQ(recent_moves(after(black, {{black, "C3"}, {white, "G7"}, {white, "G3"}})),
            RecentMoves());
}

TEST(RecentMoves, APassLeavesTheMoveBeforeIt) {
  EXPECT_EQ(recent_moves(after(black, {{black, "C3"}, {white, ""}})),
            (RecentMoves{Point::none(), point_of("C3")}));
}

TEST(RecentMoves, AfterAnOwnPassTheEnemysMoveIsTheLast) {
  EXPECT_EQ(recent_moves(after(black, {{white, "G7"}, {black, ""}, {white, "G3"}})),
            (RecentMoves{point_of("G3"), Point::none()}));
}

}  // namespace
}  // namespace gosedai::board_tests
