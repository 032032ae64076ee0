// Quick looks at liberties against the general board.
#include "model/playout/playout_tactics.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai {
namespace {

using playout_tests::plain_shapes;

std::vector<Point> points_in(const FewLiberties& liberties) {
  std::vector<Point> points;
  for (int i = 0; i < liberties.count(); ++i) points.push_back(liberties[i]);
  return points;
}

TEST(FewLibertiesProperty, KeepDifferentPointsInOrderUpToTheLimit) {
  PlayoutRandom random(1);
  for (int round = 0; round < 2000; ++round) {
    const int limit = 1 + static_cast<int>(random.below(FewLiberties::most));
    FewLiberties kept(limit);
    std::vector<Point> expected;
    for (int i = 0; i < 10; ++i) {
      // Neighbours in number, and from the first to the last of the largest board.
      const Point point = Point::at(static_cast<int>(random.below(2)) * (max_board_size - 1),
                                    static_cast<int>(random.below(3)) * (max_board_size - 1) / 2);
      const bool counts = random.chance(70);
      kept.add_if(counts, point);
      if (counts && std::ranges::find(expected, point) == expected.end() &&
          static_cast<int>(expected.size()) < limit)
        expected.push_back(point);
      ASSERT_EQ(points_in(kept), expected);
      ASSERT_EQ(kept.is_full(), static_cast<int>(expected.size()) == limit);
    }
  }
}

void expect_known_liberties(const Board& board, const PlayoutBoard& fast, Point stone) {
  for (int limit = 1; limit <= FewLiberties::most; ++limit) {
    const FewLiberties found = liberties_of(fast, stone, limit);
    ASSERT_EQ(found.count(), std::min(limit, board.liberties(stone))) << to_diagram(board);
    for (const Point liberty : points_in(found))
      ASSERT_TRUE(board.string_liberties(stone).contains(liberty));
  }
}

/// Where nothing is taken; a capture counts only what it leaves next to the stone.
void expect_known_breath(const Board& board, const PlayoutBoard& fast, Color color, Point point) {
  Board after = board;
  if (after.play(color, point).captured_stones > 0) return;
  for (const int limit : {2, 3})
    ASSERT_EQ(breath_after(fast, color, point, limit), std::min(limit, after.liberties(point)))
        << to_diagram(board);
}

TEST(PlayoutTacticsProperty, LibertiesAreThoseOfTheBoardInRandomGames) {
  PlayoutRandom random(2);
  for (int game = 0; game < 10; ++game) {
    Board board(game % 2 == 0 ? 5 : 7);
    PlayoutBoard fast(board, plain_shapes());
    Color color = Color::black;
    for (int move = 0; move < 80; ++move, color = opponent(color)) {
      std::vector<Point> legal;
      board.legal_points(color).for_each([&](Point point) { legal.push_back(point); });
      if (legal.empty()) {
        board.pass();
        fast.pass();
        continue;
      }
      for (const Point point : legal) expect_known_breath(board, fast, color, point);
      const Point point = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      board.play(color, point);
      fast.play(color, point);
      board.all_points().for_each([&](Point each) {
        if (is_stone(board.at(each))) expect_known_liberties(board, fast, each);
      });
    }
  }
}

}  // namespace
}  // namespace gosedai
