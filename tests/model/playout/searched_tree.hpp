// Searches with a tree in one thread, for tests.
#pragma once

#include "model/playout/leaf_work.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai::playout_tests {

/// All moves are equally usual.
inline LeafReport work(const PlayoutTree& tree, const TreePath& path, const PlayoutRoot& root,
                       std::uint64_t seed) {
  static const MoveHabits habits;
  LeafTask task;
  task.moves = tree.moves_of(path);
  task.wants_growth = path.wants_growth;
  task.seed = seed;
  return work_at_leaf(root, task, {plain_shapes(), habits}, {}, {});
}

/// As many games, each recorded before the next begins; fewer when more cannot change anything.
inline void search(PlayoutTree& tree, const PlayoutRoot& root, int games) {
  for (int i = 0; i < games && !tree.is_decided(); ++i) {
    const TreePath path = tree.descend();
    tree.record(path, work(tree, path, root, static_cast<std::uint64_t>(i)));
  }
}

}  // namespace gosedai::playout_tests
