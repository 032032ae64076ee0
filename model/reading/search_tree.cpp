// Reads the graphs of proof searches as trees.
#include "model/reading/search_tree.hpp"

#include "model/reading/life_proof.hpp"
#include "model/reading/proof_search.hpp"
#include "model/reading/search_tree_growth.hpp"

namespace gosedai {

namespace {

SearchTree known_as(Color prover, std::uint32_t proof, std::uint32_t disproof) {
  SearchTree known;
  known.prover = prover;
  known.proof = proof;
  known.disproof = disproof;
  if (proof == 0) known.state = SearchTree::State::proved;
  if (disproof == 0) known.state = SearchTree::State::disproved;
  return known;
}

template <class Known, class Steps>
SearchTree tree_from_root(const TreeLimits& limits, const Known& known, const Steps& steps) {
  SearchTree root = known(0);
  int positions = limits.positions;
  grow_search_tree(root, 0, limits.depth, positions, known, steps);
  return root;
}

}  // namespace

void add_line(SearchTree& tree, const std::vector<Point>& line, Color first, int depth) {
  SearchTree* end = &tree;
  Color player = first;
  for (const Point move : line) {
    if (--depth < 0) return;
    SearchTree next = known_as(tree.prover, tree.proof, tree.disproof);
    next.move = move;
    next.player = player;
    end = &end->next.emplace_back(std::move(next));
    player = opponent(player);
  }
}

SearchTree ProofSearch::tree(const TreeLimits& limits) const {
  const auto known = [this](std::uint32_t index) {
    const Node& node = nodes_[index];
    return known_as(prover_, node.numbers.proof, node.numbers.disproof);
  };
  const auto steps = [this](std::uint32_t index) {
    const Node& node = nodes_[index];
    std::vector<TreeStep> found;
    for (std::uint32_t i = 0; node.expanded && i < node.edge_count; ++i) {
      const Edge& edge = edges_[node.first_edge + i];
      found.push_back({edge.move, color_of(node), edge.child});
    }
    return found;
  };
  return tree_from_root(limits, known, steps);
}

/// Moves that were never looked into have no position to show.
SearchTree LifeProof::tree(const TreeLimits& limits) const {
  const auto known = [this](std::uint32_t index) {
    return known_as(goal_->prover(), nodes_[index].proof, nodes_[index].disproof);
  };
  const auto steps = [this](std::uint32_t index) {
    const Node& node = nodes_[index];
    std::vector<TreeStep> found;
    for (std::uint32_t i = 0; i < node.edge_count; ++i) {
      const Edge& edge = edges_[node.first_edge + i];
      if (edge.child != no_node) found.push_back({edge.move, color_of(node), edge.child});
    }
    return found;
  };
  return tree_from_root(limits, known, steps);
}

}  // namespace gosedai
