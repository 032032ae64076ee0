// The best move of a neighbourhood by reading alone (issue: a local chooser over the searches).
//
// Looks for groups, strings and races whose fate depends on who plays first, reads them, and weighs
// what was found. Each finding is a candidate with a value and a reason.
#pragma once

#include <cstdint>
#include <vector>

#include "model/board/board.hpp"

namespace gosedai {

enum class LocalReason : std::uint8_t {
  kill,     // a group of the opponent dies
  kill_ko,  // ... by a ko
  live,     // an own group is saved
  live_ko,  // ... by a ko
  take,     // a string of the opponent is taken
  save,     // an own string is saved
  race,     // a race is won
  guess,    // not read out: the move that looked best when the nodes ran out
  shape,    // no reading proposes it, it looks right
};

struct LocalCandidate {
  Point move;
  double value = 0;  // in points, roughly: twice the stones at stake, less for ko
  LocalReason reason = LocalReason::guess;
  Point target;
  double chance = 0;  // that it is the move; only where it is known what moves look like
};

/// Candidates of `color` among the allowed points (all legal ones when empty), the best first; each
/// point once.
std::vector<LocalCandidate> local_candidates(const Board& board, Color color,
                                             const BitBoard& allowed, int node_budget);

/// The best candidate's move; none for a pass.
Point local_choice(const Board& board, Color color, const BitBoard& allowed, int node_budget);

}  // namespace gosedai
