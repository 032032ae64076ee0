// A resumable capture or ladder search on its own copy of the board.
//
//     CaptureSearch search(board, question);
//     while (!search.advance(50)) { ... put down, do something else, pick up ... }
//     use(search.answer());
//
// `advance` expands at most that many nodes and says whether the answer is final. How the work is
// cut into pieces never changes the answer. The search works in layers that let the attacker do more
// and more: before the end `answer()` is that of the widest layer that is complete, unknown without
// one, with the nodes and the footprint so far; the caller decides when to give up.
#pragma once

#include <memory>

#include "model/reading/capture_question.hpp"
#include "model/reading/expansion_memory.hpp"
#include "model/reading/search_tree.hpp"

namespace gosedai {

class CaptureSearch {
 public:
  CaptureSearch(const Board& board, const CaptureQuestion& question,
                SearchMemory* memory = nullptr);
  /// As part of another search that remembers.
  CaptureSearch(const Board& board, const CaptureQuestion& question, ExpansionMemory* memory);
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
