#include "kb/patterns/pattern_diagram.hpp"

#include <algorithm>

#include "kb/format/data_words.hpp"

namespace gosedai {

namespace {

constexpr std::string_view own_stones = "X1234";
constexpr std::string_view enemy_stones = "O5678";
constexpr std::string_view empty_marks = "abcdefgh";
constexpr std::string_view other_signs = ".?xo";
constexpr int most_lines = 9;
constexpr int board_lines = 19;

bool is_one_of(char sign, std::string_view signs) {
  return signs.find(sign) != std::string_view::npos;
}

bool is_sign(char sign) {
  return is_one_of(sign, own_stones) || is_one_of(sign, enemy_stones) ||
         is_one_of(sign, empty_marks) || is_one_of(sign, other_signs);
}

/// 0: no constraint.
PointClass class_of(char sign) {
  if (is_one_of(sign, own_stones)) return class_own;
  if (is_one_of(sign, enemy_stones)) return class_enemy;
  if (sign == 'x') return class_own | class_empty;
  if (sign == 'o') return class_enemy | class_empty;
  return sign == '?' ? 0 : class_empty;
}

}  // namespace

bool is_diagram_row(std::string_view line) {
  line = line.substr(0, line.find('#'));
  return std::ranges::all_of(
      line, [](char sign) { return is_sign(sign) || is_one_of(sign, " \t\r|+-"); });
}

void DiagramReader::complain(int line, int column, std::string message) {
  errors_.push_back({std::string(file_), line, column, std::move(message)});
}

void DiagramReader::add_edge(int number, int column) {
  if (rows_.empty() ? top_ : bottom_) complain(number, column, "expected one edge here");
  (rows_.empty() ? top_ : bottom_) = true;
  saw_edge_ = true;
}

void DiagramReader::add_row(std::string_view line, int number) {
  line = line.substr(0, line.find('#'));
  const int column = static_cast<int>(line.find_first_not_of(" \t\r")) + 1;
  if (is_empty()) {
    first_line_ = number;
    errors_before_ = errors_.size();
  }
  if (line.find('-') != std::string_view::npos) {
    const bool only_edge = line.find_first_not_of(" \t\r-+") == std::string_view::npos;
    if (!only_edge) return complain(number, column, "expected an edge of - only");
    return add_edge(number, column);
  }
  if (bottom_) return complain(number, column, "expected no row below the edge");
  Row row{{}, false, false, number, column};
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char sign = line[i];
    const int at = static_cast<int>(i) + 1;
    if (sign == '|') {
      if (row.right) complain(number, at, "expected one edge here");
      (row.signs.empty() && !row.left ? row.left : row.right) = true;
    } else if (is_sign(sign)) {
      if (row.right) complain(number, at, "expected no point beyond the edge");
      row.signs.push_back({sign, number, at});
    } else if (sign == '+') {
      complain(number, at, "expected a sign");
    }
  }
  rows_.push_back(std::move(row));
}

std::optional<PatternDiagram> DiagramReader::take(int line_after) {
  PatternDiagram diagram;
  if (rows_.empty()) {
    complain(saw_edge_ ? first_line_ : line_after, 1, "expected the rows of a diagram");
  } else {
    const Row& first = rows_.front();
    for (const Row& row : rows_) {
      if (row.signs.size() != first.signs.size() || row.signs.empty())
        complain(row.line, row.column,
                 "expected " + std::to_string(first.signs.size()) + " points as in the first row");
      if (row.left != first.left || row.right != first.right)
        complain(row.line, row.column, "expected the same edges as in the first row");
    }
    if (diagram.rows.size() > most_lines || first.signs.size() > most_lines ||
        rows_.size() > most_lines)
      complain(first.line, first.column,
               "expected at most " + std::to_string(most_lines) + " rows and columns");
    diagram.left = first.left;
    diagram.right = first.right;
  }
  const bool fine = errors_.size() == errors_before_ && !rows_.empty();
  diagram.top = top_;
  diagram.bottom = bottom_;
  diagram.line = first_line_;
  for (Row& row : rows_) diagram.rows.push_back(std::move(row.signs));
  rows_.clear();
  saw_edge_ = top_ = bottom_ = false;
  return fine ? std::optional(std::move(diagram)) : std::nullopt;
}

namespace {

/// Reads a diagram as a map around its anchor.
class MapReader {
 public:
  MapReader(const PatternDiagram& diagram, std::string_view file, Pattern& pattern,
            std::vector<DataError>& errors)
      : diagram_(diagram), file_(file), pattern_(pattern), errors_(errors) {}

