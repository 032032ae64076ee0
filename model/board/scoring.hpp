// Counting a finished position. Dead stones are given; all other stones are taken as alive.
#pragma once

#include "model/board/board.hpp"
#include "model/board/rules.hpp"

namespace gosedai {

/// Points of each side without komi.
struct Count {
  int black = 0;
  int white = 0;
};

/// The points that belong to each side: its living stones and the empty or dead regions that only
/// its living stones touch. A region that touches both or no colour belongs to nobody.
struct Ownership {
  BitBoard black;
  BitBoard white;
};
Ownership ownership(const Board& board, const BitBoard& dead);

/// Living stones and surrounded points.
Count area_count(const Board& board, const BitBoard& dead);
/// Surrounded points and prisoners; a dead stone counts as a point and a prisoner.
Count territory_count(const Board& board, const BitBoard& dead);

/// Black's lead in points under the rules, komi included; negative when white leads.
double score(const Board& board, const Rules& rules, const BitBoard& dead);

}  // namespace gosedai
