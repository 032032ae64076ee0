// How often the decision is the move that was played: games whose asked moves are the engine's own.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "kb/decision/sequential.hpp"
#include "protocol/sgf/writer.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_records.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {
namespace {

/// Strings only, which is quick.
ThinkingSetup small_setup() {
  ThinkingSetup setup;
  setup.recognise = false;
  return setup;
}

/// Random moves, but the 6th and the 17th, which are asked, are the engine's.
Game own_game(unsigned seed) {
  std::mt19937 random(seed);
  Game game(19);
  for (int i = 0; i < 20; ++i) {
    const bool asked = i == 5 || i == 16;
    game.play(asked ? decide_sequentially(game.position(game.to_move()), small_setup()).move
                    : practice_move(game, random));
  }
  return game;
}

std::string one_line(const Game& game) {
  std::string text = sgf::write(game);
  std::erase(text, '\n');
  return text;
}

TEST(BenchAgreement, TheEnginesOwnMovesAgreeAndOnlyKeptBackGamesCount) {
  const std::string file = testing::TempDir() + "agreement.sgfl";
  int kept_back = 0;
  {
    std::ofstream games(file);
    for (unsigned seed = 0; seed < 30; ++seed) {
      const Game game = own_game(seed);
      kept_back += record_of(game).tenth() == 0 ? 1 : 0;
      games << one_line(game) << '\n';
    }
  }
  ASSERT_GT(kept_back, 0);
  const std::string moves = std::to_string(2 * kept_back);
  EXPECT_EQ(bench_agreement({file}, 2, small_setup()),
            std::to_string(kept_back) + " games kept back, " + moves + " moves: top-1 " + moves +
                " (100.0 %), top-5 " + moves + " (100.0 %)\n");
  std::filesystem::remove(file);
}

TEST(BenchAgreement, AFileThatIsNotThereIsAnError) {
  EXPECT_THROW(bench_agreement({"/no/such.sgfl"}, 1, small_setup()), std::runtime_error);
}

}  // namespace
}  // namespace gosedai
