// Safety under alternating play: what stands if its owner answers each move (Mueller 1997; figure 24).
//
// Unconditional life (unconditional_life.hpp) allows no answers. With answers a region may also hold
// empty points that its string does not touch, if each of them has two liberties of the string next
// to it that no other such point needs: when the opponent takes one of the two, the owner takes the
// other, and the point becomes a liberty of the string. So after all answers every empty point of the
// region is one, the opponent can make no eye there, and the region counts as in Benson's theorem. To
// keep the answers apart, such a region may border on one string only.
//
//     X X X X
//     p X . X      q, in the corner of the board, touches no stone of X, but X gets one of the two
//     q p X X      points p
#pragma once

#include "model/board/board.hpp"

namespace gosedai {

struct Safety {
  BitBoard stones;     // strings that cannot be captured if every move is answered
  BitBoard territory;  // the regions that they lean on: the opponent cannot live there

  friend bool operator==(const Safety&, const Safety&) = default;
};

Safety safety_under_alternation(const Board& board, Color color);

}  // namespace gosedai
