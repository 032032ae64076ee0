// Reads the graph of a proof search as a tree.
#include "model/reading/search_tree.hpp"

#include <algorithm>

#include "model/reading/proof_search.hpp"

namespace gosedai {

/// Settles the parent the way it is settled: to be shown first.
bool ProofSearch::decides(const Node& parent, const Node& child) {
  return parent.numbers.is_settled() && child.numbers.is_settled() &&
         parent.numbers.is_proved() == child.numbers.is_proved();
}

void ProofSearch::grow_tree(SearchTree& tree, std::uint32_t index, int depth,
                            int& positions) const {
  const Node& node = nodes_[index];
  tree.prover = prover_;
  tree.proof = node.numbers.proof;
  tree.disproof = node.numbers.disproof;
  if (node.numbers.is_proved()) tree.state = SearchTree::State::proved;
  if (node.numbers.is_disproved()) tree.state = SearchTree::State::disproved;
  if (!node.expanded || depth <= 0) return;
  std::vector<Edge> edges;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) edges.push_back(edges_[node.first_edge + i]);
  std::ranges::stable_partition(
      edges, [&](const Edge& edge) { return decides(node, nodes_[edge.child]); });
  for (const Edge& edge : edges) {
    if (--positions < 0) return;
    SearchTree& next = tree.next.emplace_back();
    next.move = edge.move;
    next.player = color_of(node);
    grow_tree(next, edge.child, depth - 1, positions);
  }
}

SearchTree ProofSearch::tree(const TreeLimits& limits) const {
  SearchTree root;
  int positions = limits.positions;
  grow_tree(root, 0, limits.depth, positions);
  return root;
}

}  // namespace gosedai
