// Searches confirm the moves of patterns, as far as they can decide them (spec 15: where a search can decide, the
// search decides).
//
// A pattern is set up on an empty board. What a move claims depends on the pattern:
//
//     two own strings, no edge    the own move connects them (the enemy cannot part them afterwards), the
//                                 enemy's move parts them (they cannot be connected afterwards)
//     an edge below               the stones in the top row of the map become walls that run to the centre. The
//                                 own move keeps the enemy out of room along the edge, the enemy's move gets
//                                 in: measured in columns that an enemy string reaches on the first two lines
//
// Other moves (forcing moves, shape, endgame) claim nothing that a search could settle.
#pragma once

#include <cstdint>
#include <vector>

#include "kb/patterns/pattern_file.hpp"

namespace gosedai {

enum class TrialVerdict : std::uint8_t { open, confirmed, refuted };

struct PatternTrial {
  std::size_t pattern = 0;  // its number in the file
  std::size_t move = 0;     // of the pattern
  PatternSide side = PatternSide::own;
  TrialVerdict verdict = TrialVerdict::open;

  friend bool operator==(const PatternTrial&, const PatternTrial&) = default;
};

/// Of every move of every pattern, once for each side that may play it; `nodes` for each search.
std::vector<PatternTrial> try_moves(const PatternFile& file, int nodes);

/// "a own: the search refutes it".
std::string to_text(const PatternTrial& trial, const PatternFile& file);

}  // namespace gosedai
