// The ladder search (TR-0837 3.4.3.1): runs of ataris with and without stones in the way.
#include <optional>
#include <string>
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

constexpr std::string_view open_board = R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . X . . . . . . . .
     . X O X . . . . . . .
     . . X . . . . . . . .
     . . . . . . . . . . .)";

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

TEST(ReadingLadder, RunsToTheEdge) {
  const CaptureAnswer answer = ladder(R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . X . . . . . . .
     . . X O . . . . . . .
     . . X X . . . . . . .
     . . . . . . . . . . .)",
                                      "D3", Color::white);
  EXPECT_TRUE(answer.verdict == Verdict::safe) << "two liberties on the owner's turn";
}

constexpr std::string_view working = R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . X . . . . . . .
     . . X O . . . . . . .
     . X O X . . . . . . .
     . X O X . . . . . . .
     . . X . . . . . . . .)";

TEST(ReadingLadder, WorksAcrossTheBoard) {
  const CaptureAnswer answer = ladder(working, "D4", Color::black);
  EXPECT_TRUE(answer.verdict == Verdict::captured);
  EXPECT_GE(answer.line.size(), 10U);
}

TEST(ReadingLadder, BreakerSavesTheStone) {
  std::string text(working);
  text[text.find(". . .\n     . . . . . .", 60)] = 'O';
  const CaptureAnswer answer = ladder(R"(
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . O . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . X . . . . . . .
     . . X O . . . . . . .
     . X O X . . . . . . .
     . X O X . . . . . . .
     . . X . . . . . . . .)",
                                      "D4", Color::black);
  EXPECT_TRUE(answer.verdict == Verdict::safe);
  EXPECT_TRUE(answer.move.is_none());
}

}  // namespace
}  // namespace gosedai
