// The ladder search (TR-0837 3.4.3.1): runs of ataris with and without stones in the way.
#include <optional>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/capture_search.hpp"

namespace gosedai {
namespace {

CaptureAnswer ladder(std::string_view diagram, std::string_view target, Color to_move) {
  const std::optional<Board> board = parse_diagram(diagram);
  EXPECT_TRUE(board.has_value());
  if (!board) return {};
  const std::optional<Point> stone = parse_point(target, board->size());
  EXPECT_TRUE(stone && is_stone(board->at(*stone)));
  return solve(*board, {CaptureMethod::ladder, *stone, to_move, 3}, 2000);
}

TEST(ReadingLadder, StoneInAtariIsTaken) {
  const CaptureAnswer answer = ladder(R"(
     . . . . .
     . . X . .
     . X O X .
     . . . . .
     . . . . .)",
                                      "C3", Color::black);
  EXPECT_TRUE(answer.verdict == Verdict::captured);
  EXPECT_EQ(to_text(answer.move), "C2");
  EXPECT_EQ(answer.nodes, 0);
}

TEST(ReadingLadder, WorksAcrossTheBoard) {
  const CaptureAnswer answer = ladder(R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . X O . . . . . . .
     . . . X X . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .)",
                                      "D4", Color::black);
  EXPECT_TRUE(answer.verdict == Verdict::captured);
  EXPECT_EQ(to_text(answer.move), "D5");
  EXPECT_GE(answer.line.size(), 20U);
  EXPECT_LT(answer.nodes, 60);
}

TEST(ReadingLadder, BreakerSavesTheStone) {
  const CaptureAnswer answer = ladder(R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . O . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . X O . . . . . . .
     . . . X X . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .)",
                                      "D4", Color::black);
  EXPECT_TRUE(answer.verdict == Verdict::safe);
  EXPECT_TRUE(answer.move.is_none());
}

TEST(ReadingLadder, TwoLibertiesOnTheOwnersTurnAreEnough) {
  const CaptureAnswer answer = ladder(R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . X . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . X O . . . . . . .
     . . . X X . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .)",
                                      "D4", Color::white);
  EXPECT_TRUE(answer.verdict == Verdict::safe) << "two liberties on the owner's turn";
}

TEST(ReadingLadder, RunnerCannotEscapeHisAtari) {
  const CaptureAnswer answer = ladder(R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . X . . . . . . .
     . . X O . . . . . . .
     . . . X X . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .)",
                                      "D4", Color::white);
  EXPECT_TRUE(answer.verdict == Verdict::captured);
  EXPECT_TRUE(answer.move.is_none());
}

TEST(ReadingLadder, TakingAStoneOnTheWayEscapes) {
  const CaptureAnswer answer = ladder(R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . O . . . . . .
     . . O X . . . . . . .
     . . X O . . . . . . .
     . . . X X . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .)",
                                      "D4", Color::white);
  EXPECT_TRUE(answer.verdict == Verdict::safe);
}

TEST(ReadingLadder, AlongTheEdge) {
  const CaptureAnswer answer = ladder(R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . X X . . . . .
     . X O O . . . . .
     . . X . . . . . .)",
                                      "C2", Color::black);
  EXPECT_TRUE(answer.verdict == Verdict::captured);
  EXPECT_EQ(to_text(answer.move), "E2");
}

TEST(ReadingLadder, OnlyAtarisCount) {
  const CaptureAnswer answer = ladder(R"(
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . . O . . .
     . . . X . . .
     . . . . . . .
     . . . . . . .)",
                                      "D4", Color::black);
  EXPECT_TRUE(answer.verdict == Verdict::safe) << "three liberties on the attacker's turn";
  EXPECT_EQ(answer.nodes, 0);
}

}  // namespace
}  // namespace gosedai