  bool run() {
    const std::size_t before = errors_.size();
    if (!find_anchor()) {
      complain(diagram_.rows[0][0], "expected a stone in the pattern");
      return false;
    }
    // The anchor comes first.
    pattern_.points.push_back({{0, 0}, class_of(sign(anchor_row_, anchor_col_).sign)});
    for (int row = 0; row < diagram_.height(); ++row)
      for (int col = 0; col < diagram_.width(); ++col) add(row, col);
    add_edges();
    return errors_.size() == before;
  }

 private:
  const DiagramSign& sign(int row, int col) const {
    return diagram_.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
  }
  void complain(const DiagramSign& where, std::string message) {
    errors_.push_back({std::string(file_), where.line, where.column, std::move(message)});
  }

  /// The stone nearest to the middle, so that no place is far from it.
  bool find_anchor() {
    int best = -1;
    for (int row = 0; row < diagram_.height(); ++row)
      for (int col = 0; col < diagram_.width(); ++col) {
        const PointClass here = class_of(sign(row, col).sign);
        if (here != class_own && here != class_enemy) continue;
        const int far =
            std::abs(2 * row - diagram_.height() + 1) + std::abs(2 * col - diagram_.width() + 1);
        if (best >= 0 && far >= best) continue;
        best = far;
        anchor_row_ = row;
        anchor_col_ = col;
      }
    return best >= 0;
  }

  PatternPlace place(int row, int col) const {
    return {static_cast<std::int8_t>(col - anchor_col_),
            static_cast<std::int8_t>(anchor_row_ - row)};
  }

  void add(int row, int col) {
    const DiagramSign& here = sign(row, col);
    const PatternPlace where = place(row, col);
    const PointClass allowed = class_of(here.sign);
    if (allowed != 0 && where != PatternPlace{}) pattern_.points.push_back({where, allowed});
    if (is_one_of(here.sign, other_signs) || here.sign == 'X' || here.sign == 'O') return;
    if (std::ranges::find(pattern_.marks, here.sign, &PatternMark::name) != pattern_.marks.end())
      complain(here, std::string("there is a mark ") + here.sign + " already");
    pattern_.marks.push_back({here.sign, where});
  }

  /// One point beyond each edge tells that it is there.
  void add_edges() {
    if (diagram_.top) pattern_.points.push_back({place(-1, anchor_col_), class_outside});
    if (diagram_.bottom)
      pattern_.points.push_back({place(diagram_.height(), anchor_col_), class_outside});
    if (diagram_.left) pattern_.points.push_back({place(anchor_row_, -1), class_outside});
    if (diagram_.right)
      pattern_.points.push_back({place(anchor_row_, diagram_.width()), class_outside});
    add_last_lines();
  }

  /// And the line before it is on the board: a point there that may hold anything would not say so.
  void add_last_lines() {
    constexpr PointClass on_board = class_empty | class_own | class_enemy;
    const auto add_once = [this](int row, int col) {
      const PatternPlace where = place(row, col);
      if (std::ranges::find(pattern_.points, where, &PatternPoint::place) == pattern_.points.end())
        pattern_.points.push_back({where, on_board});
    };
    if (diagram_.top) add_once(0, anchor_col_);
    if (diagram_.bottom) add_once(diagram_.height() - 1, anchor_col_);
    if (diagram_.left) add_once(anchor_row_, 0);
    if (diagram_.right) add_once(anchor_row_, diagram_.width() - 1);
  }

  const PatternDiagram& diagram_;
  std::string_view file_;
  Pattern& pattern_;
  std::vector<DataError>& errors_;
  int anchor_row_ = 0;
  int anchor_col_ = 0;
};

}  // namespace

bool read_map(const PatternDiagram& diagram, std::string_view file, Pattern& pattern,
              std::vector<DataError>& errors) {
  return MapReader(diagram, file, pattern, errors).run();
}

Point place_on_board(const PatternDiagram& diagram, int row, int col) {
  const int width = diagram.width();
  const int height = diagram.height();
  const int left = diagram.left    ? 0
                   : diagram.right ? board_lines - width
                                   : (board_lines - width) / 2;
  const int top = diagram.top      ? 0
                  : diagram.bottom ? board_lines - height
                                   : (board_lines - height) / 2;
  return Point::at(left + col, board_lines - 1 - top - row);
}

std::optional<Board> board_from(const PatternDiagram& diagram) {
  BitBoard black;
  BitBoard white;
  for (int row = 0; row < diagram.height(); ++row)
    for (int col = 0; col < diagram.width(); ++col) {
      const char sign =
          diagram.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)].sign;
      if (is_one_of(sign, own_stones)) black.insert(place_on_board(diagram, row, col));
      if (is_one_of(sign, enemy_stones)) white.insert(place_on_board(diagram, row, col));
    }
  return Board::from_stones(board_lines, black, white);
}

}  // namespace gosedai
