// How a move looks, as a score beside the opinions of readings (local_opinion.hpp).
#pragma once

#include <algorithm>
#include <cmath>

namespace gosedai {

/// Readings know part of what the looks tell, so these count less than they would alone.
inline double look_score(double share) {
  constexpr double trust = 0.75;
  constexpr double least_share = 1e-6;
  return trust * std::log(std::max(share, least_share));
}

}  // namespace gosedai
