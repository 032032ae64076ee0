// What a capture or ladder search is asked, and what it answers (spec 7; TR-0837 3.4.3.1, 3.4.3.2).
#pragma once

#include <cstdint>
#include <vector>

#include "model/board/board.hpp"

namespace gosedai {

enum class CaptureMethod : std::uint8_t {
  ladder,   // by a run of ataris only
  capture,  // by any means: nets, throw-ins, snapbacks, backfilling, ...
};

struct CaptureQuestion {
  CaptureMethod method = CaptureMethod::capture;
  Point target;  // any stone of the string
  Color to_move = Color::black;
  /// The string counts as safe when it has more liberties than this on its owner's turn.
  int escape_above = 3;
  /// When it is safe by that, the search goes on with larger limits up to this one; smaller: it stops.
  int escape_limit = 0;
  /// Among the moves that work the one that a player would choose, not the first that is found.
  bool best_move = false;
  /// All moves that work, as far as they can be settled.
  bool all_moves = false;

  friend bool operator==(const CaptureQuestion&, const CaptureQuestion&) = default;
};

enum class Verdict : std::uint8_t {
  unknown,   // the search was cut off; never used as yes or no
  captured,  // whatever the owner plays
  safe,      // whatever the attacker plays (of the moves the search knows)
  ko,        // decided by a ko: `must_threaten` has to find the first ko threat
};

struct CaptureAnswer {
  Verdict verdict = Verdict::unknown;
  /// With `ko`: the player who must find the first ko threat.
  Color must_threaten = Color::empty;
  /// The move that captures or saves, for the side to move; none when it has none or needs none.
  Point move;
  /// All that were found to work, the best first, when the question asks for them.
  std::vector<Point> moves;
  /// The expected continuation, the move first.
  std::vector<Point> line;
  int nodes = 0;
  int depth = 0;
  BitBoard footprint;

  friend bool operator==(const CaptureAnswer&, const CaptureAnswer&) = default;
};

/// The questions of somebody who wants to know it exactly and has some 100,000 nodes to spend: wide
/// limits, and the move that a player would choose.
CaptureQuestion attack_question(const Board& board, Point target);
CaptureQuestion defence_question(const Board& board, Point target);

}  // namespace gosedai
