// How a point lies among stones, as a number that is the same whichever way round the board lies and
// whoever is black. Where several points are equally good, the lie decides: so a turned or mirrored
// position is judged alike. Points of equal lie are nearly always mirror images of each other.
#pragma once

#include <algorithm>
#include <cstdint>

#include "model/board/bitboard.hpp"

namespace gosedai {

class Lie {
 public:
  Lie(const BitBoard& own, const BitBoard& enemies, int size)
      : own_(own), enemies_(enemies), size_(size) {}

  /// From the distances to the stones and to the edges.
  std::uint64_t of(Point point) const {
    const int col = std::min(point.col(), size_ - 1 - point.col());
    const int row = std::min(point.row(), size_ - 1 - point.row());
    std::uint64_t sum = mixed(static_cast<unsigned>(col * col + row * row), 0);
    own_.for_each([&](Point stone) { sum += mixed(distance(point, stone), 1); });
    enemies_.for_each([&](Point stone) { sum += mixed(distance(point, stone), 2); });
    return sum;
  }

 private:
  static unsigned distance(Point a, Point b) {
    const int col = a.col() - b.col();
    const int row = a.row() - b.row();
    return static_cast<unsigned>(col * col + row * row);
  }
  /// Spreads the squares so that different sets of distances have different sums.
  static std::uint64_t mixed(unsigned square, unsigned kind) {
    std::uint64_t bits = (square * 4ULL + kind + 1) * 0x9E3779B97F4A7C15ULL;
    bits ^= bits >> 29;
    bits *= 0xBF58476D1CE4E5B9ULL;
    return bits ^ (bits >> 32);
  }

  BitBoard own_;
  BitBoard enemies_;
  int size_;
};

}  // namespace gosedai
