// The eye search against a full-width solver on random closed eye spaces of up to seven points, with
// stones of both sides in them, in the centre, at the edge and in the corner.
//
// The solver looks for "the wall has two eyes of its own" (unconditional life within the room).
// Whoever plays first has ko threats, as in the search.
#include <cstdint>
#include <optional>
#include <random>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/eye_search.hpp"
#include "model/reading/unconditional_life.hpp"
#include "tests/model/reading/brute_force.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

using testing_support::BruteForce;
using Threats = BruteForce::Threats;

constexpr int size = 9;

/// Can black make two eyes in the room when `first` plays first?
bool black_gets_two_eyes(const Board& board, const BitBoard& room, Color first) {
  BruteForce solver(
      Color::black,
      [&](const Board& at, Color) {
        const BitBoard alive = unconditionally_alive(at, Color::black, room);
        return alive.contains(Point::at(size - 1, 0)) ? BruteForce::End::won
                                                      : BruteForce::End::none;
      },
      SIZE_MAX);
  solver.confine(room);
  solver.forbid_passes_of(Color::black);
  const Threats threats = first == Color::black ? Threats::attacker : Threats::defender;
  return *solver.attacker_wins(board, first, threats);
}

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
  int unknown = 0;
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
    if (answer.outcome == Outcome::unknown) {
      ++unknown;
      continue;
    }
    EXPECT_EQ(answer.min_eyes == 2, black_gets_two_eyes(*board, played, Color::white))
        << to_diagram(*board) << "white first";
    EXPECT_EQ(answer.max_eyes == 2, black_gets_two_eyes(*board, played, Color::black))
        << to_diagram(*board) << "black first";
    ++compared;
    unsettled += answer.min_eyes != answer.max_eyes ? 1 : 0;
    with_stones += white.is_empty() ? 0 : 1;
  }
  RecordProperty("compared", compared);
  EXPECT_GE(compared, 5000);
  EXPECT_LE(unknown * 5000, compared);
  EXPECT_GE(unsettled, 500);
  EXPECT_GE(with_stones, 3000);
}

}  // namespace
}  // namespace gosedai
