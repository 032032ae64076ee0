// What an eye search is asked, and what it answers (spec 7; TR-0837 3.4.3.5; TR-720 5.6).
#pragma once

#include "model/board/board.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai {

struct EyeQuestion {
  Point point;  // a point of the eye space: empty, or a stone of the opponent inside
  /// Whose eye space it is; empty: the search finds out.
  Color owner = Color::empty;

  friend bool operator==(const EyeQuestion&, const EyeQuestion&) = default;
};

/// `outcome`: yes when the space gives an eye if its owner plays first, no when it gives none or is
/// no eye space, unknown when the search was cut off. Two eyes count as "two or more". A ko is lost
/// by the side that does not play first, so it shows as a difference between the two numbers.
struct EyeAnswer : ReadingAnswer {
  Color owner = Color::empty;  // empty: the point is in no eye space
  BitBoard space;
  int min_eyes = 0;  // the opponent plays first; before the end: what is certain
  int max_eyes = 2;  // the owner plays first; before the end: what is not excluded
  Point attack;      // where the opponent must play to get from the one to the other
  Point defend;      // where the owner must play

  bool is_eye_space() const noexcept { return owner != Color::empty; }
  friend bool operator==(const EyeAnswer&, const EyeAnswer&) = default;
};

}  // namespace gosedai
