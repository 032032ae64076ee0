// A row of values that grows without moving: no pause for copying a large vector, and references
// stay good. The memory of a chunk is not touched before it is used, so a short search is cheap.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace gosedai {

template <class Value>
class ChunkedStore {
  static_assert(std::is_trivially_destructible_v<Value>);

 public:
  ChunkedStore() = default;
  ChunkedStore(ChunkedStore&& other) noexcept { swap(other); }
  ChunkedStore& operator=(ChunkedStore&& other) noexcept {
    swap(other);
    return *this;
  }
  ~ChunkedStore() {
    for (Value* chunk : chunks_) std::allocator<Value>().deallocate(chunk, chunk_size);
  }

  std::size_t size() const noexcept { return size_; }
  Value& operator[](std::size_t index) noexcept {
    return chunks_[index >> chunk_shift][index & (chunk_size - 1)];
  }
  const Value& operator[](std::size_t index) const noexcept {
    return chunks_[index >> chunk_shift][index & (chunk_size - 1)];
  }
  Value& push_back(const Value& value) {
    if (size_ == chunks_.size() * chunk_size)
      chunks_.push_back(std::allocator<Value>().allocate(chunk_size));
    return *std::construct_at(&(*this)[size_++], value);
  }

 private:
  static constexpr std::size_t chunk_shift = 8;
  static constexpr std::size_t chunk_size = std::size_t{1} << chunk_shift;

  void swap(ChunkedStore& other) noexcept {
    std::swap(chunks_, other.chunks_);
    std::swap(size_, other.size_);
  }

  std::vector<Value*> chunks_;
  std::size_t size_ = 0;
};

}  // namespace gosedai
