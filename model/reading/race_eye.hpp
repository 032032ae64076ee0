// The value of a closed eye space in a race: how many moves it takes to fill, by retrograde analysis.
//
// The space is closed by one string of its owner; enemy stones and loose stones of the owner may be
// inside. All its states are laid out and their values found by iteration from below:
//
//     enemy to move   value = min over his moves                  0 when the move takes the string
//     owner to move   value = max of 1 + (value when he plays elsewhere) and of his moves inside
//
// Outside liberties matter as long as there are any: a move that would take the string is suicide
// then, and instead of it the enemy may fill one of them. Up to two are laid out beside the space.
//
// So the value counts how often the owner can play elsewhere before his string is taken, and grows
// without end when he lives. This yields the well-known 1, 2, 3, 5, 8, 12 for the killing shapes, with
// stones already inside taken off, and tells where a move is worth more than one.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/board/bitboard.hpp"
#include "model/board/color.hpp"

namespace gosedai {

class EyeSpace {
 public:
  static constexpr int largest = 7;
  static constexpr int lives = 24;  // a value that means: the owner lives here
  static constexpr int most_outside = 2;

  /// `region` are the points that the string encloses, at most `largest`; `walls` those of them that
  /// touch the string.
  EyeSpace(const BitBoard& region, const BitBoard& walls);

  const BitBoard& region() const noexcept { return region_; }
  const BitBoard& walls() const noexcept { return walls_; }
  int size() const noexcept { return size_; }

  struct Value {
    int enemy_first = 0;  // moves to fill the space when the enemy starts
    int owner_first = 0;  // the same when the owner has a move here or elsewhere first
    bool settled = false; // nobody gains more than a move by playing here, now or later

    bool is_alive() const noexcept { return enemy_first >= lives; }
  };
  /// With these stones inside and so many liberties elsewhere, which are not counted in the value.
  Value value(const BitBoard& enemy_stones, const BitBoard& owner_stones, int outside) const;

 private:
  using Mask = std::uint32_t;

  Mask mask_of(const BitBoard& points) const;
  Mask around(Mask points) const;
  Mask group(Mask seed, Mask through) const;
  Mask joined_to_string(Mask owner) const;
  bool string_breathes(Mask enemy, Mask owner) const;
  void lay_out();
  void lay_out_moves(Mask enemy, Mask owner);
  void iterate();
  bool improve(Mask state, int outside);
  int enemy_best(Mask state, int outside) const;
  std::uint16_t enemy_move(Mask enemy, Mask owner, Mask stone) const;
  std::uint16_t owner_move(Mask enemy, Mask owner, Mask stone) const;
  Mask state_of(Mask enemy, Mask owner) const { return enemy | (owner << size_); }

  BitBoard region_;
  BitBoard walls_;
  int size_ = 0;
  Mask all_ = 0;
  Mask wall_mask_ = 0;
  std::array<Mask, largest> near_{};
  std::array<Point, largest> points_{};
  std::vector<std::uint16_t> next_;  // by state, side and point
  std::vector<std::uint16_t> states_;
  std::array<std::vector<std::uint8_t>, most_outside + 1> enemy_value_;  // by outside liberties
  std::array<std::vector<std::uint8_t>, most_outside + 1> owner_value_;
};

}  // namespace gosedai
