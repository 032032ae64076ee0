// When a game is hopeless (spec 10): behind by much, for sure, late enough and for several moves in a row.
#pragma once

#include <array>

#include "kb/decision/decision_view.hpp"

namespace gosedai {

/// The handicap stones against a colour: set-up stones of the other side beyond its own, from two on.
int handicap_against(Color color, const Position& position);

/// The lead of the other side at which to give up: whoever gives a handicap is behind for most of the game.
double resign_threshold(const DecisionView& view, const DecisionParameters& parameters);

bool is_hopeless(const DecisionView& view, const DecisionParameters& parameters);

/// Counts the own moves in a row at which the game looked hopeless.
class Perseverance {
 public:
  /// Notes how it looks now; true when it is time to resign.
  bool gives_up(const DecisionView& view, const DecisionParameters& parameters);
  void forget() { in_row_ = {}; }

 private:
  std::array<int, 2> in_row_{};  // by player
};

}  // namespace gosedai
