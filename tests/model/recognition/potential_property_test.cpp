// Potential on random games: kept up to date, from scratch, by the plain loop, turned and mirrored.
#include <vector>

#include <gtest/gtest.h>

#include "model/board/symmetry.hpp"
#include "model/recognition/potential.hpp"
#include "tests/model/reading/random_positions.hpp"
#include "tests/model/recognition/ruled_patterns.hpp"

namespace gosedai {
namespace {

using recognition_tests::ruled_patterns;

void expect_same(const PotentialMap& map, const PotentialStamps& stamps, const Board& board) {
  const auto plain = potential_by_loop(stamps, board);
  int differences = 0;
  board.all_points().for_each(
      [&](Point point) { differences += map.at(point) != plain[point.index()] ? 1 : 0; });
  EXPECT_EQ(differences, 0);
}

void follow(PotentialMap& map, const PotentialStamps& stamps, const Board& board) {
  map.move_to(stamps, board.stones_of(Color::black), board.stones_of(Color::white));
}

TEST(PotentialProperty, KeptUpToDateThroughCapturesAndUndo) {
  RandomPositions random(11);
  const PotentialPatterns patterns = ruled_patterns();
  for (const int size : {2, 3, 5, 7, 9, 13, 19, 25}) {
    const PotentialStamps stamps(patterns, size);
    Board board(size);
    PotentialMap map;
    std::vector<Board::Undo> played;
    for (int i = 0; i < 3 * size * size; ++i) {
      const Color color = random.color();
      const Point point = random.point(size);
      if (!played.empty() && random.below(4) == 0) {
        board.undo(played.back());
        played.pop_back();
      } else if (board.is_legal(color, point)) {
        played.push_back(board.play(color, point));
      }
      follow(map, stamps, board);
      ASSERT_TRUE(map == potential_of(stamps, board)) << "size " << size << " step " << i;
      if (i % 16 == 0) expect_same(map, stamps, board);
    }
  }
}

TEST(PotentialProperty, SymmetricForEverySymmetryAndColour) {
  RandomPositions random(12);
  const PotentialPatterns patterns = ruled_patterns();
  for (int size = min_board_size; size <= max_board_size; ++size) {
    const PotentialStamps stamps(patterns, size);
    for (int code = 0; code < symmetry_count; ++code) {
      PotentialMap map;
      PotentialMap turned;
      for (int i = 0; i < size * size / 4 + 1; ++i) {
        const Color color = random.color();
        const Point stone = random.point(size);
        if ((map.stones_of(Color::black) | map.stones_of(Color::white)).contains(stone)) continue;
        map.add(stamps, color, stone);
        turned.add(stamps, opponent(color), Symmetry(code).apply(stone, size));
      }
      BitBoard::full(size).for_each([&](Point point) {
        ASSERT_EQ(turned.at(Symmetry(code).apply(point, size)), -map.at(point))
            << "size " << size << " code " << code;
      });
    }
  }
}

// A corner pattern is the sum of what its edges add, so small boards continue what large ones do.
TEST(PotentialProperty, EightLinesAreTheSmallestBoardWithPrintedPatternsOnly) {
  const PotentialPatterns patterns = ruled_patterns();
  const PotentialStamps small(patterns, 8);
  const PotentialStamps large(patterns, 19);
  BitBoard::full(4).for_each(
      [&](Point stone) { EXPECT_EQ(small.at(stone).rows(), large.at(stone).rows()); });
}

}  // namespace
}  // namespace gosedai
