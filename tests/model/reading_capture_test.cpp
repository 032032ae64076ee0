// The capture search on positions with a name: one diagram, one question, one expectation.
#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/capture_search.hpp"

namespace gosedai {
namespace {

struct Problem {
  std::string name;
  std::string_view diagram;
  std::string_view target;
  Color to_move;
  Verdict verdict;
  std::vector<std::string_view> moves;  // any of them; empty: no move, or not asked
  Color must_threaten = Color::empty;
  int escape_above = 3;
};

void PrintTo(const Problem& problem, std::ostream* out) { *out << problem.name; }

class ReadingCapture : public testing::TestWithParam<Problem> {};

TEST_P(ReadingCapture, Answers) {
  const Problem& problem = GetParam();
  const std::optional<Board> board = parse_diagram(problem.diagram);
  ASSERT_TRUE(board.has_value());
  const std::optional<Point> target = parse_point(problem.target, board->size());
  ASSERT_TRUE(target && is_stone(board->at(*target)));
  const CaptureAnswer answer =
      solve(*board, {CaptureMethod::capture, *target, problem.to_move, problem.escape_above}, 3000);
  EXPECT_EQ(static_cast<int>(answer.verdict), static_cast<int>(problem.verdict))
      << "after " << answer.nodes << " nodes";
  EXPECT_EQ(answer.must_threaten, problem.must_threaten);
  const std::string move = answer.move.is_none() ? "none" : to_text(answer.move);
  if (!problem.moves.empty()) {
    EXPECT_TRUE(std::find(problem.moves.begin(), problem.moves.end(), move) != problem.moves.end())
        << move;
  }
}

constexpr Color black = Color::black;
constexpr Color white = Color::white;

const Problem problems[] = {
    {"LadderOrNet",
     R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . O O X . . . .
     . . O X O . . . .
     . . O X . . . . .
     . . . X . . . . .
     . . . . . . . . .
     . . . . . . . . .)",
     "E5",
     black,
     Verdict::captured,
     {"F5", "F4"}},
    {"NetWhereTheLadderIsBroken",
     R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . O O X . . . .
     . . O X O . . . .
     . . O X . . . O .
     . . . X . . . . .
     . . . . . . . O .
     . . . . . . . . .)",
     "E5",
     black,
     Verdict::captured,
     {"F5", "F4"}},
    {"NeitherLadderNorNet",
     R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . O O X . . . .
     . . O X O . . . .
     . . O X . . . . .
     . . . X . . O . .
     . . . . . O . . .
     . . . . . . . . .)",
     "E5",
     black,
     Verdict::safe,
     {"none"}},
    {"Snapback",
     R"(
     X . . . . .
     O X . . . .
     O X X X . .
     O O X X . .
     . . O O . .
     O O X . . .)",
     "A3",
     black,
     Verdict::captured,
     {"B2"}},
    {"QuietMoveBeforeTheAtari",
     R"(
     . . . . . O
     O . . X X X
     X . X O O O
     X X X O . X
     . X . O O X
     O X . X O O)",
     "E2",
     black,
     Verdict::captured,
     {"C1"}},
    {"ThrowInUnderThreeStones",
     R"(
     . . . . . .
     . . . . . .
     . . . . . .
     X X X X X .
     O O O X . X
     . . X O O .)",
     "C2",
     black,
     Verdict::captured,
     {"B1"}},
    {"ThrowInOnTheSide",
     R"(
     . . . . . .
     . . . X X X
     . . . X X O
     . . . X X O
     . . X O O .
     . . X O O .)",
     "F3",
     black,
     Verdict::captured,
     {"F2"}},
    {"EscapeByTakingAWall",
     R"(
     . . . . . . .
     . . . . . . .
     . . X X . . .
     . X O O X O .
     . X O X O O .
     . X . . . . .
     . . . . . . .)",
     "C3",
     white,
     Verdict::safe,
     {"D2"}},
    {"SekiForOneSide",
     R"(
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . X X X X X . .
     . X O O O X O .
     . X O . X O O .
     . X O O X O . .
     . X O . X O . .)",
     "C1",
     black,
     Verdict::safe,
     {"none"}},
    {"SekiForTheOtherSide",
     R"(
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . X X X X X . .
     . X O O O X O .
     . X O . X O O .
     . X O O X O . .
     . X O . X O . .)",
     "E1",
     white,
     Verdict::safe,
     {"none"}},
    {"KoStoneTaken",
     R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . X O . . . .
     . . X . X O . . .
     . . . X O . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .)",
     "E5",
     white,
     Verdict::ko,
     {"D5"},
     black},
    {"KoStoneConnected",
     R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . X O . . . .
     . . X . X O . . .
     . . . X O . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .)",
     "E5",
     black,
     Verdict::safe,
     {"D5"}},
    {"OutOfReachAtOnce",
     R"(
     . . . . .
     . . . . .
     . . X . .
     . . . . .
     . . . . .)",
     "C3",
     black,
     Verdict::safe,
     {"none"}},
    {"AtariOnTheEdge",
     R"(
     . . . . .
     . . . . .
     X . . . .
     O X . . .
     . . . . .)",
     "A2",
     black,
     Verdict::captured,
     {"A1"}},
    {"CrawlingOnTheFirstLine",
     R"(
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . . . . . .
     X X X X X . .
     X O . . . . .)",
     "B1",
     white,
     Verdict::captured,
     {"none"}},
    {"ThreeLibertiesInABox",
     R"(
     . . . . . .
     . . . . . .
     X X X X . .
     O O O X . .
     O . O X X .
     O . . . . .)",
     "A1",
     black,
     Verdict::captured,
     {}},
    {"ClampOnTheEdge",
     R"(
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . X X X . .
     . X O O O X .
     . X O . O X .
     . . . . . . .)",
     "C2",
     black,
     Verdict::captured,
     {}},
    {"LooseLadderAlongTheSide",
     R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . X X . . . . . .
     X O O X . . . . .
     X O . . . . . . .
     . . . . . . . . .)",
     "C3",
     black,
     Verdict::captured,
     {}},
    {"CranesNest",
     R"(
     . . . . . . .
     . X X X X X .
     . X O . O X .
     . X O . O X .
     . . X O X . .
     . . . . . . .
     . . . . . . .)",
     "C5",
     black,
     Verdict::captured,
     {}},
};

