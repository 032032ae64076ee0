#include "model/habits/recent_moves.hpp"

namespace gosedai {

namespace {

Point stone_of_age(const Position& position, Color color, int number) {
  Point found;
  position.board.stones_of(color).for_each([&](Point stone) {
    if (position.age[stone.index()] == number) found = stone;
  });
  return found;
}

}  // namespace

RecentMoves recent_moves(const Position& position) {
  const Color own = position.to_move;
  const Color enemy = opponent(own);
  const Move last = position.last_move;
  if (position.move_number < 1 || (last.is_stone() && last.color() == own)) return {};
  RecentMoves recent;
  if (last.is_stone()) recent.last = last.point();
  const int before = position.move_number - 1;
  if (before < 1) return recent;
  if (!stone_of_age(position, enemy, before).is_none()) return {};
  recent.before = stone_of_age(position, own, before);
  return recent;
}

}  // namespace gosedai
