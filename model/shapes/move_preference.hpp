// How much a player of Go would like each move at first sight.
#pragma once

#include <vector>

#include "model/board/point.hpp"

namespace gosedai {

struct MovePreference {
  Point move;
  double share = 0;  // the chance that it is the move; all shares of a position add up to one

  friend bool operator==(const MovePreference&, const MovePreference&) = default;
};

using MovePreferences = std::vector<MovePreference>;

}  // namespace gosedai
