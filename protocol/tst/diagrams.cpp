#include "protocol/tst/diagrams.hpp"

#include <algorithm>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai::tst {

namespace {

constexpr std::string_view bad_diagram =
    "the diagram is no square of X, O and . in which every string has a liberty";

/// A row without its number; empty for the letters below the board.
std::string_view bare_row(std::string_view row) {
  const std::size_t begin = row.find_first_not_of(" \t0123456789");
  if (begin == std::string_view::npos || row[begin] == 'A') return {};
  return row.substr(begin);
}

bool is_set_up(std::string_view line) {
  const gtp::Request request = gtp::parse_request(gtp::clean_line(line));
  return !request.id &&
         (request.name == "boardsize" || request.name == "clear_board" || request.name == "play");
}

std::string joined(const gtp::Request& request) {
  std::string text = request.name;
  for (const std::string& argument : request.arguments) text += ' ' + argument;
  return text;
}

void append_line(std::string& text, std::string_view line) {
  text += line;
  text += '\n';
}

}  // namespace

std::vector<std::string> set_up_lines(const Board& board) {
  std::vector<std::string> lines = {"boardsize " + std::to_string(board.size()), "clear_board"};
  for (const Color color : {Color::black, Color::white})
    for (int row = board.size() - 1; row >= 0; --row)
      for (int col = 0; col < board.size(); ++col)
        if (board.at(Point::at(col, row)) == color)
          lines.push_back((color == Color::black ? "play b " : "play w ") +
                          to_text(Point::at(col, row)));
  return lines;
}

std::string with_written_set_ups(std::string_view text, std::string& problem) {
  std::string written;
  std::string rows;
  bool is_replacing = false;
  int number = 0;
  for (std::string_view rest = text; !rest.empty();) {
    ++number;
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.starts_with("#|")) {
      is_replacing = false;
      append_line(rows, bare_row(line.substr(2)));
    } else if (!rows.empty()) {
      const std::optional<Board> board = parse_diagram(rows);
      if (!board) {
        problem = std::to_string(number - 1) + ": " + std::string(bad_diagram);
        return std::string(text);
      }
      for (const std::string& fresh : set_up_lines(*board)) append_line(written, fresh);
      rows.clear();
      is_replacing = true;
    }
    is_replacing = is_replacing && is_set_up(line);
    if (!is_replacing) append_line(written, line);
  }
  return written;
}

std::optional<std::string> DiagramCheck::add_row(std::string_view row) {
  if (auto problem = finish(); problem && rows_.empty()) return problem;
  append_line(rows_, bare_row(row));
  return std::nullopt;
}

std::optional<std::string> DiagramCheck::see(const gtp::Request& request) {
  if (!rows_.empty()) {
    const std::optional<Board> board = parse_diagram(rows_);
    if (!board) return std::string(bad_diagram);
    expected_ = set_up_lines(*board);
    seen_ = 0;
    rows_.clear();
  }
  if (seen_ == expected_.size()) return std::nullopt;
  if (request.id || joined(request) != expected_[seen_])
    return "the diagram asks for `" + expected_[seen_] + "` here";
  ++seen_;
  return std::nullopt;
}

std::optional<std::string> DiagramCheck::finish() const {
  if (rows_.empty() && seen_ == expected_.size()) return std::nullopt;
  return "a diagram without all of its set-up";
}

}  // namespace gosedai::tst
