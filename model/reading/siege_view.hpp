// A besieged group as a player sees it at a glance (TR-0837 3.4.3.4; spec 7.4): which stones belong
// to it, what it fences in, where the fence has gaps, how many eyes that gives and how much room to
// run there is. Everything is read through a WatchedBoard within a fixed window.
#pragma once

#include <array>

#include "model/reading/siege_eyes.hpp"
#include "model/reading/watched_board.hpp"

namespace gosedai {

/// What stays the same during a search.
struct SiegeFrame {
  Color owner = Color::empty;
  BitBoard window;  // nothing is read beyond it, apart from strings that reach into it
  BitBoard open;    // points where a group may run: not too near to the edge
  BitBoard first_line;
  BitBoard corners;
  BitBoard group;       // the stones whose life is asked for, at the root
  BitBoard target;      // the string that was named
  BitBoard friends;     // stones of the owner that need no help
  BitBoard doomed;      // attacking stones that cannot be saved
  BitBoard root_owner;  // all stones in the window at the root
  BitBoard root_attacker;

  Color attacker() const { return opponent(owner); }
};

/// Besieged groups, their linked stones, friends and window on a board.
SiegeFrame siege_frame(const Board& board, Point target, BitBoard& footprint);

struct SiegeView {
  static constexpr int reach = 4;

  bool lost = false;        // the target is gone
  bool linked_out = false;  // linked to a friend
  BitBoard group;
  BitBoard liberties;  // of the group
  BitBoard empty;
  BitBoard besiegers;        // attacking stones that stand
  BitBoard captives;         // attacking stones that are taken sooner or later
  BitBoard inner;            // nearer to the group than to any besieger
  BitBoard margin;           // equally near: gaps in the fence
  BitBoard outer;            // nearer to besiegers, but in reach of the group
  BitBoard eyeable;          // inner points and gaps that may become part of an eye
  BitBoard soft;             // inner points that an attacker in a gap would touch
  BitBoard vital;            // where eyes are made or broken
  BitBoard diagonals;        // where an eye is made false or true
  BitBoard friend_links;     // a move there links to a friend
  BitBoard loose_stones;     // other stones of the owner
  BitBoard weak_loose;       // those near by with at most three liberties
  BitBoard loose_links;      // liberties shared with other stones of the owner
  BitBoard weak_besiegers;   // besieging strings next to the group with at most two liberties
  BitBoard atari_besiegers;  // those with one
  BitBoard weak_group;       // strings of the group with two liberties
  BitBoard atari_group;      // those with one
  std::array<BitBoard, reach + 1> near_group;  // within so many steps
  std::array<BitBoard, reach + 1> near_besieger;
  int least_eyes = 0;  // the attacker moves first and gets all gaps
  int most_eyes = 0;   // the owner does
  int room = 0;        // points that stay with the owner in any case
  int freedom = 0;     // how far out the group can see
  int moves_made = 0;  // stones that were not there at the root
};

/// New ground that the owner sees from a stone at the point.
int room_gained(const SiegeView& view, Point point);

SiegeView look_at_siege(WatchedBoard& board, const SiegeFrame& frame);

}  // namespace gosedai
