// How many eyes a small eye space gives at least (TR-0837 3.4.3.5, table 3.4-2: the
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

constexpr RegionSet bit(int number) noexcept { return RegionSet{1} << number; }

template <class Visit>
void for_each_number(RegionSet set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

struct EyeShape {
  int size = 0;
  RegionSet vital = 0;    // the point that decides; empty when no single one does
  bool hopeless = false;  // one eye at most, whoever plays first
};

/// The shape of a connected set of points.
EyeShape eye_shape(RegionSet points, const RegionNear& near) noexcept;

/// Lower bound for an empty space, closed in by one string, away from the corner.
int least_eyes(RegionSet points, const RegionNear& near, bool owner_to_move) noexcept;

}  // namespace gosedai
