// The eye search against a full-width solver on random closed eye spaces of up to seven points, with
// stones of both sides in them, in the centre, at the edge and in the corner.
//
// The solver builds every position that play in the room can reach and spreads "the wall has two
// eyes of its own" (unconditional life within the room) backwards from it. Whoever plays first may
// retake kos at once, as in the search.
#include <random>
#include <unordered_map>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/eye_search.hpp"
#include "model/reading/unconditional_life.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

constexpr int size = 9;

class RoomSolver {
 public:
  RoomSolver(const Board& board, const BitBoard& room, Color first)
      : board_(board), room_(room), first_(first) {}

  /// Can black make two eyes in the room when `first` plays first?
  bool black_gets_two_eyes() {
    visit(first_);
    while (!won_.empty()) {
      const std::size_t id = won_.back();
      won_.pop_back();
      for (const std::size_t parent : states_[id].parents) {
        State& state = states_[parent];
        --state.open_moves;
        if (state.won || (!state.black_to_move && state.open_moves > 0)) continue;
        state.won = true;
        won_.push_back(parent);
      }
    }
    return states_[0].won;
  }

 private:
  struct State {
    bool black_to_move = false;
    bool won = false;
    int open_moves = 0;
    std::vector<std::size_t> parents;
  };

  std::size_t visit(Color to_move) {
    if (to_move == first_) board_.clear_ko();
    const auto [place, is_new] = ids_.try_emplace(board_.hash_with(to_move), states_.size());
    const std::size_t id = place->second;
    if (!is_new) return id;
    states_.push_back({to_move == Color::black, false, 0, {}});
    if (unconditionally_alive(board_, Color::black, room_).contains(Point::at(size - 1, 0))) {
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
    (room_ & board_.empty_points()).for_each([&](Point point) {
      if (board_.is_legal(to_move, point)) follow(board_.play(to_move, point));
    });
    if (to_move == Color::white) follow(board_.pass());
    return id;
  }

  Board board_;
  BitBoard room_;
  Color first_;
  std::vector<State> states_;
  std::vector<std::size_t> won_;
  std::unordered_map<Hash, std::size_t> ids_;
};

BitBoard random_room(std::mt19937& random, int points) {
  const BitBoard possible = BitBoard::full(6);  // leaves a wall at the right and above
  BitBoard room =
      BitBoard::of(Point::at(static_cast<int>(random() % 5), static_cast<int>(random() % 5)));
  while (room.count() < points) {
    const BitBoard next = room.neighbors() & possible & ~room;
    int skip = static_cast<int>(random() % static_cast<unsigned>(next.count()));
    next.for_each([&](Point point) {
      if (skip-- == 0) room.insert(point);
    });
  }
  return room;
}

TEST(EyeBruteForce, AgreesOnClosedSpaces) {
  std::mt19937 random(7);
  int compared = 0;
  int unsettled = 0;
  int with_stones = 0;
  for (int trial = 0; trial < trial_count(8000) && !testing::Test::HasFailure(); ++trial) {
    const int points = 2 + static_cast<int>(random() % 100 < 6 ? 5 : random() % 5);
    const BitBoard room = random_room(random, points);
    BitBoard black = BitBoard::full(size) & ~room;
    BitBoard white;
    black.erase(Point::at(size - 1, size - 1));  // eyes elsewhere, so that the wall stands
    black.erase(Point::at(size - 1, size - 3));
    room.for_each([&](Point point) {
      const unsigned dice = random() % 10;
      if (dice < 3) white.insert(point);
      if (dice == 3) black.insert(point);
    });
    const std::optional<Board> board = Board::from_stones(size, black, white);
    if (!board) continue;
    // Stones that are cut off from the wall are part of the room.
    const BitBoard wall = board->string_points(Point::at(size - 1, 0));
    const BitBoard played = room | (black & ~wall);
    const BitBoard open = room & ~black;
    if (open.is_empty() || flood(BitBoard::of(open.first()), open) != open) continue;
    const EyeAnswer answer = solve(*board, {open.first(), Color::black}, 50000);
    ASSERT_NE(answer.outcome, Outcome::unknown) << to_diagram(*board);
    EXPECT_EQ(answer.min_eyes == 2, RoomSolver(*board, played, Color::white).black_gets_two_eyes())
        << to_diagram(*board) << "white first";
    EXPECT_EQ(answer.max_eyes == 2, RoomSolver(*board, played, Color::black).black_gets_two_eyes())
        << to_diagram(*board) << "black first";
    ++compared;
    unsettled += answer.min_eyes != answer.max_eyes ? 1 : 0;
    with_stones += white.is_empty() ? 0 : 1;
  }
  RecordProperty("compared", compared);
  EXPECT_GE(compared, 5000);
  EXPECT_GE(unsettled, 500);
  EXPECT_GE(with_stones, 3000);
}

}  // namespace
}  // namespace gosedai
