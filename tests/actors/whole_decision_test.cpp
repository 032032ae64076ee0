// Decisions that lean on everything recognised: the coordinator's are those of the sequential oracle in any
// order of work. And what the player makes of them: clean-up and resignation.
#include <future>

#include <gtest/gtest.h>

#include "actors/player.hpp"
#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "tests/actors/controlled_core.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

EngineOptions small_budget(bool roving) {
  EngineOptions options;
  options.limits = {60, 180, roving};
  options.group_limits = {60, 240, roving};
  options.decide_after = roving ? Force::roving : Force::main;
  options.parameters.search.final_nodes = 200;
  return options;
}

struct Asking {
  bool roving;
  Aim aim;
};

class DeterministicDecisions : public ::testing::TestWithParam<Asking> {};

TEST_P(DeterministicDecisions, EveryOrderGivesTheOraclesDecision) {
  const EngineOptions options = small_budget(GetParam().roving);
  for (int number = 0; number < 10; ++number) {
    const int size = number % 2 == 0 ? 7 : 9;
    const Game game = practice_game(size, 20 + 8 * number, static_cast<unsigned>(number));
    const PositionPtr position = game.position(game.to_move());
    const Decision expected = decide_sequentially(position, setup_of(options), GetParam().aim);
    for (int order = 0; order < orders_per_position(3); ++order) {
      std::mt19937 random(static_cast<unsigned>(number * 1000 + order));
      ControlledCore controlled(options);
      // The thought about an earlier position is still under way.
      controlled.core().open(game.position(opponent(game.to_move())), opponent(game.to_move()));
      for (auto steps = random() % 200; steps > 0 && controlled.run_random(random); --steps) {
      }
      const Epoch epoch = controlled.core().open(position, position->to_move, GetParam().aim);
      controlled.run_all(random);
      const ThoughtPtr thought = controlled.thought(epoch);
      ASSERT_TRUE(thought) << "position " << number << " order " << order;
      ASSERT_EQ(thought->decision, expected) << "position " << number << " order " << order << '\n'
                                             << to_diagram(position->board);
      ASSERT_TRUE(thought->recognition && thought->recognition->position == position);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Askings, DeterministicDecisions,
                         ::testing::Values(Asking{false, Aim::play}, Asking{true, Aim::play},
                                           Asking{false, Aim::clean_up}),
                         [](const auto& test) {
                           return std::string(test.param.roving ? "Roving" : "MainOnly") +
                                  (test.param.aim == Aim::clean_up ? "CleanUp" : "");
                         });

// --- The player -----------------------------------------------------------------------------------

Move answer_of(Player& player, const Game& game, bool clean_up = false, bool keep = false) {
  gtp::ThinkTask task;
  task.position = game.position(game.to_move());
  task.keep = keep;
  task.clean_up = clean_up;
  task.received = std::chrono::steady_clock::now();
  auto promise = std::make_shared<std::promise<Move>>();
  std::future<Move> answer = promise->get_future();
  player.think(task, [promise](Move move) { promise->set_value(move); });
  EXPECT_EQ(answer.wait_for(std::chrono::seconds(30)), std::future_status::ready);
  return answer.get();
}

Game game_on(std::string_view diagram, double komi) {
  const auto board = parse_diagram(diagram);
  Rules rules;
  rules.komi = komi;
  Game game(board->size(), rules);
  game.set_up(board->stones_of(Color::black), board->stones_of(Color::white), Color::black);
  return game;
}

constexpr std::string_view divided = R"(
    . . X . O . .
    . O X . O . .
    . . X . O . .
    X X X . O O O
    . . X . O . .
    . . X . O . .
    . . X . O . .)";

TEST(PlayerCleanUp, TakesDeadStonesAndThenPasses) {
  Game game = game_on(divided, 7.5);
  Player player({});
  while (game.board().at(Point::at(1, 5)) == Color::white && game.move_count() < 20) {
    const Move move = answer_of(player, game, true);
    ASSERT_TRUE(move.is_stone()) << to_diagram(game.board());
    ASSERT_EQ(game.play(move), Legality::legal);
    game.play(Move::pass(Color::white));
  }
  EXPECT_TRUE(game.board().is_empty(Point::at(1, 5)));
}

/// Black moves and white passes until black gives up; how many moves that took.
int moves_until_resignation(PlayerOptions options, bool keep = false) {
  options.engine.parameters.decision.resign_played = 0;
  options.engine.parameters.decision.resign_moves = 2;
  Game game = game_on(divided, 200);
  Player player(options);
  for (int i = 1; i <= 4; ++i) {
    const Move move = answer_of(player, game, false, keep);
    if (move.kind() == Move::Kind::resign) return i;
    game.play(move);
    game.play(Move::pass(Color::white));
    player.position_changed(game.position(Color::black));
  }
  return 0;
}

TEST(PlayerResigns, AfterSeveralHopelessMoves) { EXPECT_EQ(moves_until_resignation({}), 2); }

TEST(PlayerResigns, NotWhenItIsSwitchedOff) {
  PlayerOptions options;
  options.resign = false;
  EXPECT_EQ(moves_until_resignation(options), 0);
}

TEST(PlayerResigns, NotWhenTheMoveIsOnlyShown) { EXPECT_EQ(moves_until_resignation({}, true), 0); }

TEST(PlayerWords, AResignationIsExplained) {
  PlayerOptions options;
  options.engine.parameters.decision.resign_played = 0;
  options.engine.parameters.decision.resign_moves = 1;
  Game game = game_on(divided, 200);
  Player player(options);
  player.position_changed(game.position(Color::black));
  ASSERT_EQ(answer_of(player, game, false).kind(), Move::Kind::resign);
  EXPECT_TRUE(player.explain(std::nullopt).starts_with("resign: Black has no hope left"));
}

TEST(PlayerWords, AMoveForTheOtherSideIsExplainedToo) {
  const Game game = game_on(divided, 7.5);
  Player player({});
  player.position_changed(game.position(Color::white));
  const Move move = answer_of(player, game);
  ASSERT_TRUE(move.is_stone());
  EXPECT_TRUE(player.explain(std::nullopt).starts_with(to_text(move.point())));
}

TEST(PlayerWords, ListsOfGnuGo) {
  const Game game = game_on(divided, 7.5);
  Player player({});
  const PositionPtr position = game.position(Color::black);
  player.position_changed(position);
  const std::string best = player.top_moves(position);
  ASSERT_FALSE(best.empty());
  const std::string point = best.substr(0, best.find(' '));
  EXPECT_NE(player.candidates().find("1 " + point), std::string::npos);
  EXPECT_NE(player.move_reasons(position, Point::at(3, 3)), "");
}

}  // namespace
}  // namespace gosedai::testing
