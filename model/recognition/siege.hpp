// How closely a group is surrounded (spec 5; TR-0837 3.3.1.4, figure 3.3-8).
//
// Liberties of the group's stones are its group liberties of the first order; one step further out lie
// those of the second, and so on to the fourth. A step never enters a block point of the enemy. The way
// to a point may touch other stones once, which halves it, but not twice. Fourth-order points that lie
// together (side by side or diagonally) are a batch; a single one is no way out, and neither is the edge
// line. What counts in the batches is the siege rate: 0 is completely surrounded.
#pragma once

#include <array>

#include "model/recognition/terrain.hpp"

namespace gosedai {

inline constexpr int siege_orders = 4;

struct Siege {
  double rate = 0;
  int batches = 0;
  std::array<BitBoard, siege_orders> liberties;  // by order, the first first
  BitBoard halved;                               // points reached after one touch

  const BitBoard& outermost() const { return liberties[siege_orders - 1]; }
  friend bool operator==(const Siege&, const Siege&) = default;
};

/// Adds the points read to the footprint.
Siege siege_of(const Terrain& terrain, const GroupMembers& group, Footprint& footprint);

/// The same for any set of stones of one colour, where `blocks` keeps them in.
Siege siege_of(const Board& board, const BitBoard& stones, const BitBoard& taken,
               const BitBoard& blocks, Footprint& footprint);

}  // namespace gosedai
