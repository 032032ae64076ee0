#include "model/shapes/shape_lesson.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace gosedai {

void scores_to_shares(std::vector<double>& scores) {
  if (scores.empty()) return;
  const double highest = *std::ranges::max_element(scores);
  double total = 0;
  for (double& score : scores) total += score = std::exp(score - highest);
  for (double& score : scores) score /= total;
}

std::vector<double> errors_of(const std::vector<double>& shares, const std::vector<bool>& right) {
  constexpr double least = 1e-12;
  double good = least;
  for (std::size_t i = 0; i < shares.size(); ++i)
    if (right[i]) good += shares[i];
  std::vector<double> errors(shares.size());
  for (std::size_t i = 0; i < shares.size(); ++i)
    errors[i] = (right[i] ? shares[i] / good : 0.0) - shares[i];
  return errors;
}

std::uint64_t LearnerDice::next() noexcept {
  state_ += 0x9e3779b97f4a7c15U;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
  return mixed ^ (mixed >> 31);
}

double LearnerDice::bell() noexcept {
  double sum = 0;
  for (int i = 0; i < 12; ++i) sum += unit();
  return sum - 6;
}

std::vector<std::size_t> LearnerDice::order(std::size_t count) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[below(i)]);
  return order;
}

}  // namespace gosedai
