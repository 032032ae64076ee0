// Writes a game as clean SGF FF[4].
#pragma once

#include <span>
#include <string>

#include "model/board/game.hpp"

namespace gosedai::sgf {

/// Texts in UTF-8; empty ones are left out.
struct GameInfo {
  std::string black = {};
  std::string white = {};
  std::string date = {};     // "2024-05-31"
  std::string result = {};   // "B+3.5", "W+R"
  std::string comment = {};  // of the root
};

/// `comments[i]` goes with the i-th move, counted from 0; empty ones and missing ones are left out.
std::string write(const Game& game, const GameInfo& info = {},
                  std::span<const std::string> comments = {});

}  // namespace gosedai::sgf
