// Breaking into an area and blocking it off, as diagrams; `area` is the rows below the wall.
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/break_in_search.hpp"

namespace gosedai {
namespace {

/// The lowest `rows` rows.
BitBoard lower_rows(int size, int rows) {
  BitBoard area;
  for (int row = 0; row < rows; ++row)
    for (int col = 0; col < size; ++col) area.insert(Point::at(col, row));
  return area;
}

std::string read(std::string_view diagram, std::string_view stone, int rows, Color to_move) {
  const std::optional<Board> board = parse_diagram(diagram);
  if (!board) return "bad diagram";
  BreakInQuestion question;
  question.stone = *parse_point(stone, board->size());
  question.area = lower_rows(board->size(), rows);
  question.to_move = to_move;
  const ReadingAnswer answer = solve(*board, question, 8000);
  switch (answer.outcome) {
    case Outcome::unknown: return "unknown";
    case Outcome::yes: return "yes " + to_text(answer.move);
    case Outcome::no: return "no";
    case Outcome::ko: return "ko " + to_text(answer.move);
  }
  return "?";
}

constexpr std::string_view with_a_friend_inside = R"(
    . . . . . . .
    . . . . . . .
    . . X X . . .
    O O O . O O O
    . . . X . . .
    . . . . . . .
    . . . . . . .)";

TEST(BreakIn, ReachesAStoneThatIsInside) {
  EXPECT_EQ(read(with_a_friend_inside, "D5", 3, Color::black), "yes D4");
}
TEST(BreakIn, IsBlockedOffFromAStoneThatIsInside) {
  EXPECT_EQ(read(with_a_friend_inside, "D5", 3, Color::white), "yes D4");
}

constexpr std::string_view closed_wall = R"(
    . . . . . . .
    . . . . . . .
    . . X X . . .
    O O O O O O O
    . . . . . . .
    . . . . . . .
    . . . . . . .)";

TEST(BreakIn, FailsAgainstAClosedWall) {
  EXPECT_EQ(read(closed_wall, "D5", 3, Color::black), "no");
}

constexpr std::string_view open_wall = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X X X X X X X .
    O . . . . . . . O
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(BreakIn, AWideGapCannotBeBlocked) { EXPECT_EQ(read(open_wall, "D6", 4, Color::white), "no"); }

TEST(BreakIn, PiecesOfWorkDoNotMatter) {
  const std::optional<Board> board = parse_diagram(with_a_friend_inside);
  BreakInQuestion question;
  question.stone = Point::at(3, 4);
  question.area = lower_rows(7, 3);
  question.to_move = Color::black;
  question.all_moves = true;
  BreakInSearch search(*board, question);
  while (!search.advance(3)) {
  }
  EXPECT_TRUE(search.answer() == solve(*board, question, 1'000'000));
  EXPECT_FALSE(search.answer().moves.empty());
}

}  // namespace
}  // namespace gosedai
