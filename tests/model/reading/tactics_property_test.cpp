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
#include "tests/model/reading/random_positions.hpp"

namespace gosedai {
namespace {

constexpr int few_nodes = 80;

std::optional<LadderQuestion> ladder_question(RandomPositions& random, const Board& board) {
  const std::optional<Point> target = random.short_string(board, 2);
  if (!target) return std::nullopt;
  return LadderQuestion{*target, random.color(), random.below(3) == 0};
}

std::optional<DoubleCaptureQuestion> double_question(RandomPositions& random, const Board& board) {
  const std::optional<Point> target = random.short_string(board, 4);
  if (!target) return std::nullopt;
  return DoubleCaptureQuestion{*target, 3, random.below(2) == 0};
}

std::optional<MultiCaptureQuestion> multi_question(RandomPositions& random, const Board& board) {
  const std::optional<Point> one = random.short_string(board, 4);
  const std::optional<Point> other = random.short_string(board, 4);
  if (!one || !other || board.at(*one) != board.at(*other)) return std::nullopt;
  return MultiCaptureQuestion{{*one, *other}, random.color(), 3, random.below(2) == 0};
}

/// Changes points outside the footprint; the answer must be the same.
template <class MakeQuestion>
void expect_footprint_holds(unsigned seed, int wanted, MakeQuestion make_question) {
  RandomPositions random(seed);
  int trials = 0;
  while (trials < wanted && !testing::Test::HasFailure()) {
    const Board board = random.game();
    const auto question = make_question(random, board);
    if (!question) continue;
    const auto answer = solve(board, *question, few_nodes);
    for (int i = 0; i < 8; ++i) {
      const Point point = random.point(board.size());
      if (answer.footprint.contains(point)) continue;
      const std::optional<Board> other = random.changed_at(board, point);
      if (!other) continue;
      ++trials;
      EXPECT_TRUE(answer == solve(*other, *question, few_nodes))
          << to_diagram(board) << "changed " << point.col() << ',' << point.row();
    }
  }
}

template <class Search, class MakeQuestion>
void expect_pieces_do_not_matter(unsigned seed, int positions, MakeQuestion make_question) {
  RandomPositions random(seed);
  for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
    const Board board = random.game();
    const auto question = make_question(random, board);
    if (!question) continue;
    Search search(board, *question);
    int left = few_nodes;
    while (left > 0 && !search.is_finished()) {
      const int piece = std::min(left, 1 + random.below(9));
      search.advance(piece);
      left -= piece;
    }
    EXPECT_TRUE(solve(board, *question, few_nodes) == search.answer()) << to_diagram(board);
  }
}

TEST(LadderProperty, FootprintHolds) { expect_footprint_holds(21, 2000, ladder_question); }
TEST(DoubleCaptureProperty, FootprintHolds) { expect_footprint_holds(22, 1500, double_question); }
TEST(MultiCaptureProperty, FootprintHolds) { expect_footprint_holds(23, 2000, multi_question); }

TEST(LadderProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<LadderSearch>(31, 800, ladder_question);
}
TEST(DoubleCaptureProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<DoubleCaptureSearch>(32, 500, double_question);
}
TEST(MultiCaptureProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<MultiCaptureSearch>(33, 500, multi_question);
}
TEST(CombinationProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<CombinationSearch>(
      34, 40, [](RandomPositions& random, const Board&) -> std::optional<CombinationQuestion> {
        return CombinationQuestion{random.color(), random.color()};
      });
}

TEST(LadderProperty, WhatALadderCatchesIsCaptured) {
  RandomPositions random(41);
  int caught = 0;
  for (int i = 0; i < 4000 && !testing::Test::HasFailure(); ++i) {
    const Board board = random.game();
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
    const Board board = random.game();
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
    const Board board = random.game();
    std::optional<MultiCaptureQuestion> question = multi_question(random, board);
    if (!question) continue;
    question->narrow = false;
    question->to_move = opponent(board.at(question->targets[0]));
    CaptureQuestion alone;
    alone.target = question->targets[0];
    alone.to_move = question->to_move;
    if (solve(board, alone, 200).verdict != Verdict::captured) continue;
    ++captured;
    const Outcome outcome = solve(board, *question, 20000).outcome;
    EXPECT_TRUE(outcome == Outcome::yes || outcome == Outcome::unknown) << to_diagram(board);
  }
  EXPECT_GT(captured, 50);
}

TEST(DoubleCaptureProperty, TwoMovesCaptureWhatTheyThreaten) {
  RandomPositions random(44);
  int threats = 0;
  for (int i = 0; i < 800 && !testing::Test::HasFailure(); ++i) {
    Board board = random.game();
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
