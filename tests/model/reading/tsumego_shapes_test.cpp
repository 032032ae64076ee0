// The classic shapes of life and death, each with either side to move. X is the group, O besieges it.
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/group_status.hpp"
#include "model/reading/tsumego_search.hpp"

namespace gosedai {
namespace {

constexpr int node_limit = 1'000'000;

/// "yes D4", "no", "ko, X threatens, D4": from the view of the side to move.
std::string read(std::string_view diagram, std::string_view target, Color to_move) {
  const std::optional<Board> board = parse_diagram(diagram);
  if (!board) return "bad diagram";
  TsumegoQuestion question;
  question.target = *parse_point(target, board->size());
  question.to_move = to_move;
  const ReadingAnswer answer = solve(*board, question, node_limit);
  const std::string move = answer.move.is_none() ? "" : " " + to_text(answer.move);
  switch (answer.outcome) {
    case Outcome::yes: return "yes" + move;
    case Outcome::no: return "no";
    case Outcome::ko:
      return std::string("ko, ") + (answer.must_threaten == Color::black ? "X" : "O") +
             " threatens," + move;
    case Outcome::unknown: break;
  }
  return "unknown";
}

std::string kill(std::string_view diagram, std::string_view target) {
  return read(diagram, target, Color::white);
}
std::string live(std::string_view diagram, std::string_view target) {
  return read(diagram, target, Color::black);
}

constexpr std::string_view three_in_a_row = R"(
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  O O O O O O O .
  O X X X X X O .
  O X . . . X O .)";

TEST(TsumegoShapes, ThreeInARowAreDecidedByTheMiddle) {
  EXPECT_EQ(kill(three_in_a_row, "C2"), "yes D1");
  EXPECT_EQ(live(three_in_a_row, "C2"), "yes D1");
}

constexpr std::string_view bent_three = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . O O O O O O . .
  . O X X X X O . .
  . O X . . X O . .
  . O X X . X O . .
  . O O X X X O . .)";

TEST(TsumegoShapes, BentThreeIsDecidedByTheMiddle) {
  EXPECT_EQ(kill(bent_three, "D4"), "yes E3");
  EXPECT_EQ(live(bent_three, "D4"), "yes E3");
}

constexpr std::string_view pyramid_four = R"(
  . . . . . . .
  . . . . . . .
  . O O O O O .
  O O X X X O O
  O X X . X X O
  O X . . . X O
  O X X X X X O)";

TEST(TsumegoShapes, PyramidFourIsDecidedByTheMiddle) {
  EXPECT_EQ(kill(pyramid_four, "B2"), "yes D2");
  EXPECT_EQ(live(pyramid_four, "B2"), "yes D2");
}

constexpr std::string_view four_in_a_row = R"(
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  O O O O O O O O
  O X X X X X X O
  O X . . . . X O)";

TEST(TsumegoShapes, FourInARowAreAlive) { EXPECT_EQ(kill(four_in_a_row, "C2"), "no"); }

constexpr std::string_view square_four = R"(
  . . . . . . . .
  . . . . . . . .
  . O O O O O O .
  . O X X X X O .
  . O X . . X O .
  . O X . . X O .
  . O X X X X O .
  . O O O O O O .)";

TEST(TsumegoShapes, FourInASquareAreDead) { EXPECT_EQ(live(square_four, "C3"), "no"); }

constexpr std::string_view bulky_five = R"(
  . . . . . . . .
  . . . . . . . .
  . O O O O O O .
  . O X X X X O .
  . O X . . X O .
  . O X . . X O .
  . O X . X X O .
  . O X X X O O .)";

TEST(TsumegoShapes, BulkyFiveIsDecidedByItsVitalPoint) {
  EXPECT_EQ(kill(bulky_five, "C4"), "yes D3");
  EXPECT_EQ(live(bulky_five, "C4"), "yes D3");
}

constexpr std::string_view flower_six = R"(
  . . . . . . . .
  . O O O O O O .
  . O X X X X O .
  . O X . . X O O
  . O X . . . X O
  . O X X . X X O
  . O O X X X O O
  . . O O O O O .)";

TEST(TsumegoShapes, FlowerSixIsDecidedByItsVitalPoint) {
  EXPECT_EQ(kill(flower_six, "C4"), "yes E4");
  EXPECT_EQ(live(flower_six, "C4"), "yes E4");
}

constexpr std::string_view rectangular_six = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O . . . .
  X X X X O . . . .
  . . . X O . . . .
  . . . X O . . . .)";

TEST(TsumegoShapes, SixInTheCornerNeedAMoveWhenNoLibertyIsLeftOutside) {
  EXPECT_EQ(kill(rectangular_six, "D2"), "yes B2");
  EXPECT_EQ(live(rectangular_six, "D2"), "yes B2");
}

constexpr std::string_view corner_four = R"(
  . . . . . . .
  . . . . . . .
  . . . . . . .
  O O O . . . .
  X X O O O . .
  . X X X O . .
  . . . X O . .)";

TEST(TsumegoShapes, FourRoundTheCornerBecomeKo) {
  EXPECT_EQ(kill(corner_four, "B2"), "ko, X threatens, B1");
  EXPECT_EQ(live(corner_four, "B2"), "yes B1");
}

constexpr std::string_view bent_four = R"(
  . . . . . . .
  . . . . . . .
  . . . . . . .
  O O O O O O .
  X X X X X O .
  . X X X X O .
  O O O . X O .)";

TEST(TsumegoShapes, BentFourInTheCornerIsDead) {
  EXPECT_EQ(live(bent_four, "B2"), "no");
  EXPECT_EQ(kill(bent_four, "B2").substr(0, 3), "yes");
}

constexpr std::string_view seki = R"(
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  O O O O O O O O
  X X X X X X X O
  X . O O O . X O)";

TEST(TsumegoShapes, SekiIsLife) {
  EXPECT_EQ(kill(seki, "A1"), "no");
  EXPECT_EQ(live(seki, "A1").substr(0, 3), "yes");
}

TEST(TsumegoShapes, AllMovesThatWorkAreListed) {
  const std::optional<Board> board = parse_diagram(four_in_a_row);
  ASSERT_TRUE(board.has_value());
  TsumegoQuestion question;
  question.target = *parse_point("C2", board->size());
  question.to_move = Color::black;
  question.all_moves = true;
  const ReadingAnswer answer = solve(*board, question, node_limit);
  EXPECT_EQ(answer.moves.size(), 2U) << "the two middle points";
}

TEST(TsumegoShapes, StatusTakesBothAnswersTogether) {
  const std::optional<Board> board = parse_diagram(bulky_five);
  ASSERT_TRUE(board.has_value());
  TsumegoQuestion question;
  question.target = *parse_point("C4", board->size());
  question.to_move = Color::white;
  const ReadingAnswer attack = solve(*board, question, node_limit);
  question.to_move = Color::black;
  const ReadingAnswer defence = solve(*board, question, node_limit);
  const Point vital = *parse_point("D3", board->size());
  EXPECT_EQ(group_status(attack, defence), (GroupStatus{GroupFate::critical, vital, vital}));
}

}  // namespace
}  // namespace gosedai
