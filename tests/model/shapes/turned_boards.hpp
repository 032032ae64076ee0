// Random boards and their images, for what must not depend on how the board lies or who is black.
#pragma once

#include <array>
#include <random>

#include "model/board/board.hpp"
#include "model/board/symmetry.hpp"

namespace gosedai {

inline Board turned(const Board& board, Symmetry symmetry, bool swap_colors) {
  std::array<BitBoard, 2> stones;
  for (const Color color : {Color::black, Color::white})
    board.stones_of(color).for_each([&](Point stone) {
      const Color now = swap_colors ? opponent(color) : color;
      stones[player_index(now)].insert(symmetry.apply(stone, board.size()));
    });
  return *Board::from_stones(board.size(), stones[0], stones[1]);
}

inline Board random_board(int size, int stones, std::mt19937& random) {
  Board board(size);
  for (int i = 0; i < stones; ++i) {
    const Color color = i % 2 == 0 ? Color::black : Color::white;
    const Point point = Point::at(static_cast<int>(random() % static_cast<unsigned>(size)),
                                  static_cast<int>(random() % static_cast<unsigned>(size)));
    if (board.is_legal(color, point)) board.play(color, point);
  }
  board.clear_ko();
  return board;
}

/// Calls `check(board, image, symmetry, color of the image's side to move)`; black moves on the board.
template <class Check>
void for_each_turned_board(Check check) {
  std::mt19937 random(5);
  for (const int size : {5, 9, 19, 25}) {
    const Board board = random_board(size, size * size / 2, random);
    for (int code = 0; code < symmetry_count; ++code)
      for (const bool swap : {false, true})
        check(board, turned(board, Symmetry(code), swap), Symmetry(code),
              swap ? Color::white : Color::black);
  }
}

}  // namespace gosedai
