// A handful of points in the order of the board, without allocation: the liberties of a string that
// is close to being captured. A whole bit board would cost more to clear than all that is done here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/board/point.hpp"

namespace gosedai {

class FewPoints {
 public:
  static constexpr int capacity = 8;

  int size() const noexcept { return size_; }
  bool is_empty() const noexcept { return size_ == 0; }
  Point front() const noexcept { return points_[0]; }
  const Point* begin() const noexcept { return points_.data(); }
  const Point* end() const noexcept { return points_.data() + size_; }
  bool contains(Point point) const noexcept {
    for (const Point each : *this)
      if (each == point) return true;
    return false;
  }
  /// Keeps the order and drops what is there already, and what does not fit.
  void insert(Point point) noexcept {
    std::size_t place = size_;
    while (place > 0 && point < points_[place - 1]) --place;
    if ((place > 0 && points_[place - 1] == point) || size_ == capacity) return;
    for (std::size_t i = size_; i > place; --i) points_[i] = points_[i - 1];
    points_[place] = point;
    ++size_;
  }

 private:
  std::array<Point, capacity> points_;
  std::uint8_t size_ = 0;
};

}  // namespace gosedai
