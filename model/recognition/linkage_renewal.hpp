// Which linkages a change of the board can have made, ended or altered, so that the others need not be
// looked for again.
#pragma once

#include "model/recognition/linkage_kind.hpp"

namespace gosedai {

/// One of the points is an end of it or lies in its gap. Nothing else decides whether there is such a
/// linkage.
bool touches(const LinkageShape& shape, const BitBoard& points);

/// Those of all_linkages that touch the points, in the same order.
std::vector<LinkageShape> linkages_touching(const Board& board, const BitBoard& points);

}  // namespace gosedai
