// The selective life-and-death search on small positions of our own.
#include "model/reading/siege_search.hpp"

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai {
namespace {

ReadingAnswer ask(std::string_view diagram, std::string_view target, Color to_move) {
  const Board board = *parse_diagram(diagram);
  SiegeQuestion question;
  question.target = *parse_point(target, board.size());
  question.to_move = to_move;
  return solve_siege(board, question, 20'000);
}

/// Three in a row on the edge: the middle decides.
constexpr std::string_view three_in_a_row = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O O O O O O O
    . O O X X X X X O
    . O X X . . . X O
    . O X X X X X X O
)";

TEST(SiegeSearch, KillsOnTheVitalPoint) {
  const ReadingAnswer answer = ask(three_in_a_row, "D3", Color::white);
  EXPECT_EQ(answer.outcome, Outcome::yes);
  EXPECT_EQ(answer.move, *parse_point("F2", 9));
}

TEST(SiegeSearch, LivesOnTheVitalPoint) {
  const ReadingAnswer answer = ask(three_in_a_row, "D3", Color::black);
  EXPECT_EQ(answer.outcome, Outcome::yes);
  EXPECT_EQ(answer.move, *parse_point("F2", 9));
}

/// Four in a row needs no move.
constexpr std::string_view four_in_a_row = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O O O O
    O X X X X X X X O
    O X . . . . X X O
    O X X X X X X O .
)";

TEST(SiegeSearch, FourInARowIsAlive) {
  EXPECT_EQ(ask(four_in_a_row, "D3", Color::white).outcome, Outcome::no);
}

TEST(SiegeSearch, AStoneInTheOpenGetsAway) {
  const ReadingAnswer answer = ask(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . X X . . . . . .
    . . . . . O O . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
)",
                                   "F7", Color::white);
  EXPECT_EQ(answer.outcome, Outcome::no);
}

TEST(SiegeSearch, PausingDoesNotChangeTheAnswer) {
  const Board board = *parse_diagram(three_in_a_row);
  SiegeQuestion question;
  question.target = *parse_point("D3", 9);
  question.to_move = Color::white;
  SiegeSearch search(board, question);
  while (!search.advance(1)) continue;
  EXPECT_EQ(search.answer(), solve_siege(board, question, 20'000));
}

/// A stone that is not in the footprint cannot matter.
TEST(SiegeSearch, ChangesOutsideTheFootprintDoNotMatter) {
  Board board(19);
  for (const char* stone : {"C2", "D2", "E2", "C3", "E3"})
    board.play(Color::black, *parse_point(stone, 19));
  for (const char* stone : {"B2", "B3", "B4", "C4", "D4", "E4", "F4", "F3", "F2"})
    board.play(Color::white, *parse_point(stone, 19));
  SiegeQuestion question;
  question.target = *parse_point("D2", 19);
  question.to_move = Color::white;
  const ReadingAnswer before = solve_siege(board, question, 20'000);
  const Point far = *parse_point("R17", 19);
  ASSERT_FALSE(before.footprint.contains(far));
  board.play(Color::black, far);
  EXPECT_EQ(solve_siege(board, question, 20'000), before);
}

TEST(SiegeSearch, AsksAboutOneMoveOnly) {
  const Board board = *parse_diagram(three_in_a_row);
  SiegeQuestion question;
  question.target = *parse_point("D3", 9);
  question.to_move = Color::white;
  question.only_move = *parse_point("E2", 9);
  EXPECT_EQ(solve_siege(board, question, 20'000).outcome, Outcome::no);
}

}  // namespace
}  // namespace gosedai
