// Short words for the board tests: positions from diagrams, points from their names.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/board.hpp"
#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai::board_tests {

/// The board of a diagram, which must be a legal one.
inline Board board_of(std::string_view diagram) {
  const std::optional<Board> board = parse_diagram(diagram);
  EXPECT_TRUE(board.has_value()) << "not a legal diagram:\n" << diagram;
  return board ? *board : Board();
}

inline Point point_of(std::string_view name) {
  const std::optional<Point> point = parse_point(name, max_board_size);
  EXPECT_TRUE(point.has_value()) << name;
  return point.value_or(Point::none());
}

inline BitBoard points_of(const std::vector<std::string_view>& names) {
  BitBoard set;
  for (const std::string_view name : names) set.insert(point_of(name));
  return set;
}

/// A diagram in the form of to_diagram, whatever its indentation.
inline std::string drawn(std::string_view diagram) { return to_diagram(board_of(diagram)); }

/// The diagram after one move.
inline std::string after(Board board, Color color, std::string_view name) {
  board.play(color, point_of(name));
  EXPECT_EQ(board.check(), "");
  return to_diagram(board);
}

}  // namespace gosedai::board_tests
