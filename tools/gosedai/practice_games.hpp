// Games of random legal moves that fill no eyes: many fights, captures and kos in few moves. The same
// seed gives the same game everywhere, so benchmarks and tests need no stored records.
#pragma once

#include <random>
#include <vector>

#include "kb/decision/ranking.hpp"
#include "model/board/game.hpp"

namespace gosedai {

/// A move near other stones three times of four, so that strings meet.
inline Move practice_move(const Game& game, std::mt19937& random) {
  const Color color = game.to_move();
  const Board& board = game.board();
  const BitBoard stones = board.all_points() & ~board.empty_points();
  const PositionPtr position = game.position(color);
  std::vector<Point> near;
  std::vector<Point> all;
  position->playable_by(color).for_each([&](Point point) {
    if (is_own_eye(board, color, point)) return;
    all.push_back(point);
    if (stones.expanded().contains(point)) near.push_back(point);
  });
  const std::vector<Point>& pool = near.empty() || random() % 4 == 0 ? all : near;
  if (pool.empty()) return Move::pass(color);
  return Move::stone(color, pool[random() % pool.size()]);
}

inline Game practice_game(int size, int moves, unsigned seed) {
  std::mt19937 random(seed);
  Game game(size);
  for (int i = 0; i < moves; ++i) game.play(practice_move(game, random));
  return game;
}

}  // namespace gosedai
