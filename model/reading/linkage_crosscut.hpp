// The moment of a cut, found on the line of a connection search.
#pragma once

#include <optional>
#include <vector>

#include "model/board/board.hpp"

namespace gosedai {

struct LinkageCrosscut {
  Board board;    // when the second cutting stone has just come, or at the root
  Color to_move;  // next
};

/// The first position of the line in which the strings of the two ends touch diagonally and enemy
/// stones stand on both points between, all four in `area`; nothing when it never comes to that.
std::optional<LinkageCrosscut> find_crosscut(const Board& root, Color to_move,
                                             const std::vector<Point>& line, Point a, Point b,
                                             const BitBoard& area);

}  // namespace gosedai
