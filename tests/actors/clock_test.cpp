// Plans from time settings: values in, values out.
#include "actors/clock.hpp"

#include <gtest/gtest.h>

namespace gosedai {
namespace {

using gtp::TimeLeft;
using gtp::TimeSettings;
using gtp::TimeState;
using gtp::TimeSystem;
using std::chrono::milliseconds;
using std::chrono::seconds;

TimeSettings canadian(seconds main, seconds period, int stones) {
  return {TimeSystem::canadian, main, period, stones, 0};
}
TimeSettings byo_yomi(seconds main, seconds period, int periods) {
  return {TimeSystem::byo_yomi, main, period, 0, periods};
}
TimeSettings absolute(seconds main) { return {TimeSystem::absolute, main, {}, 0, 0}; }

Nanoseconds hard(const TimeSettings& settings, TimeLeft left, const TimeOptions& options = {}) {
  return plan_move(settings, left, {}, options, Nanoseconds(0)).hard;
}

TEST(Clock, TimePerMoveIsKeptWithSomethingToSpare) {
  TimeOptions options;
  options.per_move = milliseconds(100);
  const Nanoseconds limit = hard({}, {}, options);
  EXPECT_LT(limit, milliseconds(100));
  EXPECT_GT(limit, milliseconds(90));
}

TEST(Clock, MeasuredLagComesOffTheLimit) {
  TimeOptions options;
  options.per_move = milliseconds(100);
  const Nanoseconds limit = plan_move({}, {}, {}, options, milliseconds(4)).hard;
  EXPECT_EQ(limit, hard({}, {}, options) - milliseconds(4));
}

TEST(Clock, ADecisionIsAnsweredAtOnceUnlessFullTimeIsAsked) {
  TimeOptions options;
  options.per_move = milliseconds(100);
  EXPECT_EQ(plan_move({}, {}, {}, options, {}).soft, Nanoseconds(0));
  options.full_time = true;
  EXPECT_EQ(plan_move({}, {}, {}, options, {}).soft, plan_move({}, {}, {}, options, {}).hard);
}

TEST(Clock, CanadianPeriodIsSharedByTheStonesLeft) {
  const TimeSettings settings = canadian(seconds(0), seconds(25), 25);
  EXPECT_LE(hard(settings, {seconds(25), 25}), seconds(1));
  EXPECT_LE(hard(settings, {seconds(5), 10}), milliseconds(500));
}

TEST(Clock, TheLastStoneOfAPeriodLeavesAReserve) {
  EXPECT_LT(hard(canadian(seconds(0), seconds(25), 25), {seconds(1), 1}), seconds(1));
}

TEST(Clock, TimePerMoveNeverOverridesTheGameClock) {
  TimeOptions options;
  options.per_move = seconds(5);
  EXPECT_LT(hard(absolute(seconds(60)), {seconds(1), 0}, options), milliseconds(250));
}

TEST(Clock, AMoveTakesAMinuteAtMostHoweverLongTheGame) {
  const TimeSettings hundred_hours = absolute(std::chrono::hours(100));
  const TimeLeft all{std::chrono::hours(100), 0};
  EXPECT_LE(hard(hundred_hours, all), seconds(60));
  EXPECT_GT(hard(hundred_hours, all), seconds(59));
  EXPECT_LE(hard(canadian(seconds(0), std::chrono::hours(1), 1), {std::chrono::hours(1), 1}),
            seconds(60));
  TimeOptions options;
  options.per_move = seconds(300);
  EXPECT_GT(hard(hundred_hours, all, options), seconds(299));
}

TEST(Clock, AnAlmostEmptyClockStillGivesAMoment) {
  EXPECT_GT(hard(absolute(seconds(60)), {milliseconds(0), 0}), Nanoseconds(0));
  EXPECT_LE(hard(absolute(seconds(60)), {milliseconds(0), 0}), milliseconds(1));
}

TEST(Clock, ByoYomiStaysInsideThePeriod) {
  EXPECT_LT(hard(byo_yomi(seconds(0), seconds(10), 3), {seconds(10), 3}), seconds(9));
}

TEST(ClockAfterMove, MainTimeRunsDown) {
  EXPECT_EQ(after_move(absolute(seconds(60)), {seconds(60), 0}, seconds(10)),
            (TimeLeft{seconds(50), 0}));
}

TEST(ClockAfterMove, CanadianStonesCountDownAndThePeriodComesAfresh) {
  const TimeSettings settings = canadian(seconds(10), seconds(20), 2);
  EXPECT_EQ(after_move(settings, {seconds(20), 2}, seconds(5)), (TimeLeft{seconds(15), 1}));
  EXPECT_EQ(after_move(settings, {seconds(15), 1}, seconds(5)), (TimeLeft{seconds(20), 2}));
}

TEST(ClockAfterMove, TheEndOfMainTimeEatsIntoTheCanadianPeriod) {
  const TimeSettings settings = canadian(seconds(10), seconds(20), 5);
  EXPECT_EQ(after_move(settings, {seconds(2), 0}, seconds(5)), (TimeLeft{seconds(17), 4}));
}

TEST(ClockAfterMove, MainTimeThatSufficesLeavesThePeriodUntouched) {
  const TimeSettings settings = canadian(seconds(10), seconds(20), 5);
  EXPECT_EQ(after_move(settings, {seconds(10), 0}, seconds(5)), (TimeLeft{seconds(5), 0}));
}

TEST(ClockAfterMove, AByoYomiPeriodInTimeIsKept) {
  EXPECT_EQ(after_move(byo_yomi(seconds(0), seconds(10), 3), {seconds(10), 3}, seconds(4)),
            (TimeLeft{seconds(10), 3}));
}

TEST(ClockAfterMove, AByoYomiPeriodOverrunIsLost) {
  EXPECT_EQ(after_move(byo_yomi(seconds(0), seconds(10), 3), {seconds(10), 3}, seconds(14)),
            (TimeLeft{seconds(10), 2}));
}

TEST(ClockAfterMove, MainTimeOverrunUsesByoYomiPeriods) {
  EXPECT_EQ(after_move(byo_yomi(seconds(5), seconds(10), 3), {seconds(5), 0}, seconds(18)),
            (TimeLeft{seconds(10), 2}));
}

TEST(ClockKeeping, WhatTheControllerSaysCounts) {
  Clock clock;
  TimeState state;
  state.settings = absolute(seconds(60));
  EXPECT_EQ(clock.left(state, Color::black).time, seconds(60));
  state.left[player_index(Color::black)] = TimeLeft{seconds(33), 0};
  EXPECT_EQ(clock.left(state, Color::black).time, seconds(33));
}

TEST(ClockKeeping, ASilentControllerIsReplacedByOurOwnMeasurement) {
  Clock clock;
  TimeState state;
  state.settings = absolute(seconds(60));
  clock.spent(state, Color::black, seconds(10));
  clock.spent(state, Color::black, seconds(10));
  EXPECT_EQ(clock.left(state, Color::black).time, seconds(40));
  EXPECT_EQ(clock.left(state, Color::white).time, seconds(60));
}

TEST(ClockKeeping, WholeSecondsThatOursRoundsDownToAreNotTakenLiterally) {
  Clock clock;
  TimeState state;
  state.settings = canadian(seconds(0), seconds(1), 25);
  clock.spent(state, Color::black, milliseconds(40));
  state.left[player_index(Color::black)] = TimeLeft{seconds(0), 24};
  EXPECT_EQ(clock.left(state, Color::black), (TimeLeft{milliseconds(960), 24}));
}

TEST(ClockKeeping, AnExactFigureOfTheControllerIsTaken) {
  Clock clock;
  TimeState state;
  state.settings = canadian(seconds(0), seconds(1), 25);
  clock.spent(state, Color::black, milliseconds(40));
  state.left[player_index(Color::black)] = TimeLeft{milliseconds(700), 24};
  EXPECT_EQ(clock.left(state, Color::black), (TimeLeft{milliseconds(700), 24}));
}

TEST(ClockKeeping, NewSettingsStartTheClocksAgain) {
  Clock clock;
  TimeState state;
  state.settings = absolute(seconds(60));
  clock.spent(state, Color::black, seconds(10));
  state.settings = absolute(seconds(30));
  EXPECT_EQ(clock.left(state, Color::black).time, seconds(30));
}

/// Whatever the clock shows, a game at 10 s + 1 s per 25 stones is never lost when every move takes
/// exactly as long as planned.
TEST(ClockKeeping, PlansNeverOverstepACanadianClock) {
  const TimeSettings settings = canadian(seconds(10), seconds(1), 25);
  TimeLeft left = time_left_at_start(settings);
  for (int move = 0; move < 400; ++move) {
    const bool in_main = left.stones == 0;
    const Nanoseconds used = plan_move(settings, left, {361, 2 * move}, {}, {}).hard;
    const Nanoseconds available =
        in_main ? Nanoseconds(left.time + settings.period) : Nanoseconds(left.time);
    ASSERT_LE(used, available) << "move " << move;
    left = after_move(settings, left, used);
  }
}

}  // namespace
}  // namespace gosedai
