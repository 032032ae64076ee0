// A decision in Go terms, for people.
#pragma once

#include <optional>
#include <string>

#include "kb/decision/decision.hpp"

namespace gosedai {

/// "captures the 3 white stones at D4 (14.0 points)".
std::string to_words(const Candidate& candidate, const Position& position);

/// Why this move was chosen, what else was considered and what the suicide filter took out.
std::string explain(const Decision& decision, const Position& position);
/// What is known about one point: its reasons, or why it was not considered.
std::string explain_point(const Decision& decision, const Position& position, Point point);

/// One line per move: rank, point, value, reasons.
std::string candidate_table(const Decision& decision, const Position& position);

}  // namespace gosedai
