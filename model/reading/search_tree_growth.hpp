// How the graph of a proof search is read as a tree of moves, whatever its nodes look like.
#pragma once

#include <algorithm>
#include <vector>

#include "model/reading/search_tree.hpp"

namespace gosedai {

/// A move from one position of the graph to another.
struct TreeStep {
  Point move;
  Color player = Color::empty;
  std::uint32_t child = 0;
};

/// Settles the position before it the way that one is settled: to be shown first.
inline bool decides(const SearchTree& parent, const SearchTree& child) {
  return parent.state != SearchTree::State::open && parent.state == child.state;
}

/// `known(index)` tells state and numbers of a position, `steps(index)` the moves that were looked at there.
template <class Known, class Steps>
void grow_search_tree(SearchTree& tree, std::uint32_t index, int depth, int& positions,
                      const Known& known, const Steps& steps) {
  if (depth <= 0) return;
  std::vector<TreeStep> moves = steps(index);
  std::ranges::stable_partition(
      moves, [&](const TreeStep& step) { return decides(tree, known(step.child)); });
  for (const TreeStep& step : moves) {
    if (--positions < 0) return;
    SearchTree& next = tree.next.emplace_back(known(step.child));
    next.move = step.move;
    next.player = step.player;
    grow_search_tree(next, step.child, depth - 1, positions, known, steps);
  }
}

}  // namespace gosedai
