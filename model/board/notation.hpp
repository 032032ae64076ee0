// Points and colours as people and GTP write them: "D4", columns A-Z without I, row 1 at the bottom.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/board/move.hpp"

namespace gosedai {

std::string to_text(Point point);
/// "D4", "pass" or "resign".
std::string to_text(Move move);

/// Any letter case. Nothing when it is no point of a board of that size.
std::optional<Point> parse_point(std::string_view text, int size);
/// "b", "black", "w", "white" in any letter case.
std::optional<Color> parse_color(std::string_view text);

}  // namespace gosedai
