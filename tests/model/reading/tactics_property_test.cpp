// Properties of the ladder, double-move, multi-target and combination searches on any position: they
// agree with the capture search where both apply, pieces of work do not matter, and nothing outside
// the footprint matters.
#include <algorithm>
#include <optional>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/reading/capture_search.hpp"
#include "model/reading/combination_search.hpp"
#include "model/reading/double_capture_search.hpp"
#include "model/reading/ladder_search.hpp"
#include "model/reading/multi_capture_search.hpp"
#include "tests/model/reading/search_properties.hpp"

namespace gosedai {
namespace {

constexpr int few_nodes = 80;

Asked<LadderQuestion> ask_ladder(RandomPositions& random) {
  const Board board = random.game();
  const std::optional<Point> target = random.short_string(board, 2);
  if (!target) return std::nullopt;
  return std::pair{board, LadderQuestion{*target, random.color(), random.below(3) == 0}};
}

Asked<DoubleCaptureQuestion> ask_double(RandomPositions& random) {
  const Board board = random.game();
  const std::optional<Point> target = random.short_string(board, 4);
  if (!target) return std::nullopt;
  return std::pair{board, DoubleCaptureQuestion{*target, 3, random.below(2) == 0}};
}

Asked<MultiCaptureQuestion> ask_multi(RandomPositions& random) {
  const Board board = random.game();
  const std::optional<Point> one = random.short_string(board, 4);
  const std::optional<Point> other = random.short_string(board, 4);
  if (!one || !other || board.at(*one) != board.at(*other)) return std::nullopt;
  return std::pair{board,
                   MultiCaptureQuestion{{*one, *other}, random.color(), 3, random.below(2) == 0}};
}

Asked<CombinationQuestion> ask_combination(RandomPositions& random) {
  return std::pair{random.game(), CombinationQuestion{random.color(), random.color()}};
}

TEST(LadderProperty, NothingOutsideTheFootprintMatters) {
  expect_footprint_holds(21, 2000, few_nodes, ask_ladder);
}
TEST(DoubleCaptureProperty, NothingOutsideTheFootprintMatters) {
  expect_footprint_holds(22, 1500, few_nodes, ask_double);
}
TEST(MultiCaptureProperty, NothingOutsideTheFootprintMatters) {
  expect_footprint_holds(23, 2000, few_nodes, ask_multi);
}

TEST(LadderProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<LadderSearch>(31, 800, few_nodes, ask_ladder);
}
TEST(DoubleCaptureProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<DoubleCaptureSearch>(32, 500, few_nodes, ask_double);
}
TEST(MultiCaptureProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<MultiCaptureSearch>(33, 500, few_nodes, ask_multi);
}
TEST(CombinationProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<CombinationSearch>(34, 40, few_nodes, ask_combination);
}

TEST(LadderProperty, WhatALadderCatchesIsCaptured) {
  RandomPositions random(41);
  int caught = 0;
  for (int i = 0; i < 4000 && !testing::Test::HasFailure(); ++i) {
    Board board = random.game();
    board.clear_ko();
    const std::optional<Point> target = random.short_string(board, 2);
    if (!target) continue;
    const Color attacker = opponent(board.at(*target));
    if (solve(board, LadderQuestion{*target, attacker, false}, 600).outcome != Outcome::yes)
      continue;
    CaptureQuestion question;
    question.target = *target;
    question.to_move = attacker;
    ++caught;
    EXPECT_TRUE(solve(board, question, 5000).verdict == Verdict::captured) << to_diagram(board);
  }
  EXPECT_GT(caught, 100);
}

/// A breaker breaks: with a stone of the owner there, the ladder does not work.
TEST(LadderProperty, BreakersBreak) {
  RandomPositions random(42);
  int breakers = 0;
  for (int i = 0; i < 2000 && !testing::Test::HasFailure(); ++i) {
    Board board = random.game();
    board.clear_ko();
    const std::optional<Point> target = random.short_string(board, 2);
    if (!target) continue;
    const Color owner = board.at(*target);
    const LadderAnswer answer = solve(board, LadderQuestion{*target, opponent(owner), true}, 20000);
    for (const Point breaker : answer.breakers) {
      Board with_stone = board;
      with_stone.play(owner, breaker);
      with_stone.clear_ko();
      ++breakers;
      EXPECT_TRUE(solve(with_stone, LadderQuestion{*target, opponent(owner), false}, 600).outcome ==
                  Outcome::no)
          << to_diagram(board);
    }
  }
  EXPECT_GT(breakers, 100);
}

TEST(MultiCaptureProperty, OneThatFallsAloneFallsTogether) {
  RandomPositions random(43);
  int captured = 0;
  for (int i = 0; i < 3000 && !testing::Test::HasFailure(); ++i) {
    Asked<MultiCaptureQuestion> asked = ask_multi(random);
    if (!asked) continue;
    auto& [board, question] = *asked;
    board.clear_ko();
    question.narrow = false;
    question.to_move = opponent(board.at(question.targets[0]));
    CaptureQuestion alone;
    alone.target = question.targets[0];
    alone.to_move = question.to_move;
    if (solve(board, alone, 200).verdict != Verdict::captured) continue;
    ++captured;
    const Outcome outcome = solve(board, question, 20000).outcome;
    EXPECT_TRUE(outcome == Outcome::yes || outcome == Outcome::unknown) << to_diagram(board);
  }
  EXPECT_GT(captured, 50);
}

TEST(DoubleCaptureProperty, TwoMovesCaptureWhatTheyThreaten) {
  RandomPositions random(44);
  int threats = 0;
  for (int i = 0; i < 800 && !testing::Test::HasFailure(); ++i) {
    Board board = random.game();
    board.clear_ko();
    const std::optional<Point> target = random.short_string(board, 4);
    if (!target) continue;
    const ReadingAnswer answer = solve(board, DoubleCaptureQuestion{*target, 3, false}, 2000);
    if (answer.outcome != Outcome::yes || answer.line.size() < 2) continue;
    const Color attacker = opponent(board.at(*target));
    ++threats;
    board.play(attacker, answer.move);
    board.clear_ko();
    CaptureQuestion second;
    second.target = *target;
    second.to_move = attacker;
    EXPECT_TRUE(solve(board, second, 2000).verdict == Verdict::captured) << to_diagram(board);
  }
  EXPECT_GT(threats, 50);
}

}  // namespace
}  // namespace gosedai
