// A move judged by all that is within five points of it: a small network of two hidden layers.
//
//     120 points, each in one of 8 states (ShapeView)
//        | a row of weights for each: their sum
//        v
//     64 numbers, negative ones set to 0
//        | weights
//        v
//     16 numbers, negative ones set to 0 --weights--> the judgement
//
// Shapes (shape_strengths.hpp) know what they have met exactly; the network sees what is alike. The
// judgement is the mean over the eight symmetries, so turning the board changes nothing.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/shapes/shape_view.hpp"

namespace gosedai {

struct SurroundingsSize {
  static constexpr int reach = 5;
  static constexpr std::size_t places = 120;
  static constexpr std::size_t states = ShapeView::states;
  static constexpr std::size_t first = 64;   // numbers in the first hidden layer
  static constexpr std::size_t second = 16;  // ... in the second
  static constexpr std::size_t rows = places * states;
};

/// Where the places are, as offsets in a ShapeView, when the board is turned.
const std::array<int, SurroundingsSize::places>& surroundings_offsets(int symmetry) noexcept;

class SurroundingsNet : public SurroundingsSize {
 public:
  /// The weights are whole numbers; so many of them make one.
  static constexpr int unit = 512;
  /// Larger ones could overflow a sum.
  static constexpr int row_limit = 32'000 / 121;
  static constexpr int inner_limit = 1'000;

  struct Weights {
    std::vector<std::int16_t> rows;   // by place, state, number
    std::vector<std::int16_t> bias;   // of the first layer
    std::vector<std::int16_t> inner;  // by number of the second layer, of the first
    std::vector<std::int16_t> inner_bias;
    std::vector<std::int16_t> output;

    friend bool operator==(const Weights&, const Weights&) = default;
  };
  /// Without weights every judgement is 0.
  SurroundingsNet() = default;
  /// The sizes must be right.
  explicit SurroundingsNet(Weights weights);

  bool is_empty() const noexcept { return weights_.rows.empty(); }
  const Weights& weights() const noexcept { return weights_; }
  float judge(const ShapeView& view, Point move) const noexcept;

  friend bool operator==(const SurroundingsNet& a, const SurroundingsNet& b) {
    return a.weights_ == b.weights_;
  }

 private:
  std::int64_t judge_turned(const std::uint8_t* at, int symmetry) const noexcept;

  Weights weights_;
};

}  // namespace gosedai
