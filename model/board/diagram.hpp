// A position as a picture: X black, O white, . empty, the top row first. Blanks and border marks
// (| - +) are ignored, so that a diagram can be indented and framed:
//
//     . . O .
//     . X O .
//     . X . .
//     . . . .
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/board/board.hpp"

namespace gosedai {

/// Nothing when the rows are not square, a character is unknown or a string has no liberty.
std::optional<Board> parse_diagram(std::string_view text);
std::string to_diagram(const Board& board);

}  // namespace gosedai
