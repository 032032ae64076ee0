// A small network with random weights, for tests.
#pragma once

#include <random>

#include "model/intuition/intuition_net.hpp"

namespace gosedai::intuition_tests {

inline Convolution random_layer(int kernel, int inputs, int outputs, std::mt19937& random) {
  Convolution layer{kernel, inputs, outputs, 7, {}, {}};
  const auto around_zero = [&](int most) {
    return static_cast<int>(random() % (2 * most + 1)) - most;
  };
  for (int i = 0; i < outputs; ++i) layer.biases.push_back(around_zero(10'000));
  for (int i = 0; i < outputs * layer.row_length(); ++i)
    layer.weights.push_back(static_cast<std::int16_t>(around_zero(60)));
  return layer;
}

/// Six channels, a block of two layers.
inline IntuitionNet random_net(unsigned seed) {
  std::mt19937 random(seed);
  constexpr int channels = 6;
  return IntuitionNet(
      {random_layer(5, sight_count, channels, random), random_layer(3, channels, channels, random),
       random_layer(3, channels, channels, random), random_layer(1, channels, 1, random)},
      900);
}

}  // namespace gosedai::intuition_tests
