// The table of CASEs: names that are told apart, and lists that lose nothing.
#include "kb/cases/case_table.hpp"

#include <set>

#include "tests/kb/recognised_board.hpp"

namespace gosedai::kb_tests {
namespace {

/// Frameworks, a gap, a group in trouble: CASEs of the board and of groups have something to say.
Board lively_board() { return with_stones({"D4", "F6", "H6", "K4"}, {"E5", "G7", "D16"}); }

TEST(CaseTable, EveryNameStandsForOneCase) {
  std::set<std::string_view> names;
  for (const EarlyCase& each : early_cases()) names.insert(each.name);
  for (const BoardCase& each : board_cases()) names.insert(each.name);
  for (const GroupCase& each : group_cases()) names.insert(each.name);
  EXPECT_EQ(names.size(), early_cases().size() + board_cases().size() + group_cases().size());
}

TEST(CaseTable, EarlyCandidatesComeInOrder) {
  const PositionPtr position = make_position(lively_board(), black);
  const CandidateList found = early_candidates({*position, CaseKnowledge{}, CaseParameters{}});
  ASSERT_GT(found.size(), 1U);
  EXPECT_TRUE(std::ranges::is_sorted(found));
}

TEST(CaseTable, RecognisedCandidatesAreThoseOfAllItsCases) {
  const RecognisedBoard board(lively_board());
  const CaseView view = board.view();
  CandidateList expected;
  for (const BoardCase& each : board_cases())
    std::ranges::copy(each.propose(view), std::back_inserter(expected));
  ASSERT_FALSE(expected.empty());
  for (const Group& group : view.layer().groups)
    for (const GroupCase& each : group_cases())
      std::ranges::copy(each.propose(view, group), std::back_inserter(expected));
  std::ranges::sort(expected);
  EXPECT_EQ(recognised_candidates(view), expected);
}

TEST(CaseTable, GroupsHaveASayInTheWhole) {
  const RecognisedBoard board(lively_board());
  const CaseView view = board.view();
  std::size_t of_groups = 0;
  for (const Group& group : view.layer().groups) of_groups += group_candidates(view, group).size();
  EXPECT_GT(of_groups, 0U);
}

}  // namespace
}  // namespace gosedai::kb_tests
