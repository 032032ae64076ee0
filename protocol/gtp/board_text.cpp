#include "protocol/gtp/board_text.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "model/board/notation.hpp"
#include "protocol/gtp/handicap.hpp"

namespace gosedai::gtp {

namespace {

std::string column_letters(int size) {
  std::string text = "   ";
  for (int col = 0; col < size; ++col) {
    text += ' ';
    text += to_text(Point::at(col, 0))[0];
  }
  return text + '\n';
}

char mark_of(Color color, bool is_star) {
  switch (color) {
    case Color::black: return 'X';
    case Color::white: return 'O';
    default: return is_star ? '+' : '.';
  }
}

std::string row_text(const Game& game, int row, const std::vector<Point>& stars,
                     const Paint& paint) {
  const int moves = game.move_count();
  const Point last = moves > 0 ? game.move(moves - 1).point() : Point::none();
  std::string number = std::to_string(row + 1);
  std::string text = (number.size() < 2 ? " " : "") + number + ' ';
  for (int col = 0; col < game.size(); ++col) {
    const Point point = Point::at(col, row);
    const bool is_star = std::ranges::find(stars, point) != stars.end();
    const bool after_last = col > 0 && Point::at(col - 1, row) == last;
    text += point == last ? '(' : after_last ? ')' : ' ';
    text += paint(point, mark_of(game.board().at(point), is_star));
  }
  text += !last.is_none() && last == Point::at(game.size() - 1, row) ? ')' : ' ';
  return text + number + '\n';
}

}  // namespace

std::string board_text(const Game& game) {
  return board_text(game, [](Point, char mark) { return std::string(1, mark); });
}

std::string board_text(const Game& game, const Paint& paint) {
  const std::vector<Point> stars = fixed_handicap(game.size(), max_fixed_handicap(game.size()));
  std::string text = '\n' + column_letters(game.size());
  for (int row = game.size() - 1; row >= 0; --row) text += row_text(game, row, stars, paint);
  text += column_letters(game.size());
  text += "captured: " + std::to_string(game.board().prisoners_of(Color::black)) + " black, ";
  text += std::to_string(game.board().prisoners_of(Color::white)) + " white; move ";
  text += std::to_string(game.move_count() + 1) + ", ";
  return text + std::string(name_of(game.to_move())) + " to play";
}

std::string number_text(double value) {
  std::array<char, 40> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.10g", value == 0 ? 0.0 : value);
  return buffer.data();
}

std::string score_text(double black_lead) {
  if (black_lead == 0) return "0";
  return black_lead > 0 ? "B+" + number_text(black_lead) : "W+" + number_text(-black_lead);
}

}  // namespace gosedai::gtp
