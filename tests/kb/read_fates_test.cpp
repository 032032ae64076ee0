// What the reading of a position proves for the whole-board search.
#include "kb/decision/read_fates.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

const LocalAnswer* fate_at(const std::vector<LocalAnswer>& fates, std::string_view stone) {
  const auto found = std::ranges::find_if(
      fates, [&](const LocalAnswer& each) { return each.stones.contains(point_of(stone)); });
  return found == fates.end() ? nullptr : &*found;
}

std::vector<LocalAnswer> fates_in(std::string_view diagram) {
  return read_fates(recognise(make_position(board_of(diagram), black), {}, {}));
}

TEST(ReadFates, AStoneInALadderIsDead) {
  const auto fates = fates_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . . . .
    . X O . . . . . .
    . X O X . . . . .
    . X X . . . . . .
    . . . . . . . . .)");
  const LocalAnswer* fate = fate_at(fates, "C4");
  ASSERT_NE(fate, nullptr);
  EXPECT_TRUE(fate->dead);
  EXPECT_EQ(fate->owner, white);
  EXPECT_EQ(fate->stones.count(), 2);
}

TEST(ReadFates, AStoneInAtariThatCanRunIsOpen) {
  const auto fates = fates_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . O . . . . .
    . . X . O . . . .
    . X O . . . . . .
    . . X . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const LocalAnswer* fate = fate_at(fates, "C4");
  ASSERT_NE(fate, nullptr);
  EXPECT_FALSE(fate->dead);
  EXPECT_EQ(fate->attack, point_of("D4"));
  EXPECT_EQ(fate->defence, point_of("D4"));
}

TEST(ReadFates, AGroupWithThreePointsInARowIsOpen) {
  const auto fates = fates_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X . . . .
    O O O O X . . . .
    . . . O X . . . .)");
  const LocalAnswer* fate = fate_at(fates, "A2");
  ASSERT_NE(fate, nullptr);
  EXPECT_FALSE(fate->dead);
  EXPECT_EQ(fate->attack, point_of("B1"));
  EXPECT_EQ(fate->defence, point_of("B1"));
}

TEST(ReadFates, NothingIsSaidOfStonesThatLive) {
  EXPECT_TRUE(fates_in(R"(
    . . . . .
    . . . . .
    . . X . .
    . . . . .
    . . . . .)")
                  .empty());
}

}  // namespace
}  // namespace gosedai::kb_tests
