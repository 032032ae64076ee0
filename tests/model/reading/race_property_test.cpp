// The race search against the full-width solver, against itself in pieces, and against changes
// outside of its footprint.
#include <optional>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/race_search.hpp"
#include "tests/model/reading/brute_force.hpp"
#include "tests/model/reading/search_properties.hpp"

namespace gosedai {
namespace {

using testing_support::BruteForce;
using End = BruteForce::End;

/// Two strings of different colours on a crowded board.
Asked<RaceQuestion> ask(RandomPositions& random, int size, int most_empty) {
  const std::optional<Board> board = random.crowd(size, 28);
  if (!board || board->empty_points().count() > most_empty) return std::nullopt;
  RaceQuestion question;
  question.own = random.point(size);
  question.other = random.point(size);
  question.to_move = random.color();
  question.all_moves = random.below(3) == 0;
  if (board->at(question.own) != Color::black || board->at(question.other) != Color::white)
    return std::nullopt;
  return std::pair{*board, question};
}

/// Does the owner of `own` take `target`? The race is over when his own string is taken.
std::optional<RaceFate> takes(const Board& board, Point own, Point target, Color to_move) {
  constexpr std::size_t state_limit = 1500;
  const Color attacker = board.at(own);
  BruteForce solver(
      attacker,
      [&](const Board& at, Color) {
        if (at.at(target) != opponent(attacker)) return End::won;
        return at.at(own) == attacker ? End::none : End::lost;
      },
      state_limit);
  const std::optional<BruteForce::Fate> fate = solver.fate(board, to_move);
  if (!fate) return std::nullopt;
  return RaceFate{fate->outcome, fate->must_threaten};
}

RaceFate survival(const RaceFate& capture) {
  if (capture.outcome == Outcome::yes) return {Outcome::no, Color::empty};
  if (capture.outcome == Outcome::no) return {Outcome::yes, Color::empty};
  return capture;
}

TEST(RaceProperty, AgreesWithTheFullWidthSolver) {
  RandomPositions random(2);
  int compared = 0;
  int unknown = 0;
  int kos = 0;
  while (compared < trial_count(1500) && !HasFailure()) {
    const Asked<RaceQuestion> asked = ask(random, 3 + random.below(2), 5);
    if (!asked) continue;
    const auto& [board, question] = *asked;
    const auto taken = takes(board, question.own, question.other, question.to_move);
    const auto lost = takes(board, question.other, question.own, question.to_move);
    if (!taken || !lost) continue;
    const RaceAnswer answer = solve(board, question, 20'000);
    ++compared;
    if (answer.own_survives.outcome == Outcome::unknown ||
        answer.other_captured.outcome == Outcome::unknown) {
      ++unknown;
      continue;
    }
    if (taken->outcome == Outcome::ko || lost->outcome == Outcome::ko) ++kos;
    EXPECT_EQ(answer.other_captured, *taken)
        << to_diagram(board) << to_text(question.own) << ' ' << to_text(question.other) << ' '
        << name_of(question.to_move);
    EXPECT_EQ(answer.own_survives, survival(*lost))
        << to_diagram(board) << to_text(question.own) << ' ' << to_text(question.other) << ' '
        << name_of(question.to_move);
  }
  std::printf("compared %d: by ko %d, unknown %d\n", compared, kos, unknown);
  EXPECT_GT(kos, compared / 50);
  EXPECT_LT(unknown * 50, compared);
}

TEST(RaceProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<RaceSearch>(
      3, 3000, 300, [](RandomPositions& random) { return ask(random, 7, 24); });
}

TEST(RaceProperty, NothingOutsideTheFootprintMatters) {
  expect_footprint_holds(4, 1500, 60, [](RandomPositions& random) { return ask(random, 9, 40); });
}

}  // namespace
}  // namespace gosedai
