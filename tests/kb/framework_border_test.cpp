// CASE framework: gaps in the border of recognised frameworks.
#include "kb/cases/framework_border.hpp"

#include "tests/kb/recognised_board.hpp"

namespace gosedai::kb_tests {
namespace {

CandidateList borders_of(const Board& board) {
  return framework_border(RecognisedBoard(board).view());
}

bool breaks(const Linkage& linkage) {
  return linkage.is_weak() && linkage.enemy_first.outcome == LinkageOutcome::break_through;
}

/// White looks at the gap between F6 and H6 from both sides; black's framework lies below it.
Board gap_in_the_border() { return with_stones({"D4", "F6", "H6", "K4"}, {"E5", "G7"}); }

TEST(FrameworkBorder, EnemyBreaksThroughTheGap) {
  const CandidateList found = borders_of(gap_in_the_border());
  EXPECT_EQ(drawn(only(found, Motive::erase), white), "G6 5.625");
}

TEST(FrameworkBorder, OwnerClosesTheGap) {
  const CandidateList found = borders_of(gap_in_the_border());
  EXPECT_EQ(drawn(only(found, Motive::wall_off), black), "G6 5.625");
}

TEST(FrameworkBorder, NothingWhereEverythingHolds) {
  // The same gap, looked at from outside only.
  EXPECT_TRUE(borders_of(with_stones({"D4", "F6", "H6", "K4"}, {"G7"})).empty());
}

TEST(FrameworkBorder, NothingWithoutAFrameworkBehind) {
  // White breaks through between two stones that surround nothing.
  const RecognisedBoard board(with_stones({"F6", "H6"}, {"E5", "G7", "J5"}));
  ASSERT_TRUE(std::ranges::any_of(board.view().recognition.linkages->all, breaks));
  EXPECT_TRUE(framework_border(board.view()).empty());
}

TEST(FrameworkBorder, IsNamedByTheGroupAtTheGap) {
  const CandidateList found = borders_of(gap_in_the_border());
  ASSERT_NE(candidate_at(found, white, "G6"), nullptr);
  EXPECT_EQ(candidate_at(found, white, "G6")->target.stone, point_of("F6"));
}

TEST(FrameworkBorder, NeverWorthMoreThanTheLimit) {
  const RecognisedBoard board(gap_in_the_border());
  CaseParameters low;
  low.framework.most_border = 3;
  const CaseView view = board.view();
  EXPECT_EQ(drawn(framework_border({view.recognition, view.knowledge, low}), white), "G6 3");
}

}  // namespace
}  // namespace gosedai::kb_tests
