// How many eyes a small eye space can give at most and at least (TR-0837 3.4.3.5, table 3.4-2: the
// degree code, i.e. the numbers of neighbours within the space, names the shape and its vital point).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace gosedai {

/// A set of points of a numbered region.
using RegionSet = std::uint64_t;
/// The neighbours of each numbered point within the region.
using RegionNear = std::array<RegionSet, 64>;

struct EyeShape {
  int size = 0;
  RegionSet vital = 0;    // the point that decides; empty when no single one does
  bool hopeless = false;  // one eye at most, whoever plays first
};

/// The shape of a connected set of points.
EyeShape eye_shape(RegionSet points, const RegionNear& near) noexcept;

/// Upper bound of the eyes: `enemy` are attacking stones inside the space.
int most_eyes(RegionSet points, RegionSet enemy, const RegionNear& near,
              bool owner_to_move) noexcept;

/// Lower bound for an empty space, closed in by one string, away from the corner.
int least_eyes(RegionSet points, const RegionNear& near, bool owner_to_move) noexcept;

}  // namespace gosedai
