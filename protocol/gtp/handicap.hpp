// Where handicap stones go (GTP 2 draft, section 4.1).
#pragma once

#include <vector>

#include "model/board/point.hpp"

namespace gosedai::gtp {

/// How many stones the fixed placement knows: 9 on odd boards from 9x9, 4 on 7x7 and on even boards
/// from 8x8, none on smaller ones.
int max_fixed_handicap(int size);

/// The fixed placement in the order of the specification; empty when the number is not valid.
std::vector<Point> fixed_handicap(int size, int stones);

/// Exactly that many points: the largest fixed placement that fits, then the points farthest from
/// all stones and from the edge. Valid for 2 to size * size - 1 stones, else empty.
std::vector<Point> free_handicap(int size, int stones);

}  // namespace gosedai::gtp
