// Properties of the capture search that hold on any position: how the work is cut into pieces does
// not matter, nothing outside the footprint matters, and the order in which the stones came does
// not matter either.
#include <optional>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/capture_search.hpp"
#include "tests/model/reading/search_properties.hpp"

namespace gosedai {
namespace {

constexpr int node_limit = 120;

Asked<CaptureQuestion> ask(RandomPositions& random) {
  const Board board = random.game();
  const std::optional<Point> target = random.short_string(board, 4);
  if (!target) return std::nullopt;
  CaptureQuestion question;
  question.target = *target;
  question.to_move = random.color();
  question.method = random.below(4) == 0 ? CaptureMethod::ladder : CaptureMethod::capture;
  question.escape_above = board.liberties(*target) <= 3 ? 3 : 4;
  question.escape_limit = random.below(2) == 0 ? 0 : 4;
  question.best_move = random.below(2) == 0;
  question.all_moves = random.below(3) == 0;
  return std::pair{board, question};
}

TEST(ReadingProperty, NothingOutsideTheFootprintMatters) {
  expect_footprint_holds(7, 10000, node_limit, ask);
}

TEST(ReadingProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<CaptureSearch>(11, 1500, node_limit, ask);
}

TEST(ReadingProperty, TheOrderOfTheStonesDoesNotMatter) {
  RandomPositions random(13);
  for (int trial = 0; trial < trial_count(1500) && !HasFailure(); ++trial) {
    const Asked<CaptureQuestion> asked = ask(random);
    if (!asked) continue;
    const auto& [board, question] = *asked;
    const std::optional<Board> copy = RandomPositions::rebuilt(board, board.stones_of(Color::black),
                                                               board.stones_of(Color::white));
    ASSERT_TRUE(copy.has_value());
    EXPECT_TRUE(solve(board, question, node_limit) == solve(*copy, question, node_limit))
        << to_diagram(board);
  }
}

TEST(ReadingProperty, LinesAreLegalPlay) {
  RandomPositions random(17);
  for (int trial = 0; trial < trial_count(1500) && !HasFailure(); ++trial) {
    const Asked<CaptureQuestion> asked = ask(random);
    if (!asked) continue;
    Board board = asked->first;
    const CaptureAnswer answer = solve(board, asked->second, node_limit);
    if (!answer.move.is_none()) {
      ASSERT_FALSE(answer.line.empty());
      EXPECT_EQ(answer.line.front(), answer.move);
    }
    Color color = asked->second.to_move;
    for (const Point move : answer.line) {
      board.clear_ko();  // with a ko verdict one side may be granted threats
      ASSERT_TRUE(board.is_legal(color, move)) << to_diagram(asked->first);
      board.play(color, move);
      color = opponent(color);
    }
  }
}

}  // namespace
}  // namespace gosedai
