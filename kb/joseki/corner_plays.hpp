// The corner moves of a game, corner by corner, as the joseki tree wants them.
#pragma once

#include <optional>
#include <vector>

#include "kb/joseki/joseki_counts.hpp"
#include "model/board/game.hpp"
#include "model/joseki/opening_book.hpp"
#include "model/recognition/potential.hpp"

namespace gosedai {

/// Four corners at most. Games that do not begin on an empty 19x19 board give none.
std::vector<CornerPlay> corner_plays(const Game& game, Color winner, const PotentialStamps& stamps);

/// The first five moves, turned so that equal openings look equal; nothing when there are fewer.
std::optional<std::vector<Point>> opening_of(const Game& game);

}  // namespace gosedai
