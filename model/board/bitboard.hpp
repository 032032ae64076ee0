// A set of points as bits, one per cell of the plane (point.hpp): whole-board operations by shifts.
//
// This is the software form of the board circuits of the Shyu thesis, chapter 5: every point works
// at once, and a signal spreads to the four neighbours by a shift. Border cells are kept out by
// intersecting with a set of points on the board.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "model/board/point.hpp"

namespace gosedai {

class BitBoard {
 public:
  static constexpr std::size_t word_count = plane_size / 64;

  constexpr BitBoard() noexcept = default;
  static constexpr BitBoard of(Point point) noexcept {
    BitBoard set;
    set.insert(point);
    return set;
  }
  /// All points of a board of that size.
  static constexpr BitBoard full(int size) noexcept {
    BitBoard set;
    for (int row = 0; row < size; ++row)
      for (int col = 0; col < size; ++col) set.insert(Point::at(col, row));
    return set;
  }

  constexpr bool contains(Point point) const noexcept {
    return (words_[point.index() / 64] >> (point.index() % 64)) & 1U;
  }
  constexpr void insert(Point point) noexcept { words_[point.index() / 64] |= bit(point); }
  constexpr void erase(Point point) noexcept { words_[point.index() / 64] &= ~bit(point); }

  constexpr bool is_empty() const noexcept {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  constexpr int count() const noexcept {
    int total = 0;
    for (const std::uint64_t word : words_) total += std::popcount(word);
    return total;
  }
  constexpr bool intersects(const BitBoard& other) const noexcept {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < word_count; ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  /// The point with the lowest index; none for the empty set.
  constexpr Point first() const noexcept {
    for (std::size_t i = 0; i < word_count; ++i)
      if (words_[i] != 0)
        return Point::from_index(static_cast<int>(i) * 64 + std::countr_zero(words_[i]));
    return Point::none();
  }

  constexpr BitBoard& operator|=(const BitBoard& other) noexcept {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr BitBoard& operator&=(const BitBoard& other) noexcept {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr BitBoard& operator^=(const BitBoard& other) noexcept {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] ^= other.words_[i];
    return *this;
  }
  friend constexpr BitBoard operator|(BitBoard a, const BitBoard& b) noexcept { return a |= b; }
  friend constexpr BitBoard operator&(BitBoard a, const BitBoard& b) noexcept { return a &= b; }
  friend constexpr BitBoard operator^(BitBoard a, const BitBoard& b) noexcept { return a ^= b; }
  constexpr BitBoard operator~() const noexcept {
    BitBoard inverse;
    for (std::size_t i = 0; i < word_count; ++i) inverse.words_[i] = ~words_[i];
    return inverse;
  }
  friend constexpr bool operator==(const BitBoard&, const BitBoard&) noexcept = default;

  /// The set moved towards a higher (north, east) or lower (south, west) index.
  constexpr BitBoard shifted_up(unsigned distance) const noexcept {
    BitBoard moved;
    moved.words_[0] = words_[0] << distance;
    for (std::size_t i = 1; i < word_count; ++i)
      moved.words_[i] = (words_[i] << distance) | (words_[i - 1] >> (64 - distance));
    return moved;
  }
  constexpr BitBoard shifted_down(unsigned distance) const noexcept {
    BitBoard moved;
    for (std::size_t i = 0; i + 1 < word_count; ++i)
      moved.words_[i] = (words_[i] >> distance) | (words_[i + 1] << (64 - distance));
    moved.words_[word_count - 1] = words_[word_count - 1] >> distance;
    return moved;
  }
  /// The points next to the set; may hold border cells and points of the set itself.
  constexpr BitBoard neighbors() const noexcept {
    return shifted_up(1) | shifted_down(1) | shifted_up(stride) | shifted_down(stride);
  }
  /// The set and the points next to it; may hold border cells.
  constexpr BitBoard expanded() const noexcept { return *this | neighbors(); }

  /// Calls `visit(point)` in order of index.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t i = 0; i < word_count; ++i)
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(Point::from_index(static_cast<int>(i) * 64 + std::countr_zero(rest)));
  }

 private:
  static constexpr std::uint64_t bit(Point point) noexcept {
    return std::uint64_t{1} << (point.index() % 64);
  }

  std::array<std::uint64_t, word_count> words_{};
};

/// What a signal that starts at `seed` reaches through `through` (the seed outside it is dropped).
BitBoard flood(const BitBoard& seed, const BitBoard& through) noexcept;

/// Stones of one colour whose strings have no liberty: no "alive" signal reaches them (Shyu 5.1).
BitBoard strings_without_liberty(const BitBoard& stones, const BitBoard& empty) noexcept;

/// Empty points next to the stones.
BitBoard liberties_of(const BitBoard& stones, const BitBoard& empty) noexcept;

}  // namespace gosedai
