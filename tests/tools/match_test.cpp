// The referee against engines that cheat, dawdle, die or give up, and the report about them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/board/notation.hpp"
#include "tests/tools/fake_engine.hpp"
#include "tools/gosedai/match_clock.hpp"
#include "tools/gosedai/match_referee.hpp"
#include "tools/gosedai/match_report.hpp"

namespace gosedai {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using test::FakeEngine;
using testing::Contains;
using testing::Not;

MatchSettings small_board() {
  MatchSettings settings;
  settings.size = 5;
  settings.komi = 0.5;
  settings.time.fill({seconds(10), seconds(1), 25});
  return settings;
}

MatchGame play(FakeEngine& black, FakeEngine& white,
               const MatchSettings& settings = small_board()) {
  return play_match_game(black, white, settings);
}

}  // namespace

TEST(MatchReferee, CountsTheAreaAfterTwoPasses) {
  FakeEngine black({"C3"});
  FakeEngine white;
  const MatchGame match = play(black, white);
  EXPECT_EQ(match.ending, Ending::score);
  EXPECT_EQ(match.result(), "B+24.5");
  EXPECT_EQ(match.game.move_count(), 3);
  EXPECT_EQ(match.sides[0].times.size(), 2U);
  EXPECT_EQ(match.sides[1].times.size(), 1U);
  EXPECT_EQ(match.sides[0].memory_kib, 1024);
}

TEST(MatchReferee, AsksEnginesThatExplainTheirMoves) {
  FakeEngine black({"C3"});
  FakeEngine white;
  black.answers["known_command gomill-explain_last_move"] = {GtpReply::Status::success, "true"};
  black.answers["gomill-explain_last_move"] = {GtpReply::Status::success, "the centre"};
  MatchSettings settings = small_board();
  EXPECT_TRUE(play(black, white, settings).comments.empty());
  settings.comments = true;
  FakeEngine again({"C3"});
  again.answers = black.answers;
  EXPECT_EQ(play(again, white, settings).comments,
            (std::vector<std::string>{"the centre", "", "the centre"}));
}

TEST(MatchReferee, TellsEachEngineTheSettingsTheMovesAndTheTime) {
  FakeEngine black({"C3"});
  FakeEngine white;
  white.time_per_move = milliseconds(1500);
  play(black, white);
  for (const char* line : {"boardsize 5", "clear_board", "komi 0.5", "time_settings 10 1 25"}) {
    EXPECT_THAT(black.heard, Contains(line));
    EXPECT_THAT(white.heard, Contains(line));
  }
  EXPECT_THAT(white.heard, Contains("play black C3"));
  EXPECT_THAT(white.heard, Contains("time_left white 10 0"));
  EXPECT_THAT(black.heard, Contains("time_left white 8 0"));
  EXPECT_THAT(black.heard, Contains("time_left black 9 0"));
}

TEST(MatchReferee, ResignationEndsTheGame) {
  FakeEngine black({"C3", "resign"});
  FakeEngine white({"B2"});
  const MatchGame match = play(black, white);
  EXPECT_EQ(match.ending, Ending::resignation);
  EXPECT_EQ(match.result(), "W+R");
}

TEST(MatchReferee, OccupiedPointLoses) {
  FakeEngine black({"C3"});
  FakeEngine white({"c3"});
  const MatchGame match = play(black, white);
  EXPECT_EQ(match.ending, Ending::illegal_move);
  EXPECT_EQ(match.loser, Color::white);
  EXPECT_EQ(match.result(), "B+F");
  EXPECT_EQ(match.detail, "C3 as move 2");
  EXPECT_THAT(black.heard, Not(Contains("play white C3")));
}

//   4 . . . . .
//   3 . # O . .     White B2 takes black C2, and black wants it back.
//   2 # . # O .
//   1 . # O . .
TEST(MatchReferee, TakingBackAKoAtOnceLoses) {
  FakeEngine black({"B3", "A2", "B1", "C2", "C2"});
  FakeEngine white({"C3", "D2", "C1", "B2"});
  const MatchGame match = play(black, white);
  EXPECT_EQ(match.ending, Ending::illegal_move);
  EXPECT_EQ(match.loser, Color::black);
  EXPECT_EQ(match.detail, "C2 as move 9");
  EXPECT_EQ(match.game.legality(Move::stone(Color::black, *parse_point("C2", 5))), Legality::ko);
}

