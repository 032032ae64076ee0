// The eight symmetries and the basic coordinates of TR-0837, table 3.3-1.
#include "model/board/symmetry.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "model/board/bitboard.hpp"

namespace gosedai {
namespace {

template <class Visit>
void for_each_point(int size, Visit visit) {
  BitBoard::full(size).for_each(visit);
}

/// The code of the symmetry that does what `first` and then `second` do; -1 when there is none.
int product(Symmetry first, Symmetry second, int size) {
  for (int code = 0; code < symmetry_count; ++code) {
    bool same = true;
    for_each_point(size, [&](Point point) {
      same &= Symmetry(code).apply(point, size) == second.apply(first.apply(point, size), size);
    });
    if (same) return code;
  }
  return -1;
}

TEST(Symmetry, CodeZeroChangesNothing) {
  for_each_point(9, [](Point point) { EXPECT_EQ(Symmetry(0).apply(point, 9), point); });
}

TEST(Symmetry, EightAreDifferent) {
  std::set<Point> images;
  for (int code = 0; code < symmetry_count; ++code)
    images.insert(Symmetry(code).apply(Point::at(1, 2), 9));
  EXPECT_EQ(images.size(), 8U);
}

TEST(Symmetry, EachKeepsTheBoard) {
  for (int size = min_board_size; size <= max_board_size; ++size)
    for (int code = 0; code < symmetry_count; ++code) {
      BitBoard images;
      for_each_point(size, [&](Point point) { images.insert(Symmetry(code).apply(point, size)); });
      EXPECT_TRUE(images == BitBoard::full(size)) << "size " << size << " code " << code;
    }
}

TEST(Symmetry, TheyFormAGroup) {
  for (int first = 0; first < symmetry_count; ++first) {
    std::set<int> row;
    for (int second = 0; second < symmetry_count; ++second)
      row.insert(product(Symmetry(first), Symmetry(second), 7));
    EXPECT_EQ(row, (std::set<int>{0, 1, 2, 3, 4, 5, 6, 7}));
  }
}

TEST(Symmetry, InverseTakesBack) {
  for (int code = 0; code < symmetry_count; ++code) {
    EXPECT_EQ(product(Symmetry(code), Symmetry(code).inverse(), 9), 0);
    EXPECT_EQ(product(Symmetry(code).inverse(), Symmetry(code), 9), 0);
  }
}

TEST(Symmetry, CodesDoWhatTheTableSays) {
  // The seed's (3,5) on a board of 19 lines: column 3 from the left, row 5 from the top.
  constexpr int size = 19;
  const auto seed = [](int x, int y) { return Point::at(x - 1, size - y); };
  const Point point = seed(3, 5);
  EXPECT_EQ(Symmetry(0).apply(point, size), seed(3, 5));
  EXPECT_EQ(Symmetry(1).apply(point, size), seed(5, 3));
  EXPECT_EQ(Symmetry(2).apply(point, size), seed(3, 15));
  EXPECT_EQ(Symmetry(3).apply(point, size), seed(15, 3));
  EXPECT_EQ(Symmetry(4).apply(point, size), seed(17, 5));
  EXPECT_EQ(Symmetry(5).apply(point, size), seed(5, 17));
  EXPECT_EQ(Symmetry(6).apply(point, size), seed(17, 15));
  EXPECT_EQ(Symmetry(7).apply(point, size), seed(15, 17));
}

class BasicCoordinatesOf : public testing::TestWithParam<int> {};

TEST_P(BasicCoordinatesOf, LieInOneOctantAndGiveTheHeight) {
  const int size = GetParam();
  for_each_point(size, [&](Point point) {
    const BasicCoordinates basic = basic_coordinates(point, size);
    EXPECT_LE(1, basic.x);
    EXPECT_LE(basic.x, basic.y);
    EXPECT_LE(basic.y, (size + 1) / 2);
    EXPECT_EQ(height(point, size), std::min(basic.x, basic.y));
  });
}

TEST_P(BasicCoordinatesOf, CodeLeadsThere) {
  const int size = GetParam();
  for_each_point(size, [&](Point point) {
    const BasicCoordinates basic = basic_coordinates(point, size);
    EXPECT_EQ(basic.code.apply(point, size), Point::at(basic.x - 1, size - basic.y));
  });
}

TEST_P(BasicCoordinatesOf, AreTheSameForSymmetricPoints) {
  const int size = GetParam();
  for_each_point(size, [&](Point point) {
    const BasicCoordinates basic = basic_coordinates(point, size);
    for (int code = 0; code < symmetry_count; ++code) {
      const BasicCoordinates image = basic_coordinates(Symmetry(code).apply(point, size), size);
      EXPECT_EQ(image.x, basic.x);
      EXPECT_EQ(image.y, basic.y);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Sizes, BasicCoordinatesOf, testing::Values(2, 3, 4, 9, 13, 19, 24, 25));

TEST(BasicCoordinates, StarPointOfEveryCorner) {
  for (const Point point : {Point::at(3, 3), Point::at(15, 3), Point::at(3, 15), Point::at(15, 15)})
    EXPECT_EQ(height(point, 19), 4);
  const BasicCoordinates basic = basic_coordinates(Point::at(15, 3), 19);
  EXPECT_EQ(basic.x, 4);
  EXPECT_EQ(basic.y, 4);
}

}  // namespace
}  // namespace gosedai
