// "The group is taken off the board" as a goal: when it is reached and when it can no longer be.
//
// With the aim `territory` it is the owner who has a goal: life whatever the attacker does. What goes on
// for ever, or where nobody can move, is seki then and no success. The same positions are settled at sight, but
// for those where an eye space holds out without giving two eyes.
//
// Works on a numbering of the region's points, so that sets of them are single words. The group is
// dead when less than a third of it is left, counting what has been played at home since; stones
// that have been taken may be avenged "under the stones". It is alive when enough of it is alive
// whatever the attacker does (Benson 1976: each string has two regions of its own in which every
// empty point is its liberty), when it is linked to a friend in safety, or when it has run out.
//
// Two bounds end most lines earlier. Attacking strings with a liberty outside the region are never
// taken in it, so a point next to them is no eye: when the points that are left give no two eyes and
// there is nothing to capture, the group is dead. A string whose own closed spaces give two eyes even
// if the attacker begins is alive.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "model/reading/life_area.hpp"
#include "model/reading/life_eyes.hpp"
#include "model/reading/nakade.hpp"

namespace gosedai {

enum class LifeState : std::uint8_t { open, dead, alive };

struct LifeJudgement {
  LifeState state = LifeState::open;
  /// The room for eyes, 0 to 10, where the state is open: 4 and more is about two eyes.
  int eye_room = 0;
  /// Of a settled state: it holds whatever the loser does elsewhere in the region.
  RegionSet zone = 0;
};

/// The points of the region at one moment.
struct RegionView {
  RegionSet empty = 0;
  RegionSet owner = 0;
  RegionSet attacker = 0;
};

class LifeGoal {
 public:
  LifeGoal(const Board& root, const LifeArea& area, LifeAim aim = LifeAim::survival);

  Color owner() const noexcept { return owner_; }
  Color attacker() const noexcept { return opponent(owner_); }
  /// Who has to get somewhere: for the other side it is enough that nothing happens.
  Color prover() const noexcept { return aim_ == LifeAim::survival ? attacker() : owner_; }
  int point_count() const noexcept { return count_; }
  Point point(int number) const noexcept { return points_[static_cast<std::size_t>(number)]; }
  /// -1 outside the region.
  int number(Point point) const noexcept { return numbers_[point.index()]; }
  RegionSet near(int number) const noexcept { return near_[static_cast<std::size_t>(number)]; }
  /// The eight points around, as far as they are in the region.
  RegionSet around(int number) const noexcept { return around_[static_cast<std::size_t>(number)]; }
  const LifeArea& area() const noexcept { return area_; }
  /// The point has an empty neighbour outside the region. The owner does not play there: the
  /// attacker, who is not allowed to stop him outside, would stop him. A way out is no leak.
  bool leaks(const Board& board, int number) const noexcept;

  RegionView view(const Board& board) const noexcept;
  /// With `roomy` above 0 an eye space of so many empty points counts as life on the owner's turn,
  /// and one of two more on the attacker's (spec 7.4, survival by interior).
  LifeJudgement judge(const Board& board, Color to_move, const RegionView& view,
                      int roomy = 0) const noexcept;
  /// Points that may still become part of an eye.
  RegionSet eye_points(const Board& board, const RegionView& view) const noexcept;
  /// Of these spaces: which are small, and which of their points decide for the side to move.
  void find_vital(const RegionView& view, RegionSet spaces, bool owner_to_move, RegionSet& small,
                  RegionSet& vital) const noexcept;
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
  RegionSet unconditional_life(const Board& board, Scratch& scratch) const noexcept;
  RegionSet two_eyes(const Board& board, const RegionView& view, bool owner_to_move,
                     const Scratch& scratch) const noexcept;
  LifeJudgement bound_eyes(const Board& board, const RegionView& view, bool owner_to_move,
                           int roomy) const noexcept;
  struct Inside {
    const NakadeVerdicts* verdicts = nullptr;
    unsigned enemy = 0;  // attacking stones, as the verdicts number them
  };
  Inside look_inside(RegionSet space, const RegionView& view) const noexcept;
  bool is_thin(RegionSet space) const noexcept;
  int eyes_of_parts(RegionSet rest, const RegionView& view) const noexcept;
  bool is_vital(RegionSet space, const RegionView& view, bool owner_to_move,
                int number) const noexcept;
  int most_eyes(RegionSet space, const RegionView& view, bool owner_to_move) const noexcept;
  int least_eyes(RegionSet space, const RegionView& view, bool owner_to_move) const noexcept;
  int sure_eyes(RegionSet space, const RegionView& view, bool owner_to_move) const noexcept;
  int stones_at_home(const Board& board, Point stone) const noexcept;
  RegionSet spread(RegionSet seed, RegionSet within) const noexcept;
  RegionSet safe_attackers(const RegionView& view) const noexcept;
  RegionSet possible_eyes(const Board& board, const RegionView& view,
                          RegionSet safe) const noexcept;
  bool is_false_eye(const RegionView& view, RegionSet safe, int number) const noexcept;
  RegionSet way_out(const Board& board, const RegionView& view, Scratch& scratch) const noexcept;
  bool is_shut_in(RegionSet safe) const noexcept;

  LifeArea area_;
  LifeAim aim_;
  Color owner_;
  int group_size_;
  int count_ = 0;
  std::array<Point, life_region_limit> points_;
  std::array<std::int8_t, plane_size> numbers_;
  RegionNear near_{};
  std::array<RegionSet, life_region_limit> around_{};
  std::array<std::array<Point, 4>, life_region_limit> outer_{};  // neighbours outside; then none
  RegionSet home_ = 0;
  RegionSet escapes_ = 0;
  RegionSet at_friends_ = 0;  // stones of friends, and points next to them
  RegionSet at_group_ = 0;    // the same of the group
  RegionSet corners_ = 0;
  std::array<std::uint8_t, life_region_limit> off_board_{};  // neighbours off the board
  RegionSet edge_ = 0;          // points with a neighbour off the board
  RegionSet safe_contact_ = 0;  // next to an attacking stone outside that cannot be taken
  RegionSet safe_inside_ = 0;   // stones of such strings
  std::array<std::uint8_t, life_region_limit> safe_diagonals_{};  // such stones outside, diagonally
  std::vector<Point> group_strings_;                              // a stone of each
  std::vector<Point> friend_strings_;
};

}  // namespace gosedai
