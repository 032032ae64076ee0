// Proof and disproof numbers: how many positions at least are still to be settled.
#pragma once

#include <cstdint>

#include "model/board/point.hpp"

namespace gosedai {

struct Estimate {
  static constexpr std::uint32_t infinite = 1'000'000'000;

  std::uint32_t proof = 1;
  std::uint32_t disproof = 1;
  /// Of a settled position: the move that settles it, none when none is needed.
  Point move;

  static constexpr Estimate proved(Point move = Point::none()) { return {0, infinite, move}; }
  static constexpr Estimate disproved(Point move = Point::none()) { return {infinite, 0, move}; }
  /// Sums stay below the value that means "settled".
  static constexpr std::uint32_t sum(std::uint32_t a, std::uint32_t b) {
    return a + b < infinite ? a + b : infinite - 1;
  }
  constexpr bool is_proved() const { return proof == 0; }
  constexpr bool is_disproved() const { return disproof == 0; }
  constexpr bool is_settled() const { return is_proved() || is_disproved(); }
};

}  // namespace gosedai
