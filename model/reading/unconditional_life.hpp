// Unconditional life (Benson 1976; Mueller 5.2, figure 24): what stands even if its owner never moves.
//
// A string is unconditionally alive when the opponent cannot capture it by any number of moves in a
// row. A region is a connected set of points without a stone of the colour; it is vital to a string
// when every empty point of it is a liberty of that string, because then the opponent cannot fill it
// without leaving himself in danger. The largest set of strings that have two vital regions each,
// where each such region borders on strings of the set only, is the set of alive strings.
//
// Beyond them lies their territory: points where the opponent can never live, whatever number of
// moves he makes there first (unconditional_territory.cpp tells how that is found).
//
// These are pure functions without a search, cheap enough for every node of one.
#pragma once

#include <cstdint>

#include "model/board/board.hpp"

namespace gosedai {

/// The stones of the colour that can never be captured.
BitBoard unconditionally_alive(const Board& board, Color color);
/// The same, found from eye regions that lie wholly in `area`: never too much, and quick when the
/// area is small.
BitBoard unconditionally_alive(const Board& board, Color color, const BitBoard& area);

/// What one colour owns for good.
struct UnconditionalLife {
  BitBoard alive;      // its strings that can never be captured
  BitBoard territory;  // all other points where the opponent can never live; stones lie there too

  bool owns(Point point) const noexcept {
    return alive.contains(point) || territory.contains(point);
  }
  friend bool operator==(const UnconditionalLife&, const UnconditionalLife&) = default;
};

UnconditionalLife unconditional_life(const Board& board, Color color);

enum class UnconditionalStatus : std::uint8_t {
  undecided,
  alive,            // a stone, never captured or in its own territory
  dead,             // a stone in the other's territory
  black_territory,  // an empty point
  white_territory,
};

UnconditionalStatus unconditional_status(const Board& board, Point point);

}  // namespace gosedai
