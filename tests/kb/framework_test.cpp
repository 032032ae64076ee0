// CASE framework: which points are nearer to which side, and what a move adds.
#include "kb/cases/framework.hpp"

#include <limits>
#include <map>
#include <set>

#include "tests/kb/kb_positions.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::kb_tests {
namespace {

Areas areas_of(const Board& board) {
  return nearest_areas(board.stones_of(black), board.stones_of(white), board.empty_points());
}

/// The areas as a picture in the manner of to_diagram: x and o for near points, stones as usual.
std::string areas_drawn(std::string_view diagram) {
  const Board board = board_of(diagram);
  const Areas areas = areas_of(board);
  std::string text;
  for (int row = board.size() - 1; row >= 0; --row) {
    for (int col = 0; col < board.size(); ++col) {
      const Point point = Point::at(col, row);
      const Color color = board.at(point);
      text += color == black                ? 'X'
              : color == white              ? 'O'
              : areas.black.contains(point) ? 'x'
              : areas.white.contains(point) ? 'o'
                                            : '.';
    }
    text += '\n';
  }
  return text;
}

TEST(NearestAreas, FourStepsAroundALoneStone) {
  EXPECT_EQ(areas_drawn(R"(
    X . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .)"),
            "Xxxxx.\n"
            "xxxx..\n"
            "xxx...\n"
            "xx....\n"
            "x.....\n"
            "......\n");
}

TEST(NearestAreas, EqualDistanceBelongsToNobody) {
  EXPECT_EQ(areas_drawn(R"(
    . . . . .
    . . . . .
    X . . . O
    . . . . .
    . . . . .)"),
            "xx.oo\n"
            "xx.oo\n"
            "Xx.oO\n"
            "xx.oo\n"
            "xx.oo\n");
}

TEST(NearestAreas, EqualDistanceBehindASharedPointToo) {
  // The upper left and the lower right corner are as far from the one stone as from the other.
  EXPECT_EQ(areas_drawn(R"(
    . . . . .
    . . . O .
    . . . . .
    . X . . .
    . . . . .)"),
            "..ooo\n"
            "..oOo\n"
            "xx.oo\n"
            "xXx..\n"
            "xxx..\n");
}

/// Steps from the stones of a colour to every empty point, over empty points; more than four is far.
std::map<Point, int> steps_from(const Board& board, Color color) {
  std::map<Point, int> steps;
  std::vector<Point> wave;
  board.stones_of(color).for_each([&](Point stone) { wave.push_back(stone); });
  for (int step = 1; step <= 4; ++step) {
    std::vector<Point> next;
    for (const Point from : wave)
      for (const Point near : neighbors(from))
        if (board.is_empty(near) && steps.try_emplace(near, step).second) next.push_back(near);
    wave = next;
  }
  return steps;
}

TEST(NearestAreas, AgreeWithCountedSteps) {
  for (unsigned seed = 0; seed < 60 && !testing::Test::HasFailure(); ++seed) {
    const int size = 5 + static_cast<int>(seed % 4) * 4;
    const Board board = practice_game(size, static_cast<int>(seed % 7) * size, seed).board();
    const Areas areas = areas_of(board);
    const auto black_steps = steps_from(board, black);
    const auto white_steps = steps_from(board, white);
    const auto steps = [](const std::map<Point, int>& known, Point point) {
      const auto found = known.find(point);
      return found == known.end() ? std::numeric_limits<int>::max() : found->second;
    };
    board.empty_points().for_each([&](Point point) {
      const int to_black = steps(black_steps, point);
      const int to_white = steps(white_steps, point);
      EXPECT_EQ(areas.black.contains(point), to_black < to_white) << to_text(point) << '\n'
                                                                  << to_diagram(board);
      EXPECT_EQ(areas.white.contains(point), to_white < to_black) << to_text(point) << '\n'
                                                                  << to_diagram(board);
    });
  }
}

TEST(NearestAreas, DoNotDependOnColourOrOrientation) {
  for (unsigned seed = 0; seed < 20; ++seed) {
    const int size = 4 + static_cast<int>(seed % 6) * 3;
    const Position position = *practice_game(size, size * 3, seed).position(black);
    const Areas areas = areas_of(position.board);
    for_each_image(size, [&](const Image& image) {
      const Areas turned = areas_of(image.of(position).board);
      EXPECT_EQ(image.of(black) == black ? turned.black : turned.white, image.of(areas.black));
      EXPECT_EQ(image.of(black) == black ? turned.white : turned.black, image.of(areas.white));
    });
  }
}

TEST(Framework, MoveIsWorthHalfThePointsThatChangeHands) {
  const Position position = position_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . X . . . O .
    . . . . . . .
    . . . . . . .
    . . . . . . .)");
  const CandidateList found = framework_points(position);
  ASSERT_FALSE(found.empty());
  for (const Candidate& candidate : found) {
    Board after = position.board;
    const Areas before = areas_of(after);
    after.play(candidate.color, candidate.point);
    const Areas then = areas_of(after);
    const int sign = candidate.color == black ? 1 : -1;
    const int gain =
        (then.black.count() - then.white.count()) - (before.black.count() - before.white.count());
    EXPECT_EQ(candidate.value, sign * gain * 0.5) << to_text(candidate.point);
  }
}

