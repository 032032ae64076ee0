// Analyses and pondering: what is shown, when the engine works and when it rests. Waits are bounded; nothing depends
// on speed.
#include <functional>
#include <thread>

#include <gtest/gtest.h>

#include "actors/analysis_of.hpp"
#include "actors/player.hpp"
#include "model/board/game.hpp"
#include "tests/actors/with_playouts.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

const Point c3 = Point::at(2, 2);
const Point d4 = Point::at(3, 3);
const Point e5 = Point::at(4, 4);

RankedMove proposed(Point point, double order) {
  RankedMove move;
  move.point = point;
  move.order = move.value = order;
  return move;
}

Thought thought_with(Move move, VerdictPtr verdict) {
  Thought thought;
  thought.position = Game(9).position(Color::black);
  thought.decision.move = move;
  thought.decision.ranked = {proposed(c3, 8), proposed(e5, 6)};
  thought.verdict = std::move(verdict);
  return thought;
}

VerdictPtr two_tried() {
  WholeBoardVerdict verdict;
  verdict.games = 100;
  verdict.moves = {{d4, 75, 0.6, 4, 0.5, {d4, c3}}, {c3, 25, 0.2, -4, 0.2, {c3}}};
  verdict.black_share.assign(plane_size, 0.75F);
  verdict.white_share.assign(plane_size, 0.25F);
  return std::make_shared<const WholeBoardVerdict>(verdict);
}

std::vector<Point> moves_of(const gtp::Analysis& analysis) {
  std::vector<Point> moves;
  for (const gtp::AnalysedMove& each : analysis.moves) moves.push_back(each.move);
  return moves;
}

TEST(AnalysisOf, TriedMovesStandBeforeWhatIsOnlyProposed) {
  const gtp::Analysis analysis =
      analysis_of(thought_with(Move::stone(Color::black, d4), two_tried()), {});
  EXPECT_EQ(moves_of(analysis), (std::vector<Point>{d4, c3, e5}));
  EXPECT_EQ(analysis.moves[0].line, (std::vector<Point>{d4, c3}));
  EXPECT_EQ(analysis.moves[2].visits, 0U);
}

TEST(AnalysisOf, TheRootHasTheRateOfAllGames) {
  const gtp::Analysis analysis =
      analysis_of(thought_with(Move::stone(Color::black, d4), two_tried()), {});
  EXPECT_EQ(analysis.visits, 100U);
  EXPECT_DOUBLE_EQ(analysis.winrate, 0.5);
  EXPECT_DOUBLE_EQ(analysis.lead, 2);
  EXPECT_EQ(analysis.black_share[d4.index()], 0.75F);
}

TEST(AnalysisOf, TheMoveToBePlayedStandsFirst) {
  const gtp::Analysis stone =
      analysis_of(thought_with(Move::stone(Color::black, c3), two_tried()), {});
  EXPECT_EQ(moves_of(stone), (std::vector<Point>{c3, d4, e5}));
  const gtp::Analysis pass = analysis_of(thought_with(Move::pass(Color::black), two_tried()), {});
  EXPECT_EQ(moves_of(pass), (std::vector<Point>{Point::none(), d4, c3, e5}));
}

TEST(AnalysisOf, WithoutASearchTheProposalsHaveTheirShares) {
  const gtp::Analysis analysis =
      analysis_of(thought_with(Move::stone(Color::black, c3), nullptr), {});
  EXPECT_EQ(moves_of(analysis), (std::vector<Point>{c3, e5}));
  EXPECT_GT(analysis.moves[0].prior, analysis.moves[1].prior);
  EXPECT_EQ(analysis.visits, 0U);
}

TEST(AnalysisOf, AMoveAloneIsAllThatIsKnownAtFirst) {
  EXPECT_EQ(moves_of(analysis_of(Move::stone(Color::white, d4))), std::vector<Point>{d4});
  EXPECT_EQ(analysis_of(Move::pass(Color::white)).to_move, Color::white);
}

/// False when it takes far too long.
bool wait_until(const std::function<bool()>& condition) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

bool grows(Player& player) {
  const std::uint32_t before = player.analysis().visits;
  return wait_until([&] { return player.analysis().visits > before; });
}

/// Slices that run when the gate closes come to their end first; then the count must stand still.
bool rests(Player& player) {
  constexpr auto a_while = std::chrono::milliseconds(100);
  std::this_thread::sleep_for(a_while);
  const std::uint32_t before = player.analysis().visits;
  std::this_thread::sleep_for(a_while);
  return player.analysis().visits == before;
}

PlayerOptions player_with_playouts(int games) {
  PlayerOptions options;
  options.engine = with_playouts(games);
  options.workers = 2;
  return options;
}

TEST(PlayerAnalysis, GoesOnUntilItIsEnded) {
  Player player(player_with_playouts(0));
  const Game game = practice_game(9, 20, 3);
  const PositionPtr position = game.position(game.to_move());
  player.position_changed(position);
  player.start_analysis(position);
  EXPECT_FALSE(player.analysis().moves.empty());
  EXPECT_TRUE(grows(player));
  EXPECT_TRUE(grows(player));
  player.end_analysis();
  EXPECT_TRUE(rests(player));
}

