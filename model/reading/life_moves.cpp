#include "model/reading/life_moves.hpp"

#include <algorithm>

namespace gosedai {

namespace {

int score_of(const LifeFacts& facts, const LifeWeights& weights, bool attacking) {
  const auto& of_side = attacking ? weights.attacker : weights.owner;
  int score = 0;
  for (const std::uint8_t fact : facts) score += of_side[fact];
  return score;
}

}  // namespace

void generate_life_moves(const Board& board, const LifeGoal& goal, Color to_move,
                         const RegionView& view, Point last, const LifeWeights& weights,
                         LifeHistory& history, LifeMoveList& list) {
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
        goal.point(number), static_cast<std::int16_t>(score_of(facts, weights, attacking))};
  }
  std::stable_sort(list.moves.begin(), list.moves.begin() + list.count,
                   [](const LifeMove& a, const LifeMove& b) { return a.score > b.score; });
}

}  // namespace gosedai
