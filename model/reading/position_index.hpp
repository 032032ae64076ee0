// Finds the node of a position by its key. Linear hashing (Litwin): every insertion splits one
// chain, so the table grows with its contents and there is never a pause for a new, larger table.
#pragma once

#include <cstddef>
#include <cstdint>

#include "model/board/zobrist.hpp"
#include "model/reading/chunked_store.hpp"

namespace gosedai {

class PositionIndex {
 public:
  static constexpr std::uint32_t nothing = UINT32_MAX;

  PositionIndex() {
    for (std::size_t i = 0; i < first_size; ++i) chains_.push_back(nothing);
  }

  /// The number of the entry with this key.
  std::uint32_t find(Hash key) const noexcept {
    std::uint32_t entry = chains_[chain_of(key)];
    while (entry != nothing && entries_[entry].key != key) entry = entries_[entry].next;
    return entry == nothing ? nothing : entries_[entry].value;
  }
  void insert(Hash key, std::uint32_t value) {
    if (entries_.size() >= chains_.size()) split();
    std::uint32_t& chain = chains_[chain_of(key)];
    const auto entry = static_cast<std::uint32_t>(entries_.size());
    entries_.push_back({key, value, chain});
    chain = entry;
  }

 private:
  static constexpr std::size_t first_size = 64;

  struct Entry {
    Hash key = 0;
    std::uint32_t value = 0;
    std::uint32_t next = nothing;
  };

  std::size_t chain_of(Hash key) const noexcept {
    const std::size_t chain = key & (2 * half_ - 1);
    return chain < chains_.size() ? chain : chain & (half_ - 1);
  }
  /// Parts the oldest chain that is still whole into two.
  void split() {
    const std::size_t old_chain = chains_.size() - half_;
    std::uint32_t entry = chains_[old_chain];
    chains_[old_chain] = nothing;
    chains_.push_back(nothing);
    if (chains_.size() == 2 * half_) half_ *= 2;
    while (entry != nothing) {
      const std::uint32_t next = entries_[entry].next;
      std::uint32_t& chain = chains_[chain_of(entries_[entry].key)];
      entries_[entry].next = chain;
      chain = entry;
      entry = next;
    }
  }

  std::size_t half_ = first_size;  // chains of the last full doubling
  ChunkedStore<std::uint32_t> chains_;
  ChunkedStore<Entry> entries_;
};

}  // namespace gosedai
