#include "model/reading/siege_eyes.hpp"

#include <algorithm>
#include <array>

namespace gosedai {

namespace {

constexpr int largest_shape = 6;

/// The points of a small space by their number of neighbours in it.
struct DegreeCode {
  int size = 0;
  int highest = 0;
  std::array<int, 5> count{};
  std::array<BitBoard, 5> with;

  explicit DegreeCode(const BitBoard& space) {
    space.for_each([&](Point point) {
      std::size_t degree = 0;
      for (const Point near : neighbors(point)) degree += space.contains(near) ? 1U : 0U;
      ++size;
      ++count[degree];
      with[degree].insert(point);
      highest = std::max(highest, static_cast<int>(degree));
    });
  }
  bool is_square() const { return size == 4 && count[2] == 4; }
  /// Shapes in which one point decides between one eye and two.
  bool has_vital_point() const {
    switch (size) {
      case 3: return true;
      case 4: return highest == 3;
      case 5: return highest == 4 || (highest == 3 && count[2] == 3);
      case 6: return highest == 4 && count[2] == 3;
      default: return false;
    }
  }
  const BitBoard& top() const { return with[static_cast<std::size_t>(highest)]; }
};

EyeSpaceValue by_vital_point(const BitBoard& vital, const BitBoard& enemy) {
  if (vital.intersects(enemy)) return {1, 1, {}};
  return {1, 2, vital};
}

/// Four in a row or bent: either middle point answers the other.
EyeSpaceValue by_two_middles(const BitBoard& middles, const BitBoard& enemy) {
  const int taken = (middles & enemy).count();
  if (taken == 0) return {2, 2, {}};
  if (taken == 2) return {1, 1, {}};
  return {1, 2, middles & ~enemy};
}

/// A nearly full space: once the stones are taken, the attacker plays into what they leave.
int eyes_left_by(BitBoard stones) {
  int best = 0;
  while (!stones.is_empty()) {
    const BitBoard part = first_part(stones);
    stones &= ~part;
    best = std::max(best, eye_space_value(part, {}).least);
  }
  return best;
}

}  // namespace

BitBoard first_part(const BitBoard& set) { return flood(BitBoard::of(set.first()), set); }

EyeSpaceValue eye_space_value(const BitBoard& space, const BitBoard& enemy) {
  const int size = space.count();
  if (size == 0) return {};
  if (size <= 2) return {1, 1, {}};
  const int stones = enemy.count();
  if (stones >= 3 && size - stones <= 2) {
    const int left = eyes_left_by(enemy);
    return {left, left, {}};
  }
  if (size > largest_shape) {
    if (size - 2 * stones > largest_shape) return {2, 2, {}};
    return {1, 2, (enemy.neighbors() & space) & ~enemy};
  }
  const DegreeCode code(space);
  if (code.is_square()) return {1, 1, {}};
  if (code.has_vital_point()) return by_vital_point(code.top(), enemy);
  if (size == 4) return by_two_middles(code.with[2], enemy);
  if (stones == 0) return {2, 2, {}};
  return {1, 2, (enemy.neighbors() & space) & ~enemy};
}

}  // namespace gosedai
