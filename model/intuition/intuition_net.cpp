#include "model/intuition/intuition_net.hpp"

#include <algorithm>
#include <cstdlib>

#include "model/intuition/dot_products.hpp"
#include "model/shapes/shape_lesson.hpp"

namespace gosedai {

namespace {

constexpr int margin = 2;  // half of the largest kernel
constexpr int largest_kernel = 2 * margin + 1;
/// Activations end here, at 32 units: more does not come up, and sums of them stay within 32 bits.
constexpr std::int32_t most_active = 32 * sight_unit - 1;

/// The largest sum that can come up, whatever the activations are.
std::int64_t largest_sum(const Convolution& layer, int output) {
  std::int64_t sum = 0;
  const auto length = static_cast<std::size_t>(layer.row_length());
  for (std::size_t i = 0; i < length; ++i)
    sum += std::abs(layer.weights[static_cast<std::size_t>(output) * length + i]);
  return sum * most_active + std::abs(layer.biases[static_cast<std::size_t>(output)]) +
         (std::int64_t{most_active} << layer.shift);
}

std::string problem_of(const Convolution& layer) {
  constexpr int most_shift = 15;
  if (layer.kernel < 1 || layer.kernel > largest_kernel || layer.kernel % 2 == 0)
    return "a kernel has 1, 3 or 5 points to a side";
  if (layer.inputs < 1 || layer.outputs < 1) return "a layer has inputs and outputs";
  if (layer.shift < 0 || layer.shift > most_shift) return "a shift is 0 to 15";
  const auto outputs = static_cast<std::size_t>(layer.outputs);
  if (layer.biases.size() != outputs ||
      layer.weights.size() != outputs * static_cast<std::size_t>(layer.row_length()))
    return "weights are missing or too many";
  for (int output = 0; output < layer.outputs; ++output)
    if (largest_sum(layer, output) > INT32_MAX) return "its weights are too large";
  return {};
}

}  // namespace

std::string IntuitionNet::problem_of(const std::vector<Convolution>& layers) {
  if (layers.size() < 2 || layers.size() % 2 != 0)
    return "expected a first layer, blocks of two layers, and a last one";
  for (const Convolution& layer : layers)
    if (std::string problem = gosedai::problem_of(layer); !problem.empty()) return problem;
  const int channels = layers.front().outputs;
  if (layers.front().inputs != sight_count) return "the first layer sees other planes";
  for (std::size_t i = 1; i < layers.size(); ++i) {
    const bool is_last = i + 1 == layers.size();
    if (layers[i].inputs != channels || layers[i].outputs != (is_last ? 1 : channels))
      return "layers do not fit together";
  }
  return {};
}

IntuitionNet::IntuitionNet(std::vector<Convolution> layers, int usual_thousandths)
    : layers_(std::move(layers)), usual_thousandths_(usual_thousandths) {}

IntuitionLook::Plane::Plane(int size, int points_channels)
    : width(size + 2 * margin),
      channels(points_channels),
      values(static_cast<std::size_t>(width * width * channels)) {}

std::size_t IntuitionLook::Plane::offset(int col, int row) const noexcept {
  return static_cast<std::size_t>(((row + margin) * width + col + margin) * channels);
}

IntuitionLook::IntuitionLook(const IntuitionNet& net, const IntuitionView& view)
    : net_(net),
      size_(view.size()),
      legal_(view.legal()),
      sights_(size_, sight_count),
      now_(size_, net.channels()),
      inner_(size_, net.channels()),
      spare_(size_, net.channels()) {
  for (int row = 0; row < size_; ++row)
    for (int col = 0; col < size_; ++col)
      std::ranges::copy(view.at(Point::at(col, row)), sights_.at(col, row));
  const double weight = net.usual_thousandths() / 1000.0;
  legal_.for_each([&](Point move) {
    const int steps = view.value(Sight::usual, move) / usual_unit;
    usual_.push_back(weight * steps / usual_steps);
  });
}

void IntuitionLook::advance() {
  const Convolution& layer = net_.layers()[next_];
  if (next_ == 0) {
    compute(layer, sights_, nullptr, now_);
  } else if (next_ + 1 == net_.layers().size()) {
    score(layer, now_);
  } else if (next_ % 2 == 1) {
    compute(layer, now_, nullptr, inner_);
  } else {
    compute(layer, inner_, &now_, spare_);
    std::swap(now_, spare_);
  }
  ++next_;
}

/// A row of the board at a time.
void IntuitionLook::compute(const Convolution& layer, const Plane& from, const Plane* added,
                            Plane& to) const {
  const auto points = static_cast<std::size_t>(size_);
  const auto outputs = static_cast<std::size_t>(layer.outputs);
  const auto length = static_cast<std::size_t>(layer.row_length());
  std::vector<std::int16_t> seen(points * length);
  std::vector<std::int32_t> sums(points * outputs);
  for (int row = 0; row < size_; ++row) {
    for (int col = 0; col < size_; ++col) {
      const auto point = static_cast<std::size_t>(col);
      see(layer, from, col, row, seen.data() + point * length);
      std::ranges::copy(layer.biases, sums.data() + point * outputs);
    }
    add_dot_products(seen.data(), points, layer.weights.data(), outputs, length, sums.data());
    for (int col = 0; col < size_; ++col)
      activate(layer, sums.data() + static_cast<std::size_t>(col) * outputs,
               added == nullptr ? nullptr : added->at(col, row), to.at(col, row));
  }
}

/// What the kernel covers around a point.
void IntuitionLook::see(const Convolution& layer, const Plane& from, int col, int row,
                        std::int16_t* seen) {
  const int half = layer.kernel / 2;
  const auto row_values = static_cast<std::size_t>(layer.kernel * layer.inputs);
  for (int i = 0; i < layer.kernel; ++i)
    seen = std::copy_n(from.at(col - half, row - half + i), row_values, seen);
}

/// From sums to the values of a point; `base` is what came into the block, or null.
void IntuitionLook::activate(const Convolution& layer, const std::int32_t* sums,
                             const std::int16_t* base, std::int16_t* out) {
  const std::int32_t rounding = layer.shift > 0 ? 1 << (layer.shift - 1) : 0;
  for (int i = 0; i < layer.outputs; ++i) {
    const std::int32_t skip = base == nullptr ? 0 : base[i] << layer.shift;
    out[i] = static_cast<std::int16_t>(
        std::clamp((sums[i] + skip + rounding) >> layer.shift, 0, most_active));
  }
}

void IntuitionLook::score(const Convolution& layer, const Plane& from) {
  const double unit = static_cast<double>(sight_unit) * (1 << layer.shift);
  std::size_t i = 0;
  legal_.for_each([&](Point move) {
    std::int32_t sum = layer.biases[0];
    add_dot_products(from.at(move.col(), move.row()), 1, layer.weights.data(), 1,
                     layer.weights.size(), &sum);
    scores_.push_back(sum / unit + usual_[i++]);
  });
}

MovePreferences IntuitionLook::result() const {
  std::vector<double> shares = scores_;
  scores_to_shares(shares);
  MovePreferences moves;
  legal_.for_each([&](Point move) { moves.push_back({move, shares[moves.size()]}); });
  std::ranges::stable_sort(moves, std::ranges::greater(), &MovePreference::share);
  return moves;
}

MovePreferences foresee(const Board& board, Color to_move, const RecentMoves& recent,
                        const MoveHabits& habits, const IntuitionNet* net) {
  if (net == nullptr || net->is_empty()) return predict(board, to_move, recent, habits);
  IntuitionLook look(*net, IntuitionView(board, to_move, recent, habits));
  while (!look.is_finished()) look.advance();
  return look.result();
}

}  // namespace gosedai
