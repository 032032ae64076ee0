// From candidates to an order of moves (spec 10, TR-0837 3.6): adjust, filter, sort. Pure functions;
// docs/decision.md has the rules in their order.
#pragma once

#include <vector>

#include "kb/cases/candidate.hpp"
#include "kb/decision/decision_parameters.hpp"
#include "kb/decision/decision_view.hpp"

namespace gosedai {

/// A move with the candidates that speak for it, the strongest first.
struct RankedMove {
  Point point;
  double value = 0;  // in points, by the CASEs
  std::vector<Candidate> reasons;
  double share = 0;       // how often players move here, 0 to 1
  double order = 0;       // what the moves are sorted by: value and share together, in points
  bool priority = false;  // for a group that cannot wait
  bool read_out = false;  // reading has found that it makes or takes the life of a group, or a seki

  friend bool operator==(const RankedMove&, const RankedMove&) = default;
};

/// The moves of the view's colour in order of value and of how players move (move_order.hpp), those for
/// groups that cannot wait further up. Left out are illegal points, own eyes, what the joseki filter takes
/// out, moves in settled areas and moves worth nothing. Several purposes on one point do not add up
/// (TR-0837 3.6.6): the best counts, with the second-order values. Does not depend on the order of the
/// candidates.
std::vector<RankedMove> rank_moves(const DecisionView& view, const CandidateList& candidates,
                                   const DecisionParameters& parameters = {});

/// A one-point eye that must not be filled.
bool is_own_eye(const Board& board, Color color, Point point);

/// A legal move without any thought, for the case that nothing better is ready in time.
Move emergency_move(const Position& position, Color color);

}  // namespace gosedai
