#include "model/shapes/move_contact.hpp"

#include <array>

namespace gosedai {

MoveContact::MoveContact(const Board& board, Color color, Point at) : move(at) {
  std::array<Point, 4> seen;
  int count = 0;
  for (const Point next : neighbors(move)) {
    if (board.is_empty(next)) liberties.insert(next);
    if (!is_stone(board.at(next))) continue;
    const Point head = board.head(next);
    if (std::find(seen.begin(), seen.begin() + count, head) != seen.begin() + count) continue;
    seen[static_cast<std::size_t>(count++)] = head;
    add_string(board, color, head);
  }
  liberties.erase(move);
  breath = liberties.count();
  if (!chased.is_none()) {
    BitBoard free = board.string_liberties(chased);
    free.erase(move);
    const Point out = free.first();
    chased_to = breath_after_running(board, opponent(color), free, out, move);
  }
  if (breath == 1 && taken == 0)
    captor = breath_after_running(board, opponent(color), {}, liberties.first(), Point::none());
}

void MoveContact::add_string(const Board& board, Color color, Point head) {
  const int free = board.liberties(head);
  const int size = board.stones(head);
  if (board.at(head) == color) {
    ++own_strings;
    least_own = least_own == 0 ? free : std::min(least_own, free);
    stones += size;
    liberties |= board.string_liberties(head);
    if (free == 1) rescued += size;
    return;
  }
  ++enemy_strings;
  least_enemy = least_enemy == 0 ? free : std::min(least_enemy, free);
  if (free == 1) take(board, color, head);
  if (free != 2) return;
  ++in_atari;
  if (size <= largest_in_atari) return;
  largest_in_atari = size;
  chased = head;
}

void MoveContact::take(const Board& board, Color color, Point head) {
  taken += board.stones(head);
  board.for_each_stone(head, [&](Point stone) {
    for (const Point beside : neighbors(stone)) {
      if (board.at(beside) == color) frees = frees || board.liberties(beside) == 1;
      if (beside == move) liberties.insert(stone);
    }
  });
}

/// Of a string of that colour that had these liberties and has played at one of them.
int MoveContact::breath_after_running(const Board& board, Color runner, BitBoard liberties,
                                      Point to, Point blocked) {
  for (const Point next : neighbors(to)) {
    if (board.is_empty(next)) liberties.insert(next);
    if (board.at(next) == runner) liberties |= board.string_liberties(next);
  }
  liberties.erase(to);
  if (!blocked.is_none()) liberties.erase(blocked);
  return liberties.count();
}

}  // namespace gosedai
