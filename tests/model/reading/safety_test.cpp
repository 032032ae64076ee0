// Safety under alternating play: diagrams, and against a full-width solver that lets the opponent
// move first and the owner answer.
#include "model/reading/safety.hpp"

#include <optional>
#include <random>
#include <unordered_map>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/unconditional_life.hpp"

namespace gosedai {
namespace {

// The corner point touches no stone of the wall, so the wall is not alive without answers.
TEST(Safety, AnInnerPointWithTwoLibertiesBesideItIsNoHole) {
  const std::optional<Board> board = parse_diagram(R"(. . . . . .
                                                      . . . . . .
                                                      . . . . . .
                                                      X X X X . .
                                                      . X . X . .
                                                      . . X X . .)");
  EXPECT_TRUE(unconditionally_alive(*board, Color::black).is_empty());
  const Safety safety = safety_under_alternation(*board, Color::black);
  EXPECT_EQ(safety.stones, board->stones_of(Color::black));
  EXPECT_EQ(safety.territory, BitBoard::of(Point::at(0, 0)) | BitBoard::of(Point::at(1, 0)) |
                                  BitBoard::of(Point::at(0, 1)) | BitBoard::of(Point::at(2, 1)));
}

// The corner point has no liberties of the wall beside it.
TEST(Safety, ALargeRoomIsNotDecidedByPairs) {
  const std::optional<Board> board = parse_diagram(R"(. . . . X X X
                                                      . . . . X X X
                                                      . . . . X . X
                                                      . . . . X X X
                                                      X X X X X . .
                                                      O . . . . . .
                                                      . . . . . . O)");
  EXPECT_TRUE(safety_under_alternation(*board, Color::black).stones.is_empty());
}

TEST(Safety, OneEyeIsNotSafe) {
  const std::optional<Board> board = parse_diagram(R"(. . . . .
                                                      . . . . .
                                                      X X X . .
                                                      X . X . .
                                                      X X X . .)");
  EXPECT_TRUE(safety_under_alternation(*board, Color::black).stones.is_empty());
}

/// Can white, who plays first, capture one of the stones, whatever black answers?
class CaptureSolver {
 public:
  CaptureSolver(const Board& board, const BitBoard& stones) : board_(board), stones_(stones) {}

  std::optional<bool> is_captured() {
    visit(Color::white);
    if (states_.size() > limit) return std::nullopt;
    while (!won_.empty()) {
      const std::size_t id = won_.back();
      won_.pop_back();
      for (const std::size_t parent : states_[id].parents) {
        State& state = states_[parent];
        --state.open_moves;
        if (state.won || (state.black_to_move && state.open_moves > 0)) continue;
        state.won = true;
        won_.push_back(parent);
      }
    }
    return states_[0].won;
  }

 private:
  static constexpr std::size_t limit = 3000;
  struct State {
    bool black_to_move = false;
    bool won = false;
    int open_moves = 0;
    std::vector<std::size_t> parents;
  };

  std::size_t visit(Color to_move) {
    if (to_move == Color::white) board_.clear_ko();  // white has all the threats
    const auto [place, is_new] = ids_.try_emplace(board_.hash_with(to_move), states_.size());
    const std::size_t id = place->second;
    if (!is_new) return id;
    states_.push_back({to_move == Color::black, false, 0, {}});
    if (states_.size() > limit) return id;
    if (!(stones_ & ~board_.stones_of(Color::black)).is_empty()) {
      states_[id].won = true;
      won_.push_back(id);
      return id;
    }
    const auto follow = [&](const Board::Undo& undo) {
      const std::size_t child = visit(opponent(to_move));
      board_.undo(undo);
      states_[child].parents.push_back(id);
      ++states_[id].open_moves;
    };
    board_.empty_points().for_each([&](Point point) {
      if (board_.is_legal(to_move, point)) follow(board_.play(to_move, point));
    });
    follow(board_.pass());
    return id;
  }

  Board board_;
  BitBoard stones_;
  std::vector<State> states_;
  std::vector<std::size_t> won_;
  std::unordered_map<Hash, std::size_t> ids_;
};

TEST(Safety, SafeStonesAreNeverCaptured) {
  std::mt19937 random(5);
  int compared = 0;
  int beyond_benson = 0;
  for (int trial = 0; trial < 20000; ++trial) {
    const int size = 4 + static_cast<int>(random() % 2);
    BitBoard black;
    BitBoard white;
    BitBoard::full(size).for_each([&](Point point) {
      if (random() % 100 < 36) return;
      (random() % 100 < 88 ? black : white).insert(point);
    });
    const std::optional<Board> board = Board::from_stones(size, black, white);
    if (!board) continue;
    const BitBoard safe = safety_under_alternation(*board, Color::black).stones;
    const BitBoard alive = unconditionally_alive(*board, Color::black);
    EXPECT_TRUE((alive & ~safe).is_empty()) << to_diagram(*board);
    if (safe == alive) continue;
    ++beyond_benson;
    const std::optional<bool> captured = CaptureSolver(*board, safe).is_captured();
    if (!captured) continue;
    ++compared;
    ASSERT_FALSE(*captured) << to_diagram(*board);
  }
  RecordProperty("beyond_benson", beyond_benson);
  EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace gosedai
