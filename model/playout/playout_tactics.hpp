// Quick looks at strings and liberties for playouts. They see a move or two ahead, not more.
#pragma once

#include <array>

#include "model/playout/playout_board.hpp"

namespace gosedai {

/// Different liberties, up to a limit.
class FewLiberties {
 public:
  static constexpr int most = 4;

  explicit FewLiberties(int limit = most) noexcept : limit_(limit) {}

  bool is_full() const noexcept { return count_ >= limit_; }
  int count() const noexcept { return count_; }
  Point operator[](int index) const noexcept { return points_[static_cast<std::size_t>(index)]; }
  void add(Point point) noexcept {
    for (int i = 0; i < count_; ++i)
      if ((*this)[i] == point) return;
    if (!is_full()) points_[static_cast<std::size_t>(count_++)] = point;
  }

 private:
  std::array<Point, most> points_;
  int count_ = 0;
  int limit_;
};

/// The liberties of a string, as far as the limit.
FewLiberties liberties_of(const PlayoutBoard& board, Point stone, int limit) noexcept;

/// How many liberties a stone there would have, up to the limit. Captures count as the points they leave next
/// to the stone; `without` is a point that somebody has filled meanwhile.
int breath_after(const PlayoutBoard& board, Color color, Point point, int limit,
                 Point without = Point::none()) noexcept;

/// Some enemy string next to the point would be taken.
bool takes_something(const PlayoutBoard& board, Color color, Point point) noexcept;

/// A legal move that leaves its own stones in atari for nothing: it takes nothing, and they are neither a bait of one
/// stone nor a shape that kills an eye space when they are taken.
bool gives_stones_away(const PlayoutBoard& board, Color color, Point point) noexcept;

/// The point that makes two eyes or one of a small space around an empty point, whose border is of one colour; none
/// when there is no such space or point.
Point vital_point(const PlayoutBoard& board, Point inside) noexcept;

}  // namespace gosedai
