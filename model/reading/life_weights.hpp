// How much each fact speaks for a move, in eighths of a natural logarithm: learned by comparing the move
// that settled a position with the others there, over the proofs of problems (softmax regression).
//
// A value: kb reads it from kb/data/life_weights.txt and whoever asks a search hands it on. The usual
// weights are the same and serve whoever has no knowledge base at hand.
#pragma once

#include <memory>

#include "model/reading/life_facts.hpp"

namespace gosedai {

struct LifeWeights {
  std::array<std::int8_t, life_fact::count> owner{};
  std::array<std::int8_t, life_fact::count> attacker{};

  friend bool operator==(const LifeWeights&, const LifeWeights&) = default;
};
using LifeWeightsPtr = std::shared_ptr<const LifeWeights>;

inline constexpr LifeWeights usual_life_weights = {
    {
        -3,  3,   -1,  -4, -9, 7,  -1,  -1,  -18, -1, 11, 19,  2,   0,  -1,  -1, -1, 4,  -5, -12,
        3,   16,  -10, -1, 9,  14, -14, 4,   10,  12, 12, -12, 5,   8,  11,  -6, 3,  3,  3,  0,
        -27, 0,   3,   3,  -4, 4,  -12, 0,   3,   5,  0,  -5,  0,   -1, -1,  -1, -4, -1, 5,  -36,
        -20, -13, -6,  1,  9,  17, 25,  3,   -1,  -2, -2, 0,   6,   -7, -10, -1, 3,  10, 10, 8,
        7,   0,   -2,  1,  1,  0,  0,   -14, -7,  0,  0,  0,   -32, 0,  0,   0,  0,
    },
    {
        0,   2,   -3, -5, -10, 6,  -4,  -1, -5, -2, 3,  7,   -7, 0,  -2, -1, 0,   0,  -7, -6,
        5,   10,  -1, -1, 1,   1,  -26, -9, 3,  20, 43, -14, 6,  8,  14, -5, 3,   0,  3,  0,
        -12, -1,  0,  4,  -6,  6,  -12, -3, 4,  8,  0,  -5,  1,  0,  -1, 1,  -2,  -2, 4,  -35,
        -19, -12, -6, 1,  7,   14, 21,  -2, 1,  0,  -2, 0,   -2, -2, -4, -6, -10, -4, 4,  2,
        -4,  0,   0,  3,  -4,  0,  0,   -1, -1, 0,  0,  0,   -4, 0,  0,  0,  0,
    },
};

}  // namespace gosedai
