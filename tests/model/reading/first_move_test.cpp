// What searches think of first moves, and first moves that are looked into first.
#include <algorithm>
#include <optional>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/siege_search.hpp"
#include "model/reading/tsumego_search.hpp"

namespace gosedai {
namespace {

constexpr std::string_view three_in_a_row = R"(
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  O O O O O O O .
  O X X X X X O .
  O X . . . X O .)";

TsumegoQuestion kill_question() {
  TsumegoQuestion question;
  question.target = Point::at(1, 1);
  question.to_move = Color::white;
  question.trust_room = false;
  return question;
}

std::optional<FirstMove> thought_of(const FirstMoves& moves, Point point) {
  const auto found = std::ranges::find(moves, point, &FirstMove::move);
  return found == moves.end() ? std::nullopt : std::optional(*found);
}

TEST(FirstMoves, TheVitalPointWorksAndTheOthersFail) {
  const std::optional<Board> board = parse_diagram(three_in_a_row);
  ASSERT_TRUE(board);
  TsumegoQuestion question = kill_question();
  question.all_moves = true;
  TsumegoSearch search(*board, question);
  search.advance(10'000);
  const auto vital = thought_of(search.first_moves(), Point::at(3, 0));
  const auto other = thought_of(search.first_moves(), Point::at(2, 0));
  ASSERT_TRUE(vital && other);
  EXPECT_TRUE(vital->works());
  EXPECT_TRUE(other->fails());
}

TEST(FirstMoves, TheSelectiveSearchKnowsTheVitalPointToo) {
  const std::optional<Board> board = parse_diagram(three_in_a_row);
  ASSERT_TRUE(board);
  SiegeSearch search(*board, kill_question());
  search.advance(2'000);
  const auto vital = thought_of(search.first_moves(), Point::at(3, 0));
  ASSERT_TRUE(vital);
  EXPECT_TRUE(vital->works());
}

TEST(FirstMoves, PreferencesChangeNoAnswer) {
  const std::optional<Board> board = parse_diagram(three_in_a_row);
  ASSERT_TRUE(board);
  TsumegoQuestion question = kill_question();
  const ReadingAnswer plain = solve(*board, question, 10'000);
  question.preferences = {{Point::at(2, 0), 0.9}, {Point::at(4, 0), 0.1}};
  const ReadingAnswer misled = solve(*board, question, 10'000);
  EXPECT_EQ(plain.outcome, Outcome::yes);
  EXPECT_EQ(misled.outcome, Outcome::yes);
  EXPECT_EQ(to_text(misled.move), "D1");
}

TEST(FirstMoves, OfTwoMovesThatWorkTheLikelyOneIsFound) {
  const std::optional<Board> board = parse_diagram(R"(
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    O O O O O O O .
    O X X X X X O .
    O X . X . . O .)");
  ASSERT_TRUE(board);
  TsumegoQuestion question = kill_question();
  for (const Point likely : {Point::at(2, 0), Point::at(4, 0), Point::at(5, 0)}) {
    question.preferences = {{likely, 0.99}};
    question.all_moves = true;
    const ReadingAnswer all = solve(*board, question, 10'000);
    if (std::ranges::find(all.moves, likely) == all.moves.end()) continue;
    question.all_moves = false;
    EXPECT_EQ(to_text(solve(*board, question, 10'000).move), to_text(likely));
  }
}

}  // namespace
}  // namespace gosedai
