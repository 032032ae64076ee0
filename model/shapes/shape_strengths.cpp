#include "model/shapes/shape_strengths.hpp"

#include <algorithm>

namespace gosedai {

std::size_t ShapeStrengths::slot_of(ShapeKey key) const noexcept {
  const std::size_t mask = slots_.size() - 1;
  // Facts differ in a few bits only; the product spreads them over all of the table.
  std::size_t slot = ((key * 0x9e3779b97f4a7c15U) >> 32) & mask;
  while (slots_[slot].key != 0 && slots_[slot].key != key) slot = (slot + 1) & mask;
  return slot;
}

void ShapeStrengths::grow() {
  std::vector<Entry> old(slots_.empty() ? 64 : slots_.size() * 2);
  old.swap(slots_);
  for (const Entry& entry : old)
    if (entry.key != 0) slots_[slot_of(entry.key)] = entry;
}

bool ShapeStrengths::add(ShapeKey key, float strength) {
  if (key == 0) return false;
  if (size_ * 2 >= slots_.size()) grow();
  Entry& entry = slots_[slot_of(key)];
  if (entry.key == key) return false;
  entry = {key, strength};
  ++size_;
  return true;
}

float ShapeStrengths::strength(ShapeKey key) const noexcept {
  return slots_.empty() ? 0.0F : slots_[slot_of(key)].strength;
}

float ShapeStrengths::sum(const MoveFeatures& features) const noexcept {
  float total = 0;
  for (const ShapeKey key : features) total += strength(key);
  return total;
}

std::vector<ShapeStrengths::Entry> ShapeStrengths::entries() const {
  std::vector<Entry> all;
  for (const Entry& entry : slots_)
    if (entry.key != 0) all.push_back(entry);
  std::ranges::sort(all, {}, &Entry::key);
  return all;
}

}  // namespace gosedai
