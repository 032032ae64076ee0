// A point of a corner, and sets of them: the frame in which joseki are written.
//
// A corner is a square of ten lines; joseki are written for the upper right one of a 19x19 board, so the
// corner itself is T19 and the far ends of the square are K and 10:
//
//     x   9 . . 2 1 0        x lines from the right edge, y lines from the top edge, both from 0
//         K . . R S T  19  0
//         . . . . . .  18  1
//                          y
//
// A set is 100 bits in two words, so that "all these stones are there" is a handful of instructions.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "model/board/color.hpp"
#include "model/board/point.hpp"

namespace gosedai {

inline constexpr int corner_lines = 10;
inline constexpr int corner_points = corner_lines * corner_lines;
/// The board for which joseki are written.
inline constexpr int joseki_board_size = 19;

class CornerPoint {
 public:
  constexpr CornerPoint() noexcept = default;
  static constexpr CornerPoint at(int x, int y) noexcept {
    return from_index(y * corner_lines + x);
  }
  static constexpr CornerPoint from_index(int index) noexcept {
    CornerPoint point;
    point.index_ = static_cast<std::uint8_t>(index);
    return point;
  }
  /// No point; in a line of moves: played elsewhere.
  static constexpr CornerPoint none() noexcept { return CornerPoint(); }

  constexpr int index() const noexcept { return index_; }
  constexpr int x() const noexcept { return index_ % corner_lines; }
  constexpr int y() const noexcept { return index_ / corner_lines; }
  constexpr bool is_none() const noexcept { return index_ >= corner_points; }
  /// Mirrored about the diagonal through the corner.
  constexpr CornerPoint mirrored() const noexcept { return is_none() ? none() : at(y(), x()); }

  /// Its place on the board for which joseki are written.
  constexpr Point on_joseki_board() const noexcept {
    return Point::at(joseki_board_size - 1 - x(), joseki_board_size - 1 - y());
  }
  /// The reverse; none for a point outside the corner.
  static constexpr CornerPoint from_joseki_board(Point point) noexcept {
    const int x = joseki_board_size - 1 - point.col();
    const int y = joseki_board_size - 1 - point.row();
    const bool inside = x >= 0 && y >= 0 && x < corner_lines && y < corner_lines;
    return inside ? at(x, y) : none();
  }

  friend constexpr auto operator<=>(CornerPoint, CornerPoint) noexcept = default;

 private:
  std::uint8_t index_ = 255;
};

class CornerSet {
 public:
  constexpr bool contains(CornerPoint point) const noexcept {
    return (words_[word(point)] >> (point.index() % 64)) & 1U;
  }
  constexpr void insert(CornerPoint point) noexcept { words_[word(point)] |= bit(point); }
  constexpr int count() const noexcept {
    return std::popcount(words_[0]) + std::popcount(words_[1]);
  }
  constexpr bool is_empty() const noexcept { return (words_[0] | words_[1]) == 0; }
  constexpr bool is_subset_of(const CornerSet& other) const noexcept {
    return ((words_[0] & ~other.words_[0]) | (words_[1] & ~other.words_[1])) == 0;
  }

  constexpr bool intersects(const CornerSet& other) const noexcept {
    return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
  }

  constexpr CornerSet& operator|=(const CornerSet& other) noexcept {
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
    return *this;
  }
  constexpr CornerSet& operator&=(const CornerSet& other) noexcept {
    words_[0] &= other.words_[0];
    words_[1] &= other.words_[1];
    return *this;
  }
  /// What is in the first set only.
  friend constexpr CornerSet operator-(CornerSet a, const CornerSet& b) noexcept {
    a.words_[0] &= ~b.words_[0];
    a.words_[1] &= ~b.words_[1];
    return a;
  }
  friend constexpr CornerSet operator|(CornerSet a, const CornerSet& b) noexcept { return a |= b; }
  friend constexpr CornerSet operator&(CornerSet a, const CornerSet& b) noexcept { return a &= b; }
  friend constexpr bool operator==(const CornerSet&, const CornerSet&) noexcept = default;

  /// Calls `visit(point)` in order of index.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(CornerPoint::from_index(static_cast<int>(i) * 64 + std::countr_zero(rest)));
  }

 private:
  static constexpr std::size_t word(CornerPoint point) noexcept {
    return static_cast<std::size_t>(point.index()) / 64;
  }
  static constexpr std::uint64_t bit(CornerPoint point) noexcept {
    return std::uint64_t{1} << (point.index() % 64);
  }

  std::array<std::uint64_t, 2> words_{};
};

/// The stones of a corner, black and white.
struct CornerStones {
  std::array<CornerSet, 2> of;

  constexpr CornerSet& operator[](Color color) noexcept { return of[player_index(color)]; }
  constexpr const CornerSet& operator[](Color color) const noexcept {
    return of[player_index(color)];
  }
  constexpr CornerSet all() const noexcept { return of[0] | of[1]; }
  constexpr int count() const noexcept { return of[0].count() + of[1].count(); }
  constexpr bool is_subset_of(const CornerStones& other) const noexcept {
    return of[0].is_subset_of(other.of[0]) && of[1].is_subset_of(other.of[1]);
  }
  constexpr bool intersects(const CornerStones& other) const noexcept {
    return of[0].intersects(other.of[0]) || of[1].intersects(other.of[1]);
  }
  friend constexpr bool operator==(const CornerStones&, const CornerStones&) noexcept = default;
};

}  // namespace gosedai
