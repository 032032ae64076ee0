// Plays the main line of a game tree on a board.
#pragma once

#include <cstddef>
#include <optional>
#include <variant>

#include "model/board/game.hpp"
#include "protocol/sgf/tree.hpp"

namespace gosedai::sgf {

struct ReplayOptions {
  Rules rules = {};                     // for what the file does not say
  std::optional<int> before_move = {};  // stop before this move, counted from 1; else at the end
  std::size_t game = 0;                 // which game of the collection
};

/// Size, komi and rules come from the root. Stones that are set up in the middle of a game begin a
/// new record there, so undo stops at that place. An illegal move is an error that names the move
/// and its place in the file.
std::variant<Game, Error> to_game(const Tree& tree, const ReplayOptions& options = {});

/// The komi of a KM value. Chinese servers write stones instead of points and leave out the decimal
/// point: 375 is 3.75 stones, 7.5 points. Nothing when it is no
/// number or far too large.
std::optional<double> parse_komi(std::string_view value);

}  // namespace gosedai::sgf
