// The move chosen, given the order of moves and the answers of the suicide filter.
#include "kb/decision/decision.hpp"

#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

/// Moves along the lower edge, the best first.
std::vector<RankedMove> moves(int count) {
  std::vector<RankedMove> ranked;
  for (int i = 0; i < count; ++i)
    ranked.push_back({Point::at(i, 0),
                      20.0 - i,
                      {proposal(CaseKind::contact, black, to_text(Point::at(i, 0)), 20.0 - i)}});
  return ranked;
}

SafetyAnswer answered(Verdict verdict) {
  CaptureAnswer answer;
  answer.verdict = verdict;
  return {true, answer};
}

const SafetyAnswer needs_no_check{true, std::nullopt};
const SafetyAnswer not_known_yet{false, std::nullopt};
const SafetyAnswer is_captured = answered(Verdict::captured);
const SafetyAnswer is_safe = answered(Verdict::safe);

TEST(Choose, BestMoveThatNeedsNoCheck) {
  EXPECT_EQ(to_text(choose(black, moves(3), {needs_no_check})->move), "A1");
}

TEST(Choose, BestMoveThatIsSafe) {
  EXPECT_EQ(to_text(choose(black, moves(3), {is_safe})->move), "A1");
}

TEST(Choose, NextBestWhenTheStoneWouldBeCaptured) {
  EXPECT_EQ(to_text(choose(black, moves(3), {is_captured, is_captured, is_safe})->move), "C1");
}

TEST(Choose, UnknownIsNoReasonToReject) {
  EXPECT_EQ(to_text(choose(black, moves(3), {answered(Verdict::unknown)})->move), "A1");
}

TEST(Choose, RemembersWhatWasRejected) {
  const auto decision = choose(black, moves(3), {is_captured, is_safe});
  ASSERT_EQ(decision->rejected.size(), 1U);
  EXPECT_EQ(to_text(decision->rejected[0].move.point), "A1");
  EXPECT_EQ(decision->ranked.size(), 3U);
}

TEST(Choose, WaitsForAnAnswerThatMatters) {
  EXPECT_FALSE(choose(black, moves(3), {}));
  EXPECT_FALSE(choose(black, moves(3), {not_known_yet, is_safe}));
  EXPECT_FALSE(choose(black, moves(3), {is_captured, not_known_yet}));
}

TEST(Choose, DoesNotWaitForAnAnswerThatDoesNot) {
  EXPECT_TRUE(choose(black, moves(3), {is_safe, not_known_yet, not_known_yet}));
}

TEST(Choose, PassesWithoutMoves) { EXPECT_EQ(choose(white, {}, {})->move, Move::pass(white)); }

TEST(Choose, PassesWhenAllAreRejected) {
  EXPECT_EQ(choose(black, moves(2), {is_captured, is_captured})->move, Move::pass(black));
}

TEST(Choose, FilterLooksAtTheBestTwelveThenTakesTheBestLeft) {
  const std::vector<SafetyAnswer> all_captured(12, is_captured);
  EXPECT_EQ(choose(black, moves(12), all_captured)->move, Move::pass(black));
  const auto decision = choose(black, moves(14), all_captured);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->move, Move::stone(black, moves(14)[12].point));
}

TEST(Choose, MoveHasTheColourAskedFor) {
  EXPECT_EQ(choose(white, moves(1), {is_safe})->move.color(), white);
}

}  // namespace
}  // namespace gosedai::kb_tests
