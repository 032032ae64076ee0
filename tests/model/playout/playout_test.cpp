// Playouts: what they see in small positions, and that their games end with the right score.
#include "model/playout/playout.hpp"

#include <gtest/gtest.h>

#include "model/playout/playout_answers.hpp"
#include "model/playout/playout_tactics.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using playout_tests::plain_shapes;

PlayoutBoard fast_board(std::string_view diagram) {
  return PlayoutBoard(board_of(diagram), plain_shapes());
}

PlayoutResult play(const PlayoutBoard& board, Color to_move, std::uint64_t seed) {
  return play_out({board, to_move, Point::none(), Point::none()}, plain_shapes(), {},
                  PlayoutRandom(seed));
}

TEST(PlayoutTactics, AStringRunsOnlyWhereItGetsLiberties) {
  const PlayoutBoard board = fast_board(R"(
    . . . . .
    . . O . .
    . O X O .
    . . . . .
    . . . . .)");
  PlayoutRandom random(1);
  const Moment moment{board, Color::black, point_of("C4"), Point::none()};
  EXPECT_EQ(answer_atari(moment, random), point_of("C2"));
}

TEST(PlayoutTactics, AStringOnTheEdgeDoesNotRunIntoItsDeath) {
  const PlayoutBoard board = fast_board(R"(
    . . . . .
    . . . . .
    . . . . .
    . O . . .
    X O . . .)");
  PlayoutRandom random(1);
  const Moment moment{board, Color::black, point_of("B1"), Point::none()};
  EXPECT_TRUE(answer_atari(moment, random).is_none());
}

TEST(PlayoutTactics, TakingTheAttackerSavesAString) {
  const PlayoutBoard board = fast_board(R"(
    . . . . .
    . . . . .
    X X . . .
    . O X . .
    X O X . .)");
  PlayoutRandom random(1);
  const Moment moment{board, Color::black, point_of("B2"), Point::none()};
  EXPECT_EQ(answer_atari(moment, random), point_of("A2"));
}

TEST(PlayoutTactics, AStringWithTwoLibertiesIsChasedTowardsTheEdge) {
  const PlayoutBoard board = fast_board(R"(
    . . . . .
    . . . . .
    . . X . .
    . X O . .
    . . . . .)");
  PlayoutRandom random(1);
  // Out of D2 it would get three liberties, out of C1 only two.
  const Moment moment{board, Color::black, point_of("C2"), Point::none()};
  for (int i = 0; i < 20; ++i) EXPECT_EQ(chase(moment, random), point_of("D2"));
}

TEST(PlayoutTactics, TheMiddleOfThreeIsVital) {
  const PlayoutBoard board = fast_board(R"(
    . . . O X
    O O O O X
    X X X X X
    . . . . .
    . . . . .)");
  EXPECT_EQ(vital_point(board, point_of("A5")), point_of("B5"));
}

TEST(PlayoutTactics, StraightFourHasNoVitalPoint) {
  const PlayoutBoard board = fast_board(R"(
    . . . . O
    O O O O O
    X X X X X
    . . . . .
    . . . . .)");
  EXPECT_TRUE(vital_point(board, point_of("A5")).is_none());
}

TEST(PlayoutTactics, LargeStringsAreNotGivenAway) {
  const PlayoutBoard board = fast_board(R"(
    . X X X . O
    X O O O O O
    O O . . . .
    . . . . . .
    . . . . . .
    . . . . . .)");
  EXPECT_TRUE(gives_stones_away(board, Color::black, point_of("E6")));
  EXPECT_FALSE(gives_stones_away(board, Color::white, point_of("E6")));
}

TEST(PlayoutTactics, AShapeThatKillsMayBeGiven) {
  const PlayoutBoard board = fast_board(R"(
    . X . O X
    O X O O X
    O O O X X
    X X X X .
    . . . . .)");
  // Three black stones in white's space of four: taken, they leave a bent three.
  EXPECT_FALSE(gives_stones_away(board, Color::black, point_of("C5")));
}

TEST(PlayoutProperty, SameSeedSameGame) {
  const PlayoutBoard board(Board(9), plain_shapes());
  const PlayoutResult one = play(board, Color::black, 7);
  const PlayoutResult two = play(board, Color::black, 7);
  EXPECT_EQ(one.lead, two.lead);
  EXPECT_EQ(one.moves, two.moves);
  EXPECT_EQ(one.black_area, two.black_area);
  EXPECT_EQ(one.first, two.first);
}

TEST(PlayoutProperty, AreasAndFirstMovesFitTogether) {
  for (const int size : {2, 3, 5, 9, 19, 25}) {
    const PlayoutBoard board(Board(size), plain_shapes());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const PlayoutResult result = play(board, Color::black, seed);
      EXPECT_LE(std::abs(result.lead), size * size);
      EXPECT_GE(2 * result.black_area.count(), result.lead);
      EXPECT_FALSE(result.first[0].intersects(result.first[1]));
      EXPECT_LE(result.moves, 3 * size * size);
    }
  }
}

TEST(Playout, AFinishedBoardIsCountedAsItStands) {
  const PlayoutBoard board = fast_board(R"(
    . X X O .
    X . X O O
    X X X O .
    . X X O O
    X X X O .)");
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    EXPECT_EQ(play(board, Color::black, seed).lead, 5);
    EXPECT_EQ(play(board, Color::white, seed).lead, 5);
  }
}

/// In the middle a white string and a black one share two liberties; whoever fills one loses his stones.
TEST(Playout, ASekiIsLeftAlone) {
  const PlayoutBoard board = fast_board(R"(
    . X O . X O .
    X X O X X O O
    X X O X X O O
    X X O X X O O
    X X O X X O O
    X X O X X O O
    . X O . X O .)");
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    EXPECT_EQ(play(board, Color::black, seed).lead, 5);
    EXPECT_EQ(play(board, Color::white, seed).lead, 5);
  }
}

}  // namespace
}  // namespace gosedai
