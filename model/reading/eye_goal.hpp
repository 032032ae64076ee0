// "The owner gets so many eyes in the space" as a goal of the proof search.
//
// An eye is a part of the room that the owner's stones close off on all sides, when those stones
// belong to one string. That is stricter than counting diagonals: the owner must really join what
// is cut at the corners of a false eye, and whether he can is searched. Stones that are joined
// elsewhere, so that the eye closes a ring, are one string too; two strings that hold each other by
// two eyes in common (the two-headed dragon) count as joined.
#pragma once

#include <vector>

#include "model/reading/eye_space.hpp"
#include "model/reading/proof_search.hpp"

namespace gosedai {

class EyeGoal : public ProofGoal {
 public:
  EyeGoal(const EyeSpace& space, int eyes) : space_(space), eyes_(eyes) {}

  Color prover() const override { return space_.owner; }
  int depth_limit() const final { return 40; }
  Estimate estimate(WatchedBoard& board, Color to_move) const override;
  void generate(WatchedBoard& board, Color to_move, Candidates& moves) const final;
  // A proof may lean on any point that is played on: no move is ever dropped as too far away.
  BitBoard zone_of_position(WatchedBoard&, Color) const final { return ~BitBoard(); }
  BitBoard zone_of_move(WatchedBoard&, Point) const final { return {}; }

 protected:
  const EyeSpace& space() const { return space_; }
  bool has_enough_eyes(WatchedBoard& board) const;
  bool may_get_enough_eyes(WatchedBoard& board) const;
  BitBoard rim_moves(WatchedBoard& board) const;

 private:
  EyeSpace space_;
  int eyes_;
};

/// "The opponent makes the eye false for good": the other way round, so that play in circles, as in
/// a double ko, is good for the owner.
class FalseEyeGoal final : public EyeGoal {
 public:
  explicit FalseEyeGoal(const EyeSpace& space) : EyeGoal(space, 1) {}

  Color prover() const override { return opponent(space().owner); }
  Estimate estimate(WatchedBoard& board, Color to_move) const override;
};

}  // namespace gosedai
