// Set-up, undo, hashes and sizes of the bare board.
#include <vector>

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"

namespace gosedai {
namespace {

using namespace board_tests;

/// All that can be seen of a board, to compare before and after.
struct Look {
  explicit Look(const Board& board)
      : diagram(to_diagram(board)),
        hash(board.hash()),
        ko(board.ko_point()),
        banned(board.ko_banned()),
        black_prisoners(board.prisoners_of(Color::black)),
        white_prisoners(board.prisoners_of(Color::white)) {
    board.all_points().for_each([&](Point point) {
      if (board.is_empty(point)) return;
      counts.push_back(board.liberties(point));
      counts.push_back(board.stones(point));
    });
  }
  friend bool operator==(const Look&, const Look&) = default;

  std::string diagram;
  Hash hash;
  Point ko;
  Color banned;
  int black_prisoners;
  int white_prisoners;
  std::vector<int> counts;
};

void expect_restored(Board board, Color color, std::string_view name) {
  const Look before(board);
  const Board::Undo undo = board.play(color, point_of(name));
  EXPECT_EQ(board.check(), "");
  board.undo(undo);
  EXPECT_TRUE(Look(board) == before);
  EXPECT_EQ(board.check(), "");
}

TEST(BoardUndo, OfALoneStone) { expect_restored(Board(9), Color::black, "E5"); }

TEST(BoardUndo, OfAnExtension) {
  expect_restored(board_of(R"(
                    . . . .
                    . X . .
                    . O . .
                    . . . .)"),
                  Color::black, "C3");
}

TEST(BoardUndo, OfAJoinOfFourStrings) {
  expect_restored(board_of(R"(
                    . . X . .
                    . X . X .
                    X X . X X
                    . . X . .
                    . . X O .)"),
                  Color::black, "C3");
}

TEST(BoardUndo, OfACaptureOfThreeStrings) {
  expect_restored(board_of(R"(
                    . . X . .
                    . X O X .
                    X O . O X
                    . X . X .
                    . . . . .)"),
                  Color::black, "C3");
}

TEST(BoardUndo, OfASuicide) {
  expect_restored(board_of(R"(
                    X . O . .
                    O O O . .
                    . . . . .
                    . . . . .
                    . . . . .)"),
                  Color::black, "B5");
}

TEST(BoardUndo, OfAKoAndOfThePassAfterIt) {
  Board board = board_of(R"(
    . X O .
    X O . O
    . X O .
    . . . .)");
  const Look start(board);
  const Board::Undo capture = board.play(Color::black, point_of("C3"));
  const Look banned(board);
  const Board::Undo pass = board.pass();
  board.undo(pass);
  EXPECT_TRUE(Look(board) == banned);
  board.undo(capture);
  EXPECT_TRUE(Look(board) == start);
}

TEST(BoardUndo, OfStonesPlayedIntoTheHoleOfACapture) {
  // The captured string was joined from two: its parts come back with their own counts.
  Board board = board_of(R"(
    . X X X .
    X O . O X
    . X X X .
    . . . . .
    . . . . .)");
  std::vector<Look> looks;
  std::vector<Board::Undo> undos;
  const auto play = [&](Color color, std::string_view name) {
    looks.emplace_back(board);
    undos.push_back(board.play(color, point_of(name)));
    EXPECT_EQ(board.check(), "");
  };
  play(Color::white, "C4");  // joins, and has no liberty left
  play(Color::black, "B4");
  play(Color::black, "D4");
  play(Color::black, "C4");
  for (; !undos.empty(); undos.pop_back(), looks.pop_back()) {
    board.undo(undos.back());
    EXPECT_TRUE(Look(board) == looks.back());
    EXPECT_EQ(board.check(), "");
  }
}

TEST(BoardSetUp, RejectsAStringWithoutLiberty) {
  EXPECT_FALSE(parse_diagram(R"(
    O X .
    X . .
    . . .)"));
}

TEST(BoardSetUp, RejectsAFullBoard) {
  EXPECT_FALSE(parse_diagram(R"(
    X X
    X X)"));
}

TEST(BoardSetUp, RejectsAPointWithTwoStones) {
  EXPECT_FALSE(Board::from_stones(9, points_of({"C3"}), points_of({"C3"})));
}

TEST(BoardSetUp, RejectsAStoneOutside) {
  EXPECT_FALSE(Board::from_stones(9, points_of({"K1"}), BitBoard()));
  EXPECT_FALSE(Board::from_stones(9, BitBoard(), BitBoard::of(Point::none())));
}

TEST(BoardSetUp, HasNeitherKoNorPrisoners) {
  const Board board = board_of(R"(
    . X O .
    X . X O
    . X O .
    . . . .)");
  EXPECT_TRUE(board.ko_point().is_none());
  EXPECT_EQ(board.prisoners_of(Color::black) + board.prisoners_of(Color::white), 0);
  EXPECT_EQ(board.check(), "");
}

TEST(BoardStrings, CountsOfAString) {
  const Board board = board_of(R"(
    . . . . .
    . X X . .
    . X . O .
    . . . . .
    . . . . .)");
  EXPECT_EQ(board.stones(point_of("B4")), 3);
  EXPECT_EQ(board.liberties(point_of("B4")), 7);
  EXPECT_EQ(board.head(point_of("B3")), board.head(point_of("C4")));
  EXPECT_TRUE(board.string_points(point_of("C4")) == points_of({"B3", "B4", "C4"}));
  EXPECT_TRUE(board.string_liberties(point_of("D3")) == points_of({"C3", "D2", "D4", "E3"}));
}

TEST(BoardStrings, ASharedLibertyCountsOnce) {
  const Board board = board_of(R"(
    X X .
    X . .
    . . .)");
  EXPECT_EQ(board.liberties(point_of("A3")), 3);
}

TEST(BoardHash, DoesNotDependOnTheOrderOfMoves) {
  Board one(9);
  one.play(Color::black, point_of("C3"));
  one.play(Color::white, point_of("G7"));
  one.play(Color::black, point_of("D4"));
  Board other(9);
  other.play(Color::black, point_of("D4"));
  other.play(Color::white, point_of("G7"));
  other.play(Color::black, point_of("C3"));
  EXPECT_EQ(one.hash(), other.hash());
}

TEST(BoardHash, IsTheSameWithAndWithoutACaptureOnTheWay) {
  Board board = board_of(R"(
    O . .
    X . .
    . . .)");
  board.play(Color::black, point_of("B3"));
  EXPECT_EQ(board.hash(), board_of(R"(
    . X .
    X . .
    . . .)")
                              .hash());
}

TEST(BoardHash, TellsColoursPlayersAndKoApart) {
  Board black(9);
  black.play(Color::black, point_of("E5"));
  Board white(9);
  white.play(Color::white, point_of("E5"));
  EXPECT_NE(black.hash(), white.hash());
  EXPECT_NE(black.hash_with(Color::black), black.hash_with(Color::white));
  Board ko = black;
  ko.set_ko(point_of("C3"), Color::white);
  EXPECT_EQ(ko.hash(), black.hash());
  EXPECT_NE(ko.hash_with(Color::white), black.hash_with(Color::white));
  EXPECT_EQ(ko.hash_with(Color::black), black.hash_with(Color::black));
}

class BoardSize : public testing::TestWithParam<int> {};

TEST_P(BoardSize, EveryPointCanBePlayedAndTakenBack) {
  const int size = GetParam();
  Board board(size);
  EXPECT_EQ(board.all_points().count(), size * size);
  board.all_points().for_each([&](Point point) {
    ASSERT_TRUE(on_board(point, size));
    ASSERT_TRUE(board.is_legal(Color::white, point));
    const Board::Undo undo = board.play(Color::white, point);
    ASSERT_EQ(board.check(), "");
    const int edges = (point.col() % (size - 1) == 0) + (point.row() % (size - 1) == 0);
    EXPECT_EQ(board.liberties(point), 4 - edges);
    board.undo(undo);
  });
  EXPECT_EQ(board.hash(), Hash{0});
}

TEST_P(BoardSize, OneColourCanFillAllButOnePoint) {
  Board board(GetParam());
  const Point last = board.all_points().first();
  board.all_points().for_each([&](Point point) {
    if (point != last) board.play(Color::black, point);
  });
  EXPECT_EQ(board.check(), "");
  EXPECT_FALSE(board.is_legal(Color::black, last));
  ASSERT_TRUE(board.is_legal(Color::white, last));
  board.play(Color::white, last);
  EXPECT_EQ(board.prisoners_of(Color::black), GetParam() * GetParam() - 1);
  EXPECT_EQ(board.check(), "");
}

INSTANTIATE_TEST_SUITE_P(All, BoardSize, testing::Range(2, max_board_size + 1));

TEST(BoardOfOnePoint, HasNoLegalPoint) {
  const Board board(1);
  ASSERT_EQ(board.all_points().count(), 1);
  for (const Color color : {Color::black, Color::white})
    EXPECT_FALSE(board.is_legal(color, board.all_points().first()));
}

}  // namespace
}  // namespace gosedai
