// Classic tricks of races: the approach move, the throw-in, ko and double ko. The answers were found
// by laying out all positions that play along the first line can reach.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/race_search.hpp"

namespace gosedai {
namespace {

/// Two strings that are shut in, black's at A2 and white's at E2, and what is below them.
Board race_over(std::string_view first_line) {
  constexpr std::string_view above = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O X X X X X
    O O O O X X X X X
    X X X X O O O O X
    )";
  return parse_diagram(std::string(above) + std::string(first_line)).value();
}

/// The usual codes of the side that begins, and its move: "1 1 E1".
std::string begin(Color first, std::string_view first_line) {
  const Board board = race_over(first_line);
  RaceQuestion question;
  question.own = parse_point(first == Color::black ? "A2" : "E2", 9).value();
  question.other = parse_point(first == Color::black ? "E2" : "A2", 9).value();
  question.to_move = first;
  const RaceAnswer answer = solve(board, question, 50'000);
  const RaceCodes codes = race_codes(answer.own_survives, answer.other_captured, first);
  return std::to_string(codes.survives) + " " + std::to_string(codes.captured) +
         (answer.move.is_none() ? "" : " " + to_text(answer.move));
}

TEST(RaceClassics, WithoutTheApproachMoveTheLastLibertyIsAKo) {
  EXPECT_EQ(begin(Color::black, "X . . O O O O . ."), "3 3 H1");
}
TEST(RaceClassics, WithTheApproachMoveMadeTheFirstToPlayWins) {
  EXPECT_EQ(begin(Color::black, "X . . O O O O . X"), "1 1 H1");
}

constexpr std::string_view throw_in = ". X . O . . O X .";

TEST(RaceClassics, TheThrowInWins) { EXPECT_EQ(begin(Color::black, throw_in), "1 1 E1"); }
TEST(RaceClassics, AgainstTheThrowInTheOtherSideMakesASeki) {
  EXPECT_EQ(begin(Color::white, throw_in), "1 0 E1");
}

TEST(RaceClassics, AKoForWhichTheOtherMustThreaten) {
  EXPECT_EQ(begin(Color::white, ". O . O X . O . ."), "2 2 F1");
}
TEST(RaceClassics, AKoForWhichOneMustThreatenOneself) {
  EXPECT_EQ(begin(Color::black, "X . . X O . O . ."), "3 3 H1");
}
TEST(RaceClassics, AKoForASeki) { EXPECT_EQ(begin(Color::black, "X . X . O . O . ."), "3 0 H1"); }

/// Whichever ko white takes, black takes the other.
TEST(RaceClassics, ThreatsDoNotHelpAgainstADoubleKo) {
  EXPECT_EQ(begin(Color::black, ". . X O . O O . O").substr(0, 3), "1 1");
}

}  // namespace
}  // namespace gosedai
