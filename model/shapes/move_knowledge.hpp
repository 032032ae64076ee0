// All that is known about what moves look like. A value: searches receive it, kb reads it from its data.
#pragma once

#include "model/board/board.hpp"
#include "model/shapes/move_preference.hpp"
#include "model/shapes/shape_strengths.hpp"
#include "model/shapes/surroundings_net.hpp"

namespace gosedai {

struct MoveKnowledge {
  /// Of shapes and facts, and of what readings think of a move (local_opinion.hpp).
  ShapeStrengths strengths;
  SurroundingsNet net;
  /// Each of the two alone is too sure of itself; this much of their scores is believed.
  static constexpr double trust = 0.6;
};

/// What the side to move would like at first sight among the allowed points, the best first.
MovePreferences prefer(const Board& board, Color to_move, const BitBoard& allowed,
                       const MoveKnowledge& knowledge);

}  // namespace gosedai
