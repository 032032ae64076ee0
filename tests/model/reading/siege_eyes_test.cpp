// The values of small eye spaces.
#include "model/reading/siege_eyes.hpp"

#include <string_view>

#include <gtest/gtest.h>

namespace gosedai {
namespace {

/// Points of a picture: + for an empty point of the space, o for an attacking stone in it.
EyeSpaceValue value_of(std::string_view picture) {
  BitBoard space;
  BitBoard enemy;
  int col = 2;
  int row = 10;
  for (const char mark : picture) {
    if (mark == '/') {
      --row;
      col = 2;
      continue;
    }
    const Point point = Point::at(col++, row);
    if (mark == '+' || mark == 'o') space.insert(point);
    if (mark == 'o') enemy.insert(point);
  }
  return eye_space_value(space, enemy);
}

TEST(SiegeEyes, TwoPointsAreOneEye) { EXPECT_EQ(value_of("++").most, 1); }

TEST(SiegeEyes, ThreeInARowHaveAVitalPoint) {
  const EyeSpaceValue value = value_of("+++");
  EXPECT_EQ(value.least, 1);
  EXPECT_EQ(value.most, 2);
  EXPECT_EQ(value.vital, BitBoard::of(Point::at(3, 10)));
}

TEST(SiegeEyes, AStoneOnTheVitalPointSettlesIt) { EXPECT_EQ(value_of("+o+").most, 1); }

TEST(SiegeEyes, TheSquareIsOneEye) { EXPECT_EQ(value_of("++/++").most, 1); }

TEST(SiegeEyes, FourInARowAreTwoEyes) { EXPECT_EQ(value_of("++++").least, 2); }

TEST(SiegeEyes, TheBulkyFiveHangsOnItsVitalPoint) {
  const EyeSpaceValue value = value_of("++/+++");
  EXPECT_EQ(value.least, 1);
  EXPECT_EQ(value.most, 2);
  EXPECT_EQ(value.vital, BitBoard::of(Point::at(3, 9)));
}

TEST(SiegeEyes, FiveInARowAreTwoEyes) { EXPECT_EQ(value_of("+++++").least, 2); }

TEST(SiegeEyes, TakingThreeStonesLeavesOneEye) { EXPECT_EQ(value_of("ooo+").most, 1); }

TEST(SiegeEyes, TakingFourInARowLeavesTwoEyes) { EXPECT_EQ(value_of("oooo+").least, 2); }

}  // namespace
}  // namespace gosedai
