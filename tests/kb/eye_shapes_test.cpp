// The table of eye shapes: the reader's errors, and its values against the eye search.
#include "model/reading/eye_shapes.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kb/shapes/eye_shape_file.hpp"
#include "model/board/diagram.hpp"
#include "model/reading/eye_search.hpp"

namespace gosedai {
namespace {

using Cells = std::vector<std::pair<int, int>>;

/// All connected shapes of that many points, each orientation by itself.
std::set<Cells> shapes_of(int points) {
  std::set<Cells> shapes = {{{0, 0}}};
  for (int n = 1; n < points; ++n) {
    std::set<Cells> larger;
    for (const Cells& shape : shapes)
      for (const auto& [x, y] : shape)
        for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
          Cells next = shape;
          const std::pair<int, int> cell{x + dx, y + dy};
          if (std::ranges::find(next, cell) != next.end()) continue;
          next.push_back(cell);
          const int left = std::ranges::min_element(next)->first;
          int low = 0;
          for (const auto& each : next) low = std::min(low, each.second);
          for (auto& each : next) each = {each.first - left, each.second - low};
          std::ranges::sort(next);
          larger.insert(next);
        }
    shapes = std::move(larger);
  }
  return shapes;
}

BitBoard at(const Cells& shape, int col, int row) {
  BitBoard room;
  for (const auto& [x, y] : shape) room.insert(Point::at(col + x, row + y));
  return room;
}

/// The room in a wall that has eyes elsewhere.
EyeAnswer eyes(const BitBoard& room, const BitBoard& enemy, const EyeShapeTable* shapes = nullptr) {
  BitBoard wall = BitBoard::full(13) & ~room;
  wall.erase(Point::at(12, 12));
  wall.erase(Point::at(12, 10));
  return solve(*Board::from_stones(13, wall, enemy), {room.first(), Color::black, shapes}, 20000);
}

const EyeShapeTable& table() {
  static const EyeShapeTable shapes = built_in_eye_shapes().value;
  return shapes;
}

TEST(EyeShapes, BuiltInTableHasNoErrors) {
  for (const DataError& error : built_in_eye_shapes().errors) ADD_FAILURE() << to_text(error);
  EXPECT_EQ(table().size(), 22U);
}

TEST(EyeShapes, AllErrorsAreReportedWithTheirPlace) {
  const Loaded<EyeShapeTable> loaded = parse_eye_shapes(
      "2-1-1 1\n"
      "2-x-1 1\n"
      "  1-1 9\n"
      "1-1\n"
      "3-3-3 1\n"
      "2-1-1 0  # again\n"
      "1-2 1\n"
      "0 0 0\n",
      "test.txt");
  std::vector<std::string> errors;
  for (const DataError& error : loaded.errors) errors.push_back(to_text(error));
  const std::vector<std::string> expected = {
      "test.txt:2:3: expected a degree from 0 to 4",
      "test.txt:3:7: expected \"never\" or a number of vital points from 0 to 2",
      "test.txt:4:1: expected the number of vital points",
      "test.txt:5:1: no connected shape has these degrees",
      "test.txt:6:1: the shape is there already",
      "test.txt:7:3: expected the degrees largest first",
      "test.txt:8:5: expected the end of the line",
  };
  EXPECT_EQ(errors, expected);
  EXPECT_EQ(loaded.value.size(), 1U);
}

TEST(EyeShapes, EveryShapeUpToSixPointsIsKnown) {
  for (int points = 1; points <= 6; ++points)
    for (const Cells& shape : shapes_of(points))
      EXPECT_NE(table().find(*DegreeCode::of(at(shape, 3, 3))), nullptr);
}

// While empty: no vital point gives one eye, one gives two to whoever plays first, more give two.
TEST(EyeShapes, EyesOfEmptyShapesAgreeWithSearch) {
  for (int points = 1; points <= 6; ++points)
    for (const Cells& shape : shapes_of(points))
      for (const auto& [col, row] : {std::pair{3, 3}, {3, 0}, {0, 0}}) {
        const BitBoard room = at(shape, col, row);
        const EyeAnswer answer = eyes(room, {});
        EXPECT_EQ(table().half_eyes(room, {}), answer.min_eyes + answer.max_eyes)
            << points << " points at " << col << ',' << row;
      }
}

TEST(EyeShapes, KnowledgeShortensTheSearchAndChangesNoNumber) {
  int without = 0;
  int with = 0;
  for (const Cells& shape : shapes_of(6)) {
    const BitBoard room = at(shape, 3, 3);
    const EyeAnswer searched = eyes(room, {});
    const EyeAnswer known = eyes(room, {}, &table());
    EXPECT_EQ(known.min_eyes, searched.min_eyes);
    EXPECT_EQ(known.max_eyes, searched.max_eyes);
    without += searched.nodes;
    with += known.nodes;
  }
  EXPECT_LT(with, without / 2);
}

TEST(EyeShapes, VitalPointsInEnemyHandsLeaveOneEye) {
  int compared = 0;
  for (int points = 3; points <= 7; ++points)
    for (const Cells& shape : shapes_of(points)) {
      const BitBoard room = at(shape, 3, 3);
      const KnownEyeShape* known = table().find(*DegreeCode::of(room));
      if (known == nullptr || known->vital_points == 0) continue;
      const BitBoard vital = *table().vital_points(room);
      // Where several points share the last place the degrees do not tell which is vital.
      if (vital.count() != known->vital_points) continue;
      ++compared;
      EXPECT_EQ(eyes(room, vital).max_eyes, 1);
      BitBoard fewer = vital;
      fewer.erase(vital.first());
      const EyeAnswer answer = eyes(room, fewer);
      EXPECT_EQ(answer.min_eyes, 1);
      EXPECT_EQ(answer.max_eyes, 2);
    }
  EXPECT_GT(compared, 200);
}

}  // namespace
}  // namespace gosedai
