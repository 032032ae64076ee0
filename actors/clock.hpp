// From what the controller said about time to a plan for one move. Values only: nobody here looks
// at a watch.
//
// soft: from then on a finished decision is answered; hard: then the best move so far is answered,
// finished or not. Both count from the moment the command was read. The hard limit is early by the
// lag that was measured, so that the answer is out in time.
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "protocol/gtp/time_state.hpp"

namespace gosedai {

using Nanoseconds = std::chrono::nanoseconds;

struct TimePlan {
  Nanoseconds soft{0};
  Nanoseconds hard{0};

  friend bool operator==(const TimePlan&, const TimePlan&) = default;
};

/// What the user asked for on the command line.
struct TimeOptions {
  std::optional<Nanoseconds> per_move;
  bool full_time = false;  // think until the hard limit even when the decision is ready
};

/// How much of the game is left, for dividing main time.
struct GamePhase {
  int board_points = 361;
  int move_number = 0;
};

/// What is left for one player now.
gtp::TimeLeft time_left_at_start(const gtp::TimeSettings& settings);

/// What is left after a move that took `spent`, as the controller's clock would show it.
gtp::TimeLeft after_move(const gtp::TimeSettings& settings, gtp::TimeLeft left, Nanoseconds spent);

TimePlan plan_move(const gtp::TimeSettings& settings, const gtp::TimeLeft& left,
                   const GamePhase& phase, const TimeOptions& options, Nanoseconds lag);

/// Keeps the time left of both players when the controller does not say it before every move.
class Clock {
 public:
  /// What to assume for the player now. A `time_left` that is new counts; else our own measurement.
  gtp::TimeLeft left(const gtp::TimeState& state, Color color);
  void spent(const gtp::TimeState& state, Color color, Nanoseconds time);

 private:
  struct Hand {
    std::optional<gtp::TimeLeft> told;  // what the controller said last
    gtp::TimeLeft left;
  };
  gtp::TimeSettings settings_;
  std::array<std::optional<Hand>, 2> hands_;
};

}  // namespace gosedai
