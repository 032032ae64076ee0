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
  Point one_of(const BitBoard& points) {
    int skip = below(points.count());
    Point chosen;
    points.for_each([&](Point each) {
      if (skip-- == 0) chosen = each;
    });
    return chosen;
  }

  /// A game of random moves in the lower left corner, with the ban of its last move.
  Board game(int size, int corner, int moves) {
    Board board(size);
    for (int i = 0; i < moves; ++i) {
      const Color mover = color();
      const Point move = point(corner);
      if (board.is_legal(mover, move)) board.play(mover, move);
    }
    return board;
  }
  /// Full enough that strings get short of liberties.
  Board game() {
    const int size = 5 + below(5);
    return game(size, size, size * size / 3 + below(size * size / 2));
  }

  /// Stones thrown on the board; nothing when that gives no position.
  std::optional<Board> crowd(int size, int empty_percent) {
    BitBoard stones[2];
    BitBoard::full(size).for_each([&](Point each) {
      if (below(100) >= empty_percent) stones[below(2)].insert(each);
    });
    return Board::from_stones(size, stones[0], stones[1]);
  }

  /// A stone of a string with at most that many liberties, if the first try finds one.
  std::optional<Point> short_string(const Board& board, int liberties) {
    const Point stone = point(board.size());
    if (!is_stone(board.at(stone)) || board.liberties(stone) > liberties) return std::nullopt;
    return stone;
  }

  /// The board with another colour at a point, or with another ban there.
  std::optional<Board> changed_at(const Board& board, Point where) {
    if (board.is_empty(where) && below(4) == 0) return with_other_ban(board, where);
    BitBoard stones[2] = {board.stones_of(Color::black), board.stones_of(Color::white)};
    const bool was_empty = board.is_empty(where);
    stones[0].erase(where);
    stones[1].erase(where);
    if (was_empty || below(3) == 0) stones[below(2)].insert(where);
    return rebuilt(board, stones[0], stones[1]);
  }

  /// The ban stays where it can.
  static std::optional<Board> rebuilt(const Board& board, const BitBoard& black,
                                      const BitBoard& white) {
    std::optional<Board> copy = Board::from_stones(board.size(), black, white);
    if (copy && !board.ko_point().is_none() && copy->is_empty(board.ko_point()))
      copy->set_ko(board.ko_point(), board.ko_banned());
    return copy;
  }

 private:
  Board with_other_ban(const Board& board, Point where) {
    Board other = board;
    if (board.ko_point() == where)
      other.clear_ko();
    else if (board.ko_point().is_none())
      other.set_ko(where, color());
    return other;
  }

  std::mt19937 engine_;
};

}  // namespace gosedai
