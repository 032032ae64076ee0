// A move that a CASE proposes (spec 9): where, for whom, for which object, and what it is worth.
//
// Values are in points. A candidate is a small value without text; kb/decision/words.hpp turns it
// into sentences when somebody asks.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "model/recognition/string_facts.hpp"

namespace gosedai {

enum class CaseKind : std::uint8_t { capture, escape, contact, corner, edge, framework };

/// What exactly the CASE saw; each CASE uses its own few.
enum class Motive : std::uint8_t {
  none,
  cutting,        // capture, escape: of a cutting stone
  hane,           // contact: bend around the enemy's head
  extend,         // contact: stretch one's own stones
  push,           // contact: take a liberty both share
  empty_corner,   // corner: first stone there
  enclosure,      // corner: second stone of one's own
  approach,       // corner: against a lone enemy stone
  centre,         // small boards: the middle point
  between_enemy,  // edge: divide two enemy stones
  between_own,    // edge: fill one's own side
  between_both,   // edge: extend towards the enemy
  widen,          // framework: take points at the border of the areas
};

struct Candidate {
  CaseKind kind = CaseKind::contact;
  Motive motive = Motive::none;
  Color color = Color::empty;
  Point point;
  StringId target;          // the string it is about; age 0 and no stone for the whole board
  double value = 0;         // first-order: what it gains itself
  double second_value = 0;  // second-order: relief of or attack on neighbours
  bool by_ko = false;
  int moves_needed = 0;  // plies until a capture is complete

  double total() const { return value + second_value; }
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

using CandidateList = std::vector<Candidate>;

}  // namespace gosedai
