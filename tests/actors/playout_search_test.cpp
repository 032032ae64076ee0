// The whole-board search as actors: the same verdict in every order of work and for any number of workers.
#include "actors/searches/playout_search.hpp"

#include <gtest/gtest.h>

#include "actors/player.hpp"
#include "actors/searches/playout_worker.hpp"
#include "model/board/diagram.hpp"
#include "model/habits/recent_moves.hpp"
#include "model/playout/verdict.hpp"
#include "tests/actors/controlled_core.hpp"
#include "tests/actors/with_playouts.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

TEST(DeterministicPlayoutSearch, EveryOrderOfWorkGivesTheSameVerdict) {
  const Game game = practice_game(7, 12, 1);
  const PositionPtr position = game.position(game.to_move());
  VerdictPtr expected;
  for (unsigned order = 0; order < 8; ++order) {
    std::mt19937 random(order);
    ControlledCore controlled(with_playouts(200));
    const Epoch epoch = controlled.open(position);
    controlled.core().grant({epoch});
    controlled.run_all(random);
    ASSERT_TRUE(controlled.core().answers().is_settled(epoch));
    const ThoughtPtr thought = controlled.thought(epoch);
    ASSERT_TRUE(thought && thought->verdict);
    EXPECT_GE(thought->verdict->games, 200U);
    if (!expected) expected = thought->verdict;
    EXPECT_EQ(*thought->verdict, *expected) << "order " << order;
  }
}

/// Looks are put down between layers; a position that comes meanwhile ends them.
TEST(DeterministicIntuition, EveryOrderGivesTheOraclesDecision) {
  EngineOptions options = with_playouts(0);
  options.playouts.on = false;
  for (unsigned number = 0; number < 4; ++number) {
    const Game game = practice_game(7, 10 + 6 * static_cast<int>(number), number);
    const PositionPtr position = game.position(game.to_move());
    const Decision expected = decide_sequentially(position, setup_of(options));
    for (unsigned order = 0; order < 4; ++order) {
      std::mt19937 random(order);
      ControlledCore controlled(options);
      controlled.open(practice_game(7, 20, number + 9).position(Color::black));
      for (auto steps = random() % 60; steps > 0 && controlled.run_random(random); --steps) {
      }
      const Epoch epoch = controlled.open(position);
      controlled.run_all(random);
      ASSERT_TRUE(controlled.thought(epoch));
      EXPECT_EQ(controlled.thought(epoch)->decision, expected)
          << "position " << number << " order " << order;
    }
  }
}

TEST(DeterministicIntuition, WhatIsForeseenIsProposedToTheCoordinator) {
  std::mt19937 random(1);
  EngineOptions options = with_playouts(0);
  options.playouts.on = false;
  const Game game = practice_game(7, 12, 1);
  const PositionPtr position = game.position(game.to_move());
  ControlledCore controlled(options);
  const Epoch epoch = controlled.open(position);
  controlled.run_all(random);
  const MovePreferences foreseen =
      foresee(position->board, position->to_move, recent_moves(*position), knowledge()->habits,
              &knowledge()->intuition);
  const std::vector<RankedMove>& ranked = controlled.thought(epoch)->decision.ranked;
  const auto first = std::ranges::find(ranked, foreseen.front().move, &RankedMove::point);
  ASSERT_NE(first, ranked.end());
  EXPECT_FLOAT_EQ(static_cast<float>(first->share), static_cast<float>(foreseen.front().share));
}

TEST(DeterministicPlayoutSearch, TheTreeIsKeptWhenTheGameGoesOn) {
  std::mt19937 random(1);
  ControlledCore controlled(with_playouts(300), 2);
  Game game(7);
  const Epoch first = controlled.open(game.position(Color::black));
  controlled.core().grant({first});
  controlled.run_all(random);
  const ThoughtPtr before = controlled.thought(first);
  ASSERT_TRUE(before && before->verdict && !before->verdict->moves.empty());
  game.play(Move::stone(Color::black, before->verdict->moves.front().move));
  const Epoch second = controlled.open(game.position(Color::white));
  controlled.core().grant({second});
  controlled.run_all(random);
  const ThoughtPtr after = controlled.thought(second);
  ASSERT_TRUE(after && after->verdict);
  EXPECT_EQ(after->verdict->to_move, Color::white);
  EXPECT_GE(after->verdict->games, 300U + before->verdict->moves.front().games / 2);
}

