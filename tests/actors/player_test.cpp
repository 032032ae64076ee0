// The engine as GTP sees it, and the deadline thread. Waits are bounded; nothing depends on speed.
#include "actors/player.hpp"

#include <future>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/game.hpp"
#include "model/board/notation.hpp"
#include "protocol/gtp/reading_kinds.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {
namespace {

constexpr auto patience = std::chrono::seconds(30);
using std::chrono::steady_clock;

/// A deadline task whose answer can be waited for.
struct Asked {
  std::shared_ptr<std::promise<Move>> promise = std::make_shared<std::promise<Move>>();
  std::future<Move> answer = promise->get_future();

  std::function<void(Move)> callback() {
    return [promise = promise](Move move) { promise->set_value(move); };
  }
  std::optional<Move> wait() {
    if (answer.wait_for(patience) != std::future_status::ready) return std::nullopt;
    return answer.get();
  }
};

const Move d4 = Move::stone(Color::black, Point::at(3, 3));

ThoughtPtr thought_of(Epoch epoch, Move move) {
  auto thought = std::make_shared<Thought>();
  thought->epoch = epoch;
  thought->decision.move = move;
  return thought;
}

DeadlineTask task_of(Asked& asked, steady_clock::duration soft, steady_clock::duration hard) {
  DeadlineTask task;
  task.epoch = 1;
  task.soft = steady_clock::now() + soft;
  task.hard = steady_clock::now() + hard;
  task.answer = asked.callback();
  return task;
}

TEST(Deadline, AnswersFromTheBestSoFarWhenNothingIsDecided) {
  AnswerBoard board;
  DeadlineThread deadline(board);
  board.open(1, d4);
  Asked asked;
  deadline.start(task_of(asked, {}, std::chrono::milliseconds(5)));
  EXPECT_EQ(asked.wait(), d4);
}

TEST(Deadline, AnswersADecisionWithoutWaitingForTheHardLimit) {
  AnswerBoard board;
  DeadlineThread deadline(board);
  board.on_decided([&](Epoch) { deadline.wake(); });
  board.open(1, d4);
  Asked asked;
  deadline.start(task_of(asked, {}, std::chrono::hours(1)));
  board.decide(thought_of(1, Move::pass(Color::black)));
  EXPECT_EQ(asked.wait(), Move::pass(Color::black));
}

TEST(Deadline, AnswersADecisionThatWasThereBefore) {
  AnswerBoard board;
  DeadlineThread deadline(board);
  board.open(1, d4);
  board.decide(thought_of(1, Move::pass(Color::black)));
  Asked asked;
  deadline.start(task_of(asked, {}, std::chrono::hours(1)));
  EXPECT_EQ(asked.wait(), Move::pass(Color::black));
}

TEST(Deadline, AnInterruptAnswersAtOnce) {
  AnswerBoard board;
  DeadlineThread deadline(board);
  board.open(1, d4);
  Asked asked;
  deadline.start(task_of(asked, std::chrono::hours(1), std::chrono::hours(1)));
  deadline.interrupt();
  EXPECT_EQ(asked.wait(), d4);
}

TEST(Deadline, ADecisionBeforeTheSoftLimitIsHeldBack) {
  AnswerBoard board;
  DeadlineThread deadline(board);
  board.on_decided([&](Epoch) { deadline.wake(); });
  board.open(1, d4);
  Asked asked;
  const auto soft = std::chrono::milliseconds(30);
  const auto begin = steady_clock::now();
  deadline.start(task_of(asked, soft, std::chrono::hours(1)));
  board.decide(thought_of(1, d4));
  ASSERT_TRUE(asked.wait());
  EXPECT_GE(steady_clock::now() - begin, soft);
}

TEST(Deadline, DestructionAnswersWhatIsPending) {
  AnswerBoard board;
  board.open(1, d4);
  Asked asked;
  {
    DeadlineThread deadline(board);
    deadline.start(task_of(asked, std::chrono::hours(1), std::chrono::hours(1)));
  }
  EXPECT_EQ(asked.wait(), d4);
}

gtp::ThinkTask task_for(const Game& game) {
  gtp::ThinkTask task;
  task.position = game.position(game.to_move());
  task.received = steady_clock::now();
  return task;
}

Move think(Player& player, const Game& game) {
  Asked asked;
  player.think(task_for(game), asked.callback());
  const std::optional<Move> move = asked.wait();
  EXPECT_TRUE(move);
  return move.value_or(Move::resign(game.to_move()));
}

TEST(Player, PassesOnABoardOfOnePoint) {
  Player player(PlayerOptions{});
  const Game game(1);
  player.position_changed(game.position(game.to_move()));
  EXPECT_EQ(think(player, game), Move::pass(Color::black));
}

class PlayerGame : public ::testing::TestWithParam<bool> {};

TEST_P(PlayerGame, PlaysLegalMovesToTheEnd) {
  PlayerOptions options;
  options.ponder = GetParam();
  options.engine.limits.roving = true;
  options.engine.limits.main_nodes = 100;
  Player player(options);
  Game game(9);
  player.position_changed(game.position(game.to_move()));
  for (int i = 0; i < 150 && !game.is_over(); ++i) {
    ASSERT_EQ(game.play(think(player, game)), Legality::legal);
    player.position_changed(game.position(game.to_move()));
  }
  EXPECT_TRUE(game.is_over());
}

INSTANTIATE_TEST_SUITE_P(WithAndWithoutPondering, PlayerGame, ::testing::Bool());

TEST(Player, CapturesAStringInAtariAndSaysSo) {
  const auto board = parse_diagram(R"(
    . . . . . . .
    . . X . O . .
    . X O . . . .
    . X O X . . .
    . . X . . . .
    . . . . . . .
    . . . . . . .)");
  ASSERT_TRUE(board);
  Game game(7);
  ASSERT_TRUE(
      game.set_up(board->stones_of(Color::black), board->stones_of(Color::white), Color::black));
  Player player({});
  player.position_changed(game.position(Color::black));
  EXPECT_EQ(think(player, game), Move::stone(Color::black, Point::at(3, 4)));
  EXPECT_NE(player.explain(std::nullopt).find("captures the 2 white stones"), std::string::npos)
      << player.explain(std::nullopt);
}

TEST(Player, ExplainsTheBoardWhenItsMoveWasTakenBack) {
  Game game = practice_game(9, 20, 1);
  Player player({});
  player.position_changed(game.position(game.to_move()));
  const Move move = think(player, game);
  ASSERT_EQ(game.play(move), Legality::legal);
  player.position_changed(game.position(game.to_move()));
  EXPECT_TRUE(player.explain(std::nullopt).starts_with(to_text(move)));
  ASSERT_TRUE(game.undo());
  ASSERT_EQ(game.play(Move::pass(game.to_move())), Legality::legal);
  player.position_changed(game.position(game.to_move()));
  const std::string now = player.explain(std::nullopt);
  EXPECT_FALSE(now.starts_with(to_text(move) + ' ')) << now;
}

TEST(Player, AnswersAnInterruptWithALegalMove) {
  PlayerOptions options;
  options.time.per_move = std::chrono::hours(1);
  options.time.full_time = true;
  Player player(options);
  const Game game = practice_game(19, 100, 1);
  Asked asked;
  player.think(task_for(game), asked.callback());
  player.interrupt();
  const std::optional<Move> move = asked.wait();
  ASSERT_TRUE(move);
  EXPECT_EQ(game.legality(*move), Legality::legal);
}

TEST(Player, AnswersALegalMoveWhenThereIsNoTimeAtAll) {
  PlayerOptions options;
  options.time.per_move = std::chrono::nanoseconds(1);
  Player player(options);
  for (unsigned seed = 0; seed < 20; ++seed) {
    const Game game = practice_game(19, 150, seed);
    player.position_changed(game.position(game.to_move()));
    EXPECT_EQ(game.legality(think(player, game)), Legality::legal);
  }
}

TEST(Player, DeadStringsAreReportedForScoring) {
  const auto board = parse_diagram(R"(
    . . . . . . .
    . X X X X . .
    . X O O X . .
    . X . X X . .
    . X X . . . .
    . . . . . . .
    . . . . . . .)");
  ASSERT_TRUE(board);
  Player player({});
  const BitBoard dead = player.dead_stones(make_position(*board, Color::white));
  EXPECT_EQ(dead.count(), 2);
}

TEST(Player, EveryKindOfReadingHasAParameterWithItsUsualNodes) {
  const Player player(PlayerOptions{});
  for (const gtp::ReadingKind* kind : gtp::all_reading_kinds())
    EXPECT_EQ(player.reading_nodes(kind->name, -1),
              kind == &gtp::kind::unconditional ? -1 : kind->nodes)
        << kind->name;
}

TEST(Player, ReadingTakesTheNodesOfItsParameter) {
  Player player(PlayerOptions{});
  const std::vector<std::string> words = {"reading.multi_capture_nodes", "123"};
  EXPECT_TRUE(player.parameter(words).ok);
  EXPECT_EQ(player.reading_nodes("multi-capture", 5), 123);
}

TEST(Player, JosekiAreChosenByTheParameters) {
  Player player(PlayerOptions{});
  EXPECT_EQ(player.joseki_parameters(), JosekiParameters());
  const std::vector<std::string> words = {"joseki.most_judgement", "7"};
  EXPECT_TRUE(player.parameter(words).ok);
  EXPECT_EQ(player.joseki_parameters().most_judgement, 7);
}

TEST(Player, LibertiesUpToWhichStringsAreReadAreAParameter) {
  Player player(PlayerOptions{});
  const std::vector<std::string> words = {"search.main_liberties", "1"};
  ASSERT_TRUE(player.parameter(words).ok);
  const auto board = parse_diagram(R"(
    . . . . . . .
    . X X X X . .
    . X O O X . .
    . X . . X . .
    . X X . . . .
    . . . . . . .
    . . . . . . .)");
  ASSERT_TRUE(board);
  const RecognitionPtr found = player.recognise(make_position(*board, Color::black));
  ASSERT_TRUE(found);
  for (const auto& [id, string] : *found->strings)
    EXPECT_EQ(string.life.life, Life::alive) << to_text(id);
}

TEST(Player, StoppingWhileRovingWorkIsUnderWayIsClean) {
  PlayerOptions options;
  options.ponder = true;
  options.engine.limits.roving = true;
  options.engine.limits.roving_nodes = 10'000'000;
  for (unsigned seed = 0; seed < 5; ++seed) {
    Player player(options);
    const Game game = practice_game(19, 120, seed);
    player.position_changed(game.position(game.to_move()));
    think(player, game);
  }
}

}  // namespace
}  // namespace gosedai