TEST(PlayerAnalysis, ItsGamesAreOfUseToTheMoveAfterIt) {
  PlayerOptions options = player_with_playouts(200);
  Player player(options);
  const Game game = practice_game(9, 20, 3);
  const PositionPtr position = game.position(game.to_move());
  player.position_changed(position);
  player.start_analysis(position);
  ASSERT_TRUE(wait_until([&] { return player.analysis().visits >= 200; }));
  player.end_analysis();
  answer_of(player, position);
  EXPECT_GE(player.analysis().visits, 400U);
}

TEST(PlayerAnalysis, GrowsAfterAMoveWasAskedForInTheSamePosition) {
  for (const bool ponder : {false, true}) {
    PlayerOptions options = player_with_playouts(0);
    options.time.per_move = std::chrono::milliseconds(30);
    options.ponder = ponder;
    Player player(options);
    const Game game = practice_game(9, 20, 3);
    const PositionPtr position = game.position(game.to_move());
    player.position_changed(position);
    player.candidates();  // opens the epoch of the game's own position
    answer_of(player, position);
    ASSERT_TRUE(wait_until([&] { return !ponder || player.core().answers().is_settled(1); }));
    player.start_analysis(position);
    EXPECT_TRUE(grows(player));
    EXPECT_TRUE(grows(player));
    player.end_analysis();
  }
}

TEST(PlayerAnalysis, WithoutPlayoutsShowsWhatTheCasesPropose) {
  PlayerOptions options = player_with_playouts(0);
  options.engine.playouts.on = false;
  options.engine.recognise = true;
  Player player(options);
  const Game game = practice_game(9, 20, 3);
  player.start_analysis(game.position(game.to_move()));
  ASSERT_TRUE(wait_until([&] { return !player.analysis().black_share.empty(); }));
  const gtp::Analysis analysis = player.analysis();
  ASSERT_FALSE(analysis.moves.empty());
  EXPECT_EQ(analysis.visits, 0U);
  EXPECT_NE(analysis.moves[0].reason, "");
  player.end_analysis();
}

TEST(PlayerAnalysis, MovesThatMayNotBePlayedAreNotShown) {
  Player player(player_with_playouts(300));
  const PositionPtr all = Game(7).position(Color::black);
  player.position_changed(all);
  player.start_analysis(all);
  ASSERT_TRUE(wait_until([&] { return player.analysis().visits >= 300; }));
  const Point best = player.analysis().moves.front().move;
  player.end_analysis();
  auto without = std::make_shared<Position>(*all);
  without->playable[player_index(Color::black)].erase(best);
  player.start_analysis(without);
  ASSERT_TRUE(wait_until([&] { return player.analysis().visits >= 600; }));
  for (const Point move : moves_of(player.analysis())) EXPECT_NE(move, best);
  player.end_analysis();
}

TEST(PlayerPondering, TheWorkBelowAnExpectedReplyIsKept) {
  constexpr int games = 400;
  PlayerOptions options = player_with_playouts(games);
  options.ponder = true;
  Player player(options);
  Game game(7);
  player.position_changed(game.position(Color::black));  // the first epoch
  ASSERT_TRUE(wait_until([&] { return player.core().answers().is_settled(1); }));
  const gtp::AnalysedMove expected = player.analysis().moves.front();
  ASSERT_GT(expected.visits, 0U);
  game.play(Move::stone(Color::black, expected.move));
  player.position_changed(game.position(Color::white));
  ASSERT_TRUE(wait_until([&] { return player.core().answers().is_settled(2); }));
  EXPECT_GE(player.analysis().visits, games + expected.visits);
}

TEST(PlayerPondering, NothingRunsWithoutItWhenItIsNotOurTurn) {
  PlayerOptions options = player_with_playouts(0);
  options.time.per_move = std::chrono::milliseconds(50);
  Player player(options);
  Game game = practice_game(9, 20, 3);
  player.position_changed(game.position(game.to_move()));
  EXPECT_TRUE(rests(player));
  EXPECT_EQ(player.analysis().visits, 0U);
  game.play(answer_of(player, game.position(game.to_move())));
  player.position_changed(game.position(game.to_move()));
  EXPECT_TRUE(rests(player));
}

TEST(PlayerPondering, CanBeSwitchedOnAndOff) {
  Player player(player_with_playouts(0));
  const Game game = practice_game(9, 20, 3);
  player.position_changed(game.position(game.to_move()));
  EXPECT_TRUE(rests(player));
  player.set_pondering(true);
  EXPECT_TRUE(grows(player));
  player.set_pondering(false);
  EXPECT_TRUE(rests(player));
  player.set_pondering(true);
  EXPECT_TRUE(grows(player));
}

TEST(PlayerPondering, GoesOnAfterAnAnalysisOfTheOtherSide) {
  PlayerOptions options = player_with_playouts(0);
  options.ponder = true;
  Player player(options);
  const Game game = practice_game(9, 20, 3);
  player.position_changed(game.position(game.to_move()));
  player.start_analysis(game.position(opponent(game.to_move())));
  ASSERT_TRUE(grows(player));
  EXPECT_EQ(player.analysis().to_move, opponent(game.to_move()));
  player.end_analysis();
  EXPECT_TRUE(grows(player));
  EXPECT_EQ(player.analysis().to_move, game.to_move());
}

}  // namespace
}  // namespace gosedai::testing
