// What eye spaces are worth at first sight (TR-0837 3.4.3.5, tables 3.4-2 and 3.4-3; spec 7.4).
//
// An eye space is a connected set of points that the owner has fenced in: empty ones and attacking
// stones that cannot get out. Its value is a pair: the eyes when the attacker plays there first, and
// when the owner does. The degree code (the numbers of neighbours within the space) names the small
// shapes and the point that decides.
#pragma once

#include "model/board/bitboard.hpp"

namespace gosedai {

struct EyeSpaceValue {
  int least = 0;   // the attacker plays first
  int most = 0;    // the owner plays first
  BitBoard vital;  // where the difference is made
};

/// The value of a closed space; `enemy` are the attacking stones in it.
EyeSpaceValue eye_space_value(const BitBoard& space, const BitBoard& enemy);

/// The first connected part of a set.
BitBoard first_part(const BitBoard& set);

}  // namespace gosedai
