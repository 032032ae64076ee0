// What every search answers, seen from the side to move of its question (spec 7).
//
// A search X comes as a question struct, a resumable object and an answer:
//
//     XSearch search(board, question);
//     search.advance(nodes)      // at most that many nodes; true when the answer is final
//     search.is_finished(), search.nodes()
//     search.answer()            // before the end: unknown, with nodes and footprint so far
//
// How the work is cut into pieces never changes the answer.
#pragma once

#include <cstdint>
#include <vector>

#include "model/board/bitboard.hpp"
#include "model/board/color.hpp"

namespace gosedai {

/// Does the side to move reach what the question is about?
enum class Outcome : std::uint8_t {
  unknown,  // the search was cut off; never used as yes or no
  yes,
  no,
  ko,  // decided by a ko: `must_threaten` has to find the first ko threat
};

struct ReadingAnswer {
  Outcome outcome = Outcome::unknown;
  /// With `ko`: the player who must find the first ko threat.
  Color must_threaten = Color::empty;
  /// The move that reaches it, for the side to move; none when it has none or needs none.
  Point move;
  /// All first moves that reach it, when the question asks for them.
  std::vector<Point> moves;
  /// The expected continuation, the move first.
  std::vector<Point> line;
  int nodes = 0;
  int depth = 0;
  BitBoard footprint;

  friend bool operator==(const ReadingAnswer&, const ReadingAnswer&) = default;
};

}  // namespace gosedai
