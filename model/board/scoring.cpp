#include "model/board/scoring.hpp"

namespace gosedai {

namespace {

struct Living {
  BitBoard black;
  BitBoard white;
};

Living living_stones(const Board& board, const BitBoard& dead) {
  return {board.stones_of(Color::black) & ~dead, board.stones_of(Color::white) & ~dead};
}

}  // namespace

Ownership ownership(const Board& board, const BitBoard& dead) {
  const Living living = living_stones(board, dead);
  const BitBoard open = board.all_points() & ~(living.black | living.white);
  const BitBoard seen_by_black = flood(living.black.neighbors(), open);
  const BitBoard seen_by_white = flood(living.white.neighbors(), open);
  return {living.black | (seen_by_black & ~seen_by_white),
          living.white | (seen_by_white & ~seen_by_black)};
}

Count area_count(const Board& board, const BitBoard& dead) {
  const Ownership owned = ownership(board, dead);
  return {owned.black.count(), owned.white.count()};
}

Count territory_count(const Board& board, const BitBoard& dead) {
  const Living living = living_stones(board, dead);
  const Ownership owned = ownership(board, dead);
  const int dead_white = (board.stones_of(Color::white) & dead).count();
  const int dead_black = (board.stones_of(Color::black) & dead).count();
  return {(owned.black & ~living.black).count() + board.prisoners_of(Color::white) + dead_white,
          (owned.white & ~living.white).count() + board.prisoners_of(Color::black) + dead_black};
}

double score(const Board& board, const Rules& rules, const BitBoard& dead) {
  const Count count =
      rules.scoring == Scoring::area ? area_count(board, dead) : territory_count(board, dead);
  return count.black - count.white - rules.komi;
}

}  // namespace gosedai
