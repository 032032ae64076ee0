// A decision in Go terms, in sentences for people who are not strong players.
#pragma once

#include <optional>
#include <string>

#include "kb/decision/decision.hpp"

namespace gosedai {

/// "captures the 3 white stones at D4 (14.0 points)".
std::string to_words(const Candidate& candidate, const Position& position);

/// Why this move was chosen, what happens if the other side plays there, what else was considered and what
/// the suicide filter took out; how the game stands where that is known.
std::string explain(const Decision& decision, const Position& position,
                    const Situation* situation = nullptr);
/// The best move of the CASEs that the suicide filter left, whatever was chosen in the end.
std::optional<Point> first_choice(const Decision& decision);

/// What is known about one point: its reasons, or why it was not considered.
std::string explain_point(const Decision& decision, const Position& position, Point point);

/// What a move is for in the first place; empty when nobody proposes it.
std::string main_purpose(const Decision& decision, const Position& position, Point point);

/// One line per move: rank, point, value, reasons.
std::string candidate_table(const Decision& decision, const Position& position);

/// GNU Go's `top_moves`: "D4 12.50 Q16 9.00" on one line, the best ten, each with the number that decided about the
/// order; so the numbers fall.
std::string top_moves(const Decision& decision);
/// GNU Go's `move_reasons`: one reason per line; empty when nobody proposes the move.
std::string move_reasons(const Decision& decision, const Position& position, Point point);

}  // namespace gosedai
