// Boards and numbers as people read them in a response.
#pragma once

#include <functional>
#include <string>

#include "model/board/game.hpp"

namespace gosedai::gtp {

/// The board with coordinates, X black, O white, + a star point, the last move in brackets, and
/// below it what has been captured and whose turn it is. It begins with a newline, so that the first
/// row does not stand behind the "=" of the response.
std::string board_text(const Game& game);

/// The same with `paint(point, mark)` in the place of each mark.
using Paint = std::function<std::string(Point point, char mark)>;
std::string board_text(const Game& game, const Paint& paint);

/// "7.5", "0", "-3".
std::string number_text(double value);

/// "B+3.5", "W+0.5" or "0".
std::string score_text(double black_lead);

}  // namespace gosedai::gtp
