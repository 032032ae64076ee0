// Points as SGF writes them: two small letters, column from the left and row from the TOP.
//
//     aa ba ca ...      Only the size of the board tells how far down "row 1" of GTP is, so every
//     ab bb cb          function here needs it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/board/bitboard.hpp"
#include "model/board/move.hpp"

namespace gosedai::sgf {

/// Blanks around and capitals are forgiven. Nothing when it is no point of the board.
std::optional<Point> parse_point(std::string_view value, int size);

/// "qd" as a stone; an empty value, and "tt" on boards up to 19x19, as a pass.
std::optional<Move> parse_move(Color color, std::string_view value, int size);

/// One point, or all points of a rectangle given by two corners: "aa:cc".
std::optional<BitBoard> parse_points(std::string_view value, int size);

std::string point_text(Point point, int size);

/// Without blanks at both ends.
std::string_view trimmed(std::string_view value);

}  // namespace gosedai::sgf
