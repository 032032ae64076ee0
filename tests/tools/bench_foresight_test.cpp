// What playouts foresee of counted games: a small board that is settled long before the record ends.
#include <cstdio>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/model/playout/plain_shapes.hpp"
#include "tools/gosedai/bench.hpp"

namespace gosedai {
namespace {

/// Black builds a wall in the third column, white in the fourth; then both pass many times.
std::string settled_game(const std::string& result) {
  std::string text = "(;SZ[5]KM[3.5]RU[Chinese]RE[" + result + "]";
  for (const char row : {'a', 'b', 'c', 'd', 'e'})
    text += std::string(";B[c") + row + "];W[d" + row + "]";
  for (int i = 0; i < 10; ++i) text += ";B[];W[]";
  return text + ")\n";
}

std::string foresight_of(const std::string& text) {
  const std::string file = testing::TempDir() + "foresight.sgfl";
  std::ofstream(file) << text;
  const std::string found = bench_foresight({file}, 1, 10, playout_tests::plain_shapes(), {});
  std::filesystem::remove(file);
  return found;
}

TEST(BenchForesight, ASettledBoardIsForeseen) {
  const std::string text = foresight_of(settled_game("B+1.5"));
  double positions = 0;
  double owners = 1;
  const auto at = text.find("games, ");
  ASSERT_NE(at, std::string::npos) << text;
  ASSERT_EQ(std::sscanf(text.c_str() + at,
                        "games, %lf positions, 16 playouts each: square error of owners %lf",
                        &positions, &owners),
            2)
      << text;
  EXPECT_EQ(positions, 1);
  EXPECT_LT(owners, 0.1);
}

TEST(BenchForesight, AGameThatEndedOtherwiseThanWeCountIsLeftOut) {
  EXPECT_NE(foresight_of(settled_game("W+20.5")).find("1 counted games, 0 positions"),
            std::string::npos);
}

TEST(BenchForesight, OnlyCountedGamesAreRead) {
  EXPECT_THROW(foresight_of(settled_game("B+Resign") + settled_game("W+Time") + settled_game("0")),
               std::runtime_error);
}

TEST(BenchForesight, AFileThatIsNotThereIsAnError) {
  EXPECT_THROW(bench_foresight({"/no/such.sgfl"}, 1, 10, playout_tests::plain_shapes(), {}),
               std::runtime_error);
}

}  // namespace
}  // namespace gosedai
