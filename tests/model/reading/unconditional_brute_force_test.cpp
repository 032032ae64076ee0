// Unconditional life against its definition: the opponent really plays every sequence of moves, of
// any length, on small boards, and the owner never answers.
#include <optional>
#include <random>
#include <unordered_set>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/unconditional_life.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

/// Every position that one side can reach by moving alone.
class SolitaryPlay {
 public:
  SolitaryPlay(const Board& board, Color mover) : board_(board), mover_(mover) {}

  /// False when there are too many positions.
  template <class Visit>
  bool run(Visit visit) {
    step(visit);
    return seen_.size() <= limit;
  }

 private:
  static constexpr std::size_t limit = 2500;

  template <class Visit>
  void step(Visit& visit) {
    if (seen_.size() > limit || !seen_.insert(board_.hash()).second) return;
    visit(board_);
    board_.empty_points().for_each([&](Point point) {
      board_.clear_ko();
      if (!board_.is_legal(mover_, point)) return;
      const Board::Undo undo = board_.play(mover_, point);
      step(visit);
      board_.undo(undo);
    });
  }

  Board board_;
  Color mover_;
  std::unordered_set<Hash> seen_;
};

std::optional<Board> random_board(std::mt19937& random, int size, unsigned empty_percent,
                                  unsigned black_percent) {
  BitBoard black;
  BitBoard white;
  BitBoard::full(size).for_each([&](Point point) {
    if (random() % 100 < empty_percent) return;
    (random() % 100 < black_percent ? black : white).insert(point);
  });
  return Board::from_stones(size, black, white);
}

struct Tally {
  int positions = 0;
  int with_life = 0;
  int lived_inside = 0;
};

void compare(const Board& board, Tally& tally) {
  BitBoard never_captured = board.stones_of(Color::black);
  const bool complete = SolitaryPlay(board, Color::white).run([&](const Board& reached) {
    never_captured &= reached.stones_of(Color::black);
  });
  if (!complete) return;
  const UnconditionalLife life = unconditional_life(board, Color::black);
  ++tally.positions;
  EXPECT_EQ(life.alive, never_captured) << to_diagram(board);
  if (never_captured.is_empty()) {
    EXPECT_TRUE(life.territory.is_empty()) << to_diagram(board);
    return;
  }
  BitBoard lived_on;  // where white has been alive for good, or has had an eye
  SolitaryPlay(board, Color::white).run([&](const Board& reached) {
    const BitBoard alive = unconditionally_alive(reached, Color::white);
    if (!alive.is_empty()) lived_on |= alive.expanded() & board.all_points();
  });
  ++tally.with_life;
  tally.lived_inside += lived_on.is_empty() ? 0 : 1;
  EXPECT_EQ(life.territory, board.all_points() & ~never_captured & ~lived_on) << to_diagram(board);
}

TEST(UnconditionalBruteForce, LifeAndTerritoryAreWhatSolitaryPlayCannotTake) {
  std::mt19937 random(20261116);
  Tally tally;
  for (int trial = 0; trial < trial_count(8000) && !testing::Test::HasFailure(); ++trial) {
    const int size = 2 + static_cast<int>(random() % 4);
    const unsigned empty_percent = size == 5 ? 28 : 45;
    const std::optional<Board> board = random_board(random, size, empty_percent, 82);
    if (!board || board->empty_points().count() > 12) continue;
    compare(*board, tally);
  }
  RecordProperty("positions", tally.positions);
  RecordProperty("with_life", tally.with_life);
  EXPECT_GT(tally.positions, 3000);
  EXPECT_GT(tally.with_life, 300);
  EXPECT_GT(tally.lived_inside, 20);
}

}  // namespace
}  // namespace gosedai
