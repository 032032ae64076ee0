// The race search against the full-width solver, against itself in pieces, and against changes
// outside of its footprint.
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/race_search.hpp"
#include "tests/model/reading/race_brute_force.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

struct RandomRace {
  Board board;
  RaceQuestion question;
};

/// A crowded board with two strings of different colours.
RandomRace random_race(std::mt19937& random, int size, int most_empty) {
  for (;;) {
    BitBoard black;
    BitBoard white;
    std::vector<Point> blacks;
    std::vector<Point> whites;
    int empty = 0;
    BitBoard::full(size).for_each([&](Point point) {
      const auto roll = random() % 100;
      if (roll < 36) {
        black.insert(point);
        blacks.push_back(point);
      } else if (roll < 72) {
        white.insert(point);
        whites.push_back(point);
      } else {
        ++empty;
      }
    });
    const auto board = Board::from_stones(size, black, white);
    if (!board || empty > most_empty || blacks.empty() || whites.empty()) continue;
    RaceQuestion question;
    question.own = blacks[random() % blacks.size()];
    question.other = whites[random() % whites.size()];
    question.to_move = random() % 2 == 0 ? Color::black : Color::white;
    return {*board, question};
  }
}

RaceFate survival(const RaceFate& capture) {
  if (capture.outcome == Outcome::yes) return {Outcome::no, Color::empty};
  if (capture.outcome == Outcome::no) return {Outcome::yes, Color::empty};
  return capture;
}

TEST(RaceProperty, AgreesWithTheFullWidthSolver) {
  std::mt19937 random(2);
  int compared = 0;
  int unknown = 0;
  int kos = 0;
  for (int trial = 0; trial < trial_count(2000); ++trial) {
    const int size = trial % 2 == 0 ? 3 : 4;
    const RandomRace race = random_race(random, size, 5);
    const auto taken = race_by_brute_force(race.board, race.question.own, race.question.other,
                                           race.question.to_move, 1500);
    const auto lost = race_by_brute_force(race.board, race.question.other, race.question.own,
                                          race.question.to_move, 1500);
    if (!taken || !lost) continue;
    const RaceAnswer answer = solve(race.board, race.question, 20'000);
    if (answer.own_survives.outcome == Outcome::unknown ||
        answer.other_captured.outcome == Outcome::unknown) {
      ++unknown;
      continue;
    }
    ++compared;
    if (taken->outcome == Outcome::ko || lost->outcome == Outcome::ko) ++kos;
    EXPECT_EQ(answer.other_captured, *taken) << to_diagram(race.board);
    EXPECT_EQ(answer.own_survives, survival(*lost)) << to_diagram(race.board);
  }
  EXPECT_GT(compared, 900);
  EXPECT_GT(kos, 20);
  EXPECT_LT(unknown * 50, compared);
}

TEST(RaceProperty, PiecesGiveTheSameAnswer) {
  std::mt19937 random(3);
  for (int trial = 0; trial < 60; ++trial) {
    RandomRace race = random_race(random, 7, 24);
    race.question.all_moves = trial % 3 == 0;
    RaceSearch whole(race.board, race.question);
    if (!whole.advance(1500)) continue;
    RaceSearch pieces(race.board, race.question);
    while (!pieces.advance(static_cast<int>(1 + random() % 40))) {
    }
    EXPECT_EQ(pieces.answer(), whole.answer()) << to_diagram(race.board);
  }
}

/// The board with the colours of some points outside the footprint changed; nothing when that gives
/// no position.
std::optional<Board> change_outside(const Board& board, const BitBoard& footprint,
                                    std::mt19937& random) {
  std::array<BitBoard, 2> stones = {board.stones_of(Color::black), board.stones_of(Color::white)};
  (board.all_points() & ~footprint).for_each([&](Point point) {
    if (random() % 2 == 0) return;
    stones[0].erase(point);
    stones[1].erase(point);
    const auto roll = random() % 3;
    if (roll < 2) stones[roll].insert(point);
  });
  return Board::from_stones(board.size(), stones[0], stones[1]);
}

TEST(RaceProperty, NothingOutsideTheFootprintMatters) {
  std::mt19937 random(4);
  int changed = 0;
  for (int trial = 0; trial < 200; ++trial) {
    const RandomRace race = random_race(random, 9, 40);
    const RaceAnswer answer = solve(race.board, race.question, 60);
    for (int change = 0; change < 4; ++change) {
      const auto other = change_outside(race.board, answer.footprint, random);
      if (!other || other->hash() == race.board.hash()) continue;
      ++changed;
      EXPECT_EQ(solve(*other, race.question, 60), answer) << to_diagram(race.board) << "\n"
                                                          << to_diagram(*other);
    }
  }
  EXPECT_GT(changed, 150);
}

}  // namespace
}  // namespace gosedai
