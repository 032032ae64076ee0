// The race search against the full-width solver, against itself in pieces, and against changes
// outside of its footprint.
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

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
std::optional<RaceFate> takes(const Board& board, Point own, Point target, Color to_move,
                              const BitBoard& playable) {
  constexpr std::size_t state_limit = 3000;
  const Color attacker = board.at(own);
  BruteForce solver(
      attacker,
      [&](const Board& at, Color) {
        if (at.at(target) != opponent(attacker)) return End::won;
        return at.at(own) == attacker ? End::none : End::lost;
      },
      state_limit);
  solver.confine(playable);
  const std::optional<BruteForce::Fate> fate = solver.fate(board, to_move);
  if (!fate) return std::nullopt;
  return RaceFate{fate->outcome, fate->must_threaten};
}

RaceFate survival(const RaceFate& capture) {
  if (capture.outcome == Outcome::yes) return {Outcome::no, Color::empty};
  if (capture.outcome == Outcome::no) return {Outcome::yes, Color::empty};
  return capture;
}

struct Tally {
  int compared = 0;
  int unknown = 0;
  int kos = 0;
};

void compare(const Board& board, const RaceQuestion& question, const BitBoard& playable,
             Tally& tally) {
  const auto taken = takes(board, question.own, question.other, question.to_move, playable);
  const auto lost = takes(board, question.other, question.own, question.to_move, playable);
  if (!taken || !lost) return;
  const RaceAnswer answer = solve(board, question, 20'000);
  ++tally.compared;
  if (answer.own_survives.outcome == Outcome::unknown ||
      answer.other_captured.outcome == Outcome::unknown) {
    ++tally.unknown;
    return;
  }
  if (taken->outcome == Outcome::ko || lost->outcome == Outcome::ko) ++tally.kos;
  const std::string where = to_diagram(board) + to_text(question.own) + ' ' +
                            to_text(question.other) + ' ' + std::string(name_of(question.to_move));
  EXPECT_EQ(answer.other_captured, *taken) << where;
  EXPECT_EQ(answer.own_survives, survival(*lost)) << where;
}

void expect_enough(const Tally& tally) {
  std::printf("compared %d: by ko %d, unknown %d\n", tally.compared, tally.kos, tally.unknown);
  EXPECT_GT(tally.kos, tally.compared / 50);
  EXPECT_LT(tally.unknown * 50, tally.compared);
}

TEST(RaceProperty, AgreesWithTheFullWidthSolver) {
  RandomPositions random(2);
  Tally tally;
  while (tally.compared < trial_count(1500) && !HasFailure())
    if (const Asked<RaceQuestion> asked = ask(random, 3 + random.below(2), 5))
      compare(asked->first, asked->second, asked->first.all_points(), tally);
  expect_enough(tally);
}

/// The stage of a race: two strings that are shut in, with a strip of two rows below them.
constexpr std::string_view stage = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O X X X X X
    O O O O X X X X X
    X X X X O O O O X
    . . . . . . . . X
    . . . . . . . . X)";

/// Fills the strip up to a few points: mostly stones of the string above, some of the other.
std::optional<Board> random_stage(RandomPositions& random, const BitBoard& strip) {
  const std::optional<Board> empty = parse_diagram(stage);
  BitBoard stones[2] = {empty->stones_of(Color::black), empty->stones_of(Color::white)};
  BitBoard open = strip;
  for (int left = 3 + random.below(5); open.count() > left;) {
    const Point point = random.one_of(open);
    open.erase(point);
    const bool is_left = point.col() < 4;
    const bool is_above = random.below(6) > 0;
    stones[is_left == is_above ? 0 : 1].insert(point);
  }
  return Board::from_stones(empty->size(), stones[0], stones[1]);
}

TEST(RaceProperty, AgreesWithTheFullWidthSolverInClosedRegions) {
  BitBoard strip;
  for (int col = 0; col < 8; ++col)
    for (int row = 0; row < 2; ++row) strip.insert(Point::at(col, row));
  RandomPositions random(5);
  Tally tally;
  while (tally.compared < trial_count(1500) && !HasFailure()) {
    const std::optional<Board> board = random_stage(random, strip);
    if (!board) continue;
    RaceQuestion question;
    question.own = Point::at(0, 2);
    question.other = Point::at(4, 2);
    question.to_move = random.color();
    compare(*board, question, strip, tally);
  }
  expect_enough(tally);
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
