// The learners find what was put into made-up lessons.
#include <cmath>

#include <gtest/gtest.h>

#include "model/shapes/move_knowledge.hpp"
#include "model/shapes/net_learner.hpp"
#include "model/shapes/strength_learner.hpp"

namespace gosedai {
namespace {

constexpr ShapeKey weak = 101;
constexpr ShapeKey middling = 102;
constexpr ShapeKey strong = 103;

MoveFeatures with(ShapeKey key) {
  MoveFeatures features;
  features.add(key);
  return features;
}

/// Three moves, of which each is the right one as often as its strength says: 0, 1 and 2.
std::vector<FeatureLesson> made_up_lessons(const StrengthLearner& learner) {
  std::vector<double> shares = {0, 1, 2};
  scores_to_shares(shares);
  std::vector<FeatureLesson> lessons;
  for (int i = 0; i < 3000; ++i) {
    const double chance = i / 3000.0;
    const std::size_t right = chance < shares[0] ? 0 : chance < shares[0] + shares[1] ? 1 : 2;
    std::vector<bool> is_right(3);
    is_right[right] = true;
    lessons.push_back(learner.prepare({with(weak), with(middling), with(strong)}, is_right));
  }
  return lessons;
}

TEST(StrengthLearner, FindsKnownStrengths) {
  StrengthLearner learner({strong, weak, middling});
  learner.learn(made_up_lessons(learner), {6, 0.1, 0});
  const ShapeStrengths found = learner.strengths(0);
  EXPECT_NEAR(found.strength(middling) - found.strength(weak), 1, 0.1);
  EXPECT_NEAR(found.strength(strong) - found.strength(middling), 1, 0.1);
}

TEST(StrengthLearner, TheSameLessonsGiveTheSameStrengths) {
  StrengthLearner one({weak, middling, strong});
  StrengthLearner other({weak, middling, strong});
  one.learn(made_up_lessons(one), {2, 0.1, 0});
  other.learn(made_up_lessons(other), {2, 0.1, 0});
  EXPECT_EQ(one.strengths(0).entries(), other.strengths(0).entries());
}

TEST(StrengthLearner, LeavesOutWhatItDoesNotKnow) {
  const StrengthLearner learner({weak});
  EXPECT_EQ(learner.prepare({with(strong), with(weak)}, {true, false}).ends,
            (std::vector<std::uint32_t>{0, 1}));
}

TEST(FeatureCount, CountsLessonsAndNotMoves) {
  FeatureCount count;
  count.add({with(weak), with(weak)});
  count.add({with(strong)});
  count.add({with(strong)});
  EXPECT_EQ(count.met(2, 2), (std::vector<ShapeKey>{strong}));
}

TEST(ShapeStrengths, KeepsEveryKeyOnce) {
  ShapeStrengths table;
  EXPECT_TRUE(table.add(weak, 1));
  EXPECT_FALSE(table.add(weak, 2));
  EXPECT_EQ(table.strength(weak), 1);
  EXPECT_EQ(table.strength(strong), 0);
}

/// The right move is always the one below the only stone.
ShapeLessons below_the_stone() {
  ShapeLessons lessons;
  for (int col = 2; col < 7; ++col)
    for (int row = 3; row < 7; ++row) {
      ShapeLesson lesson{Board(9), Color::black, {}, {}};
      lesson.board.play(Color::white, Point::at(col, row));
      for (const int step : {-2, -1, 1}) {
        lesson.moves.push_back(Point::at(col, row + step));
        lesson.right.push_back(step == -1);
      }
      lesson.moves.push_back(Point::at(0, 0));
      lesson.right.push_back(false);
      lessons.push_back(lesson);
    }
  return lessons;
}

/// Turned boards cannot tell above from below, but a neighbour from other points.
TEST(NetLearner, LearnsToPlayNextToAStone) {
  NetLearner learner(1);
  learner.learn(below_the_stone(), {10, 0.02F, 0, 1});
  Board board(9);
  board.play(Color::white, Point::at(4, 4));
  const ShapeView view(board, Color::black);
  const SurroundingsNet net = learner.net();
  EXPECT_GT(net.judge(view, Point::at(4, 3)), net.judge(view, Point::at(4, 2)));
  EXPECT_GT(net.judge(view, Point::at(4, 3)), net.judge(view, Point::at(0, 0)));
}

TEST(Preferences, AddUpToOneAndBeginWithTheBest) {
  MoveKnowledge knowledge;
  knowledge.strengths.add(fact_key(MoveFact::place, 8 + 1), 3);
  const Board board(5);
  const MovePreferences likes = prefer(board, Color::black, board.all_points(), knowledge);
  double total = 0;
  for (const MovePreference& like : likes) total += like.share;
  EXPECT_NEAR(total, 1, 1e-9);
  EXPECT_EQ(height(likes.front().move, 5), 1);
  EXPECT_GT(likes.front().share, likes.back().share);
}

}  // namespace
}  // namespace gosedai
