// How strong each shape and each fact is, in a sum that says how likely a move is (softmax of the
// sums: the multinomial form of the Bradley-Terry model of Coulom 2007, where gammas multiply).
#pragma once

#include <cstdint>
#include <vector>

#include "model/shapes/shape_key.hpp"

namespace gosedai {

class ShapeStrengths {
 public:
  struct Entry {
    ShapeKey key = 0;
    float strength = 0;

    friend bool operator==(const Entry&, const Entry&) = default;
  };

  /// False when the key is there already, or is 0.
  bool add(ShapeKey key, float strength);
  /// 0 for a key that is not known.
  float strength(ShapeKey key) const noexcept;
  float sum(const MoveFeatures& features) const noexcept;
  std::size_t size() const noexcept { return size_; }
  /// All of them, by key.
  std::vector<Entry> entries() const;

 private:
  std::size_t slot_of(ShapeKey key) const noexcept;
  void grow();

  std::vector<Entry> slots_;  // open addressing; key 0 is a free slot
  std::size_t size_ = 0;
};

}  // namespace gosedai
