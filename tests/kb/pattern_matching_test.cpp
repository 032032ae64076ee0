// Matching patterns: against a plain matcher, from move to move, and what the result means.
#include <gtest/gtest.h>

#include "kb/library/knowledge.hpp"
#include "kb/patterns/pattern_file.hpp"
#include "tests/kb/brute_force_patterns.hpp"
#include "tests/kb/kb_positions.hpp"
#include "tests/model/reading/trials.hpp"
#include "tests/model/recognition/random_games.hpp"

namespace gosedai {
namespace {

using namespace kb_tests;

/// Patterns with every kind of condition, for boards on which the built-in ones are rare.
constexpr std::string_view odd_patterns = R"(
pattern same
  1 O
  ? 2
says a
same 1 2
pattern apart
  1 .
  . 2
says b
apart 1 2
pattern dead
  X 5
says c
life 5 dead neutral
pattern alive-in-the-corner
  | 1 x
  | o a
  -----
says d
life 1 alive
height a 1
pattern sized
  5 ? 1
says e
stones 5 2..
liberties 1 1..3
)";

const PatternSet& patterns() {
  static const PatternSet set = [] {
    std::vector<Pattern> all = load_knowledge().patterns;
    for (const Pattern& odd : parse_patterns(odd_patterns, "odd").value.patterns)
      all.push_back(odd);
    return PatternSet(std::move(all));
  }();
  return set;
}

PatternLives random_lives(const Board& board, RandomPositions& random) {
  PatternLives lives;
  (board.all_points() & ~board.empty_points()).for_each([&](Point stone) {
    if (board.head(stone) != stone) return;
    const int roll = random.below(4);
    if (roll == 0) lives.dead |= board.string_points(stone);
    if (roll == 1) lives.neutral |= board.string_points(stone);
  });
  return lives;
}

TEST(PatternMatching, AgreesWithThePlainMatcherOnRandomBoards) {
  std::size_t matches = 0;
  for (int trial = 0; trial < trial_count(12) && !HasFailure(); ++trial) {
    const int size = trial % 3 == 0 ? 5 + trial % 8 : 9 + trial % 11;
    RandomGame game(size, static_cast<unsigned>(trial));
    game.play(size * size * (1 + trial % 5) / 6);
    RandomPositions random(static_cast<unsigned>(trial));
    const PatternLives lives = random_lives(game.board(), random);
    const auto found = match_patterns(patterns(), game.board(), lives);
    matches += found.size();
    const auto images = images_of(patterns(), found, size);
    EXPECT_EQ(images.size(), found.size()) << "the same match twice";
    EXPECT_EQ(images, BruteForcePatterns(game.board(), lives).run(patterns().patterns()))
        << to_diagram(game.board());
  }
  EXPECT_GT(matches, 1000U);
}

TEST(PatternMatching, FromMoveToMoveItIsTheSameAsFromScratch) {
  for (int trial = 0; trial < trial_count(4) && !HasFailure(); ++trial) {
    RandomPositions random(static_cast<unsigned>(trial));
    const int size = 5 + 5 * trial % 15;
    std::vector<Board> past = {Board(size)};
    PatternTracker tracker(patterns());
    for (int step = 0; step < 250 && !HasFailure(); ++step) {
      const Color color = step % 2 == 0 ? Color::black : Color::white;
      Board next = past.back();
      const BitBoard legal = next.legal_points(color);
      if (legal.is_empty() || random.below(6) == 0) {
        // Some moves are taken back.
        for (int back = random.below(8); back > 0 && past.size() > 1; --back) past.pop_back();
      } else {
        next.play(color, random.one_of(legal));
        past.push_back(next);
      }
      const PatternLives lives =
          random.below(2) == 0 ? random_lives(past.back(), random) : PatternLives();
      tracker.move_to(past.back(), lives);
      EXPECT_EQ(tracker.matches(), match_patterns(patterns(), past.back(), lives))
          << to_diagram(past.back());
    }
  }
}

TEST(PatternMatching, ABoardOfAnotherSizeStartsOver) {
  PatternTracker tracker(patterns());
  for (const int size : {9, 19, 9}) {
    Board board(size);
    board.play(Color::black, Point::at(2, 2));
    tracker.move_to(board);
    EXPECT_EQ(tracker.matches(), match_patterns(patterns(), board));
  }
}

TEST(PatternMatching, FarFromTheMoveMatchesAreKept) {
  Board board(19);
  board.play(Color::black, Point::at(3, 3));
  board.play(Color::black, Point::at(4, 3));
  board.play(Color::black, Point::at(4, 4));
  PatternTracker tracker(patterns());
  tracker.move_to(board);
  board.play(Color::white, Point::at(16, 16));
  tracker.move_to(board);
  EXPECT_GT(tracker.work().before, 0);
  EXPECT_EQ(tracker.work().kept, tracker.work().before);
}

TEST(PatternMatching, TheMarkIsWhereTheMoveGoes) {
  const PatternSet set(parse_patterns("pattern p\n  X a X\n  . O .\nsays x\n", "t").value.patterns);
  const Board board = board_of(R"(
      . . . . .
      . X . . .
      . . O . .
      . X . . .
      . . . . .)");
  const std::vector<PatternMatch> found = match_patterns(set, board);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(set.mark_of(found[0], 'a'), point_of("B3"));
}

TEST(PatternMatching, ASymmetricPatternMatchesOnce) {
  const PatternSet set(parse_patterns("pattern p\n  X O\n  O X\nsays x\n", "t").value.patterns);
  Board board(5);
  board.play(Color::black, Point::at(1, 1));
  board.play(Color::white, Point::at(2, 1));
  board.play(Color::white, Point::at(1, 2));
  board.play(Color::black, Point::at(2, 2));
  // As black and as white.
  EXPECT_EQ(images_of(set, match_patterns(set, board), 5).size(), 2U);
}

}  // namespace
}  // namespace gosedai
