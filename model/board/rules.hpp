// The rules a game is played under, apart from the stones (board.hpp) and the record (game.hpp).
#pragma once

#include <cstdint>

#include "model/board/board.hpp"

namespace gosedai {

enum class KoRule : std::uint8_t {
  simple,       // only the immediate recapture is forbidden
  positional,   // no whole-board position may come back
  situational,  // no position may come back with the same player to move
};

enum class Scoring : std::uint8_t { area, territory };

struct Rules {
  KoRule ko = KoRule::simple;
  Suicide suicide = Suicide::forbidden;
  Scoring scoring = Scoring::area;
  double komi = 7.5;

  friend bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace gosedai
