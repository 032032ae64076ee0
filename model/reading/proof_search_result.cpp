// What a settled position hands on to those before it: its taint, its zone and the line of play.
#include <algorithm>
#include <climits>

#include "model/reading/proof_search.hpp"

namespace gosedai {

namespace {

constexpr std::size_t line_limit = 120;

}  // namespace

/// How deep on the current path the highest position lies that a disproved child leans on; a clean
/// child leans on none.
int ProofSearch::taint_depth(const Node& child) const {
  if (child.on_path) return child.path_depth;
  if (child.taint == clean) return INT_MAX;
  if (child.taint == tainted_for_good) return -1;
  const Node& repeated = nodes_[child.taint];
  if (repeated.on_path) return repeated.path_depth;
  const bool confirmed = repeated.numbers.is_disproved() && repeated.taint == clean;
  return confirmed ? INT_MAX : -1;
}

/// The taint of the position on top of the stack when it leans on the path at that depth.
std::uint32_t ProofSearch::taint_from(int depth) const {
  if (depth < 0) return tainted_for_good;
  const bool closes_circle = depth >= static_cast<int>(stack_.size()) - 1;
  return closes_circle ? clean : stack_[static_cast<std::size_t>(depth)].node;
}

/// What a node that has just been settled by its children hands on. The side that chooses needs one
/// move without a blemish; the other side's moves must all be without.
void ProofSearch::settle(Node& node) {
  const bool proved = node.numbers.is_proved();
  const bool mover_wins = proved == node.prover_to_move;
  int shallowest = INT_MAX;
  int deepest = -1;
  bool all_lean = true;
  bool any_leans = node.banned;
  std::uint16_t shortest = UINT16_MAX - 1;
  std::uint16_t longest = 0;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Node& child = nodes_[edges_[node.first_edge + i].child];
    const bool repeats = child.on_path;
    const Estimate numbers = repeats ? Estimate::disproved() : child.numbers;
    if (!numbers.is_settled() || numbers.is_proved() != proved) continue;
    shallowest = std::min(shallowest, taint_depth(child));
    deepest = std::max(deepest, taint_depth(child));
    all_lean &= child.leans_on_ban;
    any_leans |= child.leans_on_ban;
    const std::uint16_t height = repeats ? std::uint16_t{0} : child.height;
    shortest = std::min(shortest, height);
    longest = std::max(longest, height);
  }
  if (!proved) node.taint = taint_from(mover_wins ? deepest : shallowest);
  node.leans_on_ban = mover_wins ? all_lean : any_leans;
  node.height = static_cast<std::uint16_t>((mover_wins ? shortest : longest) + 1);
  if (proved && goal_.uses_zones()) keep_zone(node);
}

/// The goal has looked one move of the prover ahead at most.
void ProofSearch::keep_zone_of_leaf(Node& node) {
  const Color color = color_of(node);
  BitBoard zone = goal_.zone_of_position(board_, color);
  if (node.prover_to_move && !node.numbers.move.is_none()) {
    zone |= goal_.zone_of_move(board_, node.numbers.move);
    const Step step = make(color, node.numbers.move);
    zone |= goal_.zone_of_position(board_, opponent(color));
    take_back(step);
  }
  node.zone = static_cast<std::uint32_t>(zones_.size());
  zones_.push_back(zone);
}

/// A proof leans on its position, on the winning move, and on what all answers lean on.
void ProofSearch::keep_zone(Node& node) {
  BitBoard zone = goal_.zone_of_position(board_, color_of(node));
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    const Node& child = nodes_[edge.child];
    if (!child.numbers.is_proved()) continue;
    zone |= zones_[child.zone];
    if (node.prover_to_move) {
      if (!edge.move.is_none()) zone |= goal_.zone_of_move(board_, edge.move);
      break;
    }
    if (!edge.move.is_none()) zone.insert(edge.move);
  }
  node.zone = static_cast<std::uint32_t>(zones_.size());
  zones_.push_back(zone);
}

/// The child that the line follows: the winner's move, or the loser's longest resistance.
std::uint32_t ProofSearch::line_child(const Node& node) const {
  const bool proved = node.numbers.is_proved();
  const bool mover_wins = proved == node.prover_to_move;
  std::uint32_t chosen = node.edge_count;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Node& child = nodes_[edges_[node.first_edge + i].child];
    if (!child.numbers.is_settled() || child.numbers.is_proved() != proved) continue;
    if (chosen == node.edge_count) {
      chosen = i;
      continue;
    }
    const Node& best = nodes_[edges_[node.first_edge + chosen].child];
    const bool better =
        mover_wins ? best.taint != clean && child.taint == clean : child.height > best.height;
    if (better) chosen = i;
  }
  return chosen;
}

const ProofSearch::Edge* ProofSearch::edge_of(Point move) const {
  for (std::uint32_t i = 0; i < nodes_[0].edge_count; ++i)
    if (edges_[nodes_[0].first_edge + i].move == move) return &edges_[nodes_[0].first_edge + i];
  return nullptr;
}

/// A move that works only because of the ban is no better than a failure while there is another.
ProofSearch::MoveResult ProofSearch::result_of(Point move) const {
  const Edge* edge = edge_of(move);
  if (edge == nullptr) return MoveResult::not_known;
  const Node& child = nodes_[edge->child];
  if (!child.numbers.is_settled() || child.taint != clean) return MoveResult::not_known;
  if (child.numbers.is_proved() != nodes_[0].prover_to_move) return MoveResult::fails;
  return child.leans_on_ban && !nodes_[0].leans_on_ban ? MoveResult::fails : MoveResult::works;
}

std::vector<Point> ProofSearch::first_moves() const {
  std::vector<Point> moves;
  const Node& root = nodes_[0];
  const BitBoard* zone = root.prover_to_move ? nullptr : zone_of_pass(root);
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    const Point move = edges_[root.first_edge + i].move;
    if (zone == nullptr || move.is_none() || zone->contains(move)) moves.push_back(move);
  }
  return moves;
}

std::vector<Point> ProofSearch::line() const {
  std::vector<Point> moves;
  const Node* node = &nodes_[0];
  while (node->numbers.is_settled() && moves.size() < line_limit) {
    if (!node->expanded) {
      if (!node->numbers.move.is_none()) moves.push_back(node->numbers.move);
      break;
    }
    const std::uint32_t chosen = line_child(*node);
    if (chosen == node->edge_count) break;
    const Edge& edge = edges_[node->first_edge + chosen];
    moves.push_back(edge.move);
    node = &nodes_[edge.child];
  }
  return moves;
}

}  // namespace gosedai
