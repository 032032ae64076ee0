// What an analysis command asks for, in the words that clients of Leela Zero and KataGo send:
//
//     [COLOR] [CENTISECONDS] [interval CENTISECONDS] [minmoves N] [maxmoves N] [ownership BOOL] [rootInfo BOOL]
//     [avoid COLOR VERTEX,VERTEX,... DEPTH]... [allow COLOR VERTEX,VERTEX,... DEPTH]
//
// More keywords with a truth value are known and change nothing (pvVisits, ...).
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

#include "model/board/bitboard.hpp"
#include "model/board/position.hpp"
#include "protocol/gtp/arguments.hpp"

namespace gosedai::gtp {

/// How numbers are written, and which.
enum class AnalysisStyle : std::uint8_t { leela, kata, gosedai };

struct AnalysisRequest {
  AnalysisStyle style = AnalysisStyle::leela;
  std::optional<Color> color = {};  // none: the side to move
  std::chrono::milliseconds interval{1000};
  int least_moves = 0;
  int most_moves = 1000;
  bool ownership = false;
  bool root_info = false;
  // Where the side to move may not play first, and where alone it may, by the colour they are about.
  std::array<BitBoard, 2> avoided = {};
  std::array<std::optional<BitBoard>, 2> allowed = {};
};

/// Nothing when the words are wrong.
std::optional<AnalysisRequest> parse_analysis(const Arguments& arguments, AnalysisStyle style,
                                              int size);

/// The position without the first moves that the request rules out; the same value when it rules out none.
PositionPtr restricted(const PositionPtr& position, const AnalysisRequest& request);
/// Only these points may be played first.
PositionPtr restricted(const PositionPtr& position, const BitBoard& points);

}  // namespace gosedai::gtp
