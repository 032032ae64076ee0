// The strings next to a move, and what the move does to them.
#pragma once

#include <algorithm>

#include "model/board/board.hpp"
#include "model/shapes/shape_key.hpp"

namespace gosedai {

struct MoveContact {
  /// Of a legal move.
  MoveContact(const Board& board, Color color, Point move);

  Point move;
  BitBoard liberties;  // of the own string after the move
  int breath = 0;      // how many
  int stones = 1;      // of the own string
  int own_strings = 0;
  int enemy_strings = 0;
  int least_own = 0;  // liberties; 0 without a string
  int least_enemy = 0;
  int taken = 0;
  bool frees = false;  // what is taken had an own string in atari
  int in_atari = 0;    // enemy strings left with one liberty
  int largest_in_atari = 0;
  Point chased;       // a stone of the largest of them
  int chased_to = 0;  // the liberties that it has after it has run
  int rescued = 0;    // stones of own strings that were in atari
  int captor = 0;     // liberties of who takes the own string when it is left in atari

  /// Calls `add(fact, value)` for what the contact means (shape_key.hpp).
  template <class Add>
  void for_each_fact(Add add) const;

 private:
  void add_string(const Board& board, Color color, Point head);
  void take(const Board& board, Color color, Point head);
  static int breath_after_running(const Board& board, Color runner, BitBoard liberties, Point to,
                                  Point blocked);
};

/// 1, 2, 3 to 4, more.
constexpr int size_class(int stones) { return stones <= 2 ? stones : stones <= 4 ? 3 : 4; }

template <class Add>
void MoveContact::for_each_fact(Add add) const {
  const int air = std::min(breath, 5);
  const int takes = taken > 0 ? 1 : 0;
  if (taken > 0) add(MoveFact::take, size_class(taken) * 2 + (frees ? 1 : 0));
  if (in_atari > 0)
    add(MoveFact::atari, std::min(in_atari, 2) * 64 + size_class(largest_in_atari) * 8 + air);
  add(MoveFact::breath, air * 16 + size_class(stones) * 2 + takes);
  if (rescued > 0) add(MoveFact::rescue, size_class(rescued) * 16 + air * 2 + takes);
  const int own = std::min(least_own, 4);
  const int enemy = std::min(least_enemy, 4);
  add(MoveFact::join, own_strings * 8 + own);
  add(MoveFact::touch, enemy_strings * 8 + enemy);
  add(MoveFact::tension, (own * 8 + enemy) * 8 + air);
  if (!chased.is_none())
    add(MoveFact::chase,
        std::min(chased_to, 4) * 16 + size_class(largest_in_atari) * 2 + (breath == 1 ? 1 : 0));
  if (breath == 1 && taken == 0) add(MoveFact::bait, std::min(captor, 4) * 8 + size_class(stones));
}

}  // namespace gosedai
