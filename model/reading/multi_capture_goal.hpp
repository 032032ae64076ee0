// "At least one of several strings is taken off the board" as a goal of the proof search
// (TR-0837 3.4.3.7, TR-720 5.7). It asks the capture goal of every string and puts the answers
// together: one success is enough for the attacker, while the owner has one move for all of them.
#pragma once

#include <vector>

#include "model/reading/capture_goal.hpp"

namespace gosedai {

class MultiCaptureGoal final : public ProofGoal {
 public:
  MultiCaptureGoal(const std::vector<Point>& targets, Color owner, int escape_above,
                   AttackWidth width);

  Color prover() const override { return opponent(owner_); }
  int depth_limit() const override { return 40; }
  Estimate estimate(WatchedBoard& board, Color to_move) const override;
  void generate(WatchedBoard& board, Color to_move, Candidates& moves) const override;
  BitBoard zone_of_position(WatchedBoard& board, Color to_move) const override;
  BitBoard zone_of_move(WatchedBoard& board, Point move) const override;

 private:
  Estimate estimate_for_attacker(WatchedBoard& board) const;
  Estimate estimate_for_owner(WatchedBoard& board) const;
  /// Out of reach even when the attacker moves next.
  bool is_out(WatchedBoard& board, const AnyCaptureGoal& goal) const;
  bool must_answer(WatchedBoard& board, const AnyCaptureGoal& goal) const;

  Color owner_;
  std::vector<AnyCaptureGoal> goals_;
};

}  // namespace gosedai
