// What a race search is asked and what it answers (spec 7; TR-0837 3.4.3.6; Mueller 5.3).
//
// Two strings of different colours that cannot both live by themselves: who takes whom? The answer
// is given for `own`: does it survive, is `other` captured, and by how many moves it is ahead.
#pragma once

#include "model/board/board.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai {

struct RaceQuestion {
  Point own;    // any stone of the string that is asked about
  Point other;  // any stone of the enemy string it races with
  Color to_move = Color::black;
  /// All first moves of the side to move that reach the same result.
  bool all_moves = false;

  friend bool operator==(const RaceQuestion&, const RaceQuestion&) = default;
};

/// One of the two things a race decides.
struct RaceFate {
  Outcome outcome = Outcome::unknown;
  /// With `ko`: the player who must find the first ko threat.
  Color must_threaten = Color::empty;

  friend bool operator==(const RaceFate&, const RaceFate&) = default;
};

/// `outcome` and `must_threaten` tell whether the side to move gets what it can hope for: its own
/// string survives. `move` is none when the result stands even if the other side moves first.
struct RaceAnswer : ReadingAnswer {
  RaceFate own_survives;
  RaceFate other_captured;
  /// How many moves the owner of `own` is ahead: with 1 or more he wins even as the second to move
  /// and may play elsewhere that often, with 0 the first to move wins, below 0 he is behind.
  /// Only with the verdict of a decided race; 0 in a seki.
  int move_difference = 0;
  /// The result stands even if the other side moves first.
  bool needs_no_move = false;

  friend bool operator==(const RaceAnswer&, const RaceAnswer&) = default;
};

}  // namespace gosedai
