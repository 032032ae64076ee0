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

}  // namespace
}  // namespace gosedai
