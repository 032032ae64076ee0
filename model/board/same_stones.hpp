// Do two boards look the same? The hash alone does not tell: it is of the stones only, so all empty boards share it,
// whatever their size.
#pragma once

#include "model/board/board.hpp"

namespace gosedai {

inline bool same_stones(const Board& a, const Board& b) noexcept {
  return a.size() == b.size() && a.hash() == b.hash();
}

}  // namespace gosedai
