// What the roving force does first: the search of the whole board, then local reading. Orders of slices, from traces of a
// single worker: while the search is under way, something of it is always queued.
#include <algorithm>
#include <thread>

#include <gtest/gtest.h>

#include "actors/scheduler/trace.hpp"
#include "tests/actors/with_playouts.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

using std::chrono::steady_clock;

constexpr auto patience = std::chrono::seconds(60);

/// Slices of the roving force.
struct RovingSlices {
  std::ptrdiff_t playouts = 0;
  std::ptrdiff_t reading = 0;        // while the search of the whole board was under way
  std::ptrdiff_t other_reading = 0;  // before and after
};

/// An engine with much left to read when its main force has decided, or nothing when it reads no further.
EngineOptions engine(bool reads_on) {
  constexpr int games = 400;
  EngineOptions options = with_playouts(games);
  options.limits.main_nodes = 5;
  options.limits.roving_nodes = 4000;
  options.limits.roving = reads_on;
  return options;
}

RovingSlices slices_of_a_move(bool reads_on, bool move_is_awaited) {
  const auto trace = std::make_shared<TraceRecorder>(1, 100'000);
  const auto gauge = std::make_shared<Gauge>(trace);
  gauge->set_move_awaited(move_is_awaited);
  Core core(Threads::workers, 1, engine(reads_on), gauge);
  const Game game = practice_game(9, 40, 3);
  const PositionPtr position = game.position(game.to_move());
  const Epoch epoch = core.open(position, position->to_move);
  core.grant({epoch});
  const auto give_up = steady_clock::now() + patience;
  while (!core.answers().is_settled(epoch) && steady_clock::now() < give_up)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_TRUE(core.answers().is_settled(epoch));
  const auto stopped = steady_clock::now();  // what ends after this is no work any more
  core.stop();

  std::vector<TraceEvent> events;
  trace->for_each_event([&](const TraceEvent& event) {
    if (!is_main(event.lane)) events.push_back(event);
  });
  std::ranges::stable_sort(events, std::ranges::less(), &TraceEvent::start);
  const auto begin = std::ranges::find_if(events, [&](const TraceEvent& event) {
    return event.lane == Lane::tree && event.epoch == epoch;  // the owner takes the order
  });
  const auto end = std::find_if(events.rbegin(), events.rend(), [&](const TraceEvent& event) {
                     return event.lane == Lane::playouts && event.start < stopped;
                   }).base();
  RovingSlices found;
  for (auto each = events.begin(); each != events.end(); ++each) {
    const bool under_way = each >= begin && each < end;
    if (each->lane == Lane::roving) ++(under_way ? found.reading : found.other_reading);
    if (each->lane == Lane::playouts && under_way) ++found.playouts;
  }
  return found;
}

TEST(RovingOrder, LocalReadingWaitsWhileAMoveIsSearchedFor) {
  const RovingSlices found = slices_of_a_move(true, true);
  EXPECT_GT(found.playouts, 100);
  EXPECT_EQ(found.reading, 0);
  EXPECT_GT(found.other_reading, 0);  // it had waited
}

TEST(RovingOrder, LocalReadingHasASmallShareWhenNobodyWaitsForAMove) {
  const RovingSlices found = slices_of_a_move(true, false);
  EXPECT_GT(found.playouts, 100);
  EXPECT_GT(found.reading, 0);
  EXPECT_LT(found.reading, found.playouts / 4);
}

TEST(RovingOrder, WithoutLocalReadingAllSlicesArePlayouts) {
  const RovingSlices found = slices_of_a_move(false, false);
  EXPECT_GT(found.playouts, 100);
  EXPECT_EQ(found.reading + found.other_reading, 0);
}

}  // namespace
}  // namespace gosedai::testing
