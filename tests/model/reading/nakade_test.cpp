// Who wins inside small eye spaces.
#include "model/reading/nakade.hpp"

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace gosedai {
namespace {

struct Verdicts {
  NakadeVerdicts::Sides dies;
  NakadeVerdicts::Sides lives;
  NakadeVerdicts::Sides divides;
};

/// A picture, the lowest row first: + for an empty point of the space, o for an attacking stone in it.
Verdicts verdicts_of(std::string_view picture) {
  std::vector<Point> space;
  unsigned enemy = 0;
  int column = 5;
  int row = 5;
  for (const char mark : picture) {
    if (mark == '/') {
      ++row;
      column = 5;
      continue;
    }
    if (mark == 'o') enemy |= 1U << space.size();
    if (mark != ' ') space.push_back(Point::at(column, row));
    ++column;
  }
  const NakadeVerdicts& found = nakade_verdicts(space);
  return {found.dies[enemy], found.lives[enemy], found.divides[enemy]};
}

TEST(Nakade, ThreeInARowBelongToWhoPlaysFirst) {
  const Verdicts found = verdicts_of("+++");
  EXPECT_TRUE(found.dies.attacker_first);
  EXPECT_FALSE(found.dies.owner_first);
  EXPECT_TRUE(found.lives.owner_first);
  EXPECT_FALSE(found.lives.attacker_first);
}

TEST(Nakade, TheSquareIsDeadEvenIfTheOwnerPlaysFirst) {
  EXPECT_TRUE(verdicts_of("++/++").dies.owner_first);
}

TEST(Nakade, FourInARowLiveThoughTheAttackerPlaysFirst) {
  EXPECT_TRUE(verdicts_of("++++").lives.attacker_first);
}

TEST(Nakade, BothMiddlePointsOfFourInARowKill) {
  EXPECT_TRUE(verdicts_of("+oo+").dies.owner_first);
}

TEST(Nakade, ThreeStonesInFourInARowKillWhileTheyAreNotTakenIntoFour) {
  EXPECT_TRUE(verdicts_of("ooo+").dies.owner_first);
}

TEST(Nakade, TheBulkyFiveHangsOnItsVitalPoint) {
  const Verdicts found = verdicts_of("++/+++");
  EXPECT_TRUE(found.dies.attacker_first);
  EXPECT_TRUE(found.lives.owner_first);
}

TEST(Nakade, TheFlowerSixDiesOfAStoneInItsMiddle) {
  EXPECT_TRUE(verdicts_of(" + /+o+/ ++").dies.owner_first);
}

TEST(Nakade, TheRectangleOfSixLivesThoughTheAttackerPlaysFirst) {
  EXPECT_TRUE(verdicts_of("+++/+++").lives.attacker_first);
}

TEST(Nakade, ThreeStonesInTheMiddleOfFiveInARowAreASeki) {
  const Verdicts found = verdicts_of("+ooo+");
  EXPECT_FALSE(found.dies.attacker_first);
  EXPECT_TRUE(found.lives.attacker_first);
}

TEST(Nakade, ATrailingStoneInFiveInARowStillLeavesTwoEyes) {
  EXPECT_TRUE(verdicts_of("o++++").lives.owner_first);
}

TEST(Nakade, TheRectangleOfSixIsDividedThoughTheAttackerPlaysFirst) {
  EXPECT_TRUE(verdicts_of("+++/+++").divides.attacker_first);
}

TEST(Nakade, ASekiIsNotDivided) {
  const Verdicts found = verdicts_of("+ooo+");
  EXPECT_FALSE(found.divides.attacker_first);
  EXPECT_FALSE(found.divides.owner_first);
}

TEST(Nakade, WhatIsDividedLives) {
  for (const char* picture :
       {"+++", "++++", "o+++", "+o++", "++/+o+", "+++/+o+", "+++++", "+o+o+"}) {
    const Verdicts found = verdicts_of(picture);
    EXPECT_TRUE(found.lives.attacker_first || !found.divides.attacker_first) << picture;
    EXPECT_TRUE(found.lives.owner_first || !found.divides.owner_first) << picture;
  }
}

TEST(Nakade, WhatDiesNeverLives) {
  for (const char* picture : {"+++", "++/++", "o+++", "+o++", "++/+o+", "+++/+o+", "++++++"}) {
    const Verdicts found = verdicts_of(picture);
    EXPECT_FALSE(found.dies.attacker_first && found.lives.attacker_first) << picture;
    EXPECT_FALSE(found.dies.owner_first && found.lives.owner_first) << picture;
  }
}

}  // namespace
}  // namespace gosedai
