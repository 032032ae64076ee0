// The recognition by actors equals the recognition from scratch: over whole games, after every move,
// after undos and jumps, in any order of work, with any number of workers.
#include <thread>

#include <gtest/gtest.h>

#include "actors/wiring.hpp"
#include "kb/potential/potential_file.hpp"
#include "model/recognition/situation.hpp"
#include "tests/actors/controlled_core.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

constexpr auto patience = std::chrono::seconds(30);

EngineOptions small_budget(bool roving) {
  EngineOptions options;
  options.limits = {60, 180, roving};
  options.group_limits = {60, 240, roving};
  options.decide_after = roving ? Force::roving : Force::main;
  return options;
}

Recognition from_scratch(const PositionPtr& position, const EngineOptions& options) {
  return recognise(position, options.limits, limits_of(options.group_limits));
}

/// Which objects differ, for the message of a failing test.
std::string difference(const Recognition& got, const Recognition& expected) {
  if (!(*got.strings == *expected.strings)) return "strings";
  if (!(*got.linkages == *expected.linkages)) return "linkages";
  for (std::size_t i = 0; i < std::min(got.layers.size(), expected.layers.size()); ++i) {
    const auto& groups = got.layers[i].groups;
    const auto& others = expected.layers[i].groups;
    if (groups.size() != others.size()) return "groups of layer " + std::to_string(i);
    for (std::size_t k = 0; k < groups.size(); ++k) {
      const std::string name =
          "group " + to_text(groups[k].id()) + " in layer " + std::to_string(i);
      if (!(groups[k].facts() == others[k].facts())) return name + ": facts";
      if (!(groups[k].base == others[k].base))
        return name + ": status " + std::to_string(static_cast<int>(groups[k].base.status.fate)) +
               " instead of " + std::to_string(static_cast<int>(others[k].base.status.fate));
      if (!(groups[k] == others[k])) return name;
    }
  }
  if (got.layers.size() != expected.layers.size()) return "number of layers";
  if (!(got == expected)) return "weak areas";
  const PotentialStamps stamps(built_in_potential().value, got.position->board.size());
  return *got.situation == judge_situation(expected, stamps) ? "" : "situation";
}

RecognitionPtr recognised_by(Core& core, const PositionPtr& position) {
  const Epoch epoch = core.open(position, position->to_move);
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!core.answers().is_decided(epoch) && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  const auto snapshot = core.recognition(patience);
  return snapshot && snapshot->epoch == epoch ? snapshot->recognition : nullptr;
}

class RecognitionOverGames : public ::testing::TestWithParam<int> {};

TEST_P(RecognitionOverGames, EqualsFromScratchAfterEveryMoveAndUndo) {
  const int number = GetParam();
  constexpr std::array<int, 4> sizes = {9, 13, 9, 19};
  const EngineOptions options = small_budget(number % 4 == 2);
  Core core(Threads::workers, static_cast<std::size_t>(1 + number % 2 * 3), options);
  std::mt19937 random(static_cast<unsigned>(7000 + number));
  Game game(sizes[static_cast<std::size_t>(number) % sizes.size()]);
  const int moves = game.board().size() == 19 ? 220 : 120;
  for (int i = 0; i < moves; ++i) {
    game.play(practice_move(game, random));
    if (random() % 16 == 0)
      for (auto back = random() % 6; back > 0; --back) game.undo();
    const PositionPtr position = game.position(game.to_move());
    const RecognitionPtr got = recognised_by(core, position);
    ASSERT_TRUE(got) << "game " << number << " step " << i;
    ASSERT_EQ(difference(*got, from_scratch(position, options)), "")
        << "game " << number << " step " << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, RecognitionOverGames, ::testing::Range(0, 8));

}  // namespace
}  // namespace gosedai::testing
