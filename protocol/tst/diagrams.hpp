// Diagrams in a suite: comment lines that begin with "#|" show the position that the next lines set
// up, so that people can read the file and every GTP program can run it.
//
//     #| 3 . X .
//     #| 2 X O .
//     #| 1 . . .
//     #|   A B C
//     boardsize 3
//     clear_board
//     play b B3
//     ...
//
// The numbers and the letters may be left out. The set-up is checked against the diagram when the
// suite is read, and can be written from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/board/board.hpp"
#include "protocol/gtp/line.hpp"

namespace gosedai::tst {

/// boardsize, clear_board and the stones, black first, from the top left.
std::vector<std::string> set_up_lines(const Board& board);

/// The suite with the set-up after each diagram written anew. A text in `problem` when a diagram is
/// none; then the suite comes back as it was.
std::string with_written_set_ups(std::string_view text, std::string& problem);

/// Follows a suite line by line. Each function tells what is wrong.
class DiagramCheck {
 public:
  std::optional<std::string> add_row(std::string_view row);
  std::optional<std::string> see(const gtp::Request& request);
  std::optional<std::string> finish() const;

 private:
  std::string rows_;
  std::vector<std::string> expected_;
  std::size_t seen_ = 0;
};

}  // namespace gosedai::tst
