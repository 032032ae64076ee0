// Incremental == from scratch: over whole games, after every move, after undos and jumps, every
// string equals the sequential recomputation; and the number of workers changes nothing.
#include <thread>

#include <gtest/gtest.h>

#include "actors/wiring.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

constexpr auto patience = std::chrono::seconds(30);

EngineOptions game_budget(bool roving) {
  EngineOptions options;
  options.limits.main_nodes = 60;
  options.limits.roving_nodes = 180;
  options.limits.threat_nodes = 20;
  options.limits.roving_threat_nodes = 60;
  options.limits.roving = roving;
  options.decide_after = roving ? Force::roving : Force::main;
  options.recognise = false;  // strings and decisions are what is looked at here
  return options;
}

/// Waits for the decision of an epoch; null when it never comes.
ThoughtPtr wait_for(Core& core, Epoch epoch) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (std::chrono::steady_clock::now() < end) {
    if (core.answers().is_decided(epoch)) return core.answers().thought(epoch);
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  return nullptr;
}

void expect_as_from_scratch(Core& core, const PositionPtr& position, const EngineOptions& options) {
  const Epoch epoch = core.open(position, position->to_move);
  const ThoughtPtr thought = wait_for(core, epoch);
  ASSERT_TRUE(thought);
  const std::optional<Snapshot> snapshot = core.snapshot(patience);
  ASSERT_TRUE(snapshot);
  ASSERT_EQ(*snapshot->strings, recognise_strings(*position, options.limits));
  ASSERT_EQ(thought->decision, decide_sequentially(position, setup_of(options)));
}

struct WholeGame {
  int size;
  int moves;
};

class Incremental : public ::testing::TestWithParam<int> {};

TEST_P(Incremental, EqualsFromScratchOverAWholeGameWithUndos) {
  constexpr std::array<WholeGame, 4> kinds = {{{7, 90}, {9, 130}, {9, 160}, {13, 220}}};
  constexpr WholeGame large = {19, 320};
  const int number = GetParam();
  const WholeGame kind =
      number < 2 ? large : kinds[static_cast<std::size_t>(number) % kinds.size()];
  const EngineOptions options = game_budget(number % 6 == 5);
  Core core(Threads::workers, 2, options);
  std::mt19937 random(static_cast<unsigned>(1000 + number));
  Game game(kind.size);
  for (int i = 0; i < kind.moves; ++i) {
    game.play(practice_move(game, random));
    if (random() % 16 == 0)
      for (auto back = random() % 6; back > 0; --back) game.undo();
    ASSERT_NO_FATAL_FAILURE(expect_as_from_scratch(core, game.position(game.to_move()), options))
        << "game " << number << " step " << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Incremental, ::testing::Range(0, 24));

TEST(Workers, OneTwoAndFourAgree) {
  const EngineOptions options = game_budget(false);
  std::vector<PositionPtr> positions;
  for (unsigned seed = 0; seed < 12; ++seed) {
    const Game game =
        practice_game(seed % 2 == 0 ? 19 : 13, 80 + 10 * static_cast<int>(seed), seed);
    positions.push_back(game.position(game.to_move()));
  }
  std::vector<Decision> expected;
  for (const std::size_t workers : {1, 2, 4}) {
    Core core(Threads::workers, workers, options);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const ThoughtPtr thought = wait_for(core, core.open(positions[i], positions[i]->to_move));
      ASSERT_TRUE(thought);
      if (workers == 1)
        expected.push_back(thought->decision);
      else
        EXPECT_EQ(thought->decision, expected[i]) << workers << " workers, position " << i;
    }
  }
}

TEST(Attention, OnlyObjectsNearTheMoveReEvaluate) {
  const EngineOptions options = game_budget(false);
  Core core(Threads::workers, 2, options);
  Game game = practice_game(19, 120, 5);
  ASSERT_NO_FATAL_FAILURE(expect_as_from_scratch(core, game.position(game.to_move()), options));
  std::mt19937 random(5);
  game.play(practice_move(game, random));
  ASSERT_NO_FATAL_FAILURE(expect_as_from_scratch(core, game.position(game.to_move()), options));
  const std::optional<Snapshot> snapshot = core.snapshot(patience);
  ASSERT_TRUE(snapshot);
  EXPECT_LT(snapshot->attention.re_evaluated, snapshot->attention.objects / 2);
}

TEST(Failure, AFailingStringFallsBackToSequentialReading) {
  EngineOptions options = game_budget(false);
  const Game game = practice_game(9, 40, 3);
  const PositionPtr position = game.position(game.to_move());
  const StringId victim = all_strings(*position).front();
  options.fault = [victim](const StringId& id, Epoch) {
    if (id == victim) throw std::runtime_error("planted failure");
  };
  Core core(Threads::workers, 2, options);
  wait_for(core, core.open(position, position->to_move));
  options.fault = nullptr;
  // Once the replacement has settled, everything is as it should be.
  const auto end = std::chrono::steady_clock::now() + patience;
  const RecognisedStrings expected = recognise_strings(*position, options.limits);
  bool equal = false;
  while (!equal && std::chrono::steady_clock::now() < end) {
    const std::optional<Snapshot> snapshot = core.snapshot(patience);
    equal = snapshot && *snapshot->strings == expected;
  }
  EXPECT_TRUE(equal);
}

}  // namespace
}  // namespace gosedai::testing
