// A resumable life-and-death search on its own copy of the board (spec 7; TR-0837 3.4.3.8).
//
// A question that trusts room is searched in layers: narrow ones with the best few moves of each
// position first, then one with all moves of the region. The answer is that of the last layer that was
// completed, and unknown before the first one is. Otherwise there is only the last layer.
#pragma once

#include <memory>

#include "model/reading/first_move.hpp"
#include "model/reading/search_tree.hpp"
#include "model/reading/tsumego_question.hpp"

namespace gosedai {

class TsumegoSearch {
 public:
  TsumegoSearch(const Board& board, const TsumegoQuestion& question);
  TsumegoSearch(TsumegoSearch&&) noexcept;
  TsumegoSearch& operator=(TsumegoSearch&&) noexcept;
  ~TsumegoSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  ReadingAnswer answer() const;
  /// The first move that looks best so far, whatever the answer is; none when nothing is known.
  Point best_guess() const;
  /// What is thought of each first move, ko threats aside.
  FirstMoves first_moves() const;
  /// Of the phase that the answer is from; empty after the end unless the question asks to keep it.
  SearchTree tree(const TreeLimits& limits) const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

/// Runs a search to its end or to the node limit, whichever comes first.
ReadingAnswer solve(const Board& board, const TsumegoQuestion& question, int node_limit);

}  // namespace gosedai
