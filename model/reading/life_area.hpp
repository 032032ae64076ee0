// Where the life of a group is decided: its stones, the points around it that matter, and where it
// would be out of danger (TR-0837 3.4.3.4, 3.4.3.8: inside and outside of the siege).
//
// The group is the target's string and every string that cannot be parted from it by one move. The
// region is fixed before the search begins, nearest points first, so the search reads nothing that
// is not in the footprint. It holds the eye space, the way out, and the surroundings of besieging
// strings that are short of liberties themselves.
#pragma once

#include <cstdint>

#include "model/board/bitboard.hpp"
#include "model/board/board.hpp"

namespace gosedai {

inline constexpr int life_region_limit = 64;

struct LifeArea {
  Color owner = Color::empty;
  BitBoard group;    // the stones whose life is asked for
  BitBoard home;     // the group, its liberties and the pockets inside: where it has to live
  BitBoard region;   // where moves are tried; at most `life_region_limit` points
  BitBoard escapes;  // empty points of the region: a linked stone there has got away
  BitBoard friends;  // stones of the owner that need no help: a link to them is life
  /// The region ends at stones and at the edge everywhere, and there are no friends in reach: what
  /// happens in it is all that can happen.
  bool sealed = false;
  BitBoard footprint;
};

/// How far around the group moves are tried.
enum class LifeScope : std::uint8_t {
  wide,   // with the way out and the room of besiegers that are short of liberties
  near,   // besiegers up to three liberties, and where somebody on the edge is stopped
  inner,  // within the siege, and besiegers that are nearly taken
};

/// What the owner wants, and the attacker denies him.
enum class LifeAim : std::uint8_t {
  survival,   // not to be taken: seki is life
  territory,  // to live whatever the attacker does, with the eye space his own: seki is a failure
};

LifeArea life_area(const Board& board, Point target, LifeScope scope = LifeScope::wide);

/// The stones of the colour that are linked to the seed so that one move does not part them.
BitBoard linked_stones(const Board& board, const BitBoard& seed, Color color, BitBoard& footprint);

}  // namespace gosedai
