// Determinism: whatever the order in which the actors run, candidates, lives and move come out as
// the sequential oracle says. Epochs overlap: the next move arrives while work is under way.
#include <gtest/gtest.h>

#include "tests/actors/controlled_core.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

constexpr int positions = 50;

EngineOptions small_budget(bool roving) {
  EngineOptions options;
  options.limits.main_nodes = 40;
  options.limits.roving_nodes = 120;
  options.limits.threat_nodes = 20;
  options.limits.roving_threat_nodes = 120;
  options.limits.roving = roving;
  options.decide_after = roving ? Force::roving : Force::main;
  options.recognise = false;  // strings and decisions are what is looked at here
  return options;
}

/// The last moves of a game, the final one last.
std::vector<PositionPtr> last_positions(Game game, int count) {
  std::vector<PositionPtr> found;
  for (int i = 0; i < count; ++i) {
    found.insert(found.begin(), game.position(game.to_move()));
    game.undo();
  }
  return found;
}

struct Shape {
  int size;
  int moves;
};

Shape shape_of(int number) {
  constexpr std::array<Shape, 5> shapes = {{{7, 30}, {9, 40}, {9, 70}, {13, 60}, {19, 60}}};
  Shape shape = shapes[static_cast<std::size_t>(number) % shapes.size()];
  shape.moves += number;
  return shape;
}

class DeterministicInterleavings : public ::testing::TestWithParam<bool> {};

TEST_P(DeterministicInterleavings, EveryOrderGivesTheOraclesDecision) {
  const EngineOptions options = small_budget(GetParam());
  int orders = 0;
  for (int number = 0; number < positions; ++number) {
    const Shape shape = shape_of(number);
    const Game game = practice_game(shape.size, shape.moves, static_cast<unsigned>(number));
    const std::vector<PositionPtr> line = last_positions(game, 3);
    const Position& last = *line.back();
    const RecognisedStrings lives = recognise_strings(last, options.limits);
    const Decision expected = decide_sequentially(line.back(), setup_of(options));
    for (int order = 0; order < orders_per_position(20); ++order, ++orders) {
      std::mt19937 random(static_cast<unsigned>(number * 100'000 + order));
      ControlledCore controlled(options);
      Epoch epoch = 0;
      for (const PositionPtr& position : line) {
        epoch = controlled.open(position);
        if (position == line.back()) break;
        for (auto steps = random() % 400; steps > 0 && controlled.run_random(random); --steps) {
        }
      }
      controlled.run_all(random);
      const ThoughtPtr thought = controlled.thought(epoch);
      ASSERT_TRUE(thought) << "position " << number << " order " << order;
      ASSERT_EQ(thought->decision, expected) << "position " << number << " order " << order;
      ASSERT_EQ(controlled.strings(random), lives) << "position " << number << " order " << order;
    }
  }
  RecordProperty("orders", orders);
}

INSTANTIATE_TEST_SUITE_P(MainAndRoving, DeterministicInterleavings, ::testing::Bool(),
                         [](const auto& test) { return test.param ? "Roving" : "MainOnly"; });

}  // namespace
}  // namespace gosedai::testing
