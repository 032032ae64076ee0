// What games leave of an answer; all moves are equally usual in them.
#include "model/reading/fate_judgement.hpp"

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;

// White kills at F1 only, black lives there.
constexpr std::string_view corner_of_three = R"(
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . O O O O O
  . . O X X X X
  . . O X . . .)";

constexpr std::string_view corner_of_two_eyes = R"(
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . O O O O O
  . . O X X X X
  . . O X . X .)";

FateSearch games_about(std::string_view diagram, Color to_move) {
  static const MoveHabits habits;
  const Board board = board_of(diagram);
  FateSearch games(board, {board.string_points(point_of("E2")), to_move},
                   {playout_tests::plain_shapes(), habits});
  games.advance(1'500);
  return games;
}

ReadingAnswer answer_of(Outcome outcome, std::string_view move = {}) {
  ReadingAnswer answer;
  answer.outcome = outcome;
  if (!move.empty()) answer.move = point_of(move);
  return answer;
}

TEST(FateJudgement, TheFavouriteIsTheAnswerWhereNothingWasFound) {
  const FateSearch games = games_about(corner_of_three, Color::white);
  const ReadingAnswer judged = judged_by_games(answer_of(Outcome::unknown), games, true);
  EXPECT_EQ(judged.outcome, Outcome::yes);
  EXPECT_EQ(judged.move, point_of("F1"));
}

TEST(FateJudgement, TheOwnersFavouriteIsTheAnswerToo) {
  const FateSearch games = games_about(corner_of_three, Color::black);
  const ReadingAnswer judged = judged_by_games(answer_of(Outcome::no), games, false);
  EXPECT_EQ(judged.outcome, Outcome::yes);
  EXPECT_EQ(judged.move, point_of("F1"));
}

TEST(FateJudgement, AMoveThatGamesHardlyPlayedIsNotTheAnswer) {
  const FateSearch games = games_about(corner_of_three, Color::white);
  EXPECT_EQ(judged_by_games(answer_of(Outcome::yes, "A7"), games, true).move, point_of("F1"));
}

TEST(FateJudgement, AKillThatFailsInNearlyAllGamesIsNone) {
  const FateSearch games = games_about(corner_of_two_eyes, Color::white);
  const ReadingAnswer judged = judged_by_games(answer_of(Outcome::yes, "E1"), games, true);
  EXPECT_EQ(judged.outcome, Outcome::no);
  EXPECT_TRUE(judged.move.is_none());
}

TEST(FateJudgement, AKoStands) {
  const FateSearch games = games_about(corner_of_two_eyes, Color::white);
  const ReadingAnswer ko = answer_of(Outcome::ko, "E1");
  EXPECT_EQ(judged_by_games(ko, games, true), ko);
}

TEST(FateJudgement, GamesThatKeepToOneMoveThatWorksSettleIt) {
  const FateSearch games = games_about(corner_of_three, Color::black);
  EXPECT_TRUE(is_settled(answer_of(Outcome::no), games));
}

TEST(FateJudgement, GamesThatTryManyMovesDoNotSettleIt) {
  const FateSearch games = games_about(corner_of_two_eyes, Color::white);
  EXPECT_FALSE(is_settled(answer_of(Outcome::unknown), games));
}

TEST(FateJudgement, AKoIsSettledForGames) {
  const FateSearch games = games_about(corner_of_two_eyes, Color::white);
  EXPECT_TRUE(is_settled(answer_of(Outcome::ko, "E1"), games));
}

}  // namespace
}  // namespace gosedai
