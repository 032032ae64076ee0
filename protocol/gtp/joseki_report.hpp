// The joseki of the four corners as JSON and in words.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "model/joseki/joseki_chooser.hpp"

namespace gosedai::gtp {

/// One object for each corner.
nlohmann::ordered_json joseki_json(const JosekiTree& tree, const Board& board,
                                   const std::vector<CornerChoice>& corners);

/// A line for each corner, and below it one for each of the best moves.
std::string joseki_words(const JosekiTree& tree, const Board& board,
                         const std::vector<CornerChoice>& corners);

}  // namespace gosedai::gtp
