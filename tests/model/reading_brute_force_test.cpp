// "Captured" must hold against every defence: the capture search against a full-width solver on
// small boards.
//
// The solver builds all positions that can be reached and spreads "the attacker has won" backwards
// (a least fixed point), so play that goes round in circles never counts for the attacker. Ko is
// the simple rule without threats. The search knows fewer attacking moves, so it may call a string
// safe that the solver captures; how often is printed and bounded, but it is no error.
#include <cstdint>
#include <cstdio>
#include <optional>
#include <random>
#include <unordered_map>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/capture_search.hpp"

namespace gosedai {
namespace {

class FullWidthSolver {
 public:
  FullWidthSolver(Point target, Color owner, int escape_above, std::size_t state_limit)
      : target_(target), owner_(owner), escape_above_(escape_above), state_limit_(state_limit) {}

  /// Nothing when there are too many positions.
  std::optional<bool> is_captured(const Board& board, Color to_move) {
    Board scratch = board;
    visit(scratch, to_move);
    if (states_.size() > state_limit_) return std::nullopt;
    spread();
    return states_[0].won;
  }

 private:
  struct State {
    bool owner_to_move = false;
    bool won = false;  // for the attacker
    int open_moves = 0;
    std::vector<std::size_t> parents;
  };

  /// The state of the position on the board, with everything that can follow.
  std::size_t visit(Board& board, Color to_move) {
    const auto [place, is_new] = ids_.try_emplace(board.hash_with(to_move), states_.size());
    const std::size_t id = place->second;
    if (!is_new) return id;
    states_.push_back({to_move == owner_, false, 0, {}});
    if (states_.size() > state_limit_) return id;
    if (board.at(target_) != owner_) {
      states_[id].won = true;
      won_.push_back(id);
    } else if (to_move != owner_ || board.liberties(target_) <= escape_above_) {
      expand(board, to_move, id);
    }
    return id;
  }

  void expand(Board& board, Color to_move, std::size_t id) {
    const auto follow = [&](const Board::Undo& undo) {
      const std::size_t child = visit(board, opponent(to_move));
      board.undo(undo);
      states_[child].parents.push_back(id);
      ++states_[id].open_moves;
    };
    board.empty_points().for_each([&](Point point) {
      if (board.is_legal(to_move, point)) follow(board.play(to_move, point));
    });
    follow(board.pass());
  }

  void spread() {
    while (!won_.empty()) {
      const std::size_t id = won_.back();
      won_.pop_back();
      for (const std::size_t parent : states_[id].parents) {
        State& state = states_[parent];
        --state.open_moves;
        if (state.won || (state.owner_to_move && state.open_moves > 0)) continue;
        state.won = true;
        won_.push_back(parent);
      }
    }
  }

  Point target_;
  Color owner_;
  int escape_above_;
  std::size_t state_limit_;
  std::vector<State> states_;
  std::vector<std::size_t> won_;
  std::unordered_map<Hash, std::size_t> ids_;
};

struct Tally {
  int compared = 0;
  int captured = 0;
  int by_ko = 0;
  int missed = 0;
  int unknown = 0;
};

std::optional<Board> random_board(std::mt19937& random, int size, int empty_percent) {
  BitBoard black;
  BitBoard white;
  BitBoard::full(size).for_each([&](Point point) {
    if (static_cast<int>(random() % 100) < empty_percent) return;
    (random() % 2 == 0 ? black : white).insert(point);
  });
  return Board::from_stones(size, black, white);
}

void compare(const Board& board, const CaptureQuestion& question, Tally& tally) {
  FullWidthSolver solver(question.target, board.at(question.target), question.escape_above, 1500);
  const std::optional<bool> truth = solver.is_captured(board, question.to_move);
  if (!truth) return;
  const CaptureAnswer answer = solve(board, question, 3000);
  ++tally.compared;
  if (answer.verdict == Verdict::unknown) {
    ++tally.unknown;
    return;
  }
  // Under a ko that the owner must fight with threats, he is captured when there are none.
  const bool claims =
      answer.verdict == Verdict::captured ||
      (answer.verdict == Verdict::ko && answer.must_threaten == board.at(question.target));
  tally.captured += claims ? 1 : 0;
  tally.by_ko += answer.verdict == Verdict::ko ? 1 : 0;
  tally.missed += !claims && *truth ? 1 : 0;
  EXPECT_FALSE(claims && !*truth) << to_diagram(board) << "target " << question.target.col() << ','
                                  << question.target.row() << " to move "
                                  << name_of(question.to_move);
}

TEST(ReadingBruteForce, CapturedIsNeverWrong) {
  std::mt19937 random(20240229);
  Tally tally;
  const int trials = 12000;
  for (int trial = 0; trial < trials && !testing::Test::HasFailure(); ++trial) {
    const int size = 3 + static_cast<int>(random() % 2);
    const std::optional<Board> board = random_board(random, size, size == 3 ? 45 : 32);
    if (!board) continue;
    const Point target = Point::at(static_cast<int>(random() % static_cast<unsigned>(size)),
                                   static_cast<int>(random() % static_cast<unsigned>(size)));
    if (!is_stone(board->at(target)) || board->liberties(target) > 3) continue;
    for (const Color to_move : {Color::black, Color::white})
      compare(*board, {CaptureMethod::capture, target, to_move, 3}, tally);
  }
  std::printf("compared %d: captured %d, by ko %d, missed captures %d, unknown %d\n",
              tally.compared, tally.captured, tally.by_ko, tally.missed, tally.unknown);
  EXPECT_GT(tally.compared, 2000);
  EXPECT_GT(tally.captured, 500);
  EXPECT_LT(tally.missed * 20, tally.compared);
  EXPECT_LT(tally.unknown * 20, tally.compared);
}

}  // namespace
}  // namespace gosedai
