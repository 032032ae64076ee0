#include "kb/decision/move_order.hpp"

#include <algorithm>
#include <cmath>

namespace gosedai {

double order_of(const RankedMove& move, double usual, const DecisionParameters& parameters) {
  if (usual <= 0) return move.value;
  const double share = std::max(move.share, parameters.rare_share);
  return move.value + parameters.shape_points * std::log(share / usual);
}

}  // namespace gosedai
