// Corner groups and kos that have names. O is the group, X besieges it. The answers were found by
// laying out all positions of the closed region.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/tsumego_search.hpp"

namespace gosedai {
namespace {

/// "yes D4", "no", "ko, X threatens": from the view of the side to move.
std::string read(std::string_view diagram, std::string_view target, Color to_move) {
  const Board board = parse_diagram(diagram).value();
  TsumegoQuestion question;
  question.target = parse_point(target, board.size()).value();
  question.to_move = to_move;
  const ReadingAnswer answer = solve(board, question, 1'000'000);
  switch (answer.outcome) {
    case Outcome::yes: return "yes" + (answer.move.is_none() ? "" : " " + to_text(answer.move));
    case Outcome::no: return "no";
    case Outcome::ko:
      return std::string("ko, ") + (answer.must_threaten == Color::black ? "X" : "O") +
             " threatens";
    case Outcome::unknown: break;
  }
  return "unknown";
}

std::string kill(std::string_view diagram, std::string_view target) {
  return read(diagram, target, Color::black);
}
std::string live(std::string_view diagram, std::string_view target) {
  return read(diagram, target, Color::white);
}

TEST(TsumegoClassics, TheLGroupIsDead) {
  EXPECT_EQ(live(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X X . . .
    O O O X . . .
    . . O X . . .
    . . . . X . .)",
                 "B3"),
            "no");
}

constexpr std::string_view long_l_group = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X X X . .
    O O O O X . .
    . . . O X . .
    . . . . . X .)";

TEST(TsumegoClassics, TheLongLGroupLivesOnTheTwoOnePoint) {
  EXPECT_EQ(live(long_l_group, "B3"), "yes B1");
}
TEST(TsumegoClassics, TheLongLGroupDies) {
  EXPECT_EQ(kill(long_l_group, "B3").substr(0, 3), "yes");
}

constexpr std::string_view j_group = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X X . . .
    O O O X X . .
    . . O O X . .
    . . . . . X .)";

TEST(TsumegoClassics, TheJGroupLivesOnTheTwoOnePoint) { EXPECT_EQ(live(j_group, "B3"), "yes B1"); }
TEST(TsumegoClassics, TheJGroupDies) { EXPECT_EQ(kill(j_group, "B3").substr(0, 3), "yes"); }

TEST(TsumegoClassics, TheTripodGroupIsDead) {
  EXPECT_EQ(live(R"(
    . . . . . . .
    . . . . . . .
    X . . . . . .
    . X X X . . .
    . O O X . . .
    . . O X . . .
    . . . . X . .)",
                 "B3"),
            "no");
}

TEST(TsumegoClassics, TheSolidCarpentersSquareLives) {
  EXPECT_EQ(kill(R"(
    . . . . . . .
    . . . . . . .
    X X X X X . .
    O O O O X . .
    . . . O X . .
    . . . O X . .
    . . . O X . .)",
                 "A4"),
            "no");
}

constexpr std::string_view false_eye = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X X X X X
    O O O X X O O O O
    . O O . O . O . O)";

TEST(TsumegoClassics, ADescentMakesTheEyeFalse) { EXPECT_EQ(kill(false_eye, "F2"), "yes D1"); }
TEST(TsumegoClassics, WhereItWouldDescendTheEyeIsSaved) {
  EXPECT_EQ(live(false_eye, "F2"), "yes D1");
}

constexpr std::string_view thousand_year_ko = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X X X X .
    O O O O O X .
    . O . O O X .
    . X X . O X .)";

TEST(TsumegoClassics, TheAttackerOfAThousandYearKoMustThreaten) {
  EXPECT_EQ(kill(thousand_year_ko, "A3"), "ko, X threatens");
}
TEST(TsumegoClassics, TheOwnerOfAThousandYearKoIsNotSafeEither) {
  EXPECT_EQ(live(thousand_year_ko, "A3"), "ko, X threatens");
}

TEST(TsumegoClassics, AKoInTwoSteps) {
  EXPECT_EQ(kill(R"(
    . . . . . .
    . . . . . .
    X X X X X .
    O O O O X .
    X O . O X .
    . . . O X .)",
                 "A3"),
            "ko, X threatens");
}

}  // namespace
}  // namespace gosedai
