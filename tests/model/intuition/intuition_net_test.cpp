// The network of intuition against a plain computation point by point, and what it must not depend on.
#include "model/intuition/intuition_net.hpp"

#include <algorithm>
#include <cmath>

#include "model/intuition/dot_products.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/intuition/random_net.hpp"

namespace gosedai::intuition_tests {
namespace {

using board_tests::board_of;
using board_tests::point_of;

Board some_board() {
  return board_of(R"(
    . . . . . . .
    . . X . O . .
    . X O . O . .
    . X O . . . .
    . . X X O . .
    . . . . . . .
    . . . . . . .)");
}

/// Values by column, row and channel; nothing outside the board.
class PlainPlane {
 public:
  PlainPlane(int size, int channels)
      : size_(size),
        channels_(channels),
        values_(static_cast<std::size_t>(size * size * channels)) {}
  int get(int col, int row, int channel) const {
    if (col < 0 || row < 0 || col >= size_ || row >= size_) return 0;
    return values_[index(col, row, channel)];
  }
  void set(int col, int row, int channel, int value) { values_[index(col, row, channel)] = value; }
  int size() const { return size_; }

 private:
  std::size_t index(int col, int row, int channel) const {
    return static_cast<std::size_t>((row * size_ + col) * channels_ + channel);
  }
  int size_;
  int channels_;
  std::vector<int> values_;
};

/// The sum of one output at one point, straight from what a convolution is.
std::int64_t plain_sum(const Convolution& layer, const PlainPlane& from, int col, int row,
                       int output) {
  std::int64_t sum = layer.biases[static_cast<std::size_t>(output)];
  auto weight = layer.weights.begin() + output * layer.row_length();
  for (int y = 0; y < layer.kernel; ++y)
    for (int x = 0; x < layer.kernel; ++x)
      for (int input = 0; input < layer.inputs; ++input)
        sum += *weight++ * from.get(col + x - layer.kernel / 2, row + y - layer.kernel / 2, input);
  return sum;
}

PlainPlane plain_layer(const Convolution& layer, const PlainPlane& from, const PlainPlane* added) {
  PlainPlane to(from.size(), layer.outputs);
  for (int row = 0; row < from.size(); ++row)
    for (int col = 0; col < from.size(); ++col)
      for (int output = 0; output < layer.outputs; ++output) {
        const double sum = static_cast<double>(plain_sum(layer, from, col, row, output));
        const int base = added == nullptr ? 0 : added->get(col, row, output);
        const double value = std::floor(sum / (1 << layer.shift) + 0.5) + base;
        to.set(col, row, output, static_cast<int>(std::clamp(value, 0.0, 8191.0)));
      }
  return to;
}

/// The score of a move, by the definition.
double plain_score(const IntuitionNet& net, const IntuitionView& view, Point move) {
  PlainPlane now(view.size(), sight_count);
  for (int row = 0; row < view.size(); ++row)
    for (int col = 0; col < view.size(); ++col)
      for (int i = 0; i < sight_count; ++i)
        now.set(col, row, i, view.value(static_cast<Sight>(i), Point::at(col, row)));
  const std::vector<Convolution>& layers = net.layers();
  now = plain_layer(layers[0], now, nullptr);
  for (std::size_t i = 1; i + 1 < layers.size(); i += 2) {
    const PlainPlane inner = plain_layer(layers[i], now, nullptr);
    now = plain_layer(layers[i + 1], inner, &now);
  }
  const double unit = static_cast<double>(sight_unit) * (1 << layers.back().shift);
  const double said =
      static_cast<double>(plain_sum(layers.back(), now, move.col(), move.row(), 0)) / unit;
  const double usual =
      view.value(Sight::usual, move) / static_cast<double>(usual_unit * usual_steps);
  return said + net.usual_thousandths() / 1000.0 * usual;
}

TEST(IntuitionNet, SharesAreThoseOfAPlainComputation) {
  const MoveHabits habits;
  for (unsigned seed = 0; seed < 10; ++seed) {
    const IntuitionNet net = random_net(seed);
    ASSERT_EQ(IntuitionNet::problem_of(net.layers()), "");
    const IntuitionView view(some_board(), Color::white, {point_of("C5"), point_of("E6")}, habits);
    const MovePreferences moves =
        foresee(some_board(), Color::white, {point_of("C5"), point_of("E6")}, habits, &net);
    const double first = plain_score(net, view, moves.front().move);
    for (const MovePreference& move : moves)
      EXPECT_NEAR(std::log(move.share / moves.front().share),
                  plain_score(net, view, move.move) - first, 1e-9);
  }
}

TEST(IntuitionNet, EveryLegalMoveHasAShareAndTheyAddUp) {
  const MoveHabits habits;
  const IntuitionNet net = random_net(3);
  const MovePreferences moves = foresee(some_board(), Color::black, {}, habits, &net);
  EXPECT_EQ(static_cast<int>(moves.size()), some_board().legal_points(Color::black).count());
  double sum = 0;
  for (const MovePreference& move : moves) sum += move.share;
  EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(IntuitionNet, WithoutANetHabitSpeaks) {
  const MoveHabits habits;
  EXPECT_EQ(foresee(some_board(), Color::black, {}, habits, nullptr),
            predict(some_board(), Color::black, {}, habits));
}

TEST(IntuitionNet, ALayerAtATimeGivesTheSame) {
  const MoveHabits habits;
  const IntuitionNet net = random_net(4);
  IntuitionLook look(net, IntuitionView(some_board(), Color::black, {}, habits));
  std::size_t layers = 0;
  for (; !look.is_finished(); ++layers) look.advance();
  EXPECT_EQ(layers, net.layers().size());
  EXPECT_EQ(look.result(), foresee(some_board(), Color::black, {}, habits, &net));
}

TEST(IntuitionNet, LayersThatDoNotFitAreFound) {
  std::mt19937 random(1);
  const Convolution first = random_layer(5, sight_count, 6, random);
  const Convolution last = random_layer(1, 6, 1, random);
  EXPECT_EQ(IntuitionNet::problem_of({first, last}), "");
  EXPECT_NE(IntuitionNet::problem_of({}), "");
  EXPECT_NE(IntuitionNet::problem_of({first, random_layer(3, 6, 6, random), last}), "");
  EXPECT_NE(IntuitionNet::problem_of({random_layer(5, 3, 6, random), last}), "");
  EXPECT_NE(IntuitionNet::problem_of({first, random_layer(1, 5, 1, random)}), "");
}

TEST(IntuitionNet, WeightsThatCouldOverflowAreFound) {
  std::mt19937 random(1);
  Convolution first = random_layer(5, sight_count, 6, random);
  std::ranges::fill(first.weights, std::int16_t{2000});
  EXPECT_EQ(IntuitionNet::problem_of({first, random_layer(1, 6, 1, random)}),
            "its weights are too large");
}

std::vector<std::int16_t> random_numbers(std::size_t count, std::mt19937& random) {
  std::vector<std::int16_t> numbers(count);
  for (std::int16_t& number : numbers)
    number = static_cast<std::int16_t>(static_cast<int>(random() % 2001) - 1000);
  return numbers;
}

void expect_right_products(std::size_t points, std::size_t count, std::size_t length,
                           std::mt19937& random) {
  const std::vector<std::int16_t> values = random_numbers(points * length, random);
  const std::vector<std::int16_t> rows = random_numbers(count * length, random);
  std::vector<std::int32_t> sums(points * count, 7);
  add_dot_products(values.data(), points, rows.data(), count, length, sums.data());
  for (std::size_t p = 0; p < points; ++p)
    for (std::size_t i = 0; i < count; ++i) {
      std::int32_t expected = 7;
      for (std::size_t k = 0; k < length; ++k)
        expected += values[p * length + k] * rows[i * length + k];
      EXPECT_EQ(sums[p * count + i], expected) << points << ' ' << length << ' ' << count;
    }
}

TEST(DotProducts, AreRightForEveryLengthAndCount) {
  std::mt19937 random(5);
  for (std::size_t points : {1U, 2U, 5U})
    for (std::size_t length : {1U, 5U, 16U, 33U, 144U})
      for (std::size_t count : {1U, 3U, 4U, 6U, 9U})
        expect_right_products(points, count, length, random);
}

}  // namespace
}  // namespace gosedai::intuition_tests
