#include <array>
#include <cstdio>
#include <stdexcept>

#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_positions.hpp"

namespace gosedai {

namespace {

using std::chrono::steady_clock;

double microseconds_since(steady_clock::time_point begin) {
  return std::chrono::duration<double, std::micro>(steady_clock::now() - begin).count();
}

struct PatternRun {
  int moves = 0;
  double matches = 0;
  double before = 0;
  double kept = 0;
  double rechecked = 0;
  std::vector<double> whole;
  std::vector<double> tracked;
};

void follow(const std::vector<PositionPtr>& game, const PatternSet& patterns, PatternRun& run) {
  PatternTracker tracker(patterns);
  for (const PositionPtr& position : game) {
    const auto begin = steady_clock::now();
    tracker.move_to(position->board);
    const double tracked = microseconds_since(begin);
    const auto again = steady_clock::now();
    const std::vector<PatternMatch> whole = match_patterns(patterns, position->board);
    const double from_scratch = microseconds_since(again);
    if (whole != tracker.matches()) throw std::runtime_error("the matches differ from scratch");
    if (position == game.front()) continue;  // the tracker has started over
    ++run.moves;
    run.matches += static_cast<double>(whole.size());
    run.before += tracker.work().before;
    run.kept += tracker.work().kept;
    run.rechecked += tracker.work().rechecked;
    run.tracked.push_back(tracked);
    run.whole.push_back(from_scratch);
  }
}

}  // namespace

std::string bench_patterns(const std::vector<std::string>& records, const PatternSet& patterns) {
  PatternRun run;
  std::vector<std::vector<PositionPtr>> games = games_of(records);
  if (records.empty()) games.push_back(game_positions(""));
  for (const std::vector<PositionPtr>& game : games) follow(game, patterns, run);
  std::array<char, 400> text{};
  std::snprintf(text.data(), text.size(),
                "%zu patterns in %zu orientations, %zu nodes; %zu games, %d moves\n"
                "%.1f matches on the board; of the maps that fit %.1f %% survive a move (of %.1f), "
                "conditions "
                "of %.1f are looked at again\n",
                patterns.patterns().size(), patterns.variants().size(), patterns.node_count(),
                games.size(), run.moves, run.matches / run.moves, 100 * run.kept / run.before,
                run.before / run.moves, run.rechecked / run.moves);
  return std::string(text.data()) + "whole board  " + summary_us(std::move(run.whole)) +
         "\nmove to move " + summary_us(std::move(run.tracked)) + "\n";
}

}  // namespace gosedai
