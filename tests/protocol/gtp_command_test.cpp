// What commands do to the game, the time and the thinker, as far as responses do not show it.
#include <gtest/gtest.h>

#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/handicap.hpp"
#include "tests/protocol/stub_thinker.hpp"

namespace gosedai::test {
namespace {

using gtp::Duration;
using gtp::TimeSettings;
using gtp::TimeSystem;
using std::chrono::seconds;

class Commands : public testing::Test {
 protected:
  gtp::Result run(std::string_view line) { return execute(context, gtp::parse_request(line)); }
  TimeSettings settings_after(std::string_view line) {
    run(line);
    return context.time.settings;
  }

  StubThinker thinker;
  gtp::Context context{thinker, "x", "1", Game(9), {}};
};

TEST_F(Commands, NoTimeAtFirst) { EXPECT_EQ(context.time.settings.system, TimeSystem::none); }

TEST_F(Commands, CanadianTime) {
  EXPECT_EQ(settings_after("time_settings 600 30 5"),
            (TimeSettings{TimeSystem::canadian, seconds(600), seconds(30), 5, 0}));
}

TEST_F(Commands, NoPeriodIsAbsoluteTime) {
  EXPECT_EQ(settings_after("time_settings 600 0 0"),
            (TimeSettings{TimeSystem::absolute, seconds(600), seconds(0), 0, 0}));
}

TEST_F(Commands, PeriodWithoutStonesIsNoLimit) {
  EXPECT_EQ(settings_after("time_settings 0 1 0"), TimeSettings{});
}

TEST_F(Commands, AllZeroIsNoLimit) {
  EXPECT_EQ(settings_after("time_settings 0 0 0"), TimeSettings{});
}

TEST_F(Commands, KgsCanadian) {
  EXPECT_EQ(settings_after("kgs-time_settings canadian 60 30 25"),
            (TimeSettings{TimeSystem::canadian, seconds(60), seconds(30), 25, 0}));
}

TEST_F(Commands, KgsByoYomi) {
  EXPECT_EQ(settings_after("kgs-time_settings byoyomi 60 30 5"),
            (TimeSettings{TimeSystem::byo_yomi, seconds(60), seconds(30), 0, 5}));
}

TEST_F(Commands, KgsAbsolute) {
  EXPECT_EQ(settings_after("kgs-time_settings absolute 60"),
            (TimeSettings{TimeSystem::absolute, seconds(60), seconds(0), 0, 0}));
}

TEST_F(Commands, KgsNoneEndsALimit) {
  run("time_settings 600 30 5");
  EXPECT_EQ(settings_after("kgs-time_settings none"), TimeSettings{});
}

TEST_F(Commands, TimeLeftIsPerPlayer) {
  run("time_left w 20 3");
  EXPECT_EQ(context.time.left_of(Color::white), (gtp::TimeLeft{seconds(20), 3}));
}

TEST_F(Commands, TimeLeftOfTheOtherIsUnknown) {
  run("time_left w 20 3");
  EXPECT_EQ(context.time.left_of(Color::black), std::nullopt);
}

TEST_F(Commands, OverdrawnTimeIsNone) {
  run("time_left b -3 0");
  EXPECT_EQ(context.time.left_of(Color::black), (gtp::TimeLeft{seconds(0), 0}));
}

TEST_F(Commands, ANewGameForgetsTimeLeft) {
  run("time_left b 20 0");
  run("clear_board");
  EXPECT_EQ(context.time.left_of(Color::black), std::nullopt);
}

TEST_F(Commands, ANewGameKeepsTimeSettings) {
  run("time_settings 600 30 5");
  run("clear_board");
  EXPECT_EQ(context.time.settings.system, TimeSystem::canadian);
}

TEST_F(Commands, EveryChangeIsAnnounced) {
  for (const char* line : {"boardsize 13", "clear_board", "komi 5", "kgs-rules aga", "play b D4",
                           "play w pass", "undo", "undo", "fixed_handicap 2"})
    run(line);
  EXPECT_EQ(thinker.positions.size(), 9U);
}

TEST_F(Commands, NoFailureIsAnnounced) {
  for (const char* line : {"boardsize 0", "komi x", "kgs-rules x", "play b Z1", "undo",
                           "fixed_handicap 99", "set_free_handicap A1", "loadsgf x"})
    run(line);
  EXPECT_TRUE(thinker.positions.empty());
}

TEST_F(Commands, WhiteBeginsAfterHandicap) {
  run("fixed_handicap 4");
  EXPECT_EQ(thinker.positions.back()->to_move, Color::white);
}

TEST_F(Commands, KgsRulesKeepKomi) {
  run("komi 3.5");
  run("kgs-rules japanese");
  EXPECT_EQ(context.game.rules(),
            (Rules{KoRule::simple, Suicide::forbidden, Scoring::territory, 3.5}));
}

TEST_F(Commands, ASmallKomiMeansTerritoryWhereNoRulesAreNamed) {
  run("komi 6.5");
  EXPECT_EQ(context.game.rules().scoring, Scoring::territory);
  run("komi 7.5");
  EXPECT_EQ(context.game.rules().scoring, Scoring::area);
}

TEST_F(Commands, RulesThatAreNamedStayWhateverTheKomi) {
  run("kgs-rules chinese");
  run("komi 5.5");
  EXPECT_EQ(context.game.rules().scoring, Scoring::area);
}

TEST_F(Commands, NewZealandAllowsSuicide) {
  run("kgs-rules new_zealand");
  EXPECT_EQ(context.game.rules().suicide, Suicide::allowed);
}

TEST_F(Commands, FinalScoreAsksForDeadStones) {
  for (const char* line : {"boardsize 3", "komi 0", "play b B2", "play w A1"}) run(line);
  thinker.dead = BitBoard::of(Point::at(0, 0));
  EXPECT_EQ(std::get<gtp::Success>(run("final_score")).text, "B+9");
}

TEST_F(Commands, GenmoveIsLeftToTheThinker) {
  const gtp::Result result = run("genmove w");
  EXPECT_EQ(std::get<gtp::Think>(result).color, Color::white);
}

TEST_F(Commands, SurplusArgumentsAreAnErrorAndChangeNothing) {
  const auto problem = [&](std::string_view line) {
    return std::get<gtp::Failure>(run(line)).text;
  };
  EXPECT_EQ(problem("play b D4 C3"), "syntax error: play takes at most 2 arguments");
  EXPECT_EQ(problem("boardsize 19 19"), "syntax error: boardsize takes at most 1 argument");
  EXPECT_EQ(problem("undo 3"), "syntax error: undo takes no arguments");
  EXPECT_EQ(problem("genmove b now"), "syntax error: genmove takes at most 1 argument");
  EXPECT_TRUE(thinker.positions.empty());
}

TEST_F(Commands, WhatClientsAppendIsUnderstood) {
  for (const char* line :
       {"kgs-time_settings byoyomi 60 10 3", "time_left w 10 3", "kgs-rules new zealand",
        "lz-analyze b 50 maxmoves 3", "kata-analyze 50 ownership true rootInfo true", "quit now"})
    EXPECT_FALSE(std::holds_alternative<gtp::Failure>(run(line))) << line;
}

TEST(Table, IsSortedAndWithoutDoubles) {
  const std::vector<gtp::Command>& all = gtp::all_commands();
  for (std::size_t i = 1; i < all.size(); ++i) EXPECT_LT(all[i - 1].name, all[i].name);
}

struct FixedCase {
  int size;
  int most;
};
void PrintTo(const FixedCase& c, std::ostream* out) { *out << c.size; }
class FixedHandicap : public testing::TestWithParam<FixedCase> {};

TEST_P(FixedHandicap, KnowsHowManyStonesFit) {
  EXPECT_EQ(gtp::max_fixed_handicap(GetParam().size), GetParam().most);
}

INSTANTIATE_TEST_SUITE_P(Sizes, FixedHandicap,
                         testing::Values(FixedCase{2, 0}, FixedCase{6, 0}, FixedCase{7, 4},
                                         FixedCase{8, 4}, FixedCase{9, 9}, FixedCase{18, 4},
                                         FixedCase{19, 9}, FixedCase{25, 9}));

TEST(FixedHandicapPoints, StandOnTheThirdLineOfSmallBoards) {
  EXPECT_EQ(gtp::fixed_handicap(9, 2), (std::vector{Point::at(2, 2), Point::at(6, 6)}));
}

TEST(FixedHandicapPoints, StandOnTheFourthLineFrom13) {
  EXPECT_EQ(gtp::fixed_handicap(13, 2), (std::vector{Point::at(3, 3), Point::at(9, 9)}));
}

TEST(FreeHandicap, GivesAsManyDistinctPointsAsAsked) {
  for (int size = 2; size <= max_board_size; ++size)
    for (const int stones : {2, 3, size, size * size - 1}) {
      BitBoard points;
      for (const Point point : gtp::free_handicap(size, stones)) points.insert(point);
      EXPECT_EQ((points & BitBoard::full(size)).count(), stones) << size;
    }
}

}  // namespace
}  // namespace gosedai::test
