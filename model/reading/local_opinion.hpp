// What the readings of a local choice think of a move, as features whose strengths can be learned
// together with those of shapes (model/shapes).
#pragma once

#include <span>
#include <vector>

#include "model/reading/first_move.hpp"
#include "model/reading/local_choice.hpp"
#include "model/shapes/shape_key.hpp"

namespace gosedai {

/// The numbers are part of the file format; they follow those of MoveFact.
enum class LocalFact : std::uint8_t {
  found = 32,     // a reading proposes the move: kind of reading, reason
  found_rank,     // ... its value compared with the best one
  found_value,    // ... its value
  found_sure,     // ... how much of what is at stake that is
  leading,        // of all proposals it has the highest value: reason
  leading_value,  // ... and that value
  close,          // a first move of a life-and-death search within the siege: how it stands there
  wide,           // ... with more room
  theirs,         // ... with the opponent to move
  glance,         // ... of the selective search
  rival,          // a likely move that was held against the one that was found
};

constexpr ShapeKey fact_key(LocalFact fact, int value) noexcept {
  return (static_cast<ShapeKey>(fact) << 16) | static_cast<ShapeKey>(value);
}

enum class ReadingSort : std::uint8_t { capture, life, race };

struct LocalOpinion {
  Point move;
  ShapeKey key = 0;

  friend bool operator==(const LocalOpinion&, const LocalOpinion&) = default;
};
using LocalOpinions = std::vector<LocalOpinion>;

/// A proposal with the kind of reading it comes from and what was at stake there.
struct LocalFinding {
  LocalCandidate candidate;
  ReadingSort sort = ReadingSort::life;
  double stake = 0;
};

/// How each first move of a search stands: works, fails, or how promising it is among the open ones.
void add_first_moves(LocalFact fact, bool attacking, const FirstMoves& moves,
                     LocalOpinions& opinions);

/// What the proposals say; `leading` is the best of them.
void add_findings(std::span<const LocalFinding> findings, const LocalCandidate* leading,
                  LocalOpinions& opinions);

}  // namespace gosedai
