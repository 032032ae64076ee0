// Random games for benchmarks, fixed by their seed: every legal move that does not fill an own
// one-point eye is equally likely.
#pragma once

#include <random>
#include <vector>

#include "model/board/game.hpp"

namespace gosedai {

inline bool is_own_eye(const Board& board, Color color, Point point) {
  for (const Point near : neighbors(point))
    if (board.at(near) != color && board.at(near) != Color::edge) return false;
  return true;
}

inline std::vector<Move> random_game(int size, std::size_t plies, std::mt19937& random) {
  std::vector<Move> moves;
  Board board(size);
  Color color = Color::black;
  for (int passes = 0; passes < 2 && moves.size() < plies; color = opponent(color)) {
    std::vector<Point> choices;
    board.legal_points(color).for_each([&](Point point) {
      if (!is_own_eye(board, color, point)) choices.push_back(point);
    });
    if (choices.empty()) {
      ++passes;
      board.pass();
      moves.push_back(Move::pass(color));
    } else {
      passes = 0;
      const Point point = choices[random() % choices.size()];
      board.play(color, point);
      moves.push_back(Move::stone(color, point));
    }
  }
  return moves;
}

inline std::vector<std::vector<Move>> random_games(int size, int count, std::size_t plies = 600) {
  std::mt19937 random(1);
  std::vector<std::vector<Move>> games;
  games.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) games.push_back(random_game(size, plies, random));
  return games;
}

inline Board::Undo play(Board& board, Move move) {
  return move.is_stone() ? board.play(move.color(), move.point()) : board.pass();
}

/// Boards from random games after so many plies.
inline std::vector<Board> middle_boards(std::size_t plies = 200) {
  std::vector<Board> boards;
  for (const std::vector<Move>& game : random_games(19, 32, plies)) {
    Board board(19);
    for (const Move move : game) play(board, move);
    boards.push_back(board);
  }
  return boards;
}

}  // namespace gosedai