TEST(Framework, TakesTheBorderBetweenTheAreas) {
  const CandidateList found = framework_points(position_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . X . . . O .
    . . . . . . .
    . . . . . . .
    . . . . . . .)"));
  const auto best = std::ranges::max_element(
      found, {}, [](const Candidate& each) { return each.color == black ? each.value : 0; });
  EXPECT_EQ(to_text(best->point), "D4");
}

TEST(Framework, NothingToGainOnAFullBoard) {
  EXPECT_TRUE(framework_points(position_of(R"(
    . X O .
    X X O O
    X X O O
    . X O .)"))
                  .empty());
}

TEST(FrameworkProperty, ProposesOnlyLegalGainsAndErasesFromAbove) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    const int size = 5 + static_cast<int>(seed % 8) * 2;
    const Position position = *practice_game(size, size * 4, seed).position(black);
    const Areas areas = areas_of(position.board);
    for (const Candidate& each : framework_points(position)) {
      EXPECT_TRUE(position.playable_by(each.color).contains(each.point));
      EXPECT_GT(each.value, 0);
      EXPECT_GE(height(each.point, size), 2);
      const bool inside = (each.color == black ? areas.white : areas.black).contains(each.point);
      EXPECT_EQ(inside, each.motive == Motive::erase);
      if (inside) {
        EXPECT_GE(height(each.point, size), 4);
      }
    }
  }
}

TEST(FrameworkProperty, AtMostEightMovesEach) {
  Board board(19);
  board.play(black, point_of("D4"));
  const CandidateList found = framework_points(*make_position(board, black));
  EXPECT_EQ(worths(found).size(), 16U);
}

TEST(Framework, MirrorImagesAreEqualOnAnEmptyBoard) {
  for (const int size : {9, 13, 19}) {
    std::map<Point, double> values;
    for (const Candidate& each : framework_points(*make_position(Board(size), black)))
      if (each.color == black) values[each.point] = each.value;
    ASSERT_FALSE(values.empty());
    for (const auto& [point, value] : values) {
      EXPECT_EQ(values[Point::at(point.row(), point.col())], value) << size << to_text(point);
      EXPECT_EQ(values[Point::at(size - 1 - point.col(), point.row())], value) << to_text(point);
    }
  }
}

TEST(Framework, WithoutOwnStonesNearThereIsNoAreaToEnlarge) {
  const auto motives = [](const Board& board) {
    std::set<Motive> found;
    for (const Candidate& each : framework_points(*make_position(board, black)))
      if (each.color == black) found.insert(each.motive);
    return found;
  };
  Board board(9);
  EXPECT_EQ(motives(board), std::set{Motive::open_board});
  board.play(black, point_of("E5"));
  EXPECT_FALSE(motives(board).contains(Motive::open_board));
}

TEST(Framework, DeadStonesHoldNoArea) {
  const Position position = position_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . X . . . O .
    . . . . . . .
    . . . . . . .
    . . . . . . .)");
  const CandidateList found = framework_points(position, {}, position.board.stones_of(white));
  ASSERT_FALSE(found.empty());
  EXPECT_TRUE(only(found, Motive::wall_off).empty());
}

TEST(Framework, TouchingFrameworksAreWalledOff) {
  const CandidateList found = framework_points(position_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . X . . O . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)"));
  EXPECT_FALSE(only(found, Motive::wall_off).empty());
}

TEST(Framework, ExpandsFarFromTheEnemy) {
  Board board(19);
  for (const std::string_view point : {"D4", "D10", "D16"}) board.play(black, point_of(point));
  for (const std::string_view point : {"Q4", "Q10", "Q16"}) board.play(white, point_of(point));
  EXPECT_FALSE(only(framework_points(*make_position(board, black)), Motive::expand).empty());
}

TEST(Framework, ErasesFromAboveNotFromWithin) {
  Board board(19);
  for (const std::string_view point : {"C4", "D6", "D8", "C14", "C16", "D12", "F8", "F10", "F12"})
    board.play(black, point_of(point));
  for (const std::string_view point : {"H7", "H10", "K4", "K16", "Q4", "Q10", "Q16"})
    board.play(white, point_of(point));
  const CandidateList found = framework_points(*make_position(board, white));
  EXPECT_EQ(drawn(only(found, Motive::erase), white), "E15 8.05, F15 7.35, F16 7.35");
}

}  // namespace
}  // namespace gosedai::kb_tests
