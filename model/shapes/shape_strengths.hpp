// How strong each shape and each fact is, in a sum that says how likely a move is (softmax of the
// sums: the multinomial form of the Bradley-Terry model of Coulom 2007, where gammas multiply).
#pragma once

#include "model/shapes/key_table.hpp"

namespace gosedai {

class ShapeStrengths : public KeyTable<float> {
 public:
  /// 0 for a key that is not known.
  float strength(ShapeKey key) const noexcept {
    const float* known = find(key);
    return known == nullptr ? 0.0F : *known;
  }
  float sum(const MoveFeatures& features) const noexcept {
    float total = 0;
    for (const ShapeKey key : features) total += strength(key);
    return total;
  }
};

}  // namespace gosedai
