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

const Position empty = position_of(R"(
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .)");

std::optional<Decision> choose_for(Color color, const std::vector<RankedMove>& ranked,
                                   const std::vector<SafetyAnswer>& answers) {
  return choose({empty, color}, ranked, answers);
}

SafetyAnswer answered(Verdict verdict) {
  SafetyAnswer answer{true, false, CaptureAnswer(), std::nullopt};
  answer.danger->verdict = verdict;
  return answer;
}

const SafetyAnswer needs_no_check{true, false, std::nullopt, std::nullopt};
const SafetyAnswer not_known_yet{false, false, std::nullopt, std::nullopt};
const SafetyAnswer was_not_read{true, true, std::nullopt, std::nullopt};
const SafetyAnswer is_captured = answered(Verdict::captured);
const SafetyAnswer is_safe = answered(Verdict::safe);

TEST(Choose, BestMoveThatNeedsNoCheck) {
  EXPECT_EQ(to_text(choose_for(black, moves(3), {needs_no_check})->move), "A1");
}

TEST(Choose, BestMoveThatIsSafe) {
  EXPECT_EQ(to_text(choose_for(black, moves(3), {is_safe})->move), "A1");
}

TEST(Choose, NextBestWhenTheStoneWouldBeCaptured) {
  EXPECT_EQ(to_text(choose_for(black, moves(3), {is_captured, is_captured, is_safe})->move), "C1");
}

TEST(Choose, UnknownIsNoReasonToReject) {
  EXPECT_EQ(to_text(choose_for(black, moves(3), {answered(Verdict::unknown)})->move), "A1");
}

TEST(Choose, RemembersWhatWasRejected) {
  const auto decision = choose_for(black, moves(3), {is_captured, is_safe});
  ASSERT_EQ(decision->rejected.size(), 1U);
  EXPECT_EQ(to_text(decision->rejected[0].move.point), "A1");
  EXPECT_EQ(decision->ranked.size(), 3U);
}

TEST(Choose, WaitsForAnAnswerThatMatters) {
  EXPECT_FALSE(choose_for(black, moves(3), {}));
  EXPECT_FALSE(choose_for(black, moves(3), {not_known_yet, is_safe}));
  EXPECT_FALSE(choose_for(black, moves(3), {is_captured, not_known_yet}));
}

TEST(Choose, DoesNotWaitForAnAnswerThatDoesNot) {
  EXPECT_TRUE(choose_for(black, moves(3), {is_safe, not_known_yet, not_known_yet}));
}

TEST(Choose, PassesWithoutMoves) { EXPECT_EQ(choose_for(white, {}, {})->move, Move::pass(white)); }

TEST(Choose, PassesWhenAllAreRejected) {
  EXPECT_EQ(choose_for(black, moves(2), {is_captured, is_captured})->move, Move::pass(black));
}

TEST(Choose, MovesThatWereNotReadAreLeftOut) {
  EXPECT_EQ(to_text(choose_for(black, moves(3), {is_captured, was_not_read, needs_no_check})->move),
            "C1");
}

TEST(NextQuestion, FarDownTheOrderNothingIsRead) {
  const std::vector<RankedMove> ranked = moves(5);  // stones on the first line need a check
  DecisionParameters parameters;
  parameters.filter_depth = 2;
  SafetyAnswer near;
  EXPECT_TRUE(next_question({empty, black}, ranked, 1, near, parameters));
  EXPECT_FALSE(near.known);
  SafetyAnswer far;
  EXPECT_FALSE(next_question({empty, black}, ranked, 2, far, parameters));
  EXPECT_TRUE(far.known);
  EXPECT_TRUE(far.unread);
}

TEST(NextQuestion, WithoutDangerTheAnswerIsComplete) {
  SafetyAnswer answer;
  const std::vector<RankedMove> ranked = {{point_of("C3"), 5, {}}};
  EXPECT_FALSE(next_question({empty, black}, ranked, 0, answer));
  EXPECT_TRUE(answer.known);
  EXPECT_FALSE(answer.unread);
}

TEST(Choose, MoveHasTheColourAskedFor) {
  EXPECT_EQ(choose_for(white, moves(1), {is_safe})->move.color(), white);
}

}  // namespace
}  // namespace gosedai::kb_tests
