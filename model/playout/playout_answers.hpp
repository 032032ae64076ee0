// The answers of playouts to what the last moves threaten. Each gives one of its points at random, or none.
#pragma once

#include "model/playout/local_answers.hpp"
#include "model/playout/playout_board.hpp"

namespace gosedai {

struct Moment {
  const PlayoutBoard& board;
  Color to_move = Color::black;
  Point last;    // the opponent's; none for a pass
  Point before;  // one's own before it
  /// What tells dead stones, which are not saved; null when they are to be tried.
  const LocalState* local = nullptr;
  /// Whether strings of the other side next to the last two moves were in atari when these were played.
  bool atari_at_last = true;
  bool atari_at_before = true;

  bool is_doomed(Point stone) const noexcept { return local != nullptr && local->is_doomed(stone); }
};

/// A string in atari next to the last two moves: take it, save it.
Point answer_atari(const Moment& moment, PlayoutRandom& random) noexcept;

/// The vital point of a small eye space that the last move touches.
Point answer_at_eye(const Moment& moment, PlayoutRandom& random) noexcept;

/// The last move's string has two liberties and little room: an atari.
Point chase(const Moment& moment, PlayoutRandom& random) noexcept;

/// A string next to the last move has two liberties and may be chased: run while it can.
Point run_early(const Moment& moment, PlayoutRandom& random) noexcept;

}  // namespace gosedai
