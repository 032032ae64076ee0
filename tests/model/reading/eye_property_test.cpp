// What every search promises, for the eye search: stones outside the footprint never matter, and how
// the work is cut into pieces never matters.
#include <algorithm>
#include <optional>
#include <random>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/eye_search.hpp"

namespace gosedai {
namespace {

constexpr int size = 9;

/// A position in the middle of a game: strings of some length with holes in them.
Board random_position(std::mt19937& random) {
  Board board(size);
  Color to_move = Color::black;
  const int moves = 30 + static_cast<int>(random() % 50);
  for (int move = 0; move < moves; ++move) {
    const Point point =
        Point::at(static_cast<int>(random() % size), static_cast<int>(random() % size));
    if (board.is_legal(to_move, point)) board.play(to_move, point);
    to_move = opponent(to_move);
  }
  board.clear_ko();
  return board;
}

/// The same position with one point outside the footprint changed; nothing when that cannot be.
std::optional<Board> changed_outside(const Board& board, const BitBoard& footprint,
                                     std::mt19937& random) {
  BitBoard black = board.stones_of(Color::black);
  BitBoard white = board.stones_of(Color::white);
  const BitBoard outside = board.all_points() & ~footprint;
  if (outside.is_empty()) return std::nullopt;
  int skip = static_cast<int>(random() % static_cast<unsigned>(outside.count()));
  Point chosen;
  outside.for_each([&](Point point) {
    if (skip-- == 0) chosen = point;
  });
  const bool was_empty = board.is_empty(chosen);
  black.erase(chosen);
  white.erase(chosen);
  if (was_empty) (random() % 2 == 0 ? black : white).insert(chosen);
  return Board::from_stones(size, black, white);
}

TEST(EyeProperty, AnUntouchedFootprintKeepsTheAnswer) {
  std::mt19937 random(11);
  int trials = 0;
  int spaces = 0;
  for (int position = 0; position < 300; ++position) {
    const Board board = random_position(random);
    const Point point =
        Point::at(static_cast<int>(random() % size), static_cast<int>(random() % size));
    const EyeQuestion question{point, Color::empty};
    const EyeAnswer answer = solve(board, question, 40);
    spaces += answer.is_eye_space() ? 1 : 0;
    for (int change = 0; change < 5; ++change) {
      const std::optional<Board> other = changed_outside(board, answer.footprint, random);
      if (!other) continue;
      ++trials;
      ASSERT_EQ(solve(*other, question, 40), answer)
          << to_diagram(board) << to_diagram(*other) << point.col() << ',' << point.row();
    }
  }
  EXPECT_GT(trials, 500);
  EXPECT_GT(spaces, 50);
}

TEST(EyeProperty, PiecesGiveTheSameAnswerAsOneRun) {
  std::mt19937 random(12);
  int resumed = 0;
  for (int position = 0; position < 300; ++position) {
    const Board board = random_position(random);
    const Point point =
        Point::at(static_cast<int>(random() % size), static_cast<int>(random() % size));
    const EyeQuestion question{point, Color::empty};
    const EyeAnswer whole = solve(board, question, 80);
    EyeSearch pieces(board, question);
    int left = 80;
    while (left > 0 && !pieces.is_finished()) {
      const int piece = std::min(left, 1 + static_cast<int>(random() % 20));
      pieces.advance(piece);
      left -= piece;
      ++resumed;
    }
    ASSERT_EQ(pieces.answer(), whole) << to_diagram(board) << point.col() << ',' << point.row();
  }
  EXPECT_GT(resumed, 500);
}

}  // namespace
}  // namespace gosedai
