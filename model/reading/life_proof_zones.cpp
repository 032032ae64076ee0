// Zones of relevance in the proof search: what a settled position leans on, and which moves need
// not be tried because of it (life_zone.hpp).
#include "model/reading/life_proof.hpp"

namespace gosedai {

/// A refutation that does not touch the refuted move refutes every other move beyond its zone.
void LifeProof::prune(const Node& node) {
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    Edge& edge = edges_[node.first_edge + i];
    if (edge.child == no_node || edge.prunes || edge.pruned) continue;
    const Node& child = nodes_[edge.child];
    if (child.on_path || child.taint != Taint::clean) continue;
    if ((node.prover_to_move ? child.disproof : child.proof) != 0) continue;
    const int number = edge.move.is_none() ? -1 : goal_->number(edge.move);
    if (number >= 0 && (child.zone >> number & 1) != 0) continue;
    edge.prunes = true;
    for (std::uint32_t k = 0; k < node.edge_count; ++k) {
      Edge& other = edges_[node.first_edge + k];
      if (other.move.is_none() || other.prunes) continue;
      if ((child.zone >> goal_->number(other.move) & 1) == 0) other.pruned = true;
    }
  }
}

RegionSet LifeProof::winning_zone(const Node& node) const {
  const std::uint32_t chosen = line_edge(node);
  if (chosen == no_node) return everywhere;
  const Edge& edge = edges_[chosen];
  if (edge.child == no_node || nodes_[edge.child].on_path) return everywhere;
  const RegionSet after = nodes_[edge.child].zone;
  return edge.move.is_none() ? after : after | move_zone(board_, *goal_, color_of(node), edge.move);
}

RegionSet LifeProof::losing_zone(const Node& node) const {
  // Who cannot move at all might have been able to elsewhere.
  if (node.edge_count == 0) return everywhere;
  RegionSet zone = 0;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    if (edge.pruned) continue;
    if (edge.child == no_node || nodes_[edge.child].on_path) return everywhere;
    zone |= nodes_[edge.child].zone;
  }
  return zone;
}

}  // namespace gosedai
