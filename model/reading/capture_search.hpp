// A resumable capture or ladder search on its own copy of the board.
//
//     CaptureSearch search(board, question);
//     while (!search.advance(50)) { ... put down, do something else, pick up ... }
//     use(search.answer());
//
// `advance` expands at most that many nodes and says whether the answer is final. How the work is
// cut into pieces never changes the answer. Before the end `answer()` is unknown with the nodes and
// the footprint so far; the caller decides when to give up.
#pragma once

#include <memory>

#include "model/reading/capture_question.hpp"
#include "model/reading/search_tree.hpp"

namespace gosedai {

class CaptureSearch {
 public:
  CaptureSearch(const Board& board, const CaptureQuestion& question);
  CaptureSearch(CaptureSearch&&) noexcept;
  CaptureSearch& operator=(CaptureSearch&&) noexcept;
  ~CaptureSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  CaptureAnswer answer() const;
  /// Of the layer and ko phase that the answer is taken from.
  SearchTree tree(const TreeLimits& limits) const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

/// Runs a search to its end or to the node limit, whichever comes first.
CaptureAnswer solve(const Board& board, const CaptureQuestion& question, int node_limit);

}  // namespace gosedai
