// What games about a group's fate say of first moves, as features.
#include "model/reading/local_opinion.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "model/playout/fate_search.hpp"

namespace gosedai {
namespace {

const std::vector<FateMove> tried = {
    {Point::at(3, 3), 760, 0.1}, {Point::none(), 50, 0.9}, {Point::at(4, 4), 199, 0.9}};

LocalOpinions said(bool attacking, bool most_urgent = true) {
  LocalOpinions opinions;
  add_fates(most_urgent, attacking, tried, opinions);
  return opinions;
}

std::vector<ShapeKey> keys_of(const LocalOpinions& opinions, Point move) {
  std::vector<ShapeKey> keys;
  for (const LocalOpinion& each : opinions)
    if (each.move == move) keys.push_back(each.key);
  return keys;
}

TEST(Fates, APassIsNoMoveToHaveAnOpinionOf) {
  EXPECT_TRUE(keys_of(said(true), Point::none()).empty());
}

TEST(Fates, TheAttackerSucceedsWhereTheGroupDoesNotStand) {
  const std::vector<ShapeKey> keys = keys_of(said(true), Point::at(3, 3));
  EXPECT_EQ(std::ranges::count(keys, fact_key(LocalFact::fate, 4)), 1);
}

TEST(Fates, TheOwnerSucceedsWhereItStands) {
  const std::vector<ShapeKey> keys = keys_of(said(false), Point::at(3, 3));
  EXPECT_EQ(std::ranges::count(keys, fact_key(LocalFact::fate, 0)), 1);
}

TEST(Fates, LessUrgentGroupsAreOtherFacts) { EXPECT_NE(said(true, true), said(true, false)); }

TEST(Fates, MovesThatAreTriedOftenAreToldApartCoarsely) {
  const std::vector<ShapeKey> keys = keys_of(said(false), Point::at(3, 3));
  EXPECT_EQ(std::ranges::count(keys, fact_key(LocalFact::fate_share, 4 + (12 - 4) / 3)), 1);
}

TEST(Fates, MovesThatAreTriedSeldomAreToldApartFinely) {
  const std::vector<ShapeKey> keys = keys_of(said(false), Point::at(4, 4));
  EXPECT_EQ(std::ranges::count(keys, fact_key(LocalFact::fate_share, 3)), 1);
}

TEST(Fates, OnlyWhatReadingsSayIsAnOpinion) {
  EXPECT_TRUE(is_opinion(fact_key(LocalFact::found, 0)));
  EXPECT_TRUE(is_opinion(fact_key(LocalFact::fate_share, 9)));
  EXPECT_FALSE(is_opinion(fact_key(MoveFact::shaky_own, 3)));
  EXPECT_FALSE(is_opinion(ShapeKey{1} << 40));
}

}  // namespace
}  // namespace gosedai
