// Learns the weights of a SurroundingsNet from lessons, by back-propagation with Adagrad. Every visit of
// a lesson sees the board turned by chance, and without a part of the hidden numbers (dropout).
#pragma once

#include <array>
#include <vector>

#include "model/shapes/shape_lesson.hpp"
#include "model/shapes/surroundings_net.hpp"

namespace gosedai {

class NetLearner : public SurroundingsSize {
 public:
  struct Course {
    int rounds = 30;
    float rate = 0.02F;
    double dropout = 0.3;
    int averaged = 1;  // the result is the mean over so many of the last rounds
  };

  explicit NetLearner(std::uint64_t seed);

  void learn(const ShapeLessons& lessons, const Course& course);
  /// Forgets how sure the weights were, before lessons of another kind.
  void relax();
  SurroundingsNet net() const;

 private:
  /// Weights with the sums of the squares of their slopes.
  struct Layer {
    std::vector<float> weights;
    std::vector<float> squares;

    void reset(std::size_t count, double deviation, LearnerDice& dice);
    void change(std::size_t index, float slope, float rate) noexcept;
  };
  struct Seen {
    std::array<const float*, places> rows{};
    std::array<float, first> sums{};
    std::array<float, second> inner{};
    double score = 0;
  };
  using Mask = std::array<float, first>;

  std::array<Layer*, 5> layers() noexcept;
  void look(const std::uint8_t* at, int symmetry, const Mask& mask, Seen& seen) const noexcept;
  void correct(const Seen& seen, float error, const Mask& mask, float rate) noexcept;
  void step(const ShapeLesson& lesson, const Course& course);

  Layer rows_;
  Layer bias_;
  Layer inner_;
  Layer inner_bias_;
  Layer output_;
  LearnerDice dice_;
  std::vector<Seen> seen_;
};

}  // namespace gosedai
