// CASE invasion: corners under lone stones, enclosures, sides.
#include "kb/cases/invasion.hpp"

#include "tests/kb/recognised_board.hpp"

namespace gosedai::kb_tests {
namespace {

CandidateList invasions_of(const Board& board) {
  return invasion_moves(RecognisedBoard(board).view());
}

TEST(Invasion, ThreeThreeUnderALoneStone) {
  const CandidateList found = invasions_of(with_stones({"D4"}, {"Q10"}));
  EXPECT_EQ(drawn(only(found, Motive::invade_corner), white), "C3 18");
}

TEST(Invasion, EveryCornerOnce) {
  const CandidateList found = invasions_of(with_stones({"D4", "D16"}, {"Q4", "Q16"}));
  EXPECT_EQ(drawn(only(found, Motive::invade_corner), white), "C3 18, C17 18");
  EXPECT_EQ(drawn(only(found, Motive::invade_corner), black), "R3 18, R17 18");
}

TEST(Invasion, CornerWithAnotherStoneIsNoLoneStone) {
  const CandidateList found = invasions_of(with_stones({"D4", "C3"}, {"Q10"}));
  EXPECT_TRUE(only(found, Motive::invade_corner).empty());
}

TEST(Invasion, DefenceIsTheThreeThreePointWithNobodyNear) {
  const CandidateList found = invasions_of(with_stones({"D4"}, {"Q10"}));
  EXPECT_EQ(drawn(only(found, Motive::defend_corner), black), "C3 14");
}

TEST(Invasion, DefenceStandsDownWhereTheEnemyIs) {
  const CandidateList below = invasions_of(with_stones({"D4"}, {"G3"}));
  EXPECT_EQ(drawn(only(below, Motive::defend_corner), black), "D3 14");
  const CandidateList beside = invasions_of(with_stones({"D4"}, {"C7"}));
  EXPECT_EQ(drawn(only(beside, Motive::defend_corner), black), "C4 14");
}

TEST(Invasion, DefenceIsTheThreeThreePointBetweenTwoEnemies) {
  const CandidateList found = invasions_of(with_stones({"D4"}, {"G3", "C7"}));
  EXPECT_EQ(drawn(only(found, Motive::defend_corner), black), "C3 14");
}

TEST(Invasion, EnclosureThatWasApproached) {
  const CandidateList found = invasions_of(with_stones({"D3", "C5"}, {"H3"}));
  EXPECT_EQ(drawn(only(found, Motive::invade_enclosure), white), "C3 8");
  EXPECT_EQ(drawn(only(found, Motive::defend_enclosure), black), "C3 6");
}

TEST(Invasion, EnclosureTheOtherWayRound) {
  const CandidateList found = invasions_of(with_stones({"C4", "E3"}, {"H3"}));
  EXPECT_EQ(drawn(only(found, Motive::invade_enclosure), white), "C3 8");
}

TEST(Invasion, EnclosureLeftAloneIsSafe) {
  const CandidateList found = invasions_of(with_stones({"D3", "C5"}, {"Q16"}));
  EXPECT_TRUE(only(found, Motive::invade_enclosure).empty());
}

// Black holds the lower left side between D4 and K4.
Board black_side() {
  return with_stones({"D4", "D6", "D9", "D13", "D16", "K4"}, {"F7", "F8", "F11"});
}

TEST(Invasion, SideIsInvadedOnTheThirdLine) {
  EXPECT_EQ(drawn(only(invasions_of(black_side()), Motive::invade_side), white), "G3 7.375");
}

TEST(Invasion, OwnerTakesThePointHimself) {
  EXPECT_EQ(drawn(only(invasions_of(black_side()), Motive::between_own), black), "G3 7.375");
}

TEST(Invasion, SideIsNeverWorthMoreThanTheLimit) {
  // One framework of 37 points; half of them would be more.
  const CandidateList found =
      invasions_of(with_stones({"D4", "F4", "F6", "Q4", "O4", "O6", "K6", "K7"}, {"D16", "Q16"}));
  EXPECT_EQ(drawn(only(found, Motive::invade_side), white), "R9 16");
}

TEST(Invasion, NarrowSideIsNotInvaded) {
  const CandidateList found = invasions_of(with_stones({"D4", "D6", "D8"}, {"Q16"}));
  EXPECT_TRUE(only(found, Motive::invade_side).empty());
}

TEST(Invasion, SmallBoardsHaveNoRoom) { EXPECT_TRUE(invasions_of(Board(9)).empty()); }

}  // namespace
}  // namespace gosedai::kb_tests