TEST(MatchReferee, NonsenseInsteadOfAMoveLoses) {
  for (const char* nonsense : {"", "Z99", "I5", "F1", "C3 C4"}) {
    FakeEngine black({nonsense});
    FakeEngine white;
    EXPECT_EQ(play(black, white).ending, Ending::illegal_move) << nonsense;
  }
}

TEST(MatchReferee, NoAnswerLosesOnTime) {
  FakeEngine black;
  black.time_per_move = seconds(60);
  FakeEngine white;
  const MatchGame match = play(black, white);
  EXPECT_EQ(match.ending, Ending::time);
  EXPECT_EQ(match.result(), "W+T");
}

TEST(MatchReferee, AnswerAfterTheFlagLosesOnTime) {
  FakeEngine black;
  FakeEngine white;
  white.time_per_move = milliseconds(11'020);  // within the grace
  const MatchGame match = play(black, white);
  EXPECT_EQ(match.result(), "B+T");
  EXPECT_EQ(match.detail, "move 2 was late by 20 ms");
}

TEST(MatchReferee, EachSideHasATimeOfItsOwn) {
  MatchSettings settings = small_board();
  settings.time[1] = TimeControl{};
  FakeEngine black;
  FakeEngine white;
  white.time_per_move = seconds(60);
  EXPECT_EQ(play(black, white, settings).ending, Ending::score);
  EXPECT_THAT(black.heard, Contains("time_settings 10 1 25"));
  EXPECT_THAT(white.heard, Not(Contains(testing::StartsWith("time_settings"))));
}

TEST(MatchReferee, DeathAndRefusalAreFailures) {
  FakeEngine dying;
  dying.answers["genmove black"] = {GtpReply::Status::closed, "killed by signal 11"};
  FakeEngine white;
  const MatchGame death = play(dying, white);
  EXPECT_EQ(death.ending, Ending::failure);
  EXPECT_EQ(death.result(), "W+F");
  EXPECT_EQ(death.detail, "genmove black: killed by signal 11");

  FakeEngine black({"C3"});
  FakeEngine refusing;
  refusing.answers["play black C3"] = {GtpReply::Status::error, "illegal move"};
  const MatchGame refusal = play(black, refusing);
  EXPECT_EQ(refusal.ending, Ending::failure);
  EXPECT_EQ(refusal.loser, Color::white);

  FakeEngine small;
  small.answers["boardsize 5"] = {GtpReply::Status::error, "unacceptable size"};
  EXPECT_EQ(play(black, small).loser, Color::white);
}

TEST(MatchReferee, StopsAfterTheMostMoves) {
  MatchSettings settings = small_board();
  settings.max_moves = 3;
  FakeEngine black({"C3", "B2"});
  FakeEngine white({"C4", "B3"});
  const MatchGame match = play(black, white, settings);
  EXPECT_EQ(match.ending, Ending::too_long);
  EXPECT_EQ(match.result(), "Void");
  EXPECT_EQ(match.game.move_count(), 3);
}

TEST(MatchReferee, DeadStonesAreThoseThatNobodyDefends) {
  const auto status = [](const char* points) {
    return GtpReply{GtpReply::Status::success, points};
  };
  FakeEngine black({"C3", "C2"});
  FakeEngine white({"A1", "E5"});
  white.answers["final_status_list dead"] = status("A1\ne5");
  EXPECT_EQ(play(black, white).result(), "B+24.5") << "only white has an opinion";

  FakeEngine stubborn({"C3", "C2"});
  stubborn.answers["final_status_list dead"] = status("A1");
  FakeEngine again({"A1", "E5"});
  again.answers["final_status_list dead"] = status("A1 E5");
  const MatchGame match = play(stubborn, again);
  EXPECT_EQ(match.score, 2 - 1 - 0.5) << "E5 lives, and so everything open is neutral";
  EXPECT_EQ(match.detail, "the engines differ on 1 stones");
}

TEST(MatchReferee, OpeningComesFromTheSeed) {
  EXPECT_EQ(random_opening(9, 6, 1), random_opening(9, 6, 1));
  EXPECT_NE(random_opening(9, 6, 1), random_opening(9, 6, 2));
  MatchSettings settings = small_board();
  settings.opening_moves = 3;
  FakeEngine black;
  FakeEngine white;
  const MatchGame match = play(black, white, settings);
  EXPECT_EQ(match.game.move_count(), 5);
  const std::string first = "play black " + to_text(match.game.move(0));
  EXPECT_THAT(black.heard, Contains(first));
  EXPECT_THAT(white.heard, Contains(first));
  EXPECT_EQ(match.sides[0].times.size(), 1U);
}

TEST(MatchClock, RunsThroughMainTimeAndPeriods) {
  MatchClock clock({seconds(10), seconds(2), 2});
  EXPECT_EQ(clock.gtp_time_left(), "10 0");
  EXPECT_EQ(clock.allowance(), seconds(12));
  EXPECT_TRUE(clock.spend(milliseconds(9500)));
  EXPECT_EQ(clock.gtp_time_left(), "0 0");
  EXPECT_TRUE(clock.spend(milliseconds(1500)));  // 1 s over: the first stone of the period
  EXPECT_EQ(clock.gtp_time_left(), "1 1");
  EXPECT_TRUE(clock.spend(milliseconds(1000)));  // the second: a new period
  EXPECT_EQ(clock.gtp_time_left(), "2 2");
  EXPECT_FALSE(clock.spend(milliseconds(2001)));
}

TEST(MatchClock, AbsoluteTimeAndNone) {
  MatchClock absolute({seconds(3), seconds(0), 0});
  EXPECT_TRUE(absolute.spend(seconds(3)));
  EXPECT_FALSE(absolute.spend(milliseconds(1)));
  MatchClock none(TimeControl{});
  EXPECT_TRUE(none.spend(std::chrono::hours(1)));
}

TEST(MatchClock, ReadsTheCommandLine) {
  const std::optional<TimeControl> control = parse_time_control("10,0.5,25");
  ASSERT_TRUE(control);
  EXPECT_EQ(control->period, milliseconds(500));
  EXPECT_EQ(gtp_time_settings(*control), "10.000 0.500 25");
  EXPECT_EQ(gtp_time_settings({seconds(10), seconds(1), 25}), "10 1 25");
  for (const char* wrong : {"", "10", "10,1", "10,1,x", "10,1,2.5", "-1,1,25", "10,1,25,", "a,b,c"})
    EXPECT_FALSE(parse_time_control(wrong)) << wrong;
}

TEST(MatchReport, CountsForTheEngineAndNotForTheColour) {
  FakeEngine passing;
  FakeEngine cheating({"A9"});
  std::vector<PlayedGame> games;
  games.push_back({1, Color::black, play(cheating, passing)});
  FakeEngine late;
  late.time_per_move = seconds(60);
  games.push_back({2, Color::white, play(passing, late)});
  FakeEngine again;
  games.push_back({3, Color::white, play(passing, again)});  // white wins by komi
  const MatchSummary summary = summarise(games);
  const EngineTotals& a = summary.engines[0];
  EXPECT_EQ(a.illegal_moves, 1);
  EXPECT_EQ(a.time_losses, 1);
  EXPECT_EQ(a.wins, 1);
  EXPECT_TRUE(a.has_failed());
  EXPECT_EQ(a.failures, 0);
  EXPECT_EQ(summary.engines[1].wins, 2);
  EXPECT_FALSE(summary.engines[1].has_failed());
  EXPECT_THAT(game_line(games[0]), testing::HasSubstr("A black  W+F"));
  games[2].match.sides[1].bad_exit = "killed by signal 6";
  EXPECT_EQ(summarise(games).engines[0].failures, 1);
  EXPECT_THAT(game_line(games[2]), testing::HasSubstr("(A at its exit: killed by signal 6)"));
  EXPECT_THAT(summary_text(summary, {"first", "second"}), testing::HasSubstr("A won 1 of 3"));
}

TEST(MatchReport, WilsonIntervalOfKnownCases) {
  EXPECT_NEAR(wilson_interval(5, 10).low, 0.2366, 1e-4);
  EXPECT_NEAR(wilson_interval(5, 10).high, 0.7634, 1e-4);
  EXPECT_EQ(wilson_interval(0, 10).low, 0);
  EXPECT_NEAR(wilson_interval(0, 10).high, 0.2775, 1e-4);
}

}  // namespace gosedai
