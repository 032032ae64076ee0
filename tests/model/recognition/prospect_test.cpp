// What is expected of groups and points: the order of chances, and whose points are.
#include "model/recognition/prospect.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "model/recognition/situation.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/position_image.hpp"
#include "tests/model/recognition/random_games.hpp"
#include "tests/model/recognition/ruled_patterns.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using recognition_tests::ruled_patterns;

Recognition recognised(std::string_view diagram) {
  return recognise(make_position(board_of(diagram), Color::black), {}, {});
}

double chance_of(const Recognition& recognition, std::string_view stone) {
  const auto& groups = recognition.final_layer().groups;
  const std::vector<double> chances = chances_to_live(recognition, {});
  for (std::size_t i = 0; i < groups.size(); ++i)
    if (groups[i].facts().members.stones.contains(point_of(stone))) return chances[i];
  return -1;
}

Situation situation_of(std::string_view diagram) {
  const Recognition recognition = recognised(diagram);
  return judge_situation(recognition,
                         PotentialStamps(ruled_patterns(), recognition.position->board.size()));
}

double share_of(const Situation& situation, std::string_view point) {
  return situation.share[point_of(point).index()];
}

/// Black lives below with two eyes; the white stone at D5 is in atari and cannot get away, and white lives above.
constexpr std::string_view settled = R"(
    . O . O . O . O .
    O O O O O O O O O
    . . . . . . . . .
    . . . X X . . . .
    . . X O . . . . .
    . . . X X . . . .
    . . . . . . . . .
    X X X X X X X X X
    . X . X . X . X .)";

TEST(Prospect, AStoneGivenUpByReadingSeldomLives) {
  EXPECT_LT(chance_of(recognised(settled), "D5"), 0.2);
}

TEST(Prospect, ALoneStoneDoesNotOwnTheBoard) {
  const Situation situation = situation_of(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  EXPECT_LT(share_of(situation, "H8"), 0.2);
}

TEST(Prospect, ARoomWithWallsIsItsOwners) {
  const Situation situation = situation_of(R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    X X X X O . . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  EXPECT_GT(share_of(situation, "B8"), 0.7);
}

TEST(Prospect, AGroupWithTwoEyesNearlyAlwaysLives) {
  EXPECT_GT(chance_of(recognised(settled), "A2"), 0.9);
}

TEST(Prospect, OddsGrowWithTheLogarithmOfTheStones) {
  constexpr std::string_view weak = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . X . . .
    . . . . . O X . .
    . . . . . O X . .
    . . . . . . . . .)";
  SituationParameters only_size;
  only_size.living_strength = 0;
  only_size.living_by_class.fill(0);
  const Recognition recognition = recognised(weak);
  const auto& groups = recognition.final_layer().groups;
  const std::vector<double> chances = chances_to_live(recognition, only_size);
  ASSERT_GE(groups.size(), 2U);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const double stones = groups[i].facts().members.stones.count();
    const double crowd = 5.0 / 81;
    EXPECT_NEAR(std::log(chances[i] / (1 - chances[i])),
                only_size.living[1] * std::log(stones) + only_size.living[2] * crowd, 1e-9);
  }
}

TEST(Prospect, NearnessIsOfTheNearerStone) {
  const auto near = nearness(board_of(R"(
    . . . . .
    . . . . .
    X . . . O
    . . . . .
    . . . . .)"),
                             {});
  EXPECT_FLOAT_EQ(near[point_of("B3").index()], 1.0F / 2 - 1.0F / 4);
  EXPECT_FLOAT_EQ(near[point_of("C3").index()], 0);
}

TEST(Prospect, NobodyIsNearPastAWall) {
  const auto near = nearness(board_of(R"(
    . . X . O
    . . X . O
    . . X . O
    . . X . O
    . . X . O)"),
                             {});
  EXPECT_FLOAT_EQ(near[point_of("A3").index()], 1.0F / 3 - 1.0F / 10);
}

TEST(Prospect, TakenStonesAreNeitherNearNorInTheWay) {
  const Board board = board_of(R"(
    . . . . .
    . . . . .
    X . O . .
    . . . . .
    . . . . .)");
  BitBoard taken;
  taken.insert(point_of("C3"));
  EXPECT_FLOAT_EQ(nearness(board, taken)[point_of("D3").index()], 1.0F / 4 - 1.0F / 10);
}

TEST(Prospect, AnEyeIsItsOwners) {
  const Situation found = situation_of(settled);
  EXPECT_GT(share_of(found, "A1"), 0.8);
  EXPECT_LT(share_of(found, "A9"), -0.8);
}

TEST(Prospect, AStoneGivenUpCountsForTheEnemy) {
  EXPECT_GT(share_of(situation_of(settled), "D5"), 0.5);
}

TEST(Prospect, AnEmptyBoardIsNobodys) {
  const Situation found = situation_of(R"(
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .)");
  for (const float share : found.share) EXPECT_EQ(share, 0);
}

TEST(Prospect, NearnessKnowsNoColourAndNoDirection) {
  int number = 0;
  for_each_random_game(30, [&](const RandomGame& game) {
    const PositionPtr position = game.position();
    const PositionImage image(Symmetry(number++ % symmetry_count), true, position->board.size());
    const auto here = nearness(position->board, {});
    const auto there = nearness(image.of(*position).board, {});
    position->board.all_points().for_each([&](Point point) {
      EXPECT_FLOAT_EQ(there[image.of(point).index()], -here[point.index()]);
    });
  });
}

TEST(Prospect, NothingIsSureForEither) {
  constexpr ReadingLimits quick{.main_nodes = 60, .roving_nodes = 60, .roving = false};
  const GroupLimits quick_groups{.life_nodes = 60, .race_nodes = 60};
  for_each_random_game(20, [&](const RandomGame& game) {
    const Recognition recognition = recognise(game.position(), quick, quick_groups);
    const PotentialStamps stamps(ruled_patterns(), recognition.position->board.size());
    const Situation found = judge_situation(recognition, stamps);
    recognition.position->board.all_points().for_each(
        [&](Point point) { EXPECT_LT(std::abs(found.share[point.index()]), 1); });
  });
}

}  // namespace
}  // namespace gosedai
