// Connection questions by shape: every kind of linkage (spec 4), each with both sides to move.
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/connection_search.hpp"

namespace gosedai {
namespace {

constexpr int node_limit = 8000;

/// "yes D4", "no", "ko B2 white" (white must find the first threat) or "unknown".
std::string read(std::string_view diagram, std::string_view a, std::string_view b, Color to_move) {
  const std::optional<Board> board = parse_diagram(diagram);
  if (!board) return "bad diagram";
  ConnectionQuestion question;
  question.a = *parse_point(a, board->size());
  question.b = *parse_point(b, board->size());
  question.to_move = to_move;
  const ReadingAnswer answer = solve(*board, question, node_limit);
  const std::string move = answer.move.is_none() ? "" : " " + to_text(answer.move);
  switch (answer.outcome) {
    case Outcome::unknown: return "unknown";
    case Outcome::yes: return "yes" + move;
    case Outcome::no: return "no";
    case Outcome::ko: return "ko" + move + " " + std::string(name_of(answer.must_threaten));
  }
  return "?";
}

TEST(Connection, KosumiCannotBeCut) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . X . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_EQ(read(board, "C4", "D5", Color::white), "no");
}

TEST(Connection, KosumiWithAPeepedSideIsCutOnTheOther) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . O . . . .
    . . O X . . .
    . . X . O . .
    . . . . O . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_EQ(read(board, "C4", "D5", Color::white), "yes D4");
  EXPECT_EQ(read(board, "C4", "D5", Color::black), "yes D4");
}

TEST(Connection, BambooJointCannotBeCut) {
  constexpr std::string_view board = R"(
    . . . O . . .
    . . . O . . .
    . . X . X . .
    . . X . X . .
    . . . O . . .
    . . . O . . .
    . . . . . . .)";
  EXPECT_EQ(read(board, "C4", "E4", Color::white), "no");
}

TEST(Connection, HangingConnectionCannotBeCut) {
  constexpr std::string_view board = R"(
    . . . O . . .
    . . O O X . .
    . . X . X . .
    . . . X . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_EQ(read(board, "C5", "E5", Color::white), "no");
}

TEST(Connection, OneSpaceJumpOnTheSecondLineIsHeldByTheEdge) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . X O O O X .
    . X O O O X .
    . X X . X X .
    . . . . . . .)";
  EXPECT_EQ(read(board, "C2", "E2", Color::black), "yes D2");
  EXPECT_EQ(read(board, "C2", "E2", Color::white), "no");
}

TEST(Connection, OneSpaceJumpWithAWallOnBothSidesIsCut) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . O O O . .
    . . X . X . .
    . . O O O . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_EQ(read(board, "C5", "E5", Color::white), "yes D5");
  EXPECT_EQ(read(board, "C5", "E5", Color::black), "yes D5");
}

TEST(Connection, CuttingStoneInAtariIsTaken) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . O O . . .
    . O X X O . .
    . O X O X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_EQ(read(board, "C4", "E4", Color::black), "yes D3");
}

TEST(Connection, UnderneathOnTheFirstLine) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . O O O O O .
    O O X O X O O
    O X X . X X O
    . . . . . . .)";
  EXPECT_EQ(read(board, "C2", "E2", Color::black), "yes D2");
  EXPECT_EQ(read(board, "C2", "E2", Color::white), "yes D2");
}

constexpr std::string_view ko_at_the_edge = R"(
    . . O . . . .
    . . O . . . .
    . . O . . . .
    . X O X X . .
    X X O X O O .
    X O O X O . .
    X X X O . O .)";

TEST(Connection, ByTakingAKo) {
  EXPECT_EQ(read(ko_at_the_edge, "C1", "D2", Color::black), "ko E1 white");
}
TEST(Connection, FillingTheKoCuts) {
  EXPECT_EQ(read(ko_at_the_edge, "C1", "D2", Color::white), "yes E1");
}

constexpr std::string_view double_threat = R"(
    . . . . . . .
    . . . . . . .
    . O O O O O .
    . O X X X O .
    . O . O . O .
    X X X O X X X
    . . . . . . .)";

TEST(Connection, ThirdStringBetween) {
  EXPECT_EQ(read(double_threat, "A2", "C4", Color::black), "yes C3");
  EXPECT_EQ(read(double_threat, "A2", "C4", Color::white), "yes C3");
}

TEST(Connection, AllWorkingMovesAreListedWhenAskedFor) {
  const std::optional<Board> board = parse_diagram(R"(
    . . . . . . .
    . O O O . . .
    . X . X . . .
    . O . O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)");
  ConnectionQuestion question;
  question.a = *parse_point("B5", 7);
  question.b = *parse_point("D5", 7);
  question.to_move = Color::black;
  question.all_moves = true;
  const ReadingAnswer answer = solve(*board, question, 100'000);
  EXPECT_EQ(answer.outcome, Outcome::yes);
  ASSERT_FALSE(answer.moves.empty());
  EXPECT_EQ(to_text(answer.moves.front()), "C5");
}

TEST(Connection, FarApartBehindAWallIsCutWithoutAMove) {
  constexpr std::string_view board = R"(
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .
    . X . . O . . X .
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .)";
  EXPECT_EQ(read(board, "B6", "H6", Color::black), "no");
}

TEST(Connection, AStringThatIsCapturedFirstIsCutOff) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . O . . . .
    . O X . X . .
    . . O O . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_EQ(read(board, "C4", "E4", Color::white), "yes D4");
}

constexpr std::string_view monkey_jump = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X X O O O . .
    . . X X O . . O .
    . . . X O O O O .
    . . . X . . . O .
    . . . . . . X . .)";

TEST(Connection, MonkeyJumpCannotBeCut) {
  EXPECT_EQ(read(monkey_jump, "D2", "G1", Color::white), "no");
}
TEST(Connection, MonkeyJumpIsDrawnBack) {
  EXPECT_EQ(read(monkey_jump, "D2", "G1", Color::black), "yes E1");
}

constexpr std::string_view clamp = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . X O O O X . .
    . . X O O O X . .
    . . X X O X X . .
    . . . X O X . . .
    . . . . . . . . .)";

TEST(Connection, ClampBelowTheEnemyConnects) {
  EXPECT_EQ(read(clamp, "D2", "F2", Color::black), "yes E1");
}
TEST(Connection, AStepToTheEdgePreventsTheClamp) {
  EXPECT_EQ(read(clamp, "D2", "F2", Color::white), "yes E1");
}

constexpr std::string_view cut_by_stones_in_a_snapback = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O O O . . . .
    . . X X O O . . .
    . . X O X X X . .
    . . X O . X O O .
    . . X O . O O . .)";

TEST(Connection, ASnapbackTakesTheCuttingStones) {
  EXPECT_EQ(read(cut_by_stones_in_a_snapback, "C3", "E3", Color::black), "yes E1");
}
TEST(Connection, WithoutTheSnapbackTheCutStands) {
  EXPECT_EQ(read(cut_by_stones_in_a_snapback, "C3", "E3", Color::white), "yes E1");
}

TEST(Connection, ACutThatWouldBeSnappedBackIsNone) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O O O . . . .
    . . X X O O . . .
    . . X . X X X . .
    . . X O . X O O .
    . . X O . O O . .)";
  EXPECT_EQ(read(board, "C3", "E3", Color::white), "no");
}

}  // namespace
}  // namespace gosedai
