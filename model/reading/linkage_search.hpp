// A resumable reading of a linkage for both sides: two connection searches, and for each cut the
// captures that tell a crosscut from a break-through.
#pragma once

#include <memory>

#include "model/board/board.hpp"
#include "model/reading/linkage_question.hpp"

namespace gosedai {

class LinkageSearch {
 public:
  LinkageSearch(const Board& board, const LinkageQuestion& question);
  LinkageSearch(LinkageSearch&&) noexcept;
  LinkageSearch& operator=(LinkageSearch&&) noexcept;
  ~LinkageSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  /// Before the end: what is known so far.
  LinkageAnswer answer() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

LinkageAnswer solve(const Board& board, const LinkageQuestion& question, int node_limit);

/// The points of the edge that a leg wants to reach: its foot and, to both sides, as many points as
/// it has below it, for the higher it stands the farther along the edge an enemy is stopped.
BitBoard leg_area(Point stone, int size);

}  // namespace gosedai
