// A resumable race search on its own copy of the board (race_question.hpp, reading_answer.hpp).
//
// Four proofs at most: can `other` be taken, can `own` be taken, each with either side to move
// first. The first two give the result, the others tell whether a move is needed at all.
#pragma once

#include <memory>

#include "model/reading/race_question.hpp"
#include "model/reading/search_tree.hpp"

namespace gosedai {

class RaceSearch {
 public:
  RaceSearch(const Board& board, const RaceQuestion& question);
  RaceSearch(RaceSearch&&) noexcept;
  RaceSearch& operator=(RaceSearch&&) noexcept;
  ~RaceSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  RaceAnswer answer() const;
  /// Of the capture that decides about the answer, with the side to move first.
  SearchTree tree(const TreeLimits& limits) const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

/// Runs a search to its end or to the node limit, whichever comes first.
RaceAnswer solve(const Board& board, const RaceQuestion& question, int node_limit);

}  // namespace gosedai
