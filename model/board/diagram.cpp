#include "model/board/diagram.hpp"

#include <vector>

namespace gosedai {

namespace {

constexpr std::string_view ignored = " \t\r|-+";

/// The rows of a diagram without blanks and border marks; empty lines are dropped.
std::vector<std::string> rows_of(std::string_view text) {
  std::vector<std::string> rows(1);
  for (const char mark : text) {
    if (mark == '\n') {
      if (!rows.back().empty()) rows.emplace_back();
    } else if (ignored.find(mark) == std::string_view::npos) {
      rows.back() += mark;
    }
  }
  if (rows.back().empty()) rows.pop_back();
  return rows;
}

}  // namespace

std::optional<Board> parse_diagram(std::string_view text) {
  const std::vector<std::string> rows = rows_of(text);
  const int size = static_cast<int>(rows.size());
  if (size < min_board_size || size > max_board_size) return std::nullopt;
  BitBoard black;
  BitBoard white;
  for (int row = 0; row < size; ++row) {
    const std::string& marks = rows[static_cast<std::size_t>(size - 1 - row)];
    if (static_cast<int>(marks.size()) != size) return std::nullopt;
    for (int col = 0; col < size; ++col) {
      const char mark = marks[static_cast<std::size_t>(col)];
      if (mark == 'X')
        black.insert(Point::at(col, row));
      else if (mark == 'O')
        white.insert(Point::at(col, row));
      else if (mark != '.')
        return std::nullopt;
    }
  }
  return Board::from_stones(size, black, white);
}

std::string to_diagram(const Board& board) {
  std::string text;
  for (int row = board.size() - 1; row >= 0; --row)
    for (int col = 0; col < board.size(); ++col) {
      const Color color = board.at(Point::at(col, row));
      text += color == Color::black ? 'X' : color == Color::white ? 'O' : '.';
      text += col + 1 < board.size() ? ' ' : '\n';
    }
  return text;
}

}  // namespace gosedai
