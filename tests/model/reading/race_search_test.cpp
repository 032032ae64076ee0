// Classes of races on diagrams (Mueller 5.3): liberties, eyes, sekis and kos.
#include "model/reading/race_search.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/race_choice.hpp"

namespace gosedai {
namespace {

constexpr int enough = 50'000;

RaceAnswer ask(std::string_view diagram, std::string_view own, std::string_view other,
               bool all_moves = false) {
  const Board board = parse_diagram(diagram).value();
  RaceQuestion question;
  question.own = parse_point(own, board.size()).value();
  question.other = parse_point(other, board.size()).value();
  question.to_move = board.at(question.own);
  question.all_moves = all_moves;
  return solve(board, question, enough);
}

constexpr RaceFate yes{Outcome::yes, Color::empty};
constexpr RaceFate no{Outcome::no, Color::empty};

// Black D and white F, three liberties between them and none outside.
constexpr std::string_view three_shared = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . O O O X X . .
  . . O X X O X . .
  . . O X . O X . .
  . . O X . O X . .
  . . O X . O X . .
)";

TEST(RaceSearch, SharedLibertiesMakeASeki) {
  const RaceAnswer answer = ask(three_shared, "D1", "F1");
  EXPECT_EQ(answer.own_survives, yes);
  EXPECT_EQ(answer.other_captured, no);
  EXPECT_TRUE(answer.needs_no_move);
  EXPECT_EQ(answer.move_difference, 0);
}

// Black's corner stone joins the others by filling one of white's two liberties.
constexpr std::string_view a_liberty_that_joins = R"(
  X X . X
  . X O O
  O X X .
  O . X X
)";

TEST(RaceSearch, FillingTheLibertyThatJoinsIsNotLikeFillingTheOther) {
  const RaceAnswer answer = ask(a_liberty_that_joins, "D4", "C3");
  EXPECT_EQ(answer.own_survives, yes);
  EXPECT_EQ(answer.other_captured, yes);
  EXPECT_EQ(to_text(answer.move), "C4");
}

constexpr std::string_view one_shared = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . O O O X X . .
  . . O X X O X . .
  . . O X X O X . .
  . . O X X O X . .
  . . O X . O X . .
)";

TEST(RaceSearch, WithOneSharedLibertyTheFirstMoveWins) {
  const RaceAnswer black = ask(one_shared, "D1", "F1");
  EXPECT_EQ(black.other_captured, yes);
  EXPECT_EQ(to_text(black.move), "E1");
  EXPECT_EQ(black.move_difference, 0);
  const RaceAnswer white = ask(one_shared, "F1", "D1");
  EXPECT_EQ(white.other_captured, yes);
  EXPECT_EQ(to_text(white.move), "E1");
}

constexpr std::string_view eye_against_none = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . O O O O X X . .
  . O X X X O X . .
  . O X . X O X . .
  . O X X . O X . .
  . O X X . O X . .
)";

TEST(RaceSearch, AnEyeWinsAgainstNone) {
  const RaceAnswer black = ask(eye_against_none, "C1", "F1");
  EXPECT_EQ(black.other_captured, yes);
  EXPECT_TRUE(black.needs_no_move);
  EXPECT_GE(black.move_difference, 1);
  const RaceAnswer white = ask(eye_against_none, "F1", "C1");
  EXPECT_EQ(white.own_survives, no);
  EXPECT_EQ(white.other_captured, no);
  EXPECT_LT(white.move_difference, 0);
  EXPECT_TRUE(white.move.is_none());
}

constexpr std::string_view large_eye_against_small = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O X X X X
  X X X X X O O O X
  X . . X . O . O X
  X . . X . O O O X
)";

TEST(RaceSearch, ALargeEyeWinsAgainstASmallOne) {
  const RaceAnswer black = ask(large_eye_against_small, "A3", "F1");
  EXPECT_EQ(black.other_captured, yes);
  EXPECT_TRUE(black.needs_no_move);
  // The square lasts five moves, and both shared liberties are black's.
  EXPECT_EQ(black.move_difference, 6);
}

constexpr std::string_view square_in_the_corner = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O X X X X .
  X X X X O O O X .
  . . X . O . O X .
  . . X . O O O X .
)";

