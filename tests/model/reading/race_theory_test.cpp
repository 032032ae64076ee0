// The numbers of plain races and of eye spaces.
#include "model/reading/race_theory.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "model/reading/race_eye.hpp"

namespace gosedai {
namespace {

TEST(RaceTheory, EyesTakeMoreMovesThanPoints) {
  const std::vector<int> expected = {1, 2, 3, 5, 8, 12, 17};
  for (int size = 1; size <= 7; ++size)
    EXPECT_EQ(eye_moves(size), expected[static_cast<std::size_t>(size) - 1]);
}

TEST(RaceTheory, WithoutSharedLibertiesTheLongerStringWins) {
  EXPECT_EQ(race_lead({4, 0}, {3, 0}, 0), 1);
  EXPECT_EQ(race_lead({3, 0}, {3, 1}, 0), 0);
  EXPECT_EQ(race_lead({2, 1}, {3, 0}, 0), -1);
}

TEST(RaceTheory, SharedLibertiesWithoutEyesHinderBoth) {
  EXPECT_EQ(race_lead({3, 0}, {3, 0}, 1), 0);
  EXPECT_EQ(race_lead({3, 0}, {3, 0}, 2), -1);  // a seki: neither side takes
  EXPECT_EQ(race_lead({5, 0}, {3, 0}, 3), 0);
}

TEST(RaceTheory, AnEyeOwnsTheSharedLiberties) {
  EXPECT_EQ(race_lead({1, 1}, {3, 0}, 2), 0);
  EXPECT_EQ(race_lead({3, 0}, {1, 1}, 2), 0);
  EXPECT_EQ(race_lead({2, 0}, {1, 1}, 2), -1);
}

TEST(RaceTheory, ALargeEyeBeatsASmallOne) {
  EXPECT_EQ(race_lead({5, 4}, {6, 1}, 1), 0);
  EXPECT_EQ(race_lead({8, 5}, {9, 4}, 2), 1);
}

TEST(RaceTheory, EqualEyesAndASharedLibertyAreASeki) {
  EXPECT_EQ(race_lead({1, 1}, {1, 1}, 1), -1);
  EXPECT_EQ(race_lead({2, 1}, {1, 1}, 1), 0);
}

/// A space drawn with '.' for empty points and 'x' for enemy stones, enclosed on all sides.
RaceEye::Value value_of(const std::vector<std::string>& rows, int outside) {
  BitBoard region;
  BitBoard stones;
  int row = 9;
  for (const std::string& text : rows) {
    int col = 4;
    for (const char mark : text) {
      if (mark != ' ') region.insert(Point::at(col, row));
      if (mark == 'x') stones.insert(Point::at(col, row));
      ++col;
    }
    --row;
  }
  const BitBoard string = region.neighbors() & ~region;
  return RaceEye(region, string.neighbors()).value(stones, BitBoard(), outside);
}

TEST(RaceEye, KillingShapesTakeTheWellKnownNumbers) {
  EXPECT_EQ(value_of({"."}, 1).enemy_first, 1);
  EXPECT_EQ(value_of({".."}, 1).enemy_first, 2);
  EXPECT_EQ(value_of({"..."}, 1).enemy_first, 3);
  EXPECT_EQ(value_of({"..", ".."}, 1).enemy_first, 5);
  EXPECT_EQ(value_of({" . ", "...", " . "}, 1).enemy_first, 8);
  EXPECT_EQ(value_of({".. ", "...", " . "}, 1).enemy_first, 12);
}

TEST(RaceEye, StonesInsideAreTakenOff) {
  EXPECT_EQ(value_of({".x."}, 2).enemy_first, 2);
  EXPECT_EQ(value_of({".. ", ".x."}, 2).enemy_first, 7);
}

TEST(RaceEye, FourInARowLive) {
  EXPECT_TRUE(value_of({"...."}, 1).is_alive());
  EXPECT_FALSE(value_of({".xx."}, 1).is_alive());
}

TEST(RaceEye, ThreeAreUnsettledUntilTheMiddleIsTaken) {
  EXPECT_FALSE(value_of({"..."}, 1).settled);
  EXPECT_EQ(value_of({"..."}, 1).owner_first, RaceEye::lives);
  EXPECT_TRUE(value_of({".x."}, 1).settled);
}

TEST(RaceEye, OutsideLibertiesMakeTheLastMoveSuicide) {
  // The stones make a shape that lives when it is taken; with nothing outside it comes to nothing.
  EXPECT_FALSE(value_of({" .x.", "xxx "}, 1).settled);
  EXPECT_EQ(value_of({" .x.", "xxx "}, 1).owner_first, RaceEye::lives);
  EXPECT_LT(value_of({" .x.", "xxx "}, 0).owner_first, RaceEye::lives);
}

}  // namespace
}  // namespace gosedai
