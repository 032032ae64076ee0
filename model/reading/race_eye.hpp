// The value of a closed eye space in a race: how many moves it takes to fill, by retrograde analysis.
//
// The space is closed by one string of its owner; enemy stones and loose stones of the owner may be
// inside. All its states are laid out and their values found by iteration from below:
//
//     enemy to move   value = min over his moves                  0 when the move takes the string
//     owner to move   value = max of 1 + (value when he plays elsewhere) and of his moves inside
//
// Outside liberties matter as long as there are any: a move that would take the string may be suicide
// then, and instead of it the enemy may fill one of them. Up to two are laid out beside the space.
// Where a ko can arise the values are found twice, with one side and then the other never taking it.
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

class RaceEye {
 public:
  static constexpr int largest = 7;
  static constexpr int lives = 24;  // a value that means: the owner lives here
  static constexpr int most_outside = 2;

  /// `region` are the points that the string encloses, at most `largest`; `walls` those of them that
  /// touch the string.
  RaceEye(const BitBoard& region, const BitBoard& walls);

  const BitBoard& region() const noexcept { return region_; }
  const BitBoard& walls() const noexcept { return walls_; }
  int size() const noexcept { return size_; }

  struct Value {
    int enemy_first = 0;   // moves to fill the space when the enemy starts
    int owner_first = 0;   // the same when the owner has a move here or elsewhere first
    int least = 0;         // the same as the first, should he lose or fill liberties elsewhere
    bool settled = false;  // nobody gains more than a move by playing here, now or later

    bool is_alive() const noexcept { return enemy_first >= lives; }
    bool stays_alive() const noexcept { return least >= lives; }
  };
  /// With these stones inside and so many liberties elsewhere, which are not counted in the value.
  Value value(const BitBoard& enemy_stones, const BitBoard& owner_stones, int outside) const;

 private:
  using Mask = std::uint32_t;
  using Values = std::array<std::vector<std::uint8_t>, most_outside + 1>;  // by outside liberties
  struct Table {
    Values enemy_first;
    Values owner_first;
  };
  /// The state after a stone, with what is special about it.
  struct Step {
    std::uint16_t state = 0;
    bool legal = false;
    bool suicide = false;  // no liberty is left unless the move takes the string
    bool ko = false;
  };

  Mask mask_of(const BitBoard& points) const;
  Mask around(Mask points) const;
  Mask group(Mask seed, Mask through) const;
  Mask joined_to_string(Mask owner) const;
  bool string_breathes(Mask enemy, Mask owner) const;
  Mask without_breath(Mask strings, Mask all) const;
  void lay_out();
  void lay_out_moves(Mask enemy, Mask owner);
  void iterate(Table& table, bool enemy_takes_ko);
  bool improve(Table& table, Mask state, int outside, bool enemy_takes_ko) const;
  int enemy_best(const Table& table, Mask state, int outside, bool takes_ko) const;
  Step enemy_move(Mask enemy, Mask owner, Mask stone) const;
  Step owner_move(Mask enemy, Mask owner, Mask stone) const;
  Mask state_of(Mask enemy, Mask owner) const { return enemy | (owner << size_); }
  const Step& step(Mask state, bool of_owner, int point) const;
  int moves(const Values& values, Mask state, int outside) const;

  BitBoard region_;
  BitBoard walls_;
  int size_ = 0;
  Mask all_ = 0;
  Mask wall_mask_ = 0;
  bool may_have_ko_ = false;
  std::array<Mask, largest> near_{};
  std::array<Point, largest> points_{};
  std::vector<Step> steps_;  // by state, side and point
  std::vector<bool> breathes_;
  std::vector<std::uint16_t> states_;
  Table worst_;  // for the owner
  Table best_;
};

}  // namespace gosedai
