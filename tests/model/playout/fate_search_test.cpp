// Games about the fate of one group, by moves that are all equally usual.
#include "model/playout/fate_search.hpp"

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using playout_tests::plain_shapes;

constexpr int many_games = 1'500;

constexpr std::string_view three_in_a_row = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O O O . .
  O X X X X X O . .
  O X . . . X O . .)";

constexpr std::string_view two_eyes = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O O O . .
  O X X X X X O . .
  O X . X . X O . .)";

constexpr std::string_view one_small_eye = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O O . . .
  O X X X X O . . .
  O X . . X O . . .)";

constexpr std::string_view beside_a_corner = R"(
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . X . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .)";

FateSearch about(const Board& board, std::string_view target, Color to_move) {
  static const MoveHabits habits;
  return {board, {board.string_points(point_of(target)), to_move}, {plain_shapes(), habits}};
}

std::vector<FateMove> moves_after(FateSearch search, int games) {
  search.advance(games);
  return search.moves();
}

TEST(FateSearch, TheAttackerFindsTheVitalPoint) {
  const Board board = board_of(three_in_a_row);
  const FateMove best = moves_after(about(board, "C2", Color::white), many_games).front();
  EXPECT_EQ(best.move, point_of("D1"));
  EXPECT_LT(best.survival, 0.2);
}

TEST(FateSearch, SoDoesTheOwner) {
  const Board board = board_of(three_in_a_row);
  const FateMove best = moves_after(about(board, "C2", Color::black), many_games).front();
  EXPECT_EQ(best.move, point_of("D1"));
  EXPECT_GT(best.survival, 0.9);
}

TEST(FateSearch, NothingKillsTwoEyes) {
  const Board board = board_of(two_eyes);
  for (const FateMove& each : moves_after(about(board, "C2", Color::white), many_games))
    EXPECT_EQ(each.survival, 1) << to_text(each.move);
}

TEST(FateSearch, NothingSavesOneSmallEye) {
  const Board board = board_of(one_small_eye);
  EXPECT_LT(moves_after(about(board, "C2", Color::black), many_games).front().survival, 0.3);
}

TEST(FateSearch, PiecesDoNotMatter) {
  const Board board = board_of(three_in_a_row);
  FateSearch whole = about(board, "C2", Color::white);
  whole.advance(300);
  FateSearch pieces = about(board, "C2", Color::white);
  for (int piece = 0; pieces.games() < whole.games(); piece = (piece + 1) % 3)
    pieces.advance(1 + piece * 49);
  const std::vector<FateMove> expected = whole.moves();
  const std::vector<FateMove> found = pieces.moves();
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_EQ(found[i].move, expected[i].move);
    EXPECT_EQ(found[i].games, expected[i].games);
    EXPECT_EQ(found[i].survival, expected[i].survival);
  }
}

TEST(FateSearch, OnlyTheFirstMovesOfTheQuestionAreTried) {
  const Board board = board_of(three_in_a_row);
  const MoveHabits habits;
  const MovePreferences likely = {{point_of("E1"), 0.7}, {point_of("C1"), 0.3}};
  FateSearch search(board, {board.string_points(point_of("C2")), Color::white, likely},
                    {plain_shapes(), habits});
  for (const FateMove& each : moves_after(std::move(search), 300))
    EXPECT_TRUE(each.move == point_of("E1") || each.move == point_of("C1")) << to_text(each.move);
}

TEST(FateSearch, MovesStayInTheField) {
  const Board board = board_of(beside_a_corner);
  const FateSearch search = about(board, "C3", Color::white);
  EXPECT_FALSE(search.field().contains(point_of("N13")));
  for (const FateMove& each : moves_after(search, 500))
    EXPECT_TRUE(each.move.is_none() || search.field().contains(each.move)) << to_text(each.move);
}

TEST(FateSearch, TheFieldHoldsTheLibertiesOfStringsThatAreShortOfThem) {
  const Board board = board_of(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . X X X X X X X X X . . .
    X O O O O O O O O O . . .)");
  EXPECT_TRUE(about(board, "A1", Color::white).field().contains(point_of("L1")));
}

TEST(PlayoutRoot, DrawnMovesStayInTheFieldItIsKeptTo) {
  static const MoveHabits habits;
  const Board board(9);
  PlayoutRoot root(board, Color::black, {}, plain_shapes());
  BitBoard corner;
  for (int col = 0; col < 4; ++col)
    for (int row = 0; row < 4; ++row) corner.insert(Point::at(col, row));
  root.keep_to(corner);
  PlayoutParameters no_answers;
  no_answers.answers_atari = 0;
  no_answers.plays_vital_point = 0;
  no_answers.attacks_two_liberties = 0;
  no_answers.defends_two_liberties = 0;
  const LeafReport report =
      work_at_leaf(root, {{}, true, 20, 1}, {plain_shapes(), habits}, no_answers, {});
  for (const PlayoutResult& game : report.results)
    EXPECT_TRUE(((game.first[0] | game.first[1]) & ~corner).is_empty());
  for (const MovePreference& each : report.preferences)
    EXPECT_TRUE(each.move.is_none() || corner.contains(each.move));
}

}  // namespace
}  // namespace gosedai
