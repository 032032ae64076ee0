#include "model/reading/life_zone.hpp"

namespace gosedai {

namespace {

/// Nobody fills so many liberties by moves that need no answer.
constexpr int breath_to_spare = 2;

/// Collects liberties until one turns out to be outside the region.
struct Breath {
  RegionSet liberties = 0;
  bool is_safe = false;

  void add(const LifeGoal& goal, Point point) {
    if (goal.number(point) < 0)
      is_safe = true;
    else
      liberties |= bit(goal.number(point));
  }
  void add_string(const Board& board, const LifeGoal& goal, Point stone) {
    if (board.liberties(stone) > breath_to_spare) {
      is_safe = true;
      return;
    }
    board.string_liberties(stone).for_each([&](Point point) { add(goal, point); });
  }
  RegionSet zone() const { return is_safe ? 0 : liberties; }
};

/// The stones of a string that is taken, and the breath of those around it.
RegionSet capture_zone(const Board& board, const LifeGoal& goal, Point stone) {
  RegionSet zone = 0;
  const Color color = opponent(board.at(stone));
  BitBoard around;
  board.for_each_stone(stone, [&](Point each) {
    if (goal.number(each) >= 0) zone |= bit(goal.number(each));
    for (const Point near : neighbors(each))
      if (board.at(near) == color) around.insert(near);
  });
  while (!around.is_empty()) {
    Breath breath;
    breath.add_string(board, goal, around.first());
    zone |= breath.zone();
    around &= ~board.string_points(around.first());
  }
  return zone;
}

}  // namespace

RegionSet move_zone(const Board& board, const LifeGoal& goal, Color color, Point move) {
  RegionSet zone = bit(goal.number(move));
  Breath breath;
  for (const Point near : neighbors(move)) {
    if (board.is_empty(near))
      breath.add(goal, near);
    else if (board.at(near) == color)
      breath.add_string(board, goal, near);
    else if (is_stone(board.at(near)) && board.liberties(near) == 1)
      zone |= capture_zone(board, goal, near);
  }
  return zone | breath.zone();
}

}  // namespace gosedai
