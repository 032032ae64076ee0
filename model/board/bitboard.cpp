#include "model/board/bitboard.hpp"

namespace gosedai {

BitBoard flood(const BitBoard& seed, const BitBoard& through) noexcept {
  BitBoard reached = seed & through;
  while (true) {
    const BitBoard wider = reached.expanded() & through;
    if (wider == reached) return reached;
    reached = wider;
  }
}

BitBoard strings_without_liberty(const BitBoard& stones, const BitBoard& empty) noexcept {
  return stones & ~flood(empty.neighbors(), stones);
}

BitBoard liberties_of(const BitBoard& stones, const BitBoard& empty) noexcept {
  return stones.neighbors() & empty;
}

}  // namespace gosedai
