// What the moves of one position are sorted by: their value and how players move, together in points.
#pragma once

#include "kb/decision/ranking.hpp"

namespace gosedai {

/// `usual` is the share of the most usual move: where a move is e times as usual as another, that weighs
/// as much as `shape_points`.
double order_of(const RankedMove& move, double usual, const DecisionParameters& parameters);

}  // namespace gosedai
