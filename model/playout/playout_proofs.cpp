// The part of the tree that carries what is proved from the ends of games to the root.
#include <algorithm>

#include "model/playout/playout_tree.hpp"

namespace gosedai {

void PlayoutTree::note_end(const TreePath& path, const LeafReport& report) {
  TreeNode& leaf = nodes_[path.nodes.back()];
  leaf.over = true;
  const double black_lead = report.results.front().lead - komi_;
  if (report.end != GameEnd::proved || black_lead == 0) return;
  const Color next = path.nodes.size() % 2 == 1 ? to_move_ : opponent(to_move_);
  const Color winner = black_lead > 0 ? Color::black : Color::white;
  leaf.proof = winner == next ? Proof::lost : Proof::won;
  carry_up(path);
}

/// From the leaf, which is proved, as far as that proves something.
void PlayoutTree::carry_up(const TreePath& path) {
  for (std::size_t depth = path.nodes.size() - 1; depth > 0; --depth) {
    TreeNode& parent = nodes_[path.nodes[depth - 1]];
    if (parent.proof != Proof::open) return;
    if (nodes_[path.nodes[depth]].proof == Proof::won)
      parent.proof = Proof::lost;
    else if (parent.all_moves && !has_child(parent, Proof::open))
      parent.proof = Proof::won;
    else
      return;
  }
}

bool PlayoutTree::has_child(const TreeNode& parent, Proof proof) const {
  const auto begin = nodes_.begin() + parent.first_child;
  return std::any_of(begin, begin + parent.child_count, [proof](const TreeNode& child) {
    return !child.barred && child.proof == proof;
  });
}

bool PlayoutTree::is_decided() const {
  const TreeNode& top = nodes_[root];
  return top.proof != Proof::open || (top.grown && !has_child(top, Proof::open));
}

}  // namespace gosedai
