#include "model/shapes/net_learner.hpp"

#include <algorithm>
#include <cmath>

#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

constexpr float first_square = 0.01F;
constexpr float relaxed_square = 0.3F;
constexpr double least_error = 2e-3;

std::vector<std::int16_t> whole(const std::vector<float>& weights, int limit) {
  std::vector<std::int16_t> result;
  for (const float weight : weights) {
    const long scaled = std::lround(weight * static_cast<float>(SurroundingsNet::unit));
    result.push_back(static_cast<std::int16_t>(
        std::clamp(scaled, -static_cast<long>(limit), static_cast<long>(limit))));
  }
  return result;
}

}  // namespace

void NetLearner::Layer::reset(std::size_t count, double deviation, LearnerDice& dice) {
  weights.resize(count);
  squares.assign(count, first_square);
  for (float& weight : weights) weight = static_cast<float>(deviation * dice.bell());
}

void NetLearner::Layer::change(std::size_t index, float slope, float rate) noexcept {
  squares[index] += slope * slope;
  weights[index] += rate * slope / std::sqrt(squares[index]);
}

NetLearner::NetLearner(std::uint64_t seed) : dice_(seed) {
  rows_.reset(rows * first, 0.05, dice_);
  bias_.reset(first, 0, dice_);
  inner_.reset(second * first, std::sqrt(2.0 / first), dice_);
  inner_bias_.reset(second, 0, dice_);
  output_.reset(second, 0.3, dice_);
}

std::array<NetLearner::Layer*, 5> NetLearner::layers() noexcept {
  return {&rows_, &bias_, &inner_, &inner_bias_, &output_};
}

void NetLearner::look(const std::uint8_t* at, int symmetry, const Mask& mask,
                      Seen& seen) const noexcept {
  const auto& offsets = surroundings_offsets(symmetry);
  std::copy_n(bias_.weights.begin(), first, seen.sums.begin());
  for (std::size_t place = 0; place < places; ++place) {
    const float* row = &rows_.weights[(place * states + at[offsets[place]]) * first];
    seen.rows[place] = row;
    for (std::size_t i = 0; i < first; ++i) seen.sums[i] += row[i];
  }
  for (std::size_t i = 0; i < first; ++i) seen.sums[i] = std::max(seen.sums[i], 0.0F) * mask[i];
  float score = 0;
  for (std::size_t k = 0; k < second; ++k) {
    float sum = inner_bias_.weights[k];
    for (std::size_t i = 0; i < first; ++i) sum += inner_.weights[k * first + i] * seen.sums[i];
    seen.inner[k] = std::max(sum, 0.0F);
    score += output_.weights[k] * seen.inner[k];
  }
  seen.score = static_cast<double>(score);
}

void NetLearner::correct(const Seen& seen, float error, const Mask& mask, float rate) noexcept {
  std::array<float, first> slopes{};
  for (std::size_t k = 0; k < second; ++k) {
    if (seen.inner[k] <= 0) continue;
    const float slope = error * output_.weights[k];
    output_.change(k, error * seen.inner[k], rate);
    for (std::size_t i = 0; i < first; ++i) {
      slopes[i] += slope * inner_.weights[k * first + i];
      if (seen.sums[i] > 0) inner_.change(k * first + i, slope * seen.sums[i], rate);
    }
    inner_bias_.change(k, slope, rate);
  }
  for (std::size_t i = 0; i < first; ++i) {
    slopes[i] = seen.sums[i] > 0 ? slopes[i] * mask[i] : 0.0F;
    if (slopes[i] != 0) bias_.change(i, slopes[i], rate);
  }
  for (const float* row : seen.rows) {
    const auto start = static_cast<std::size_t>(row - rows_.weights.data());
    float* weights = &rows_.weights[start];
    float* squares = &rows_.squares[start];
    for (std::size_t i = 0; i < first; ++i) {
      squares[i] += slopes[i] * slopes[i];
      weights[i] += rate * slopes[i] / std::sqrt(squares[i]);
    }
  }
}

void NetLearner::step(const ShapeLesson& lesson, const Course& course) {
  const ShapeView view(lesson.board, lesson.to_move);
  const int symmetry = static_cast<int>(dice_.below(symmetry_count));
  Mask mask;
  mask.fill(1);
  if (course.dropout > 0)
    for (float& keep : mask)
      keep = dice_.unit() < course.dropout ? 0.0F : static_cast<float>(1 / (1 - course.dropout));
  seen_.resize(lesson.moves.size());
  std::vector<double> shares;
  for (std::size_t i = 0; i < lesson.moves.size(); ++i) {
    look(view.breathing_at(lesson.moves[i]), symmetry, mask, seen_[i]);
    shares.push_back(seen_[i].score);
  }
  scores_to_shares(shares);
  const std::vector<double> errors = errors_of(shares, lesson.right);
  for (std::size_t i = 0; i < errors.size(); ++i)
    if (std::abs(errors[i]) >= least_error)
      correct(seen_[i], static_cast<float>(errors[i]), mask, course.rate);
}

void NetLearner::learn(const ShapeLessons& lessons, const Course& course) {
  std::array<std::vector<double>, 5> sums;
  for (int round = 0; round < course.rounds; ++round) {
    for (const std::size_t index : dice_.order(lessons.size())) step(lessons[index], course);
    if (round < course.rounds - course.averaged) continue;
    for (std::size_t k = 0; k < sums.size(); ++k) {
      const std::vector<float>& weights = layers()[k]->weights;
      sums[k].resize(weights.size());
      for (std::size_t i = 0; i < weights.size(); ++i)
        sums[k][i] += static_cast<double>(weights[i]);
    }
  }
  for (std::size_t k = 0; k < sums.size(); ++k)
    for (std::size_t i = 0; i < sums[k].size(); ++i)
      layers()[k]->weights[i] = static_cast<float>(sums[k][i] / course.averaged);
}

void NetLearner::relax() {
  for (Layer* layer : layers()) std::ranges::fill(layer->squares, relaxed_square);
}

SurroundingsNet NetLearner::net() const {
  SurroundingsNet::Weights weights;
  weights.rows = whole(rows_.weights, SurroundingsNet::row_limit);
  weights.bias = whole(bias_.weights, SurroundingsNet::row_limit);
  weights.inner = whole(inner_.weights, SurroundingsNet::inner_limit);
  weights.inner_bias = whole(inner_bias_.weights, SurroundingsNet::inner_limit);
  weights.output = whole(output_.weights, SurroundingsNet::inner_limit);
  return SurroundingsNet(std::move(weights));
}

}  // namespace gosedai
