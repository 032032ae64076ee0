// A table from shapes and facts to something small, made once and asked very often.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "model/shapes/shape_key.hpp"

namespace gosedai {

template <class Value>
class KeyTable {
 public:
  struct Entry {
    ShapeKey key = 0;
    Value value{};

    friend bool operator==(const Entry&, const Entry&) = default;
  };

  /// False when the key is there already, or is 0.
  bool add(ShapeKey key, Value value) {
    if (key == 0) return false;
    if (size_ * 2 >= slots_.size()) grow();
    Entry& entry = slots_[slot_of(key)];
    if (entry.key == key) return false;
    entry = {key, value};
    ++size_;
    return true;
  }

  /// Null for a key that is not known.
  const Value* find(ShapeKey key) const noexcept {
    if (slots_.empty()) return nullptr;
    const Entry& entry = slots_[slot_of(key)];
    return entry.key == key ? &entry.value : nullptr;
  }

  std::size_t size() const noexcept { return size_; }

  /// All of them, by key.
  std::vector<Entry> entries() const {
    std::vector<Entry> all;
    for (const Entry& entry : slots_)
      if (entry.key != 0) all.push_back(entry);
    std::ranges::sort(all, {}, &Entry::key);
    return all;
  }

 private:
  std::size_t slot_of(ShapeKey key) const noexcept {
    const std::size_t mask = slots_.size() - 1;
    // Facts differ in a few bits only; the product spreads them over all of the table.
    std::size_t slot = ((key * 0x9e3779b97f4a7c15U) >> 32) & mask;
    while (slots_[slot].key != 0 && slots_[slot].key != key) slot = (slot + 1) & mask;
    return slot;
  }

  void grow() {
    std::vector<Entry> old(slots_.empty() ? 64 : slots_.size() * 2);
    old.swap(slots_);
    for (const Entry& entry : old)
      if (entry.key != 0) slots_[slot_of(entry.key)] = entry;
  }

  std::vector<Entry> slots_;  // open addressing; key 0 is a free slot
  std::size_t size_ = 0;
};

}  // namespace gosedai