/// A kept tree has a lead before the first new game, and that alone makes no verdict of the new position: neither its
/// advice nor the pace of its games is known.
TEST(DeterministicPlayoutSearch, IsNotSureBeforeItHasPlayed) {
  constexpr int games = 300;
  std::mt19937 random(1);
  ControlledCore controlled(with_playouts(games), 2);
  Game game(7);
  const Epoch first = controlled.open(game.position(Color::black));
  controlled.core().grant({first});
  controlled.run_all(random);
  const ThoughtPtr before = controlled.thought(first);
  ASSERT_TRUE(before && before->verdict && !before->verdict->moves.empty());
  game.play(Move::stone(Color::black, before->verdict->moves.front().move));
  const Epoch second = controlled.open(game.position(Color::white));
  controlled.core().grant({second});  // pondered
  while (!controlled.thought(second)) ASSERT_TRUE(controlled.run_random(random));
  // The search has its order and no game yet when somebody asks for the move.
  const auto much_later = std::chrono::steady_clock::now() + std::chrono::hours(1);
  controlled.core().grant({second, much_later, much_later});
  controlled.run_all(random);
  const ThoughtPtr after = controlled.thought(second);
  ASSERT_TRUE(after && after->verdict);
  EXPECT_GE(after->verdict->games, games + before->verdict->moves.front().games / 2);
}

TEST(DeterministicPlayoutSearch, WhatItFoundIsKnownOfItsPositionOnly) {
  std::mt19937 random(1);
  ControlledCore controlled(with_playouts(200), 2);
  Game game = practice_game(7, 12, 1);
  const PositionPtr position = game.position(game.to_move());
  const AnswerBoard& answers = controlled.core().answers();
  controlled.core().grant({controlled.open(position)});
  EXPECT_FALSE(answers.verdict_about(*position));
  controlled.run_all(random);
  EXPECT_TRUE(answers.verdict_about(*position));
  EXPECT_FALSE(answers.verdict_about(*game.position(opponent(game.to_move()))));
  game.play(Move::pass(game.to_move()));
  EXPECT_FALSE(answers.verdict_about(*game.position(game.to_move())));
}

/// Somebody asks about one point, then about all of them.
TEST(DeterministicPlayoutSearch, AQuestionAboutOnePointIsForgotten) {
  std::mt19937 random(1);
  const PositionPtr whole = make_position(Board(7), Color::black);
  Position narrow = *whole;
  narrow.playable[player_index(Color::black)] = BitBoard::of(Point::at(0, 0));
  const auto found_in = [&](ControlledCore& controlled, const PositionPtr& position) {
    const Epoch epoch = controlled.open(position);
    controlled.core().grant({epoch});
    controlled.run_all(random);
    return controlled.thought(epoch)->verdict;
  };
  ControlledCore fresh(with_playouts(200));
  const VerdictPtr expected = found_in(fresh, whole);
  ControlledCore asked(with_playouts(200), 2);
  const VerdictPtr about_one = found_in(asked, std::make_shared<const Position>(narrow));
  ASSERT_TRUE(about_one && expected);
  EXPECT_EQ(about_one->moves.front().move, Point::at(0, 0));
  const VerdictPtr found = found_in(asked, whole);
  ASSERT_TRUE(found);
  EXPECT_EQ(*found, *expected);
}

TEST(DeterministicPlayoutSearch, WithoutTimeNothingIsSearched) {
  std::mt19937 random(1);
  ControlledCore controlled(with_playouts(200), 2);
  const Game game = practice_game(7, 12, 1);
  const PositionPtr position = game.position(game.to_move());
  const Epoch epoch = controlled.open(position);
  controlled.run_all(random);
  ASSERT_TRUE(controlled.thought(epoch));
  EXPECT_FALSE(controlled.thought(epoch)->verdict);
  const Decision alone = controlled.thought(epoch)->decision;
  EngineOptions off = with_playouts(200);
  off.playouts.on = false;
  EXPECT_EQ(alone, decide_sequentially(position, setup_of(off)));
  // Granted later, it is searched then.
  controlled.core().grant({epoch});
  controlled.run_all(random);
  EXPECT_TRUE(controlled.thought(epoch)->verdict);
}

/// The main force has the workers for itself then.
TEST(DeterministicPlayoutSearch, EndsWhenAnotherPositionComes) {
  constexpr int many = 20'000;
  std::mt19937 random(1);
  ControlledCore controlled(with_playouts(many), 2);
  const Game game = practice_game(7, 12, 1);
  const PositionPtr position = game.position(game.to_move());
  const Epoch first = controlled.open(position);
  controlled.core().grant({first});
  for (int step = 0; step < 2000; ++step) controlled.run_random(random);
  ASSERT_TRUE(controlled.thought(first) && controlled.thought(first)->verdict);
  // Nobody asks for a search of this one.
  controlled.core().open(position, position->to_move, Aim::clean_up);
  controlled.run_all(random);
  EXPECT_FALSE(controlled.core().answers().is_settled(first));
  EXPECT_LT(controlled.thought(first)->verdict->games, many);
}

