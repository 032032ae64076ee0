// A resumable search whether a string can be linked with an area or kept out of it.
//
//     BreakInSearch search(board, question);
//     while (!search.advance(50)) { ... put down, do something else, pick up ... }
//     use(search.answer());
//
// Before the end `answer()` holds what the last complete layer found (connection_phases.hpp).
#pragma once

#include <memory>

#include "model/reading/break_in_question.hpp"
#include "model/reading/reading_answer.hpp"
#include "model/reading/search_tree.hpp"

namespace gosedai {

class BreakInSearch {
 public:
  BreakInSearch(const Board& board, const BreakInQuestion& question);
  BreakInSearch(BreakInSearch&&) noexcept;
  BreakInSearch& operator=(BreakInSearch&&) noexcept;
  ~BreakInSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  ReadingAnswer answer() const;
  SearchTree tree(const TreeLimits& limits) const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

/// Runs a search to its end or to the node limit, whichever comes first.
ReadingAnswer solve(const Board& board, const BreakInQuestion& question, int node_limit);

}  // namespace gosedai
