// What a series of games says about engine A and engine B: lines for people and a verdict for
// scripts.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "tools/gosedai/match_referee.hpp"

namespace gosedai {

struct PlayedGame {
  int number = 1;
  Color color_of_a = Color::black;
  MatchGame match;
};

struct EngineTotals {
  int wins = 0;
  int illegal_moves = 0;
  int time_losses = 0;
  int failures = 0;
  std::vector<Nanoseconds> times;  // of all moves, shortest first
  long memory_kib = 0;             // the most of any game

  bool has_failed() const { return illegal_moves + time_losses + failures > 0; }
};

struct MatchSummary {
  int games = 0;
  int draws = 0;
  int without_result = 0;
  std::array<EngineTotals, 2> engines;  // A, B
};

MatchSummary summarise(std::span<const PlayedGame> games);

struct Interval {
  double low = 0;
  double high = 1;
};
/// Where the true rate of winning lies with 95 % confidence (Wilson); a draw is half a win.
Interval wilson_interval(double wins, double games);

std::string game_line(const PlayedGame& played);
std::string summary_text(const MatchSummary& summary, const std::array<std::string, 2>& names);

}  // namespace gosedai
