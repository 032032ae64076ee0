// What the moves are sorted by: value and share together.
#include "kb/decision/move_order.hpp"

#include <cmath>

#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

DecisionParameters ten_points_per_e() {
  DecisionParameters parameters;
  parameters.shape_points = 10;
  parameters.rare_share = 0.001;
  return parameters;
}

RankedMove worth(double value, double share) { return {point_of("C3"), value, {}, share}; }

TEST(MoveOrder, ValueAloneWhereNobodyKnowsHowPlayersMove) {
  EXPECT_DOUBLE_EQ(order_of(worth(7, 0), 0, ten_points_per_e()), 7);
}

TEST(MoveOrder, MostUsualMoveKeepsItsValue) {
  EXPECT_DOUBLE_EQ(order_of(worth(7, 0.4), 0.4, ten_points_per_e()), 7);
}

TEST(MoveOrder, LessUsualMoveLosesByTheLogarithm) {
  EXPECT_DOUBLE_EQ(order_of(worth(30, 0.4), 0.4 * std::exp(1), ten_points_per_e()), 20);
}

TEST(MoveOrder, NoMoveIsRarerThanRare) {
  EXPECT_DOUBLE_EQ(order_of(worth(7, 0), 0.4, ten_points_per_e()),
                   order_of(worth(7, 0.001), 0.4, ten_points_per_e()));
}

}  // namespace
}  // namespace gosedai::kb_tests