/// A1 is no liberty, so three stones fill the square and none of them is taken off before.
TEST(RaceSearch, ASquareInTheCornerIsNoLargeEye) {
  const RaceAnswer black = ask(square_in_the_corner, "A3", "E1");
  EXPECT_EQ(black.other_captured, yes);
  EXPECT_FALSE(black.needs_no_move);
}
TEST(RaceSearch, AgainstASquareInTheCornerASmallEyeMakesASeki) {
  const RaceAnswer white = ask(square_in_the_corner, "E1", "A3");
  EXPECT_EQ(white.own_survives, yes);
  EXPECT_EQ(white.other_captured, no);
}

constexpr std::string_view equal_eyes = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O X X X X .
  X X X X O O O X .
  X . X . O . O X .
  X X X X O O O X .
)";

TEST(RaceSearch, EqualEyesMakeASeki) {
  for (const auto& [own, other] : {std::pair{"A1", "E1"}, std::pair{"E1", "A1"}}) {
    const RaceAnswer answer = ask(equal_eyes, own, other);
    EXPECT_EQ(answer.own_survives, yes);
    EXPECT_EQ(answer.other_captured, no);
    EXPECT_TRUE(answer.needs_no_move);
  }
}

// An empty three: its owner makes two eyes in the middle, the enemy takes it there.
constexpr std::string_view unsettled_three = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O X X X X X
  X X X X O O O O X
  . . X . O . . . O
  X X X X O O O O O
)";

TEST(RaceSearch, TheMiddleOfThreeIsVitalForBoth) {
  const RaceAnswer white = ask(unsettled_three, "E1", "A1");
  EXPECT_EQ(white.other_captured, yes);
  EXPECT_EQ(to_text(white.move), "G2");
}

constexpr std::string_view two_against_three = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O X X X X
  O . . . X O . . X
  O X X X X O O O X
  O O O O O X X X X
  . . . . . . . . .
  . . . . . . . . .
)";

TEST(RaceSearch, AllMovesAreTheEqualLiberties) {
  const RaceAnswer white = ask(two_against_three, "F4", "E4", true);
  EXPECT_EQ(white.own_survives, no);
  const RaceAnswer black = ask(two_against_three, "E4", "F4", true);
  EXPECT_EQ(black.other_captured, yes);
  EXPECT_TRUE(black.needs_no_move);
  EXPECT_EQ(black.move_difference, 1);
}

TEST(RaceSearch, CutOffItIsUnknown) {
  const Board board = parse_diagram(three_shared).value();
  const RaceQuestion question{parse_point("D1", 9).value(), parse_point("F1", 9).value(),
                              Color::black, false};
  const RaceAnswer answer = solve(board, question, 0);
  EXPECT_EQ(answer.outcome, Outcome::unknown);
}

TEST(RaceCodes, AKoIsWrittenTwice) {
  const RaceCodes codes = race_codes(yes, {Outcome::ko, Color::white}, Color::black);
  EXPECT_EQ(codes.survives, 2);
  EXPECT_EQ(codes.captured, 2);
  EXPECT_EQ(race_codes({Outcome::ko, Color::black}, no, Color::black).survives, 3);
  EXPECT_EQ(race_codes({}, no, Color::black).survives, -1);
}

TEST(RaceChoice, FindsTheRaceAndItsMove) {
  const Board board = parse_diagram(one_shared).value();
  const auto found = choose_race_moves(board, Color::black, board.empty_points(), enough);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(to_text(found.front().move), "E1");
  EXPECT_EQ(found.front().reason, RaceReason::wins);
}

TEST(RaceChoice, RivalsAreWeakStringsThatTouchAndAreLargeEnough) {
  const Board board = parse_diagram(one_shared).value();
  const Point black = parse_point("D1", 9).value();
  const std::vector<Point> rivals = race_rivals(board, black, 4);
  ASSERT_EQ(rivals.size(), 1U);
  EXPECT_TRUE(board.string_points(rivals.front()).contains(parse_point("F1", 9).value()));
  EXPECT_TRUE(race_rivals(board, black, 5).empty());
}

TEST(RaceChoice, KeepsToTheAllowedPoints) {
  const Board board = parse_diagram(one_shared).value();
  const BitBoard allowed = board.empty_points() & ~BitBoard::of(parse_point("E1", 9).value());
  for (const RaceCandidate& each : choose_race_moves(board, Color::black, allowed, enough))
    EXPECT_NE(to_text(each.move), "E1");
}

}  // namespace
}  // namespace gosedai
