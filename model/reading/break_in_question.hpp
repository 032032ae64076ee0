// What a break-in search is asked: can a string get into an area? (A sibling of the connection
// search, spec 7; its owner breaks in, his opponent blocks off.)
//
// The answer is seen from the side to move. In means a stone of the string stands on a point of the
// area and is not taken off at once.
#pragma once

#include "model/board/board.hpp"

namespace gosedai {

struct BreakInQuestion {
  Point stone;  // any stone of the string
  BitBoard area;
  Color to_move = Color::black;
  bool all_moves = false;

  friend bool operator==(const BreakInQuestion&, const BreakInQuestion&) = default;
};

}  // namespace gosedai
