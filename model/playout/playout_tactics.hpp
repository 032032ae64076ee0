// Quick looks at strings and liberties for playouts. They see a move or two ahead, not more.
#pragma once

#include <cstdint>

#include "model/playout/playout_board.hpp"

namespace gosedai {

/// Different liberties, up to a limit. Whether a point is one, and a new one, cannot be foreseen; so the points stand side
/// by side in one word, where all are compared at once, and nothing branches.
class FewLiberties {
 public:
  static constexpr int most = 4;

  explicit FewLiberties(int limit = most) noexcept : limit_(limit) {}

  bool is_full() const noexcept { return count_ >= limit_; }
  int count() const noexcept { return count_; }
  Point operator[](int index) const noexcept {
    return Point::from_index(static_cast<int>(points_ >> (bits * index) & lane));
  }
  void add_if(bool counts, Point point) noexcept {
    // A lane that equals the point becomes zero. Taking one from every lane turns the top bit of the lowest zero on, and
    // where no lane is zero, of none that did not have it.
    const std::uint64_t differing = points_ ^ (point.index() * ones);
    const bool known = ((differing - ones) & ~differing & tops) != 0;
    const int added = (counts & !known & !is_full()) ? 1 : 0;
    points_ |= (point.index() * static_cast<std::uint64_t>(added)) << (bits * count_ % 64);
    count_ += added;
  }

 private:
  static constexpr int bits = 16;
  static constexpr std::uint64_t lane = 0xffff;
  static constexpr std::uint64_t ones = 0x0001'0001'0001'0001;  // the lowest bit of each lane
  static constexpr std::uint64_t tops = 0x8000'8000'8000'8000;  // the highest

  std::uint64_t points_ = 0;  // none where there is none
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
