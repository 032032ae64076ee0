// Random games for properties of recognition: many fights, captures and kos in few moves.
#pragma once

#include "model/board/game.hpp"
#include "tests/model/reading/random_positions.hpp"

namespace gosedai {

/// A game that goes on by random legal moves, three of four next to other stones, that fill no eyes.
class RandomGame {
 public:
  RandomGame(int size, unsigned seed) : random_(seed), game_(size) {}

  void play(int moves) {
    for (int i = 0; i < moves; ++i) play_one();
  }
  PositionPtr position() const { return game_.position(game_.to_move()); }
  const Board& board() const { return game_.board(); }

 private:
  void play_one() {
    const Color color = game_.to_move();
    const PositionPtr now = position();
    BitBoard moves;
    now->playable_by(color).for_each([&](Point point) {
      if (!is_eye(color, point)) moves.insert(point);
    });
    const BitBoard near = moves & (board().all_points() & ~board().empty_points()).expanded();
    const BitBoard& pool = near.is_empty() || random_.below(4) == 0 ? moves : near;
    game_.play(pool.is_empty() ? Move::pass(color) : Move::stone(color, random_.one_of(pool)));
  }
  bool is_eye(Color color, Point point) const {
    const BitBoard around = BitBoard::of(point).neighbors() & board().all_points();
    return (around & ~board().stones_of(color)).is_empty();
  }

  RandomPositions random_;
  Game game_;
};

/// Calls `visit(game)` for games of all sizes from 9 to 19, thin and crowded, until one fails.
template <class Visit>
void for_each_random_game(int games, Visit visit) {
  for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
    const int size = 9 + i % 11;
    RandomGame game(size, static_cast<unsigned>(i));
    game.play(size * size * (1 + i % 5) / 6);
    visit(game);
  }
}

/// The points where two boards differ, the ko ban included.
inline BitBoard changes_between(const Board& before, const Board& after) {
  BitBoard changed = (before.stones_of(Color::black) ^ after.stones_of(Color::black)) |
                     (before.stones_of(Color::white) ^ after.stones_of(Color::white));
  if (before.ko_point() != after.ko_point() || before.ko_banned() != after.ko_banned()) {
    changed.insert(before.ko_point());
    changed.insert(after.ko_point());
  }
  changed.erase(Point::none());
  return changed;
}

}  // namespace gosedai
