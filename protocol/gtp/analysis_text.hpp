// Analyses as lines of text, in the forms that clients of Leela Zero and KataGo read (docs/gtp.md):
//
//     info move Q16 visits 123 winrate 5234 prior 812 lcb 5100 order 0 pv Q16 D4 info move D4 ...
//     info move Q16 visits 123 winrate 0.5234 scoreMean 3.2 ... order 0 pv Q16 D4 ... ownership 0.12 -0.3 ...
#pragma once

#include <string>

#include "protocol/gtp/analysis.hpp"
#include "protocol/gtp/analysis_request.hpp"

namespace gosedai::gtp {

/// One line without its end; there is always at least one move in it.
std::string analysis_line(const Analysis& analysis, const AnalysisRequest& request, int size);

/// What the rate is at least, by all that so many games can tell (95 %).
double lower_bound(double rate, std::uint32_t games);

}  // namespace gosedai::gtp
