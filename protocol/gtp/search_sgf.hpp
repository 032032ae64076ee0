// A search tree as an SGF game with variations, for a viewer.
#pragma once

#include <string>

#include "model/board/board.hpp"
#include "model/reading/search_tree.hpp"

namespace gosedai::gtp {

/// The board as set-up stones, each move with a comment that says what is known of the position
/// after it. `title` goes into the comment of the root.
std::string search_sgf(const Board& board, Color to_move, const SearchTree& tree,
                       const std::string& title);

}  // namespace gosedai::gtp
