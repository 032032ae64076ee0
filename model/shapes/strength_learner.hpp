// Learns strengths (shape_strengths.hpp) from lessons: gradient ascent on the chance of the right moves,
// each strength with a step of its own (Adagrad).
#pragma once

#include <map>
#include <vector>

#include "model/shapes/shape_lesson.hpp"
#include "model/shapes/shape_strengths.hpp"

namespace gosedai {

/// A lesson as the learner sees it: the numbers of the known features of each move.
struct FeatureLesson {
  std::vector<std::uint32_t> features;
  std::vector<std::uint32_t> ends;  // for each move, where its features end
  std::vector<double> offsets;      // scores that are given; empty for none
  std::vector<bool> right;
};

class StrengthLearner {
 public:
  struct Course {
    int rounds = 8;
    double rate = 0.1;
    double shrink = 1e-5;  // pull of each strength towards 0
  };

  /// Learns only about these keys; each once.
  explicit StrengthLearner(const std::vector<ShapeKey>& keys);

  /// The lesson without the features that are not known.
  FeatureLesson prepare(const std::vector<MoveFeatures>& moves,
                        const std::vector<bool>& right) const;
  void learn(const std::vector<FeatureLesson>& lessons, const Course& course);
  /// Makes all strengths smaller and forgets how sure they were.
  void relax(double factor);
  ShapeStrengths strengths(double least) const;

 private:
  void step(const FeatureLesson& lesson, const Course& course);

  std::vector<ShapeKey> keys_;  // sorted
  std::vector<float> strengths_;
  std::vector<float> squares_;
  LearnerDice dice_{1};
  std::vector<double> shares_;
};

/// The features of all moves of a lesson.
std::vector<MoveFeatures> lesson_features(const ShapeLesson& lesson);

/// Counts in how many lessons a feature is met.
class FeatureCount {
 public:
  void add(const std::vector<MoveFeatures>& moves);
  /// Those that are met in enough lessons.
  std::vector<ShapeKey> met(int least_for_shapes, int least_for_facts) const;

 private:
  std::map<ShapeKey, int> lessons_;
};

}  // namespace gosedai
