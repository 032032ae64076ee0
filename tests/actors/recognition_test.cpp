// The recognition by actors equals the recognition from scratch: over whole games, after every move,
// after undos and jumps, in any order of work, with any number of workers.
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

#include "actors/wiring.hpp"
#include "kb/potential/potential_file.hpp"
#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/recognition/situation.hpp"
#include "tests/actors/controlled_core.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

constexpr auto patience = std::chrono::seconds(30);

EngineOptions small_budget(bool roving) {
  EngineOptions options;
  options.limits = {60, 180, roving, 20, 60};
  options.group_limits = {60, 240, roving};
  options.decide_after = roving ? Force::roving : Force::main;
  return options;
}

Recognition from_scratch(const PositionPtr& position, const EngineOptions& options) {
  return recognise(position, options.limits, group_limits_of(options));
}

/// What a group is besides its base and its class.
std::string rest_of(const Group& group) {
  const auto point = [](Point at) { return at.is_none() ? "none" : to_text(at); };
  std::ostringstream text;
  text << "weak area " << group.weak_area << ", strength " << group.strength_alone << " to "
       << group.strength << ", urgency " << group.urgency << ", survival " << group.survival
       << ", importance " << group.importance << (group.by_estimate ? ", by estimate" : "")
       << ", attack " << point(group.attack) << ", defence " << point(group.defence);
  return text.str();
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
      if (!(groups[k] == others[k]))
        return name + ": " + std::string(name_of(groups[k].kind)) + " instead of " +
               std::string(name_of(others[k].kind)) + ", " + rest_of(groups[k]) + " instead of " +
               rest_of(others[k]);
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

/// A move, and now and then some moves back.
void step(Game& game, std::mt19937& random) {
  game.play(practice_move(game, random));
  if (random() % 16 == 0)
    for (auto back = random() % 6; back > 0; --back) game.undo();
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
    step(game, random);
    const PositionPtr position = game.position(game.to_move());
    const RecognitionPtr got = recognised_by(core, position);
    ASSERT_TRUE(got) << "game " << number << " step " << i;
    ASSERT_EQ(difference(*got, from_scratch(position, options)), "")
        << "game " << number << " step " << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, RecognitionOverGames, ::testing::Range(0, 8));

/// The last moves of a game, the final one last.
std::vector<PositionPtr> last_positions(Game game, int count) {
  std::vector<PositionPtr> found;
  for (int i = 0; i < count; ++i) {
    found.insert(found.begin(), game.position(game.to_move()));
    game.undo();
  }
  return found;
}

class DeterministicRecognition : public ::testing::TestWithParam<bool> {};

TEST_P(DeterministicRecognition, EveryOrderGivesWhatScratchGives) {
  const EngineOptions options = small_budget(GetParam());
  constexpr int games = 10;
  for (int number = 0; number < games; ++number) {
    const Game game = practice_game(number % 2 == 0 ? 9 : 13, 40 + 6 * number,
                                    static_cast<unsigned>(300 + number));
    const std::vector<PositionPtr> line = last_positions(game, 4);
    const Recognition expected = from_scratch(line.back(), options);
    for (int order = 0; order < orders_per_position(12); ++order) {
      std::mt19937 random(static_cast<unsigned>(number * 1000 + order));
      ControlledCore controlled(options);
      for (const PositionPtr& position : line) {
        controlled.open(position);
        if (position == line.back()) break;
        for (auto steps = random() % 600; steps > 0 && controlled.run_random(random); --steps) {
        }
      }
      controlled.run_all(random);
      const RecognitionPtr got = controlled.recognition(random);
      ASSERT_TRUE(got) << "game " << number << " order " << order;
      ASSERT_EQ(difference(*got, expected), "") << "game " << number << " order " << order;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(MainAndRoving, DeterministicRecognition, ::testing::Bool(),
                         [](const auto& test) { return test.param ? "Roving" : "MainOnly"; });

/// Positions of a game in which a group is saved by a search that was begun in advance and has no share of
/// the work of its own.
std::vector<PositionPtr> positions_with_a_spare_search() {
  std::mt19937 random(7002);
  std::vector<PositionPtr> line;
  Game game(9);
  for (int i = 0; i < 82; ++i) {
    step(game, random);
    if (i > 78) line.push_back(game.position(game.to_move()));
  }
  return line;
}

TEST(RecognitionOfTheRovingForce, IsWholeWhenTheMoveIsDecided) {
  const EngineOptions options = small_budget(true);
  const std::vector<PositionPtr> line = positions_with_a_spare_search();
  std::vector<Recognition> expected;
  for (const PositionPtr& position : line) expected.push_back(from_scratch(position, options));
  for (int order = 0; order < orders_per_position(300); ++order) {
    std::mt19937 random(static_cast<unsigned>(order));
    ControlledCore controlled(options);
    for (std::size_t i = 0; i < line.size(); ++i) {
      const Epoch epoch = controlled.open(line[i]);
      while (!controlled.thought(epoch) && controlled.run_latest(random)) {
      }
      const ThoughtPtr thought = controlled.thought(epoch);
      ASSERT_TRUE(thought && thought->recognition) << "order " << order;
      ASSERT_EQ(difference(*thought->recognition, expected[i]), "") << "order " << order;
    }
  }
}

TEST(RecognitionAttention, FewObjectsAreAskedAgainAfterAMove) {
  const EngineOptions options = small_budget(false);
  Core core(Threads::workers, 2, options);
  Game game = practice_game(19, 120, 5);
  ASSERT_TRUE(recognised_by(core, game.position(game.to_move())));
  std::mt19937 random(5);
  game.play(practice_move(game, random));
  ASSERT_TRUE(recognised_by(core, game.position(game.to_move())));
  const auto snapshot = core.recognition(patience);
  ASSERT_TRUE(snapshot);
  EXPECT_LT(snapshot->attention.linkages_told, snapshot->attention.linkages / 2);
  EXPECT_LE(snapshot->attention.linkages_read, snapshot->attention.linkages_told);
}

TEST(RecognitionFailure, AFailingGroupFallsBackToSequentialReading) {
  EngineOptions options = small_budget(false);
  const Game game = practice_game(9, 50, 3);
  const PositionPtr position = game.position(game.to_move());
  const Recognition expected = from_scratch(position, options);
  const GroupId victim = expected.layers.front().groups.front().id();
  options.group_fault = [victim](const StringId& id, Epoch) {
    if (id == victim) throw std::runtime_error("planted failure");
  };
  Core core(Threads::workers, 2, options);
  recognised_by(core, position);
  const auto end = std::chrono::steady_clock::now() + patience;
  std::string left = "nothing came";
  while (!left.empty() && std::chrono::steady_clock::now() < end) {
    const auto snapshot = core.recognition(patience);
    if (snapshot && snapshot->recognition) left = difference(*snapshot->recognition, expected);
  }
  EXPECT_EQ(left, "");
}

}  // namespace
}  // namespace gosedai::testing
