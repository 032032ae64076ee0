// What the thinker knows about a position at one moment, for the streams of the analysis commands.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/board/color.hpp"
#include "model/board/point.hpp"

namespace gosedai::gtp {

/// One move; rates and leads are those of the side to move.
struct AnalysedMove {
  Point move;                // none for a pass
  std::uint32_t visits = 0;  // games played out below it; 0: proposed by knowledge alone
  double winrate = 0.5;
  double lead = 0;
  double prior = 0;
  std::vector<Point> line = {};  // expected from this move on
  std::string reason = {};       // what it is for, in words
};

struct Analysis {
  Color to_move = Color::black;
  std::uint32_t visits = 0;
  double winrate = 0.5;
  double lead = 0;
  double deviation = 0;             // of the score
  std::vector<AnalysedMove> moves;  // the one to be played, others that were tried, the rest
  /// By point: how likely it becomes black's, 0 to 1. Empty when that is not known.
  std::vector<float> black_share;
};

}  // namespace gosedai::gtp
