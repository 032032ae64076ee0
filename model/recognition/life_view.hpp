// All that the life of a group is read from: the board without what is too far away to matter.
//
// A life search looks at every string around the group with all its liberties, so the points it has
// read cover half the board and nearly every move touches one of them. Here the board is cut down
// before the search begins. What stays is a window around the group; whole strings that reach into
// it, so that none loses a liberty by the cut; and next to those that are short of liberties whoever
// takes them, so that none of these gains one. Strings with enough liberties may gain more. The search
// runs on the board that is left and is a pure function of it: equal views are read alike, and a group
// whose view is unchanged keeps its answer (the early cut-off of the dataflow, as in linkage_view.hpp).
#pragma once

#include <cstdint>

#include "model/reading/footprint.hpp"

namespace gosedai {

/// How far the view reaches: a group that is shut in needs little, one with a way out what it may run to.
enum class LifeSight : std::uint8_t { near, far };

struct LifeView {
  int size = 0;    // of the board
  BitBoard black;  // stones that matter
  BitBoard white;
  Point ko;  // forbidden point in the window
  Color ko_banned = Color::empty;

  Board board() const;
  friend bool operator==(const LifeView&, const LifeView&) = default;
};

/// Adds to the footprint every point whose change may alter the view.
LifeView look_at_life(const Board& board, Point target, LifeSight sight, Footprint& footprint);

}  // namespace gosedai
