// CASE framework: gaps in the border of recognised frameworks.
#include "kb/cases/framework_border.hpp"

#include "tests/kb/recognised_board.hpp"

namespace gosedai::kb_tests {
namespace {

CandidateList borders_of(const Board& board) {
  return framework_border(RecognisedBoard(board).view());
}

TEST(FrameworkBorder, NothingWithoutStones) { EXPECT_TRUE(borders_of(Board(19)).empty()); }

TEST(FrameworkBorder, NothingWhereEverythingHolds) {
  EXPECT_TRUE(borders_of(with_stones({"D4", "D6", "D8"}, {"Q16"})).empty());
}

TEST(FrameworkBorder, BothSidesWantTheGap) {
  // White peeps at the large knight's move between two black walls.
  const CandidateList found = borders_of(
      with_stones({"D4", "D5", "D6", "E9", "D9", "C9", "C12", "G4", "K4"}, {"F7", "F8", "E10"}));
  EXPECT_EQ(std::ranges::count(found, black, &Candidate::color) > 0,
            std::ranges::count(found, white, &Candidate::color) > 0);
}

TEST(FrameworkBorder, NeverWorthMoreThanTheLimit) {
  for (const Candidate& each :
       borders_of(with_stones({"D4", "D6", "D9", "D13", "D16", "K4"}, {"F8", "F11", "F7"})))
    EXPECT_LE(each.value, FrameworkParameters{}.most_border);
}

}  // namespace
}  // namespace gosedai::kb_tests
