// Learning how players move.
#include "model/habits/habit_learner.hpp"

#include <gtest/gtest.h>

#include "tests/model/shapes/turned_boards.hpp"

namespace gosedai {
namespace {

/// Black always answers next to the last stone, to the right of it if he can.
Point answer_to(const Board& board, Point last) {
  const Point right = Point::at(last.col() + 1, last.row());
  return board.contains(right) && board.is_legal(Color::black, right)
             ? right
             : board.legal_points(Color::black).first();
}

template <class Visit>
void for_each_lesson(Visit visit) {
  std::mt19937 random(9);
  for (int i = 0; i < 200; ++i) {
    const Board board = random_board(9, 20, random);
    const Point last = board.stones_of(Color::white).first();
    visit(HabitMoment{board, {last, Point::none()}, Color::black, answer_to(board, last)});
  }
}

TEST(HabitLearner, LearnsToAnswerNextToTheLastMove) {
  HabitLearner learner({});
  for (int round = 0; round < 3; ++round)
    for_each_lesson(
        [&](const HabitMoment& moment) { learner.learn(learner.prepare(moment), 0.2F); });
  int right = 0;
  for_each_lesson([&](const HabitMoment& moment) {
    const MovePreferences moves =
        predict(moment.board, moment.to_move, moment.recent, learner.habits());
    const Point first = moves.front().move;
    const Point last = moment.recent.last;
    right += ring_of(first.col() - last.col(), first.row() - last.row()) == 2 ? 1 : 0;
  });
  EXPECT_GT(right, 150);
}

TEST(HabitLearner, ShapesTellMoreThanFacts) {
  ShapeCensus census;
  for_each_lesson([&](const HabitMoment& moment) {
    census.add(HabitLooks(moment.board, moment.to_move, moment.recent), moment.played);
  });
  HabitLearner facts({});
  HabitLearner shapes(census.most_frequent(5000, 1));
  for (int round = 0; round < 3; ++round)
    for_each_lesson([&](const HabitMoment& moment) {
      facts.learn(facts.prepare(moment), 0.2F);
      shapes.learn(shapes.prepare(moment), 0.2F);
    });
  double with_facts = 0;
  double with_shapes = 0;
  for_each_lesson([&](const HabitMoment& moment) {
    const auto chance = [&](const HabitLearner& learner) {
      const auto moves = predict(moment.board, moment.to_move, moment.recent, learner.habits());
      return std::ranges::find(moves, moment.played, &MovePreference::move)->share;
    };
    with_facts += chance(facts);
    with_shapes += chance(shapes);
  });
  EXPECT_GT(with_shapes, with_facts);
}

TEST(HabitLearner, WhatIsPutDownIsPickedUp) {
  HabitLearner one({5, 7});
  HabitLearner other({5, 7});
  int count = 0;
  for_each_lesson([&](const HabitMoment& moment) {
    if (++count == 100) {
      ASSERT_TRUE(other.restore(one.state()));
    }
    one.learn(one.prepare(moment), 0.1F);
    if (count >= 100) other.learn(other.prepare(moment), 0.1F);
  });
  EXPECT_EQ(one.state().strengths, other.state().strengths);
}

TEST(HabitLearner, AStateOfOtherShapesIsRefused) {
  HabitLearner one({5, 7});
  EXPECT_FALSE(one.restore(HabitLearner({5}).state()));
}

TEST(ShapeCensus, LargerCirclesAreNeverMoreFrequentThanSmallerOnes) {
  ShapeCensus census;
  for_each_lesson([&](const HabitMoment& moment) {
    census.add(HabitLooks(moment.board, moment.to_move, moment.recent), moment.played);
  });
  const std::vector<ShapeKey> all = census.most_frequent(100'000, 1);
  const std::vector<ShapeKey> frequent = census.most_frequent(100'000, 3);
  EXPECT_LT(frequent.size(), all.size());
  EXPECT_TRUE(std::ranges::includes(all, frequent));
}

TEST(MoveHabits, TheChancesOfAllMovesAddUpToOne) {
  MoveHabits habits;
  habits.set_fact(fact_number(HabitFact::near_last, 2), 1.5F);
  double sum = 0;
  Board board(9);
  board.play(Color::white, Point::at(4, 4));
  for (const MovePreference& move : predict(board, Color::black, {Point::at(4, 4), {}}, habits))
    sum += move.share;
  EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(MoveHabits, AStrongFactComesFirst) {
  MoveHabits habits;
  habits.set_fact(fact_number(HabitFact::near_last, 2), 1.5F);
  Board board(9);
  board.play(Color::white, Point::at(4, 4));
  const MovePreferences moves = predict(board, Color::black, {Point::at(4, 4), {}}, habits);
  EXPECT_EQ(moves.size(), 80U);
  EXPECT_EQ(moves[0].move, Point::at(4, 3));
}

}  // namespace
}  // namespace gosedai
