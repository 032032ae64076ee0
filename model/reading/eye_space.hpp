// The eye space around a point: the room that its owner's stones enclose, as far as play about its
// eyes can reach (TR-0837 3.4.3.4.7, 3.4.3.5).
#pragma once

#include <optional>

#include "model/reading/watched_board.hpp"

namespace gosedai {

struct EyeSpace {
  Color owner = Color::empty;
  BitBoard room;   // empty points, enemy stones inside, and the owner's stones among them
  BitBoard rim;    // the points around, over the diagonals too
  BitBoard reach;  // where moves about the rim may lie

  friend bool operator==(const EyeSpace&, const EyeSpace&) = default;
};

/// Nothing when the point lies in the open or among its owner's stones only. `owner` may be empty:
/// then it is the colour that closes the room off, or else that has more stones around it.
std::optional<EyeSpace> find_eye_space(WatchedBoard& board, Point point, Color owner);

/// Small closed rooms at liberties of the strings around the room that do not belong to it: they may
/// hold those strings together.
BitBoard other_rooms(WatchedBoard& board, const BitBoard& room, Color owner);

/// All points next to the set, over the diagonals too, and the set itself; may hold border cells.
BitBoard with_diagonals(const BitBoard& points);

}  // namespace gosedai
