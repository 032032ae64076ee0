// What searches have found at single positions, kept for when the same question is asked again.
//
// To expand a position a proof search (proof_search.hpp) reads the board around it and nothing else. Asked
// again after a move far away or near by, it comes through many positions where none of that has changed:
// there it takes what was found last time and goes on exactly as if it had looked. So the course of the
// search, its answer and its footprint are the same with and without a memory, whatever was asked before.
//
//     position: its key relative to the root, and the course (goal, layer, ko phase) it was met in
//     holds as long as no point of its own footprint differs between the two boards at the root
//
// The boards are compared, not the news about them: who keeps a memory need not tell it of changes.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <vector>

#include "model/board/board.hpp"
#include "model/reading/estimate.hpp"
#include "model/reading/position_index.hpp"

namespace gosedai {

/// A move at a position and where it leads.
struct KnownChild {
  Hash key = 0;
  Estimate numbers;  // with the handicap
  std::uint32_t handicap = 0;
  std::uint32_t zone = 0;  // of a proved position: its place among the zones
  Point move;
  std::uint16_t height = 0;
  /// False where the position had been met before: what it is was not found in this expansion.
  bool is_estimated = false;
  bool has_zone = false;
};

struct KnownExpansion {
  BitBoard footprint;
  std::uint32_t first_child = 0;
  std::uint16_t child_count = 0;
  bool open = false;
  bool banned = false;
};

class ExpansionMemory {
 public:
  /// A search on that board begins. What the last search neither found nor used is forgotten.
  void begin(const Board& board);

  /// What is known of a position, as long as it holds; null when nothing is.
  const KnownExpansion* find(Hash key) const;
  std::span<const KnownChild> children_of(const KnownExpansion& known) const {
    return {known_.children.data() + known.first_child, known.child_count};
  }
  const BitBoard& zone_of(const KnownChild& child) const { return known_.zones[child.zone]; }

  /// For the next search. The zones of the children must have been added before.
  void keep(Hash key, const KnownExpansion& found, std::span<const KnownChild> children);
  void keep_again(Hash key, const KnownExpansion& known);
  std::uint32_t add_zone(const BitBoard& zone);

  /// Expansions that this search has taken from the one before.
  std::size_t recalled() const noexcept { return recalled_; }

 private:
  struct Store {
    PositionIndex index;
    std::vector<KnownExpansion> expansions;
    std::vector<KnownChild> children;
    std::vector<BitBoard> zones;
  };
  int size_ = 0;
  std::size_t recalled_ = 0;
  BitBoard black_;  // of the board of the last search
  BitBoard white_;
  BitBoard differing_;  // points of it that have changed
  Store known_;         // by the search before
  Store found_;         // by this one
};

/// What a search remembers: of its own board, and of the boards after first moves that it goes through
/// one by one.
class SearchMemory {
 public:
  ExpansionMemory& of_root() { return after(Point::none()); }
  ExpansionMemory& after(Point move) { return parts_[move]; }

 private:
  std::map<Point, ExpansionMemory> parts_;
};
using SearchMemoryPtr = std::shared_ptr<SearchMemory>;

/// Where a proof search remembers, and as part of what.
struct Recall {
  ExpansionMemory* memory = nullptr;  // none: nothing is kept
  Hash course = 0;                    // tells goals and layers apart
};

}  // namespace gosedai
