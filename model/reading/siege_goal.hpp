// "The group is killed" as a goal of the proof search, with few moves and judgement at sight
// (TR-0837 3.4.3.4; spec 7.4).
//
// A line ends when the group has two eyes whatever is done, has room or freedom enough, is linked
// to a friend, or can no longer get any of that. When a line grows longer than the width allows, the
// side to move gets the benefit of the doubt where it could still make the difference.
#pragma once

#include "model/reading/proof_search.hpp"
#include "model/reading/siege_view.hpp"

namespace gosedai {

/// How far a siege search looks.
struct SiegeWidth {
  int moves = 6;         // tried at each position
  int line = 12;         // stones played before a position is judged at sight
  int first_moves = 12;  // tried at the root
};

/// A move to try, and what it is behind the best one.
struct SiegeChoice {
  Point point;
  std::uint32_t handicap = 0;
};

class SiegeGoal {
 public:
  SiegeGoal(const SiegeFrame& frame, const SiegeWidth& width) : frame_(frame), width_(width) {}

  Color attacker() const { return frame_.attacker(); }
  Color owner() const { return frame_.owner; }
  Estimate estimate(WatchedBoard& board, Color to_move) const;
  /// A verdict at sight, for positions where nothing is left to try.
  Estimate judge(WatchedBoard& board, Color to_move) const;
  /// The moves to try, best first; none is a pass.
  std::vector<SiegeChoice> choices(WatchedBoard& board, Color to_move) const;

 private:
  bool is_alive(const SiegeView& view, Color to_move) const;
  bool is_dead(const SiegeView& view, Color to_move) const;
  Estimate judge(const SiegeView& view, Color to_move) const;

  SiegeFrame frame_;
  SiegeWidth width_;
};

/// The moves that matter, best first, with their scores.
struct SiegeMove {
  Point point;
  int score = 0;
};
std::vector<SiegeMove> siege_moves(WatchedBoard& board, const SiegeFrame& frame,
                                   const SiegeView& view, Color to_move);

}  // namespace gosedai
