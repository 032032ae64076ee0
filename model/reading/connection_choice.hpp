// Moves that connect weak strings of one's own or cut those of the enemy, with value and reason: the
// connection part of a local move chooser (others propose life, captures and races; the values are
// meant to be compared). TR-720 6.5.7, dia. 6.29: a cut that can be prevented is worth the more, the
// more stones it cuts off and the fewer liberties they have.
#pragma once

#include <cstdint>
#include <vector>

#include "model/board/board.hpp"

namespace gosedai {

enum class ConnectionPurpose : std::uint8_t { connect, cut };

struct ConnectionReason {
  ConnectionPurpose purpose = ConnectionPurpose::connect;
  Point a;  // the two strings
  Point b;
  bool by_ko = false;

  friend bool operator==(const ConnectionReason&, const ConnectionReason&) = default;
};

struct ConnectionCandidate {
  Point move;
  int value = 0;
  std::vector<ConnectionReason> reasons;  // the most valuable first

  friend bool operator==(const ConnectionCandidate&, const ConnectionCandidate&) = default;
};

/// Candidates of `color` among the allowed points, the most valuable first. The node budget is shared
/// by all pairs of strings near the allowed points, so the result depends on nothing else.
std::vector<ConnectionCandidate> connection_choice(const Board& board, Color color,
                                                   const BitBoard& allowed, int node_budget);

}  // namespace gosedai
