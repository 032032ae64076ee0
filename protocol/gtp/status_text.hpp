// Groups and the score in the few words that suites and controllers expect.
#pragma once

#include <string>

#include "model/recognition/situation.hpp"

namespace gosedai::gtp {

/// "alive", "dead" or "critical ATTACK-POINT DEFENCE-POINT".
std::string group_status_text(const Group& group);
/// One line per group, "A4: alive"; black ones first, each named by its lowest stone.
std::string all_groups_text(const Recognition& recognition);

/// "B+3.5", to half a point.
std::string estimate_text(double black_lead);
/// The same with bounds, which are white's lead: "W+4.5 (upper bound: 8.0, lower: 1.0)".
std::string bounded_score_text(double black_lead, double uncertainty);

/// One line per string: its stones.
std::string strings_text(const Board& board, BitBoard stones);

/// The kinds of influence that GNU Go's command of that name gives, as far as we know them: a matrix,
/// the top row first; empty for a kind that we do not know. White is positive in those that show both.
std::string influence_text(const Recognition& recognition, const std::string& kind);

}  // namespace gosedai::gtp
