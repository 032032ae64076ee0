// The moves of a life-and-death search in the order in which they are worth trying (TR-0837
// 3.4.3.8; TR-720 5.5): captures and rescues, points from which both sides would profit, the
// edge and the corner, and what has settled other positions of the same search before.
#pragma once

#include <array>
#include <cstdint>

#include "model/reading/life_goal.hpp"
#include "model/reading/life_weights.hpp"

namespace gosedai {

struct LifeMove {
  Point point;  // none is a pass
  std::int16_t score = 0;
};

struct LifeMoveList {
  std::array<LifeMove, life_region_limit + 1> moves;
  int count = 0;
};

/// How often a move has settled a position for its side.
struct LifeHistory {
  std::array<std::array<std::uint16_t, life_region_limit>, 2> wins{};

  std::uint16_t& of(bool attacker, int number) {
    return wins[attacker ? 1 : 0][static_cast<std::size_t>(number)];
  }
};

/// All moves of the region that the rules allow apart from the ko ban, best first by those weights;
/// `last` is the move before, or none.
void generate_life_moves(const Board& board, const LifeGoal& goal, Color to_move,
                         const RegionView& view, Point last, const LifeWeights& weights,
                         LifeHistory& history, LifeMoveList& list);

}  // namespace gosedai
