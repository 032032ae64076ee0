// A moment of a game as an immutable value: what an epoch of the dataflow works on.
//
// It is shared between actors by pointer and never changes. Everything that recognition, reading
// and the CASEs may ask about the past (ages of stones, last move, forbidden repetitions) is in it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "model/board/board.hpp"
#include "model/board/rules.hpp"

namespace gosedai {

struct Position {
  Board board;
  Rules rules;
  Color to_move = Color::black;
  int move_number = 0;  // moves played so far
  Move last_move;       // of either colour; a pass before the first move
  /// For each stone the number of the move that placed it; 0 for set-up stones. Strings keep their
  /// identity by their oldest stone.
  std::array<std::uint16_t, plane_size> age{};
  /// Where each player may put a stone. Moves that would repeat a whole-board position are left
  /// out whatever the ko rule says: we never want to play them.
  std::array<BitBoard, 2> playable;

  const BitBoard& playable_by(Color color) const { return playable[player_index(color)]; }
};

using PositionPtr = std::shared_ptr<const Position>;

/// A position without history, for tests and problems.
PositionPtr make_position(const Board& board, Color to_move, const Rules& rules = {});

}  // namespace gosedai
