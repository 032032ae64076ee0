// The diagrams of pattern files: rows of signs, with the edges of the board where it ends.
//
//     | . X a      a left edge, an empty point, an own stone, a marked empty point
//     | . O x
//     +-----       the lower edge
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "kb/format/data_error.hpp"
#include "model/board/board.hpp"
#include "model/patterns/pattern.hpp"

namespace gosedai {

struct DiagramSign {
  char sign = '.';
  int line = 0;  // in the file
  int column = 0;
};

struct PatternDiagram {
  std::vector<std::vector<DiagramSign>> rows;  // from the top, all of the same length
  bool top = false;                            // which edges of the board it shows
  bool bottom = false;
  bool left = false;
  bool right = false;
  int line = 0;  // of its first row

  int width() const { return rows.empty() ? 0 : static_cast<int>(rows.front().size()); }
  int height() const { return static_cast<int>(rows.size()); }
};

/// Whether a line of a file can only be meant as a row of a diagram.
bool is_diagram_row(std::string_view line);

/// Collects rows; complains about those that do not fit together.
class DiagramReader {
 public:
  DiagramReader(std::string_view file, std::vector<DataError>& errors)
      : file_(file), errors_(errors) {}

  void add_row(std::string_view line, int number);
  bool is_empty() const { return rows_.empty() && !saw_edge_; }
  /// The diagram, and the reader is empty again. Nothing when something is wrong with it.
  std::optional<PatternDiagram> take(int line_after);

 private:
  struct Row {
    std::vector<DiagramSign> signs;
    bool left = false;
    bool right = false;
    int line = 0;
    int column = 0;
  };

  void add_edge(int number, int column);
  void complain(int line, int column, std::string message);

  std::string_view file_;
  std::vector<DataError>& errors_;
  std::size_t errors_before_ = 0;
  std::vector<Row> rows_;
  bool saw_edge_ = false;
  bool top_ = false;
  bool bottom_ = false;
  int first_line_ = 0;
};

/// The map of a pattern and its marks from a diagram; complains about what no pattern may have.
bool read_map(const PatternDiagram& diagram, std::string_view file, Pattern& pattern,
              std::vector<DataError>& errors);

/// A board of 19 lines with the diagram at the edges it shows, else in the middle. Every own stone is
/// black; signs that leave a choice are empty. Nothing when a string has no liberty.
std::optional<Board> board_from(const PatternDiagram& diagram);
/// The point of that board where row and column of the diagram lie.
Point place_on_board(const PatternDiagram& diagram, int row, int col);

}  // namespace gosedai
