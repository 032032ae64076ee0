// Properties of the capture search that hold on any position: how the work is cut into pieces does
// not matter, nothing outside the footprint matters, and the order in which the stones came does
// not matter either.
#include <algorithm>
#include <cstdio>
#include <optional>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/capture_search.hpp"

namespace gosedai {
namespace {

constexpr int node_limit = 120;

class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  int below(int limit) { return static_cast<int>(engine_() % static_cast<unsigned>(limit)); }
  Color color() { return below(2) == 0 ? Color::black : Color::white; }
  Point point(int size) { return Point::at(below(size), below(size)); }

 private:
  std::mt19937 engine_;
};

/// A position of a game of random moves; full enough that strings get short of liberties.
Board random_game(Random& random) {
  const int size = 5 + random.below(5);
  Board board(size);
  const int moves = size * size / 3 + random.below(size * size / 2);
  for (int i = 0; i < moves; ++i) {
    const Color color = random.color();
    const Point point = random.point(size);
    if (board.is_legal(color, point)) board.play(color, point);
  }
  return board;
}

std::optional<CaptureQuestion> random_question(Random& random, const Board& board) {
  const Point target = random.point(board.size());
  if (!is_stone(board.at(target)) || board.liberties(target) > 4) return std::nullopt;
  CaptureQuestion question;
  question.target = target;
  question.to_move = random.color();
  question.method = random.below(4) == 0 ? CaptureMethod::ladder : CaptureMethod::capture;
  question.escape_above = board.liberties(target) <= 3 ? 3 : 4;
  question.escape_limit = random.below(2) == 0 ? 0 : 4;
  question.best_move = random.below(2) == 0;
  question.all_moves = random.below(3) == 0;
  return question;
}

/// The same stones and ko ban, set up in another order than they were played.
std::optional<Board> rebuilt(const Board& board, const BitBoard& black, const BitBoard& white) {
  std::optional<Board> copy = Board::from_stones(board.size(), black, white);
  if (copy && !board.ko_point().is_none() && copy->is_empty(board.ko_point()))
    copy->set_ko(board.ko_point(), board.ko_banned());
  return copy;
}

/// The board with one point changed, or with another ko ban there.
std::optional<Board> changed_at(Random& random, const Board& board, Point point) {
  if (board.is_empty(point) && random.below(4) == 0) {
    Board other = board;
    if (board.ko_point() == point)
      other.clear_ko();
    else if (board.ko_point().is_none())
      other.set_ko(point, random.color());
    return other;
  }
  BitBoard stones[2] = {board.stones_of(Color::black), board.stones_of(Color::white)};
  const bool was_empty = board.is_empty(point);
  stones[0].erase(point);
  stones[1].erase(point);
  if (was_empty || random.below(3) == 0) stones[random.below(2)].insert(point);
  return rebuilt(board, stones[0], stones[1]);
}

std::string described(const Board& board, const CaptureQuestion& question, Point changed) {
  std::string text = to_diagram(board) + "target ";
  for (const Point point : {question.target, changed})
    text += std::to_string(point.col()) + "," + std::to_string(point.row()) + " ";
  return text + std::string(name_of(question.to_move));
}

TEST(ReadingProperty, NothingOutsideTheFootprintMatters) {
  Random random(7);
  int trials = 0;
  int few_liberties = 0;
  int long_searches = 0;
  while (trials < 10000 && !HasFailure()) {
    const Board board = random_game(random);
    const std::optional<CaptureQuestion> question = random_question(random, board);
    if (!question) continue;
    const CaptureAnswer answer = solve(board, *question, node_limit);
    for (int i = 0; i < 8; ++i) {
      const Point point = random.point(board.size());
      if (answer.footprint.contains(point)) continue;
      const std::optional<Board> other = changed_at(random, board, point);
      if (!other) continue;
      ++trials;
      few_liberties += board.liberties(question->target) <= 2 ? 1 : 0;
      long_searches += answer.nodes >= 10 ? 1 : 0;
      EXPECT_TRUE(answer == solve(*other, *question, node_limit))
          << described(board, *question, point);
    }
  }
  std::printf("%d trials, %d with few liberties, %d with ten nodes or more\n", trials,
              few_liberties, long_searches);
  EXPECT_GT(few_liberties, trials / 10);
  EXPECT_GT(long_searches, trials / 20);
}

TEST(ReadingProperty, PiecesOfWorkDoNotMatter) {
  Random random(11);
  for (int trial = 0; trial < 1500 && !HasFailure(); ++trial) {
    const Board board = random_game(random);
    const std::optional<CaptureQuestion> question = random_question(random, board);
    if (!question) continue;
    const CaptureAnswer whole = solve(board, *question, node_limit);
    CaptureSearch search(board, *question);
    int left = node_limit;
    while (left > 0 && !search.is_finished()) {
      const int piece = std::min(left, 1 + random.below(9));
      search.advance(piece);
      left -= piece;
    }
    EXPECT_TRUE(whole == search.answer()) << described(board, *question, question->target);
    EXPECT_EQ(whole.nodes, search.nodes());
  }
}

TEST(ReadingProperty, TheOrderOfTheStonesDoesNotMatter) {
  Random random(13);
  for (int trial = 0; trial < 1500 && !HasFailure(); ++trial) {
    const Board board = random_game(random);
    const std::optional<CaptureQuestion> question = random_question(random, board);
    if (!question) continue;
    const std::optional<Board> copy =
        rebuilt(board, board.stones_of(Color::black), board.stones_of(Color::white));
    ASSERT_TRUE(copy.has_value());
    EXPECT_TRUE(solve(board, *question, node_limit) == solve(*copy, *question, node_limit))
        << described(board, *question, question->target);
  }
}

TEST(ReadingProperty, LinesAreLegalPlay) {
  Random random(17);
  for (int trial = 0; trial < 1500 && !HasFailure(); ++trial) {
    Board board = random_game(random);
    const std::optional<CaptureQuestion> question = random_question(random, board);
    if (!question) continue;
    const CaptureAnswer answer = solve(board, *question, node_limit);
    if (!answer.move.is_none()) {
      ASSERT_FALSE(answer.line.empty());
      EXPECT_EQ(answer.line.front(), answer.move);
    }
    Color color = question->to_move;
    for (const Point move : answer.line) {
      board.clear_ko();  // with a ko verdict one side may be granted threats
      ASSERT_TRUE(board.is_legal(color, move)) << described(board, *question, move);
      board.play(color, move);
      color = opponent(color);
    }
  }
}

}  // namespace
}  // namespace gosedai
