// Who is dead when the game is over, against what can be proved without any search.
#include "model/recognition/final_status.hpp"

#include <gtest/gtest.h>

#include "model/reading/unconditional_life.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/recognition/random_games.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::points_of;

constexpr ReadingLimits quick{.main_nodes = 60, .roving_nodes = 60, .roving = false};
const GroupLimits quick_groups{.life_nodes = 60, .race_nodes = 60};

BitBoard dead_in(const PositionPtr& position) {
  return dead_at_the_end(recognise(position, quick, quick_groups), quick_groups);
}

struct Proof {
  BitBoard alive;
  BitBoard dead;
};

Proof proof_for(const Board& board) {
  Proof proof;
  for (const Color color : {Color::black, Color::white}) {
    const UnconditionalLife life = unconditional_life(board, color);
    proof.alive |= life.alive;
    proof.dead |= life.territory & board.stones_of(opponent(color));
  }
  return proof;
}

TEST(FinalStatusProperty, AgreesWithWhatIsProved) {
  int alive = 0;
  int dead = 0;
  for (unsigned seed = 0; seed < 400 && !testing::Test::HasFailure(); ++seed) {
    const int size = 7 + static_cast<int>(seed % 7);
    RandomGame game(size, seed);
    game.play(size * size * (4 + static_cast<int>(seed % 9)) / 4);
    const Proof proof = proof_for(game.board());
    const BitBoard found = dead_in(game.position());
    EXPECT_FALSE(found.intersects(proof.alive)) << to_diagram(game.board());
    EXPECT_EQ(found & proof.dead, proof.dead) << to_diagram(game.board());
    alive += proof.alive.count();
    dead += proof.dead.count();
  }
  EXPECT_GE(alive, 500);
  EXPECT_GE(dead, 10);
}

TEST(FinalStatus, AStoneInEnemyTerritoryIsDead) {
  const Board board = board_of(R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . X .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . O . X O . . . .
    . . . X O . . . .)");
  EXPECT_EQ(dead_in(make_position(board, Color::black)), points_of({"B2", "H6"}));
}

TEST(FinalStatus, ASekiStays) {
  const Board board = board_of(R"(
    . O X . X O . O .
    O O X . X O O O O
    . O X O X X X X X
    O O X O O O O O X
    O X X X O . . O X
    O X . X O O O O X
    O X X X X X X X X
    O O O O O O O O O
    . O . O . O . O .)");
  EXPECT_FALSE(
      dead_in(make_position(board, Color::black)).intersects(board.stones_of(Color::white)));
}

}  // namespace
}  // namespace gosedai
