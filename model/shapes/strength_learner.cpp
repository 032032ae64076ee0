#include "model/shapes/strength_learner.hpp"

#include <algorithm>
#include <cmath>

#include "model/shapes/move_features.hpp"

namespace gosedai {

namespace {

constexpr double least_error = 1e-4;
constexpr float first_square = 1;

}  // namespace

StrengthLearner::StrengthLearner(const std::vector<ShapeKey>& keys)
    : keys_(keys), strengths_(keys.size()), squares_(keys.size(), first_square) {
  std::ranges::sort(keys_);
}

FeatureLesson StrengthLearner::prepare(const std::vector<MoveFeatures>& moves,
                                       const std::vector<bool>& right) const {
  FeatureLesson lesson;
  lesson.right = right;
  for (const MoveFeatures& move : moves) {
    for (const ShapeKey key : move) {
      const auto known = std::ranges::lower_bound(keys_, key);
      if (known != keys_.end() && *known == key)
        lesson.features.push_back(static_cast<std::uint32_t>(known - keys_.begin()));
    }
    lesson.ends.push_back(static_cast<std::uint32_t>(lesson.features.size()));
  }
  return lesson;
}

void StrengthLearner::step(const FeatureLesson& lesson, const Course& course) {
  shares_ = lesson.offsets;
  shares_.resize(lesson.ends.size());
  std::uint32_t at = 0;
  for (std::size_t i = 0; i < shares_.size(); ++i)
    for (; at < lesson.ends[i]; ++at)
      shares_[i] += static_cast<double>(strengths_[lesson.features[at]]);
  scores_to_shares(shares_);
  const std::vector<double> errors = errors_of(shares_, lesson.right);
  for (std::size_t i = 0; i < errors.size(); ++i) {
    if (std::abs(errors[i]) < least_error) continue;
    for (std::uint32_t f = i == 0 ? 0 : lesson.ends[i - 1]; f < lesson.ends[i]; ++f) {
      float& strength = strengths_[lesson.features[f]];
      float& square = squares_[lesson.features[f]];
      const double slope = errors[i] - course.shrink * static_cast<double>(strength);
      square += static_cast<float>(slope * slope);
      strength += static_cast<float>(course.rate * slope / std::sqrt(static_cast<double>(square)));
    }
  }
}

void StrengthLearner::learn(const std::vector<FeatureLesson>& lessons, const Course& course) {
  for (int round = 0; round < course.rounds; ++round)
    for (const std::size_t index : dice_.order(lessons.size())) step(lessons[index], course);
}

void StrengthLearner::relax(double factor) {
  for (float& strength : strengths_) strength *= static_cast<float>(factor);
  std::ranges::fill(squares_, first_square);
}

ShapeStrengths StrengthLearner::strengths(double least) const {
  ShapeStrengths table;
  for (std::size_t i = 0; i < keys_.size(); ++i)
    if (std::abs(static_cast<double>(strengths_[i])) >= least) table.add(keys_[i], strengths_[i]);
  return table;
}

std::vector<MoveFeatures> lesson_features(const ShapeLesson& lesson) {
  const MoveLooks looks(lesson.board, lesson.to_move);
  std::vector<MoveFeatures> features;
  for (const Point move : lesson.moves) features.push_back(looks.features(move));
  return features;
}

void FeatureCount::add(const std::vector<MoveFeatures>& moves) {
  std::vector<ShapeKey> all;
  for (const MoveFeatures& move : moves) all.insert(all.end(), move.begin(), move.end());
  std::ranges::sort(all);
  const auto rest = std::ranges::unique(all);
  all.erase(rest.begin(), rest.end());
  for (const ShapeKey key : all) ++lessons_[key];
}

std::vector<ShapeKey> FeatureCount::met(int least_for_shapes, int least_for_facts) const {
  std::vector<ShapeKey> keys;
  for (const auto& [key, count] : lessons_)
    if (count >= (is_fact(key) ? least_for_facts : least_for_shapes)) keys.push_back(key);
  return keys;
}

}  // namespace gosedai
