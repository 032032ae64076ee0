// The positions of a game, one after the other.
#pragma once

#include <string>
#include <vector>

#include "model/board/position.hpp"

namespace gosedai {

/// Of the games of these files: SGF, or files with an SGF game per line (.sgfl). Throws
/// std::runtime_error when one cannot be read.
std::vector<std::vector<PositionPtr>> games_of(const std::vector<std::string>& files);

/// Of one SGF file; without a name of a practice game.
std::vector<PositionPtr> game_positions(const std::string& record);

}  // namespace gosedai
