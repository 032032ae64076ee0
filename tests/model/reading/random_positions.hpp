// Random positions and small changes to them, for properties that hold on any position.
#pragma once

#include <optional>
#include <random>

#include "model/board/board.hpp"

namespace gosedai {

class RandomPositions {
 public:
  explicit RandomPositions(unsigned seed) : engine_(seed) {}

  int below(int limit) { return static_cast<int>(engine_() % static_cast<unsigned>(limit)); }
  Color color() { return below(2) == 0 ? Color::black : Color::white; }
  Point point(int size) { return Point::at(below(size), below(size)); }

  /// A position of a game of random moves; full enough that strings get short of liberties.
  Board game() {
    const int size = 5 + below(5);
    Board board(size);
    const int moves = size * size / 3 + below(size * size / 2);
    for (int i = 0; i < moves; ++i) {
      const Color mover = color();
      const Point move = point(size);
      if (board.is_legal(mover, move)) board.play(mover, move);
    }
    board.clear_ko();
    return board;
  }

  /// A stone of a string with at most that many liberties, if the first try finds one.
  std::optional<Point> short_string(const Board& board, int liberties) {
    const Point stone = point(board.size());
    if (!is_stone(board.at(stone)) || board.liberties(stone) > liberties) return std::nullopt;
    return stone;
  }

  /// The board with another colour at a point.
  std::optional<Board> changed_at(const Board& board, Point where) {
    BitBoard stones[2] = {board.stones_of(Color::black), board.stones_of(Color::white)};
    const bool was_empty = board.is_empty(where);
    stones[0].erase(where);
    stones[1].erase(where);
    if (was_empty || below(3) == 0) stones[below(2)].insert(where);
    return Board::from_stones(board.size(), stones[0], stones[1]);
  }

 private:
  std::mt19937 engine_;
};

}  // namespace gosedai
