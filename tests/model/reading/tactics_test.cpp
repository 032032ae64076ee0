// Tactics with a name, one diagram and one expectation each: attached stones, snapbacks that protect,
// ladder breakers, forcing moves, several targets and combinations.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/capture_search.hpp"
#include "model/reading/combination_search.hpp"
#include "model/reading/double_capture_search.hpp"
#include "model/reading/ladder_search.hpp"
#include "model/reading/multi_capture_search.hpp"

namespace gosedai {
namespace {

constexpr Color black = Color::black;
constexpr Color white = Color::white;

Board board_of(std::string_view diagram) { return *parse_diagram(diagram); }

Point at(std::string_view name, const Board& board) { return *parse_point(name, board.size()); }

CaptureAnswer thorough(const Board& board, std::string_view target, Color to_move) {
  const Point stone = at(target, board);
  return solve(
      board,
      board.at(stone) == to_move ? defence_question(board, stone) : attack_question(board, stone),
      20000);
}

std::string names(const std::vector<Point>& points) {
  std::string text;
  for (const Point point : points) text += (text.empty() ? "" : " ") + to_text(point);
  return text;
}

constexpr std::string_view bamboo_joint = R"(
     . . . . . . .
     . . O O . . .
     . O X . X . .
     . O X . X . .
     . . O O . . .
     . . . . . . .
     . . . . . . .)";

TEST(Tactics, BambooJointHolds) {
  EXPECT_TRUE(thorough(board_of(bamboo_joint), "C4", white).verdict == Verdict::safe);
}

constexpr std::string_view kosumi = R"(
     . . . . . . .
     . . O . . . .
     . O . X X . .
     . O X . . X .
     . . O O . . .
     . . . . . . .
     . . . . . . .)";

TEST(Tactics, SmallestLimitOfEscapeEndsTheSearch) {
  const Board board = board_of(kosumi);
  CaptureQuestion question;
  question.target = at("C4", board);
  question.to_move = white;
  question.escape_above = 2;
  EXPECT_TRUE(CaptureSearch(board, question).advance(20000));
}

TEST(Tactics, DiagonalStonesHold) {
  EXPECT_TRUE(thorough(board_of(kosumi), "C4", white).verdict == Verdict::safe);
}

/// With a stone on one of the two cutting points the diagonal is broken.
TEST(Tactics, DiagonalStonesAreCutAfterAPeep) {
  EXPECT_TRUE(thorough(board_of(R"(
     . . . . . . .
     . . O . . . .
     . O . X X . .
     . O X O . X .
     . . O O . . .
     . . . . . . .
     . . . . . . .)"),
                       "C4", white)
                  .verdict == Verdict::captured);
}

constexpr std::string_view snapback_protects = R"(
     . . . . .
     . . . . .
     O O . . .
     X X O . .
     . O X . .)";

TEST(Tactics, StoneInASnapbackIsNotCaptured) {
  EXPECT_TRUE(thorough(board_of(snapback_protects), "B1", black).verdict == Verdict::safe);
}

/// The same with a white stone in atari: taking that first gives the black stones breath.
TEST(Tactics, TakesWhatIsNotTakenBack) {
  const CaptureAnswer answer = thorough(board_of(R"(
     . . . . .
     . . . . .
     O O . . .
     X X O X .
     . O X . .)"),
                                        "B1", black);
  EXPECT_TRUE(answer.verdict == Verdict::captured);
  EXPECT_EQ(to_text(answer.move), "C3");
}

TEST(Tactics, CapturedAndPlayedBack) {
  EXPECT_TRUE(thorough(board_of(R"(
     O . . O . .
     . . O X . X
     . . . . . X
     . O O . . O
     O X . X . O
     . X X . . .)"),
                       "D5", white)
                  .verdict == Verdict::captured);
}

constexpr std::string_view atari_on_the_edge = R"(
     . . . . .
     . . . . .
     X . . . .
     O X . . .
     . . . . .)";

TEST(Tactics, ListsAllMovesThatWork) {
  const Board board = board_of(R"(
     . . . . . . .
     . . . . . . .
     . . X X . . .
     . X O O . . .
     . . X X . . .
     . . . . . . .
     . . . . . . .)");
  CaptureQuestion question = attack_question(board, at("C4", board));
  question.all_moves = true;
  const CaptureAnswer answer = solve(board, question, 20000);
  EXPECT_TRUE(answer.verdict == Verdict::captured);
  EXPECT_EQ(answer.move, answer.moves.front());
  EXPECT_EQ(names(answer.moves), "E4");
}

TEST(Tactics, AtariNeedsNoBreaker) {
  const Board board = board_of(atari_on_the_edge);
  const LadderAnswer answer = solve(board, LadderQuestion{at("A2", board), black, true}, 2000);
  EXPECT_TRUE(answer.outcome == Outcome::yes);
  EXPECT_EQ(to_text(answer.move), "A1");
}

constexpr std::string_view ladder = R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . X O . . . . .
     . . . X X . . . .
     . . . . . . . . .
     . . . . . . . . .)";

