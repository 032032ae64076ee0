// Who wins inside a small eye space, played out for every shape (TR-0837 3.4.3.5: nakade).
//
// An eye space of up to six points is fenced in by stones of one owner that hold together; attacking
// stones may stand in it. Both sides play in it until the owner is taken off or can no longer be:
// two eyes and seki are life. Three questions are answered for every shape:
//
//   dies    whatever liberties the owner has outside, and though he may spend his time in the space:
//           the attacker answers there, fills the liberties outside at leisure, and wins
//   lives   although the owner has no liberty outside
//   divides the space into two eyes, without a liberty outside: what lives without that is seki
//
// The fence is taken for one string, so "dies" holds for any fence, "lives" and "divides" only for one
// string that borders on every point of the space. There is no ko: the attacker takes the whole fence or nothing.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "model/board/point.hpp"

namespace gosedai {

inline constexpr int nakade_size = 6;

/// For attacking stones on a subset of the space, each bit a point in the order of the board.
struct NakadeVerdicts {
  struct Sides {
    bool attacker_first = false;
    bool owner_first = false;
    bool by(bool owner_to_move) const noexcept {
      return owner_to_move ? owner_first : attacker_first;
    }
  };
  std::array<Sides, 1U << nakade_size> dies;
  std::array<Sides, 1U << nakade_size> lives;
  std::array<Sides, 1U << nakade_size> divides;
};

/// The verdicts about a connected set of at most `nakade_size` points, row by row.
const NakadeVerdicts& nakade_verdicts(std::span<const Point> space) noexcept;

/// Plays all spaces out now, which takes some hundredths of a second; else the first question does.
void prepare_nakade();

}  // namespace gosedai