/// Black may not take back: he must find a threat first, and then he takes.
TEST(ReadingCaptureKo, TakerIsInKoToo) {
  Board board = *parse_diagram(R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . X O . . . .
     . . X . X O . . .
     . . . X O . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .)");
  const Point taker = *parse_point("D5", 9);
  board.play(white, taker);
  const CaptureAnswer answer = solve(board, {CaptureMethod::capture, taker, black, 3}, 3000);
  EXPECT_TRUE(answer.verdict == Verdict::ko);
  EXPECT_EQ(answer.must_threaten, black);
  EXPECT_EQ(to_text(answer.move), "E5");
}

/// Under way there is no verdict, and a search that is given up never says yes or no.
TEST(ReadingCaptureLimits, GivenUpIsUnknown) {
  const std::optional<Board> board = parse_diagram(problems[0].diagram);
  ASSERT_TRUE(board.has_value());
  const Point target = *parse_point("E5", 9);
  CaptureSearch search(*board, {CaptureMethod::capture, target, black, 3});
  EXPECT_FALSE(search.advance(2));
  EXPECT_FALSE(search.is_finished());
  EXPECT_EQ(search.nodes(), 2);
  EXPECT_TRUE(search.answer().verdict == Verdict::unknown);
  EXPECT_TRUE(search.answer().footprint.contains(target));
  EXPECT_TRUE(search.advance(3000));
  EXPECT_TRUE(search.answer().verdict == Verdict::captured);
}

INSTANTIATE_TEST_SUITE_P(Positions, ReadingCapture, testing::ValuesIn(problems),
                         [](const auto& each) { return each.param.name; });

}  // namespace
}  // namespace gosedai
