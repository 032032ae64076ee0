// Properties of the connection search that hold on any position: a connection that is claimed is
// true (against a full-width solver on small boards), how the work is cut into pieces does not
// matter, and nothing outside the footprint matters.
#include <algorithm>
#include <cstdio>
#include <optional>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/connection_search.hpp"
#include "tests/model/reading/connection_brute_force.hpp"

namespace gosedai {
namespace {

class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  int below(int limit) { return static_cast<int>(engine_() % static_cast<unsigned>(limit)); }
  Color color() { return below(2) == 0 ? Color::black : Color::white; }
  Point point(int size) { return Point::at(below(size), below(size)); }

 private:
  std::mt19937 engine_;
};

std::optional<Board> random_board(Random& random, int size, int empty_percent) {
  BitBoard black;
  BitBoard white;
  BitBoard::full(size).for_each([&](Point point) {
    if (random.below(100) < empty_percent) return;
    (random.below(2) == 0 ? black : white).insert(point);
  });
  return Board::from_stones(size, black, white);
}

std::optional<ConnectionQuestion> random_question(Random& random, const Board& board) {
  const int size = std::min(board.size(), 9);
  ConnectionQuestion question;
  question.a = random.point(size);
  question.b = random.point(size);
  question.to_move = random.color();
  if (!is_stone(board.at(question.a)) || board.at(question.b) != board.at(question.a))
    return std::nullopt;
  if (board.head(question.a) == board.head(question.b)) return std::nullopt;
  return question;
}

std::string described(const Board& board, const ConnectionQuestion& question, Point changed) {
  std::string text = to_diagram(board);
  for (const Point point : {question.a, question.b, changed})
    text += std::to_string(point.col()) + "," + std::to_string(point.row()) + " ";
  return text + std::string(name_of(question.to_move));
}

struct Tally {
  int compared = 0;
  int connected = 0;
  int by_ko = 0;
  int missed = 0;
  int unknown = 0;
};

void compare(const Board& board, const ConnectionQuestion& question, Tally& tally) {
  const Color owner = board.at(question.a);
  ConnectionTruth solver(question.a, question.b, owner, 1500);
  const std::optional<bool> truth = solver.is_connected(board, question.to_move);
  if (!truth) return;
  const ReadingAnswer answer = solve(board, question, 3000);
  ++tally.compared;
  if (answer.outcome == Outcome::unknown) {
    ++tally.unknown;
    return;
  }
  // Under a ko that the opponent must fight with threats the owner connects when there are none.
  const bool ko = answer.outcome == Outcome::ko;
  const bool claims = ko ? answer.must_threaten != owner
                         : (answer.outcome == Outcome::yes) == (question.to_move == owner);
  tally.connected += claims ? 1 : 0;
  tally.by_ko += ko ? 1 : 0;
  tally.missed += !claims && *truth ? 1 : 0;
  EXPECT_FALSE(claims && !*truth) << described(board, question, question.a);
}

TEST(ConnectionProperty, ConnectedIsNeverWrong) {
  Random random(20240301);
  Tally tally;
  while (tally.compared < 2500 && !HasFailure()) {
    const int size = 3 + random.below(3);
    const std::optional<Board> board = random_board(random, size, 55 - 8 * size);
    if (!board) continue;
    for (int i = 0; i < 4; ++i)
      if (const auto question = random_question(random, *board)) compare(*board, *question, tally);
  }
  std::printf("compared %d: connected %d, by ko %d, missed %d, unknown %d\n", tally.compared,
              tally.connected, tally.by_ko, tally.missed, tally.unknown);
  EXPECT_GT(tally.connected, 300);
  EXPECT_LT(tally.missed * 20, tally.compared);
  EXPECT_LT(tally.unknown * 20, tally.compared);
}

/// A position of a game of random moves in a corner of a larger board.
Board random_game(Random& random) {
  Board board(15);
  const int size = 6 + random.below(4);
  const int moves = size * size / 4 + random.below(size * size / 2);
  for (int i = 0; i < moves; ++i) {
    const Color color = random.color();
    const Point point = random.point(size);
    if (board.is_legal(color, point)) board.play(color, point);
  }
  return board;
}

std::optional<Board> changed_at(Random& random, const Board& board, Point point) {
  BitBoard stones[2] = {board.stones_of(Color::black), board.stones_of(Color::white)};
  const bool was_empty = board.is_empty(point);
  stones[0].erase(point);
  stones[1].erase(point);
  if (was_empty || random.below(3) == 0) stones[random.below(2)].insert(point);
  std::optional<Board> copy = Board::from_stones(board.size(), stones[0], stones[1]);
  if (copy && !board.ko_point().is_none() && copy->is_empty(board.ko_point()))
    copy->set_ko(board.ko_point(), board.ko_banned());
  return copy;
}

TEST(ConnectionProperty, NothingOutsideTheFootprintMatters) {
  constexpr int node_limit = 60;
  Random random(7);
  int trials = 0;
  for (int round = 0; round < 15000 && trials < 1200 && !HasFailure(); ++round) {
    const Board board = random_game(random);
    const std::optional<ConnectionQuestion> question = random_question(random, board);
    if (!question) continue;
    const ReadingAnswer answer = solve(board, *question, node_limit);
    for (int i = 0; i < 6; ++i) {
      const Point point = random.point(board.size());
      if (answer.footprint.contains(point)) continue;
      const std::optional<Board> other = changed_at(random, board, point);
      if (!other) continue;
      ++trials;
      EXPECT_TRUE(answer == solve(*other, *question, node_limit))
          << described(board, *question, point);
    }
  }
  EXPECT_GT(trials, 600);
}

TEST(ConnectionProperty, PiecesOfWorkDoNotMatter) {
  constexpr int node_limit = 150;
  Random random(11);
  for (int trial = 0; trial < 600 && !HasFailure(); ++trial) {
    const Board board = random_game(random);
    std::optional<ConnectionQuestion> question = random_question(random, board);
    if (!question) continue;
    question->all_moves = trial % 3 == 0;
    const ReadingAnswer whole = solve(board, *question, node_limit);
    ConnectionSearch search(board, *question);
    int left = node_limit;
    while (left > 0 && !search.is_finished()) {
      const int piece = std::min(left, 1 + random.below(9));
      search.advance(piece);
      left -= piece;
    }
    EXPECT_TRUE(whole == search.answer()) << described(board, *question, question->a);
  }
}

}  // namespace
}  // namespace gosedai
