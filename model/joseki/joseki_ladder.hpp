// Ladders on which a joseki depends (the ladder search decides, spec 7).
#pragma once

#include <cstdint>
#include <optional>

#include "model/joseki/corner_view.hpp"
#include "model/joseki/joseki_record.hpp"

namespace gosedai {

enum class LadderState : std::uint8_t { unknown, holds, fails };

/// Is the condition met? The board is the one after the move.
LadderState check_ladder(const Board& after, const LadderCondition& condition, CornerView view,
                         int nodes);

/// A ladder that the move may depend on, found on a board with the stones of the corner alone.
struct LadderHint {
  LadderCondition condition;
  /// The mover is well off with nobody else on the board. Otherwise only games can tell whether the
  /// ladder must be broken for the move, or whether the stone is given up.
  bool holds_alone = false;
};
/// Only ladders that run out of the corner: the others are part of the joseki. The stones stand in the
/// upper right corner of the board for which joseki are written, after the move.
std::optional<LadderHint> find_ladder(const Board& after, Point move);

}  // namespace gosedai
