// One goal of a race with its ko phases (goal_search.hpp): proved, refuted, or decided by a ko and
// whose.
#pragma once

#include <vector>

#include "model/reading/goal_search.hpp"
#include "model/reading/race_goal.hpp"
#include "model/reading/race_question.hpp"

namespace gosedai {

class RaceProof {
 public:
  /// The prover is the owner of `own`; he wants to take `target`.
  RaceProof(WatchedBoard& board, EyeMemo& memo, Point own, Point target, Color to_move)
      : goal_(board, memo, own, target), search_(board, goal_, to_move) {}
  RaceProof(const RaceProof&) = delete;

  /// Expands at most `budget` positions, takes them off it, and says whether the end is reached.
  bool advance(int& budget) { return search_.advance(budget); }
  bool is_finished() const noexcept { return search_.is_finished(); }
  Color prover() const noexcept { return goal_.prover(); }

  /// Does the prover reach it?
  RaceFate fate() const noexcept;
  /// What the side to move plays for its best result: for the prover to take, for the other to
  /// escape; the first move is none when nothing was found.
  std::vector<Point> line() const { return search_.decisive().line(); }
  int depth() const noexcept { return search_.depth(); }
  SearchTree tree(const TreeLimits& limits) const { return search_.tree(limits); }

 private:
  RaceGoal goal_;
  GoalSearch search_;
};

}  // namespace gosedai
