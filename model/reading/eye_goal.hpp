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

class EyeGoal final : public ProofGoal {
 public:
  EyeGoal(const EyeSpace& space, int eyes) : space_(space), eyes_(eyes) {}

  Color prover() const override { return space_.owner; }
  int depth_limit() const override { return 40; }
  Estimate estimate(WatchedBoard& board, Color to_move) const override;
  void generate(WatchedBoard& board, Color to_move, Candidates& moves) const override;
  // A proof may lean on any point that is played on: no move is ever dropped as too far away.
  BitBoard zone_of_position(WatchedBoard&, Color) const override { return ~BitBoard(); }
  BitBoard zone_of_move(WatchedBoard&, Point) const override { return {}; }

 private:
  bool has_enough_eyes(WatchedBoard& board) const;
  bool may_get_enough_eyes(WatchedBoard& board) const;
  void add_rim_moves(WatchedBoard& board, Candidates& moves) const;

  EyeSpace space_;
  int eyes_;
};

}  // namespace gosedai
