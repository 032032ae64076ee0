// From candidates to an order of moves (spec 10, TR-0837 3.6): adjust, filter, sort. Pure functions.
#pragma once

#include <vector>

#include "kb/cases/candidate.hpp"
#include "kb/decision/decision_parameters.hpp"
#include "model/board/position.hpp"
#include "model/reading/capture_question.hpp"

namespace gosedai {

/// A move with the candidates that speak for it, the strongest first.
struct RankedMove {
  Point point;
  double value = 0;  // in points, by the CASEs
  std::vector<Candidate> reasons;
  double share = 0;  // how often players move here, 0 to 1
  double order = 0;  // what the moves are sorted by: value and share together, in points

  friend bool operator==(const RankedMove&, const RankedMove&) = default;
};

/// The moves of `color` in order of value and of how players move (move_order.hpp). Illegal points, own
/// eyes and moves worth nothing are left out. Several purposes on one point do not add up (TR-0837 3.6.6): the best counts, with the
/// second-order values. Does not depend on the order of the candidates.
std::vector<RankedMove> rank_moves(const Position& position, Color color,
                                   const CandidateList& candidates,
                                   const DecisionParameters& parameters = {});

/// A one-point eye that must not be filled.
bool is_own_eye(const Board& board, Color color, Point point);

/// What the suicide filter asks about a move (TR-0837 3.6.4-2): can the stone just played be
/// captured? Nothing to ask when it has liberties enough.
struct SafetyCheck {
  Board after;
  CaptureQuestion question;
};
std::optional<SafetyCheck> safety_check(const Position& position, Color color, Point point,
                                        const DecisionParameters& parameters = {});

/// Whether the move passes the filter, given the answer. A sacrifice stays when taking the target
/// needs at least two moves more than losing the stone.
bool passes_suicide_filter(const RankedMove& move, const CaptureAnswer& answer,
                           const DecisionParameters& parameters = {});

/// A legal move without any thought, for the case that nothing better is ready in time.
Move emergency_move(const Position& position, Color color);

}  // namespace gosedai
