// "The group is taken off the board" as a goal: when it is reached and when it can no longer be.
//
// Works on a numbering of the region's points, so that sets of them are single words. The group is
// dead when less than a third of it is left, counting what has been played at home since; stones
// that have been taken may be avenged "under the stones". It is alive when enough of it is alive
// whatever the attacker does (Benson 1976: each string has two regions of its own in which every
// empty point is its liberty), when it is linked to a friend in safety, or when it has run out.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "model/reading/life_area.hpp"

namespace gosedai {

/// A set of points of the region by their numbers.
using RegionSet = std::uint64_t;

enum class LifeState : std::uint8_t { open, dead, alive };

/// The points of the region at one moment.
struct RegionView {
  RegionSet empty = 0;
  RegionSet owner = 0;
  RegionSet attacker = 0;
};

class LifeGoal {
 public:
  LifeGoal(const Board& root, const LifeArea& area);

  Color owner() const noexcept { return owner_; }
  Color attacker() const noexcept { return opponent(owner_); }
  int point_count() const noexcept { return count_; }
  Point point(int number) const noexcept { return points_[static_cast<std::size_t>(number)]; }
  /// -1 outside the region.
  int number(Point point) const noexcept { return numbers_[point.index()]; }
  RegionSet near(int number) const noexcept { return near_[static_cast<std::size_t>(number)]; }
  /// The eight points around, as far as they are in the region.
  RegionSet around(int number) const noexcept { return around_[static_cast<std::size_t>(number)]; }
  const LifeArea& area() const noexcept { return area_; }

  RegionView view(const Board& board) const noexcept;
  LifeState judge(const Board& board, Color to_move, const RegionView& view) const noexcept;
  /// The part of `judge` that is a definition and no insight.
  bool is_dead(const Board& board, Color to_move) const noexcept;

 private:
  static constexpr int max_strings = 48;
  struct Chain {
    Point head;
    RegionSet liberties = 0;
    std::uint32_t regions = 0;  // closed regions next to it
    bool safe = true;
  };
  struct Pocket {
    RegionSet points = 0;
    RegionSet empty = 0;
    std::uint64_t chains = 0;
    bool safe = true;
  };
  struct Scratch {
    std::array<Chain, max_strings> chains;
    int chain_count = 0;
    std::array<Pocket, 16> pockets;
    int pocket_count = 0;
  };

  bool can_avenge(const Board& board) const noexcept;
  int chain_of(const Board& board, Point stone, Scratch& scratch) const noexcept;
  void find_chains(const Board& board, const RegionView& view, Scratch& scratch) const noexcept;
  void find_pockets(const Board& board, const RegionView& view, Scratch& scratch) const noexcept;
  bool lives_unconditionally(const Board& board, Scratch& scratch) const noexcept;
  bool has_got_away(const Board& board, const RegionView& view, Scratch& scratch) const noexcept;

  LifeArea area_;
  Color owner_;
  int group_size_;
  int count_ = 0;
  std::array<Point, life_region_limit> points_;
  std::array<std::int8_t, plane_size> numbers_;
  std::array<RegionSet, life_region_limit> near_{};
  std::array<RegionSet, life_region_limit> around_{};
  std::array<std::array<Point, 4>, life_region_limit> outer_{};  // neighbours outside; then none
  RegionSet escapes_ = 0;
  RegionSet friend_contact_ = 0;
  std::vector<Point> group_strings_;  // a stone of each
  std::vector<Point> friend_strings_;
};

}  // namespace gosedai
