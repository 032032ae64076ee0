#include "model/habits/habit_learner.hpp"

#include <algorithm>
#include <cmath>

#include "model/shapes/shape_lesson.hpp"

namespace gosedai {

HabitLearner::HabitLearner(const std::vector<ShapeKey>& shapes) : shapes_(shapes) {
  for (std::size_t i = 0; i < shapes_.size(); ++i)
    numbers_.add(shapes_[i], static_cast<std::uint32_t>(fact_numbers + i));
  state_.strengths.assign(fact_numbers + shapes_.size(), 0);
  state_.squares.assign(state_.strengths.size(), 0);
}

HabitLesson HabitLearner::prepare(const HabitMoment& moment) const {
  const HabitLooks looks(moment.board, moment.to_move, moment.recent);
  HabitLesson lesson;
  moment.board.legal_points(moment.to_move).for_each([&](Point move) {
    if (move == moment.played) lesson.played = lesson.ends.size();
    for (const std::uint16_t fact : looks.facts(move)) lesson.features.push_back(fact);
    looks.visit_shapes(move, [&](ShapeKey key) {
      const std::uint32_t* number = numbers_.find(key);
      if (number != nullptr) lesson.features.push_back(*number);
      return number != nullptr;
    });
    lesson.ends.push_back(static_cast<std::uint32_t>(lesson.features.size()));
  });
  return lesson;
}

void HabitLearner::learn(const HabitLesson& lesson, float rate) {
  constexpr double slight = 1e-4;  // what hardly matters is not worth the time
  shares_.clear();
  std::size_t at = 0;
  for (const std::uint32_t end : lesson.ends) {
    float sum = 0;
    for (; at < end; ++at) sum += state_.strengths[lesson.features[at]];
    shares_.push_back(sum);
  }
  scores_to_shares(shares_);
  for (std::size_t move = 0; move < shares_.size(); ++move) {
    const double slope = (move == lesson.played ? 1.0 : 0.0) - shares_[move];
    if (std::abs(slope) < slight) continue;
    change(move == 0 ? 0 : lesson.ends[move - 1], lesson.ends[move], lesson,
           static_cast<float>(slope), rate);
  }
}

void HabitLearner::change(std::size_t begin, std::size_t end, const HabitLesson& lesson,
                          float slope, float rate) noexcept {
  constexpr float tiny = 1e-6F;
  for (std::size_t i = begin; i < end; ++i) {
    float& square = state_.squares[lesson.features[i]];
    square += slope * slope;
    state_.strengths[lesson.features[i]] += rate * slope / std::sqrt(square + tiny);
  }
}

MoveHabits HabitLearner::habits() const {
  MoveHabits habits;
  for (int fact = 0; fact < fact_numbers; ++fact)
    habits.set_fact(fact, state_.strengths[static_cast<std::size_t>(fact)]);
  for (std::size_t i = 0; i < shapes_.size(); ++i)
    habits.add_shape(shapes_[i], state_.strengths[fact_numbers + i]);
  return habits;
}

bool HabitLearner::restore(State state) {
  if (state.strengths.size() != state_.strengths.size() ||
      state.squares.size() != state_.squares.size())
    return false;
  state_ = std::move(state);
  return true;
}

void ShapeCensus::add(const HabitLooks& looks, Point move) {
  looks.visit_shapes(move, [this](ShapeKey key) {
    met_.push_back(key);
    return true;
  });
}

void ShapeCensus::add(const ShapeCensus& other) {
  met_.insert(met_.end(), other.met_.begin(), other.met_.end());
}

std::vector<ShapeKey> ShapeCensus::most_frequent(std::size_t most, int least) const {
  struct Count {
    ShapeKey key = 0;
    std::ptrdiff_t times = 0;
  };
  std::vector<ShapeKey> sorted = met_;
  std::ranges::sort(sorted);
  std::vector<Count> counts;
  for (auto run = sorted.begin(); run != sorted.end();) {
    const auto end = std::upper_bound(run, sorted.end(), *run);
    if (end - run >= least) counts.push_back({*run, end - run});
    run = end;
  }
  std::ranges::stable_sort(counts, std::ranges::greater(), &Count::times);
  counts.resize(std::min(counts.size(), most));
  std::vector<ShapeKey> keys;
  for (const Count& count : counts) keys.push_back(count.key);
  std::ranges::sort(keys);
  return keys;
}

}  // namespace gosedai
