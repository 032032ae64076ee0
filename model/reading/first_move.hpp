// What a proof-number search thinks of one first move, as far as it has come.
#pragma once

#include <cstdint>
#include <vector>

#include "model/board/point.hpp"

namespace gosedai {

struct FirstMove {
  Point move;
  std::uint32_t effort = 1;   // what it takes to show that it works: small is promising, 0 is done
  std::uint32_t against = 1;  // the same for that it does not

  bool works() const noexcept { return effort == 0; }
  bool fails() const noexcept { return against == 0; }

  friend bool operator==(const FirstMove&, const FirstMove&) = default;
};

using FirstMoves = std::vector<FirstMove>;

}  // namespace gosedai
