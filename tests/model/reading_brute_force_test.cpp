// "Captured" must hold against every defence: the capture search against the full-width solver on
// small boards, ko included.
//
// The search knows fewer attacking moves, so it may call a string safe that the solver captures; how
// often is printed and bounded, but it is no error.
#include <algorithm>
#include <cstdio>
#include <optional>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/capture_search.hpp"
#include "tests/model/reading/brute_force.hpp"
#include "tests/model/reading/random_positions.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

using testing_support::BruteForce;
using End = BruteForce::End;

struct Tally {
  int compared = 0;
  int captured = 0;
  int by_ko = 0;
  int missed = 0;
  int unknown = 0;
};

/// The target was a single stone, and its owner can play there again: a ko or a snapback.
bool is_taken_back(const Board& board, Point target, Color owner) {
  if (!board.is_empty(target) || !board.has_breath(owner, target)) return false;
  return std::ranges::none_of(neighbors(target), [&](Point near) { return board.is_empty(near); });
}

std::optional<BruteForce::Fate> truth(const Board& board, const CaptureQuestion& question) {
  constexpr std::size_t state_limit = 1500;
  const Color owner = board.at(question.target);
  BruteForce solver(
      opponent(owner),
      [&](const Board& at, Color to_move) {
        if (at.at(question.target) == owner) {
          const bool out_of_reach = at.liberties(question.target) > question.escape_above;
          return to_move == owner && out_of_reach ? End::lost : End::none;
        }
        const bool comes_back = to_move == owner && is_taken_back(at, question.target, owner);
        return comes_back ? End::none : End::won;
      },
      state_limit);
  return solver.fate(board, question.to_move);
}

/// How much the attacker gets: nothing, a ko for which he must find the threats, one for which the
/// owner must, everything.
int gain(bool captured, bool ko, bool owner_must_threaten) {
  if (ko) return owner_must_threaten ? 2 : 1;
  return captured ? 3 : 0;
}

void compare(const Board& board, const CaptureQuestion& question, Tally& tally) {
  const std::optional<BruteForce::Fate> fate = truth(board, question);
  if (!fate) return;
  const CaptureAnswer answer = solve(board, question, 3000);
  ++tally.compared;
  if (answer.verdict == Verdict::unknown) {
    ++tally.unknown;
    return;
  }
  const Color owner = board.at(question.target);
  const int claimed = gain(answer.verdict == Verdict::captured, answer.verdict == Verdict::ko,
                           answer.must_threaten == owner);
  const int possible = gain(fate->outcome == Outcome::yes, fate->outcome == Outcome::ko,
                            fate->must_threaten == owner);
  tally.captured += claimed == 3 ? 1 : 0;
  tally.by_ko += answer.verdict == Verdict::ko ? 1 : 0;
  tally.missed += claimed < possible ? 1 : 0;
  EXPECT_LE(claimed, possible) << to_diagram(board) << "target " << to_text(question.target)
                               << " to move " << name_of(question.to_move);
}

TEST(ReadingBruteForce, CapturedIsNeverWrong) {
  RandomPositions random(20240229);
  Tally tally;
  while (tally.compared < trial_count(2000) && !HasFailure()) {
    const int size = 3 + random.below(2);
    const std::optional<Board> board = random.crowd(size, size == 3 ? 45 : 25);
    if (!board) continue;
    const std::optional<Point> target = random.short_string(*board, 3);
    if (!target) continue;
    for (const Color to_move : {Color::black, Color::white})
      compare(*board, {CaptureMethod::capture, *target, to_move, 3}, tally);
  }
  std::printf("compared %d: captured %d, by ko %d, missed captures %d, unknown %d\n",
              tally.compared, tally.captured, tally.by_ko, tally.missed, tally.unknown);
  EXPECT_GT(tally.captured, tally.compared / 5);
  EXPECT_GT(tally.by_ko, tally.compared / 50);
  EXPECT_LT(tally.missed * 50, tally.compared);
  EXPECT_LT(tally.unknown * 50, tally.compared);
}

}  // namespace
}  // namespace gosedai