TEST(DeterministicPlayoutSearch, GamesUnderWayDoNotHoldTheEndUp) {
  std::mt19937 random(1);
  ControlledCore controlled(with_playouts(100'000), 2);
  const Game game = practice_game(7, 12, 1);
  controlled.core().grant({controlled.open(game.position(game.to_move()))});
  for (int step = 0; step < 2000; ++step) controlled.run_random(random);
  controlled.core().stop();  // ends although games are under way
  controlled.run_all(random);
  SUCCEED();
}

/// Who takes C5 has won; that is proved long before the games are used up.
TEST(DeterministicPlayoutSearch, EndsWhenTheMoveIsProved) {
  constexpr int many = 100'000;
  std::mt19937 random(1);
  ControlledCore controlled(with_playouts(many), 2);
  const Board board = parse_diagram(R"(
    . X . O .
    X X X O O
    . X O O .
    X X X O O
    X X X O O)")
                          .value();
  Rules rules;
  rules.komi = 2.5;
  const Epoch epoch = controlled.open(make_position(board, Color::black, rules));
  controlled.core().grant({epoch});
  controlled.run_all(random);
  ASSERT_TRUE(controlled.core().answers().is_settled(epoch));
  const ThoughtPtr thought = controlled.thought(epoch);
  EXPECT_EQ(thought->decision.move, Move::stone(Color::black, Point::at(2, 4)));
  EXPECT_LT(thought->verdict->games, many / 10);
  EXPECT_EQ(preferred(*thought->verdict)->proof, Proof::won);
}

TEST(MovesBetween, AreKnownForTwoMovesAndCheckedOnTheBoard) {
  Game game(9);
  const PositionPtr start = game.position(Color::black);
  game.play(Move::stone(Color::black, Point::at(2, 2)));
  game.play(Move::stone(Color::white, Point::at(6, 6)));
  const PositionPtr later = game.position(Color::black);
  EXPECT_EQ(moves_between(*start, *later), (std::vector<Point>{Point::at(2, 2), Point::at(6, 6)}));
  EXPECT_EQ(moves_between(*start, *start), std::vector<Point>());
  EXPECT_FALSE(moves_between(*later, *start));
  game.play(Move::stone(Color::black, Point::at(4, 4)));
  EXPECT_FALSE(moves_between(*start, *game.position(Color::white)));
}

TEST(MovesBetween, AreUnknownOnABoardOfAnotherSize) {
  EXPECT_FALSE(moves_between(*Game(25).position(Color::black), *Game(19).position(Color::black)));
}

TEST(PlayerWithPlayouts, BeginsAnewOnABoardOfAnotherSize) {
  PlayerOptions options;
  options.engine = with_playouts(300);
  Player player(options);
  for (const int size : {25, 9, 13, 5}) {
    const PositionPtr position = Game(size).position(Color::black);
    player.position_changed(position);
    const Move move = answer_of(player, position);
    EXPECT_TRUE(position->playable_by(Color::black).contains(move.point())) << size;
    const gtp::Analysis found = player.analysis();
    for (const auto& each : found.moves) {
      EXPECT_TRUE(each.move.is_none() || on_board(each.move, size)) << size;
    }
  }
}

TEST(PlayerWithPlayouts, PlaysTheSameMoveWithOneAndTwoWorkers) {
  const Game game = practice_game(9, 20, 3);
  std::vector<Move> moves;
  for (const std::size_t workers : {1U, 2U}) {
    PlayerOptions options;
    options.engine = with_playouts(300);
    options.workers = workers;
    Player player(options);
    moves.push_back(answer_of(player, game.position(game.to_move())));
    EXPECT_NE(player.explain(std::nullopt).find("The search tried it in"), std::string::npos);
  }
  EXPECT_EQ(moves[0], moves[1]);
}

TEST(PlayerWithPlayouts, AnswersAtTheDeadlineWhileGamesAreUnderWay) {
  const Game game = practice_game(9, 20, 3);
  PlayerOptions options;
  options.engine = with_playouts(0);
  options.workers = 2;
  options.time.per_move = std::chrono::milliseconds(100);
  Player player(options);
  const PositionPtr position = game.position(game.to_move());
  for (int i = 0; i < 2; ++i) {
    const Move move = answer_of(player, position);
    EXPECT_TRUE(!move.is_stone() || position->playable_by(move.color()).contains(move.point()));
  }
}

}  // namespace
}  // namespace gosedai::testing
