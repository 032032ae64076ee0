// A thought in the form that analysis streams show: what the CASEs propose and what the whole-board search says of it.
#pragma once

#include "actors/answer_board.hpp"
#include "kb/decision/whole_board_parameters.hpp"
#include "protocol/gtp/analysis.hpp"

namespace gosedai {

/// The move that would be played comes first, then those tried, the most tried first, then what the CASEs propose
/// besides. Without a search, win rate, lead and shares are those of the situation as far as it is known.
gtp::Analysis analysis_of(const Thought& thought, const WholeBoardParameters& parameters);

/// Nothing has been thought out yet but this move.
gtp::Analysis analysis_of(Move best);

}  // namespace gosedai