TEST(Tactics, LadderNamesItsBreakers) {
  const Board board = board_of(ladder);
  const LadderAnswer answer = solve(board, LadderQuestion{at("D4", board), black, true}, 20000);
  EXPECT_TRUE(answer.outcome == Outcome::yes);
  const std::string breakers = names(answer.breakers);
  EXPECT_NE(breakers.find("F6"), std::string::npos) << breakers;
  EXPECT_EQ(breakers.find("A9"), std::string::npos) << breakers;
}

TEST(Tactics, LadderOfAStringWithThreeLibertiesIsNone) {
  const Board board = board_of(R"(
     . . . . .
     . . . . .
     . X O . .
     . . . . .
     . . . . .)");
  EXPECT_TRUE(solve(board, LadderQuestion{at("C3", board), black, false}, 500).outcome ==
              Outcome::no);
}

/// The two stones get out when black moves once, and die when he moves twice.
TEST(Tactics, ForcingMoveThreatensByASecondOne) {
  const Board board = board_of(R"(
     . . . . . . .
     . . . . . . .
     . . X X . . .
     . X O O . . .
     . . X . . . .
     . . . . . . .
     . . . . . . .)");
  const ReadingAnswer answer = solve(board, DoubleCaptureQuestion{at("C4", board), 3, true}, 5000);
  EXPECT_TRUE(answer.outcome == Outcome::yes);
  EXPECT_NE(std::ranges::find(answer.moves, at("E4", board)), answer.moves.end())
      << names(answer.moves);
}

TEST(Tactics, TwoMovesDoNotCatchAStringInTheOpen) {
  const Board board = board_of(R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . O O . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .)");
  EXPECT_TRUE(solve(board, DoubleCaptureQuestion{at("D5", board), 3, false}, 20000).outcome ==
              Outcome::no);
}

constexpr std::string_view double_atari = R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . X . . . . .
     . . X O . . O . .
     . X O . . . . . .
     . . . . . . . . .
     . . O . . . . . .
     . . . . . . . . .)";

TEST(Tactics, CombinationByADoubleAtari) {
  const CombinationAnswer answer =
      solve(board_of(double_atari), CombinationQuestion{black, black}, 20000);
  EXPECT_TRUE(answer.outcome == Outcome::yes);
  EXPECT_EQ(to_text(answer.move), "D4");
}

TEST(Tactics, CombinationIsPrevented) {
  const CombinationAnswer answer =
      solve(board_of(double_atari), CombinationQuestion{black, white}, 50000);
  EXPECT_TRUE(answer.outcome == Outcome::yes);
  EXPECT_NE(std::ranges::find(answer.moves, *parse_point("D4", 9)), answer.moves.end())
      << names(answer.moves);
}

TEST(Tactics, NoCombinationOnAQuietBoard) {
  const CombinationAnswer answer =
      solve(board_of(bamboo_joint), CombinationQuestion{white, white}, 20000);
  EXPECT_TRUE(answer.outcome == Outcome::no);
  EXPECT_TRUE(answer.move.is_none());
}

TEST(Tactics, NeitherOfThemIsLostAlone) {
  const Board board = board_of(double_atari);
  EXPECT_TRUE(thorough(board, "C4", black).verdict == Verdict::safe);
  EXPECT_TRUE(thorough(board, "D5", black).verdict == Verdict::safe);
}

TEST(Tactics, OneOfTwoStringsIsLost) {
  const Board board = board_of(double_atari);
  const MultiCaptureQuestion question{{at("C4", board), at("D5", board)}, black, 3, false};
  EXPECT_TRUE(solve(board, question, 20000).outcome == Outcome::yes);
}

// Black takes C1 in a ko; the other string is out of reach.
constexpr std::string_view first_to_take_the_ko = R"(
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . . . . O O
     . X X O . . .
     . X O . O . .)";

TEST(Tactics, OneOfTwoStringsIsLostInAKo) {
  const Board board = board_of(first_to_take_the_ko);
  const MultiCaptureQuestion question{{at("C1", board), at("F3", board)}, black, 3, false};
  const ReadingAnswer answer = solve(board, question, 20000);
  EXPECT_TRUE(answer.outcome == Outcome::ko);
  EXPECT_TRUE(answer.must_threaten == white);
}

TEST(Tactics, WithoutThreatsAKoIsWonByTakingIt) {
  const Board board = board_of(first_to_take_the_ko);
  MultiCaptureQuestion question{{at("C1", board), at("F3", board)}, black, 3, false};
  question.without_threats = true;
  const ReadingAnswer answer = solve(board, question, 20000);
  EXPECT_TRUE(answer.outcome == Outcome::yes);
  EXPECT_EQ(to_text(answer.move), "D1");
}

// J5 and E2 are far apart, but both lean on the string of G3.
TEST(Tactics, CombinationByWayOfAThirdString) {
  const CombinationAnswer answer = solve(board_of(R"(
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . X X O X .
     . . . X . O . . O
     . . . X X X . O .
     . . X . O . O O O
     . . O . O X . X X
     . . O X . O . . X)"),
                                         CombinationQuestion{black, black}, 60000);
  EXPECT_TRUE(answer.outcome == Outcome::yes);
  EXPECT_EQ(to_text(answer.move), "H5");
}

}  // namespace
}  // namespace gosedai
