// What a connection search is asked (spec 7; TR-0837 3.4.3.3, TR-720 5.4).
//
// The answer is seen from the side to move: the owner of the two strings asks whether he can connect
// them, the opponent whether he can keep them apart. Connected means one string that is not taken
// off at once; a string that is captured on the way counts as cut off.
#pragma once

#include "model/board/board.hpp"

namespace gosedai {

struct ConnectionQuestion {
  Point a;  // any stone of either string; both of one colour
  Point b;
  Color to_move = Color::black;
  bool all_moves = false;

  friend bool operator==(const ConnectionQuestion&, const ConnectionQuestion&) = default;
};

}  // namespace gosedai
