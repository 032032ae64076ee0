// The network of intuition: at sight of the whole board, how likely is each move? A value that kb reads from its data.
//
//     planes (intuition_view.hpp) -> 5x5 convolution -> blocks of two 3x3 convolutions -> 1x1 convolution -> scores
//
// Every convolution but the last ends with "nothing below zero"; the second of a block adds what came into the block. The
// score of a move is what the network says plus what the habits of players say, weighted; the network has learned what
// the habits do not know.
//
// All is computed in whole numbers, so every machine and every number of workers gives the same answer.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/intuition/intuition_view.hpp"

namespace gosedai {

/// Weights and biases are in parts of 2^shift; biases also in parts of sight_unit.
struct Convolution {
  int kernel = 1;  // an odd number
  int inputs = 0;
  int outputs = 0;
  int shift = 0;
  std::vector<std::int32_t> biases;   // by output
  std::vector<std::int16_t> weights;  // by output, then row, column and input
  int row_length() const noexcept { return kernel * kernel * inputs; }
};

class IntuitionNet {
 public:
  IntuitionNet() = default;
  /// `usual_thousandths` weighs the habits.
  IntuitionNet(std::vector<Convolution> layers, int usual_thousandths);

  bool is_empty() const noexcept { return layers_.empty(); }
  const std::vector<Convolution>& layers() const noexcept { return layers_; }
  int channels() const noexcept { return layers_.empty() ? 0 : layers_.front().outputs; }
  int usual_thousandths() const noexcept { return usual_thousandths_; }

  /// What is wrong with a net of these layers; empty when nothing is.
  static std::string problem_of(const std::vector<Convolution>& layers);

 private:
  std::vector<Convolution> layers_;
  int usual_thousandths_ = 1000;
};

/// One look at a position, a layer at a time, so that it can be put down between two of them.
class IntuitionLook {
 public:
  /// The net must outlive it.
  IntuitionLook(const IntuitionNet& net, const IntuitionView& view);

  bool is_finished() const noexcept { return next_ == net_.layers().size(); }
  /// Computes the next layer.
  void advance();
  /// All legal moves, the most likely first; of equal ones that with the lower index. When it is finished.
  MovePreferences result() const;

 private:
  /// Values by point with a margin around the board, all values of a point side by side.
  struct Plane {
    Plane(int size, int channels);
    std::int16_t* at(int col, int row) noexcept { return values.data() + offset(col, row); }
    const std::int16_t* at(int col, int row) const noexcept {
      return values.data() + offset(col, row);
    }
    std::size_t offset(int col, int row) const noexcept;

    int width;
    int channels;
    std::vector<std::int16_t> values;
  };

  void compute(const Convolution& layer, const Plane& from, const Plane* added, Plane& to) const;
  static void see(const Convolution& layer, const Plane& from, int col, int row,
                  std::int16_t* seen);
  static void activate(const Convolution& layer, const std::int32_t* sums, const std::int16_t* base,
                       std::int16_t* out);
  void score(const Convolution& layer, const Plane& from);

  const IntuitionNet& net_;
  int size_;
  BitBoard legal_;
  std::vector<double> usual_;  // by legal move, in the order of their indexes
  std::size_t next_ = 0;
  Plane sights_;
  Plane now_;    // what the blocks so far have given
  Plane inner_;  // between the two convolutions of a block
  Plane spare_;
  std::vector<double> scores_;  // by legal move
};

/// All at once; without a net by habit alone.
MovePreferences foresee(const Board& board, Color to_move, const RecentMoves& recent,
                        const MoveHabits& habits, const IntuitionNet* net);

}  // namespace gosedai
