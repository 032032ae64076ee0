#include "model/reading/life_moves.hpp"

#include <algorithm>

#include "model/reading/life_weights.hpp"

namespace gosedai {

namespace {

int score_of(const LifeFacts& facts, bool attacking) {
  const auto& weights = life_weights[attacking ? 1 : 0];
  int score = 0;
  for (const std::uint8_t fact : facts) score += weights[fact];
  return score;
}

}  // namespace

void generate_life_moves(const Board& board, const LifeGoal& goal, Color to_move,
                         const RegionView& view, Point last, LifeHistory& history,
                         LifeMoveList& list) {
  list.count = 0;
  const bool attacking = to_move == goal.attacker();
  const LifeOutlook outlook = look_out(board, goal, to_move, view, last);
  for (RegionSet rest = view.empty; rest != 0; rest &= rest - 1) {
    const int number = std::countr_zero(rest);
    if (!attacking && goal.leaks(board, number)) continue;
    if (!board.has_breath(to_move, goal.point(number))) continue;
    const LifeFacts facts =
        facts_of(board, goal, to_move, outlook, number, history.of(attacking, number));
    list.moves[static_cast<std::size_t>(list.count++)] = {
        goal.point(number), static_cast<std::int16_t>(score_of(facts, attacking))};
  }
  std::stable_sort(list.moves.begin(), list.moves.begin() + list.count,
                   [](const LifeMove& a, const LifeMove& b) { return a.score > b.score; });
}

}  // namespace gosedai
