// Random numbers for playouts: small, fast, and the same on every machine.
#pragma once

#include "model/board/zobrist.hpp"

namespace gosedai {

class PlayoutRandom {
 public:
  explicit PlayoutRandom(std::uint64_t seed) noexcept : state_(seed) {}

  /// 0 to limit - 1; the limit is at least 1.
  std::uint32_t below(std::uint32_t limit) noexcept {
    return static_cast<std::uint32_t>((next32() * limit) >> 32);
  }
  /// True in `percent` of 100 times.
  bool chance(int percent) noexcept { return below(100) < static_cast<std::uint32_t>(percent); }

 private:
  std::uint64_t next32() noexcept { return splitmix64(state_) >> 32; }

  std::uint64_t state_;
};

}  // namespace gosedai
