// Is the stone lost for nothing? The questions, and what follows from the answers.
#include "kb/decision/suicide_filter.hpp"

#include "model/reading/capture_search.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

constexpr std::string_view empty_board = R"(
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .)";

std::optional<SafetyCheck> first_check(const Position& position, Color color,
                                       std::string_view point) {
  return next_safety_check(position, color, point_of(point), {});
}

/// All questions asked and answered.
SafetyAnswer safety_of(const Position& position, Color color, std::string_view point) {
  SafetyAnswer answer;
  while (const auto check = next_safety_check(position, color, point_of(point), answer))
    note_answer(solve(check->after, check->question, 600), answer);
  answer.known = true;
  return answer;
}

/// By its own worth, without a target to sacrifice for.
bool passes(std::string_view diagram, Color color, std::string_view point) {
  const RankedMove move{point_of(point), 5, {proposal(CaseKind::contact, color, point, 5)}};
  return passes_suicide_filter(move, safety_of(position_of(diagram, color), color, point));
}

TEST(SafetyCheck, NothingToAskAboutFourLiberties) {
  EXPECT_FALSE(first_check(position_of(empty_board), black, "C3"));
}

TEST(SafetyCheck, AsksWhetherTheEnemyCapturesTheStone) {
  const auto check = first_check(position_of(empty_board), black, "C1");
  ASSERT_TRUE(check);
  EXPECT_EQ(check->question, (CaptureQuestion{CaptureMethod::capture, point_of("C1"), white, 3}));
  EXPECT_EQ(check->after.at(point_of("C1")), black);
}

constexpr std::string_view corner_trap = R"(
    . . . . .
    . . . . .
    . . . . .
    O O O . .
    . . O . .)";

TEST(SafetyCheck, SelfAtariIsCaptured) {
  const SafetyAnswer answer = safety_of(position_of(corner_trap), black, "B1");
  ASSERT_TRUE(answer.danger);
  EXPECT_EQ(answer.danger->verdict, Verdict::captured);
}

TEST(SuicideFilter, SelfAtariDoesNotPass) { EXPECT_FALSE(passes(corner_trap, black, "B1")); }

TEST(SuicideFilter, JoiningALargerStringThatThenIsCapturedDoesNotPass) {
  // With B1 open the three stones live on two liberties; filling it leaves A1 alone.
  EXPECT_FALSE(passes(R"(
    . . . . . .
    . . . . . .
    O O O O . .
    X X X O . .
    . . O O . .
    O O . . . .)",
                      black, "B2"));
}

TEST(SuicideFilter, SnapbackPasses) {
  // White takes D1 and then stands there with four stones and one liberty.
  EXPECT_TRUE(passes(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X O . . .
    X O O O X O . . .
    X O . . O O . . .)",
                     black, "D1"));
}

TEST(SuicideFilter, TradingOneStoneForOneIsNoSnapback) {
  const SafetyAnswer answer = safety_of(position_of(R"(
    . . . . .
    . . . . .
    . X O . .
    X . X O .
    . X O . .)"),
                                        white, "B2");
  EXPECT_FALSE(answer.recapture);
}

SafetyAnswer loses_stone(Verdict verdict, std::size_t moves) {
  CaptureAnswer answer;
  answer.verdict = verdict;
  answer.line.resize(moves);
  SafetyAnswer safety;
  safety.known = true;
  safety.danger = answer;
  return safety;
}

RankedMove capture_in(int moves_needed, CaseKind kind = CaseKind::capture) {
  Candidate reason = proposal(kind, black, "C3", 10);
  reason.moves_needed = moves_needed;
  return {point_of("C3"), 10, {reason}};
}

TEST(SuicideFilter, StoneThatIsNotCapturedPasses) {
  for (const Verdict verdict : {Verdict::safe, Verdict::unknown, Verdict::ko})
    EXPECT_TRUE(passes_suicide_filter(capture_in(0), loses_stone(verdict, 1)));
}

TEST(SuicideFilter, StoneThatIsCapturedDoesNot) {
  EXPECT_FALSE(passes_suicide_filter(capture_in(0), loses_stone(Verdict::captured, 1)));
}

TEST(SuicideFilter, SacrificeNeedsTwoMovesMoreThanLosingTheStone) {
  EXPECT_FALSE(passes_suicide_filter(capture_in(4), loses_stone(Verdict::captured, 3)));
  EXPECT_TRUE(passes_suicide_filter(capture_in(5), loses_stone(Verdict::captured, 3)));
}

TEST(SuicideFilter, OnlyACaptureIsASacrifice) {
  EXPECT_FALSE(
      passes_suicide_filter(capture_in(9, CaseKind::contact), loses_stone(Verdict::captured, 1)));
}

TEST(SuicideFilter, WhatReadingHasDecidedPasses) {
  RankedMove move = capture_in(0, CaseKind::life);
  move.read_out = true;
  EXPECT_TRUE(passes_suicide_filter(move, loses_stone(Verdict::captured, 1)));
}

TEST(SuicideFilter, RecaptureMakesItNoSuicide) {
  SafetyAnswer safety = loses_stone(Verdict::captured, 1);
  safety.recapture = loses_stone(Verdict::captured, 1).danger;
  EXPECT_TRUE(passes_suicide_filter(capture_in(0), safety));
  safety.recapture->verdict = Verdict::unknown;
  EXPECT_FALSE(passes_suicide_filter(capture_in(0), safety));
}

TEST(SuicideFilter, WhatWasNotReadDoesNotPass) {
  SafetyAnswer safety;
  safety.known = safety.unread = true;
  EXPECT_FALSE(passes_suicide_filter(capture_in(9), safety));
}

}  // namespace
}  // namespace gosedai::kb_tests
