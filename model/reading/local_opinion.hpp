// What the readings of a local choice think of a move, as features whose strengths can be learned
// together with those of shapes (model/shapes).
#pragma once

#include <span>
#include <vector>

#include "model/reading/first_move.hpp"
#include "model/reading/local_choice.hpp"
#include "model/shapes/shape_key.hpp"

namespace gosedai {

struct FateMove;  // model/playout/fate_search.hpp

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
  fate,           // a first move that games about a group have tried: its success
  fate_share,     // ... in how many of them
};

constexpr ShapeKey fact_key(LocalFact fact, int value) noexcept {
  return (static_cast<ShapeKey>(fact) << 16) | static_cast<ShapeKey>(value);
}

constexpr bool is_opinion(ShapeKey key) noexcept {
  return is_fact(key) && key >= fact_key(LocalFact::found, 0);
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

/// What games think of first moves; of the group that is in most danger, or of another one.
void add_fates(bool most_urgent, bool attacking, std::span<const FateMove> moves,
               LocalOpinions& opinions);

/// What the proposals say; `leading` is the best of them.
void add_findings(std::span<const LocalFinding> findings, const LocalCandidate* leading,
                  LocalOpinions& opinions);

}  // namespace gosedai
