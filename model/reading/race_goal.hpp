// "The attacker takes the target before his own string is taken" as a goal of the proof search.
//
// A race is decided when one of the two strings leaves the board, when the target has two eyes, or
// when it has got so many liberties that it is out of the race. Everything between is played out
// over the liberties, eye spaces, approach moves and the weak strings around (TR-0837 3.4.3.6).
#pragma once

#include <array>

#include "model/reading/capture_goal.hpp"
#include "model/reading/proof_search.hpp"
#include "model/reading/race_count.hpp"

namespace gosedai {

class RaceGoal final : public ProofGoal {
 public:
  /// `target` is to be taken by the owner of `own`. Both must hold stones of different colours.
  RaceGoal(WatchedBoard& board, EyeMemo& memo, Point own, Point target);

  Color prover() const override { return attacker_; }
  int depth_limit() const override { return 120; }
  Estimate estimate(WatchedBoard& board, Color to_move) const override;
  void generate(WatchedBoard& board, Color to_move, Candidates& moves) const override;
  BitBoard zone_of_position(WatchedBoard& board, Color to_move) const override;
  BitBoard zone_of_move(WatchedBoard& board, Point move) const override;

 private:
  Estimate estimate_by_count(WatchedBoard& board, Color to_move, const StringShape& target,
                             const StringShape& own) const;
  static Estimate guess(int target_lasts, int own_lasts, bool attacker_first);
  /// The first move is always searched, because a number tells no move.
  bool is_root(const WatchedBoard& board, Color) const { return board.hash() == root_hash_; }

  Point own_;
  Point target_;
  Color attacker_;
  Color defender_;
  int escape_above_;
  Hash root_hash_;
  EyeMemo& memo_;
  BitBoard settled_;  // stones of strings with two eyes or many liberties: nobody attacks them
};

}  // namespace gosedai
