// The potential patterns by the rule behind them: an edge acts like a stone one line outside, for
// points that are not farther from the edge than the stone. A test of kb compares them with the data.
#pragma once

#include <cstdlib>

#include "model/recognition/potential.hpp"

namespace gosedai::recognition_tests {

/// What a stone adds far from the edges (pattern A).
inline int open_potential(int down, int right) {
  constexpr int reach = PotentialPatterns::reach;
  constexpr int values[reach + 1][reach + 1] = {
      {0, 35, 12, 7, 5}, {35, 19, 10, 7, 0}, {12, 10, 7, 6, 0}, {7, 7, 6, 0, 0}, {5, 0, 0, 0, 0}};
  const int rows = std::abs(down);
  const int cols = std::abs(right);
  return rows <= reach && cols <= reach ? values[rows][cols] : 0;
}

inline int ruled_potential(PotentialPatterns::Place place, int down, int right) {
  if (down == 0 && right == 0) return 0;
  if (place.top != 0 && down <= -place.top) return 0;
  if (place.left != 0 && right <= -place.left) return 0;
  int value = open_potential(down, right);
  if (place.top != 0 && down <= 0) value += open_potential(place.top + down, right);
  if (place.left != 0 && right <= 0) value += open_potential(down, place.left + right);
  return value;
}

inline PotentialPatterns ruled_patterns() {
  constexpr int reach = PotentialPatterns::reach;
  PotentialPatterns patterns;
  for (const PotentialPatterns::Place place : PotentialPatterns::places()) {
    PotentialPatterns::Pattern pattern{};
    for (int down = -reach; down <= reach; ++down)
      for (int right = -reach; right <= reach; ++right)
        pattern[static_cast<std::size_t>(down + reach)][static_cast<std::size_t>(right + reach)] =
            static_cast<std::int16_t>(ruled_potential(place, down, right));
    patterns.set(place, pattern);
  }
  return patterns;
}

}  // namespace gosedai::recognition_tests
