// The board of playouts against the general one, and the codes of shapes.
#include "model/playout/playout_board.hpp"

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using playout_tests::plain_shapes;

void expect_same(const Board& board, const PlayoutBoard& fast) {
  ASSERT_TRUE(fast.is_consistent()) << to_diagram(board);
  board.all_points().for_each([&](Point point) {
    ASSERT_EQ(fast.at(point), board.at(point));
    for (const Color color : {Color::black, Color::white}) {
      // The fast board knows only the side to move, whom a ban concerns.
      if (board.is_ko_banned(opponent(color), point)) continue;
      ASSERT_EQ(fast.is_legal(color, point), board.is_legal(color, point));
    }
    if (!is_stone(board.at(point))) return;
    ASSERT_EQ(fast.stones(point), board.stones(point));
    ASSERT_EQ(fast.in_atari(point), board.liberties(point) == 1);
    if (board.liberties(point) > 1) return;
    ASSERT_EQ(BitBoard::of(fast.last_liberty(point)), board.string_liberties(point));
  });
}

TEST(PlayoutBoardProperty, AgreesWithTheBoardInRandomGames) {
  PlayoutRandom random(1);
  for (int game = 0; game < 20; ++game) {
    Board board(game % 2 == 0 ? 5 : 9);
    PlayoutBoard fast(board, plain_shapes());
    Color color = Color::black;
    for (int move = 0; move < 120; ++move, color = opponent(color)) {
      std::vector<Point> legal;
      board.legal_points(color).for_each([&](Point point) { legal.push_back(point); });
      if (legal.empty()) {
        board.pass();
        fast.pass();
        continue;
      }
      const Point point = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      const int taken = fast.play(color, point);
      ASSERT_EQ(board.play(color, point).captured_stones, taken);
      expect_same(board, fast);
      ASSERT_EQ(fast.ko(), board.ko_point());
    }
    expect_same(board, PlayoutBoard(board, plain_shapes()));
  }
}

TEST(PlayoutBoard, DrawsEveryPointByItsOdds) {
  const Board board = board_of(R"(
    . X .
    X . .
    . . .)");
  const PlayoutBoard fast(board, plain_shapes());
  // The corner is an eye of black, so black has six points of equal odds.
  EXPECT_EQ(fast.odds_sum(Color::black), 600U);
  // White, who could play there only to take something, has six and a sixteenth.
  EXPECT_EQ(fast.odds_sum(Color::white), 606U);
  BitBoard drawn;
  for (std::uint32_t at = 0; at < 600; ++at) drawn.insert(fast.draw(Color::black, at));
  BitBoard expected = board.empty_points();
  expected.erase(point_of("A3"));
  EXPECT_EQ(drawn, expected);
}

TEST(PlayoutBoard, DrawsEveryPointAsOftenAsItsOddsSay) {
  const Board board = board_of(R"(
    . X . . O
    X . O . .
    . . X O .
    . O . . .
    X . . . .)");
  const PlayoutBoard fast(board, plain_shapes());
  for (const Color color : {Color::black, Color::white}) {
    std::array<std::uint32_t, plane_size> drawn{};
    for (std::uint32_t at = 0; at < fast.odds_sum(color); ++at)
      ++drawn[fast.draw(color, at).index()];
    board.all_points().for_each(
        [&](Point point) { EXPECT_EQ(drawn[point.index()], fast.odds_at(color, point)); });
  }
}

TEST(PlayoutBoard, APointLeftOutIsNotDrawnUntilItIsTakenInAgain) {
  PlayoutBoard fast(Board(3), plain_shapes());
  fast.leave_out(Color::black, point_of("B2"));
  for (std::uint32_t at = 0; at < fast.odds_sum(Color::black); ++at)
    EXPECT_NE(fast.draw(Color::black, at), point_of("B2"));
  EXPECT_FALSE(fast.is_consistent());
  fast.take_in(Color::black, point_of("B2"));
  EXPECT_TRUE(fast.is_consistent());
}

TEST(PlayoutShapes, ColoursAreExchangedAndEdgesStay) {
  const Board board = board_of(R"(
    X O
    . .)");
  const Board swapped = board_of(R"(
    O X
    . .)");
  const Point point = point_of("A1");
  EXPECT_EQ(swapped_colors(shape_code(board, point)), shape_code(swapped, point));
}

TEST(PlayoutShapes, AllImagesOfAShapeHaveItsOdds) {
  PlayoutShapes shapes;
  const Board board = board_of(R"(
    O X .
    . . .
    . . .)");
  const Board turned = board_of(R"(
    . . .
    X . .
    O . .)");
  const Point middle = point_of("B2");
  shapes.set(shape_code(board, middle), {700, 30});
  EXPECT_EQ(shapes.odds(shape_code(turned, middle), Color::black), (ShapeOdds{700, 30}));
  EXPECT_EQ(shapes.odds(shape_code(turned, middle), Color::white), (ShapeOdds{1, 1}));
  EXPECT_EQ(shapes.odds(swapped_colors(shape_code(turned, middle)), Color::white),
            (ShapeOdds{700, 30}));
  EXPECT_EQ(canonical_shape(shape_code(turned, middle)),
            canonical_shape(shape_code(board, middle)));
}

TEST(PlayoutShapes, AFalseEyeMayBeFilled) {
  // Eight neighbours, row by row.
  const auto eye = [](std::string_view around) {
    unsigned code = 0;
    for (std::size_t i = 0; i < around.size(); ++i)
      code |= static_cast<unsigned>(around[i] == 'X' ? Color::black : Color::white) << (2 * i);
    return is_eye_shape(static_cast<ShapeCode>(code), Color::black);
  };
  EXPECT_TRUE(eye("XXXXXXXX"));
  EXPECT_TRUE(eye("OXXXXXXX"));
  EXPECT_FALSE(eye("OXXXXXXO"));
  EXPECT_FALSE(eye("XOXXXXXX"));
}

}  // namespace
}  // namespace gosedai
