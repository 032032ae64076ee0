// Can a side that can never live inside a closed region at least get a seki there?
#pragma once

#include "model/board/board.hpp"

namespace gosedai {

/// `region` is closed by stones of the other side that can never be captured. True when `color` can
/// by moves in a row reach a position there that cannot be killed although the other plays first.
bool can_get_seki(const Board& board, Color color, const BitBoard& region);

}  // namespace gosedai
