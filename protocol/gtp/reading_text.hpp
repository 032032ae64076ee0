// Answers of searches as the suites write them: 0 no, 1 yes, 2 a ko for which the other side must
// find the first threat, 3 a ko for which the asking side must; `unknown` is none of them.
#pragma once

#include <string>
#include <vector>

#include "model/reading/search_task.hpp"

namespace gosedai::gtp {

/// "0" to "3" or "unknown", for the side that was to move.
std::string code_text(const ReadingAnswer& answer, Color to_move);
/// The code and, unless it is 0 or unknown, the move: "1 D4", "1 PASS" when none is needed.
std::string code_and_move_text(const ReadingAnswer& answer, Color to_move);
/// "D4" or "PASS".
std::string move_text(Point move);
/// The move that a player was asked for: one that is not to be played is written as suites do, too.
std::string answer_text(Move move, bool is_played);

/// What the answer to one side's question means for the other, who has just moved.
ReadingAnswer turned_round(ReadingAnswer answer);

/// The answer that is best for the side to move; unknown as long as a better one may come.
ReadingAnswer best_of(const std::vector<ReadingAnswer>& answers, Color to_move);

/// "yes", "ko: white must find the first threat".
std::string outcome_text(const ReadingAnswer& answer);

/// The moves, or "PASS" when there is no combination to play or to prevent.
std::string combination_text(const CombinationAnswer& answer);
/// Does the own string survive, is the other captured, and the move: "1 1 C3".
std::string race_text(const RaceAnswer& answer, Color to_move);
/// Least and most eyes and, when they differ, attack and defence point: "0 1 F1 F1"; "-1" where there
/// is no eye space.
std::string eye_text(const EyeAnswer& answer);
/// "alive", "dead" or "critical ATTACK-POINT DEFENCE-POINT", from the answers to both sides.
std::string dragon_text(const ReadingAnswer& attack, const ReadingAnswer& defence);
/// "connect D4 if its owner moves first, gote crosscut D4 if the opponent does".
std::string linkage_text(const LinkageAnswer& answer);
/// What an answer says beyond the outcome; empty when that is all.
std::string detail_text(const Answer& answer, Color to_move);
/// "alive", "dead", "white_territory", ...
std::string status_text(const UnconditionalAnswer& answer);

}  // namespace gosedai::gtp
