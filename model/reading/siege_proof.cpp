// The course of the search: down to the position that matters most, and back up with what it gave.
#include "model/reading/siege_proof.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr int idle_limit = 50'000;
constexpr int depth_limit = 70;
constexpr int ko_threats = 2;
constexpr std::size_t line_limit = 40;

}  // namespace

SiegeProof::SiegeProof(const WatchedBoard& root, const SiegeGoal& goal, Color to_move,
                       KoThreats threats)
    : board_(root), goal_(&goal), root_hash_(root.hash()) {
  if (threats == KoThreats::prover) threatener_ = goal.attacker();
  if (threats == KoThreats::other) threatener_ = goal.owner();
  table_.resize(256);
  const Estimate seen = goal.estimate(board_, to_move);
  add_node(key_for(to_move), to_move == goal.attacker(), {seen.proof, seen.disproof});
  if (!seen.is_settled()) stack_.push_back({});
}

Color SiegeProof::color_of(const Node& node) const noexcept {
  return node.attacker_to_move ? goal_->attacker() : goal_->owner();
}

Board::Undo SiegeProof::make(Color color, Point move) {
  if (move.is_none()) return board_.pass();
  if (board_.is_banned(color, move)) ++threats_used_;
  return board_.play(color, move);
}

/// Relative to the root, so that it does not depend on stones that the search never looks at.
Hash SiegeProof::key_for(Color to_move) const noexcept {
  return board_.hash() ^ root_hash_ ^
         (board_.ko_banned() == to_move ? ko_key(board_.ko_point()) : 0) ^
         (to_move == Color::white ? white_to_move_key : 0) ^
         (static_cast<Hash>(threats_used_) * 0x9e3779b97f4a7c15ULL);
}

std::uint32_t SiegeProof::find(Hash key) const noexcept {
  const std::size_t mask = table_.size() - 1;
  for (std::size_t slot = key & mask; table_[slot] != 0; slot = (slot + 1) & mask)
    if (nodes_[table_[slot] - 1].key == key) return table_[slot] - 1;
  return no_node;
}

std::uint32_t SiegeProof::add_node(Hash key, bool attacker_to_move, Numbers numbers) {
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  Node node;
  node.key = key;
  node.attacker_to_move = attacker_to_move;
  node.proof = numbers.proof;
  node.disproof = numbers.disproof;
  nodes_.push_back(node);
  if (nodes_.size() * 2 > table_.size()) {
    grow_table();
    return index;
  }
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = key & mask;
  while (table_[slot] != 0) slot = (slot + 1) & mask;
  table_[slot] = index + 1;
  return index;
}

void SiegeProof::grow_table() {
  table_.assign(table_.size() * 2, 0);
  const std::size_t mask = table_.size() - 1;
  for (std::uint32_t index = 0; index < nodes_.size(); ++index) {
    std::size_t slot = nodes_[index].key & mask;
    while (table_[slot] != 0) slot = (slot + 1) & mask;
    table_[slot] = index + 1;
  }
}

void SiegeProof::expand(std::uint32_t index) {
  nodes_[index].expanded = true;
  depth_ = std::max(depth_, static_cast<int>(stack_.size()) - 1);
  nodes_[index].first_edge = static_cast<std::uint32_t>(edges_.size());
  if (static_cast<int>(stack_.size()) > depth_limit) {
    nodes_[index].proof = infinite;
    nodes_[index].disproof = 0;
    return;
  }
  const Color color = color_of(nodes_[index]);
  for (const SiegeChoice& choice : goal_->choices(board_, color))
    add_edge(index, choice.point, choice.handicap);
  // Where the ban forbids the attacker his move, he may wait for it.
  if (color == goal_->attacker() && nodes_[index].banned) add_edge(index, Point::none(), 2);
  nodes_[index].edge_count = static_cast<std::uint8_t>(edges_.size() - nodes_[index].first_edge);
  if (nodes_[index].edge_count > 0) return;
  const Estimate seen = goal_->judge(board_, color);
  nodes_[index].proof = seen.proof;
  nodes_[index].disproof = seen.disproof;
}

/// Appends a move and what is seen of the position after it, unless the ban forbids it.
void SiegeProof::add_edge(std::uint32_t index, Point move, std::uint32_t handicap) {
  const bool attacker_moves = nodes_[index].attacker_to_move;
  const Color color = color_of(nodes_[index]);
  if (!move.is_none() && board_.is_banned(color, move)) {
    nodes_[index].banned = true;
    if (color != threatener_ || threats_used_ >= ko_threats) return;
  }
  const int used_before = threats_used_;
  const Board::Undo undo = make(color, move);
  Edge edge;
  edge.move = move;
  edge.child = find(key_for(opponent(color)));
  if (edge.child == no_node) {
    const Estimate seen = goal_->estimate(board_, opponent(color));
    edge.proof = seen.proof;
    edge.disproof = seen.disproof;
    if (!seen.is_settled()) (attacker_moves ? edge.proof : edge.disproof) += handicap;
  }
  board_.undo(undo);
  threats_used_ = used_before;
  edges_.push_back(edge);
}

/// Numbers of the position after a move. One on the path is a repetition.
SiegeProof::Numbers SiegeProof::numbers_of(const Edge& edge) const noexcept {
  if (edge.child == no_node) return {edge.proof, edge.disproof};
  const Node& child = nodes_[edge.child];
  if (child.on_path) return {infinite, 0};
  return {child.proof, child.disproof};
}

SiegeProof::Choice SiegeProof::update(Node& node) {
  Choice choice;
  std::uint32_t best = infinite;
  std::uint32_t unsettled = 0;
  bool other_side_wins_one = false;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Numbers numbers = numbers_of(edges_[node.first_edge + i]);
    const std::uint32_t wanted = node.attacker_to_move ? numbers.proof : numbers.disproof;
    const std::uint32_t against = node.attacker_to_move ? numbers.disproof : numbers.proof;
    if (against == infinite) other_side_wins_one = true;
    if (against != 0) {
      choice.largest = std::max(choice.largest, against);
      ++unsettled;
    }
    if (wanted < best) {
      choice.second = best;
      best = wanted;
      choice.best_edge = node.first_edge + i;
    } else {
      choice.second = std::min(choice.second, wanted);
    }
  }
  std::uint32_t sum = unsettled == 0 ? 0 : Estimate::sum(choice.largest, unsettled - 1);
  if (other_side_wins_one) sum = infinite;
  node.proof = node.attacker_to_move ? best : sum;
  node.disproof = node.attacker_to_move ? sum : best;
  return choice;
}

SiegeProof::Choice SiegeProof::refresh(std::uint32_t index) {
  if (nodes_[index].is_settled()) return {};
  const Choice choice = update(nodes_[index]);
  if (nodes_[index].is_settled()) settle(nodes_[index]);
  return choice;
}

bool SiegeProof::is_won(const Node& node, const Edge& edge) const noexcept {
  const Numbers numbers = numbers_of(edge);
  return (node.attacker_to_move ? numbers.proof : numbers.disproof) == 0;
}

void SiegeProof::settle(Node& node) {
  const bool proved = node.proof == 0;
  const bool mover_wins = proved == node.attacker_to_move;
  bool all_lean = true;
  bool any_leans = node.banned;
  std::uint16_t shortest = UINT16_MAX - 1;
  std::uint16_t longest = 0;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    const Numbers numbers = numbers_of(edge);
    if ((proved ? numbers.proof : numbers.disproof) != 0) continue;
    const bool has_node = edge.child != no_node && !nodes_[edge.child].on_path;
    const bool leans = has_node && nodes_[edge.child].leans_on_ban;
    all_lean &= leans;
    any_leans |= leans;
    const std::uint16_t height = has_node ? nodes_[edge.child].height : std::uint16_t{0};
    shortest = std::min(shortest, height);
    longest = std::max(longest, height);
  }
  node.leans_on_ban = mover_wins ? all_lean : any_leans;
  node.height = static_cast<std::uint16_t>((mover_wins ? shortest : longest) + 1);
}

void SiegeProof::descend(std::uint32_t edge_index, const Choice& choice) {
  const Frame top = stack_.back();
  const std::uint32_t slack =
      choice.second == infinite ? infinite : choice.second + 1 + choice.second / 4;
  const auto rest = [](std::uint32_t limit, std::uint32_t all, std::uint32_t part) {
    return limit == infinite ? infinite : std::min(limit - all + part, infinite);
  };
  const Node node = nodes_[top.node];
  Frame next;
  if (node.attacker_to_move) {
    next.proof_limit = std::min(top.proof_limit, slack);
    next.disproof_limit = rest(top.disproof_limit, node.disproof, choice.largest);
  } else {
    next.disproof_limit = std::min(top.disproof_limit, slack);
    next.proof_limit = rest(top.proof_limit, node.proof, choice.largest);
  }
  nodes_[top.node].on_path = true;
  const Color color = color_of(node);
  next.threats_used = threats_used_;
  next.undo = make(color, edges_[edge_index].move);
  if (edges_[edge_index].child == no_node) {
    const Hash key = key_for(opponent(color));
    const std::uint32_t known = find(key);
    const Numbers numbers = {edges_[edge_index].proof, edges_[edge_index].disproof};
    edges_[edge_index].child =
        known != no_node ? known : add_node(key, !node.attacker_to_move, numbers);
  }
  next.node = edges_[edge_index].child;
  stack_.push_back(next);
}

void SiegeProof::leave() {
  const Frame left = stack_.back();
  stack_.pop_back();
  if (stack_.empty()) return;
  board_.undo(left.undo);
  threats_used_ = left.threats_used;
  nodes_[stack_.back().node].on_path = false;
}

void SiegeProof::stop() {
  while (!stack_.empty()) leave();
}

bool SiegeProof::advance(int& budget) {
  while (!stack_.empty()) {
    if (beyond_ && stack_.size() == 1) {
      leave();
      break;
    }
    const Frame top = stack_.back();
    if (!nodes_[top.node].expanded) {
      if (budget <= 0) return false;
      --budget;
      idle_steps_ = 0;
      expand(top.node);
    }
    if (++idle_steps_ > idle_limit) {
      stop();
      break;
    }
    // A child that has become a node by another way may be on the path by now.
    const bool repeats = nodes_[top.node].on_path;
    const Choice choice = repeats ? Choice{} : refresh(top.node);
    const Node& node = nodes_[top.node];
    if (repeats || node.proof >= top.proof_limit || node.disproof >= top.disproof_limit)
      leave();
    else
      descend(choice.best_edge, choice);
  }
  return true;
}

bool SiegeProof::wins(std::size_t rank) const noexcept {
  const Node& root = nodes_[0];
  return rank < root.edge_count &&
         is_won(root, edges_[root.first_edge + static_cast<std::uint32_t>(rank)]);
}

bool SiegeProof::ask_for_move(std::size_t rank) {
  const Node& root = nodes_[0];
  if (!root.expanded || rank >= root.edge_count || !stack_.empty()) return false;
  const std::uint32_t edge = root.first_edge + static_cast<std::uint32_t>(rank);
  const Numbers numbers = numbers_of(edges_[edge]);
  if (numbers.proof == 0 || numbers.disproof == 0) return false;
  beyond_ = true;
  idle_steps_ = 0;
  stack_.push_back({});
  descend(edge, {});
  return true;
}

/// The edge that the line follows: the winner's first move that wins, or the loser's longest
/// resistance.
std::uint32_t SiegeProof::line_edge(const Node& node) const {
  const bool mover_wins = (node.proof == 0) == node.attacker_to_move;
  std::uint32_t chosen = no_node;
  int longest = -1;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    if (is_won(node, edge) != mover_wins) continue;
    if (mover_wins) return node.first_edge + i;
    const int height = edge.child == no_node ? 0 : nodes_[edge.child].height;
    if (height <= longest) continue;
    longest = height;
    chosen = node.first_edge + i;
  }
  return chosen;
}

std::vector<Point> SiegeProof::winning_moves() const {
  std::vector<Point> moves;
  const Node& root = nodes_[0];
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    const Edge& edge = edges_[root.first_edge + i];
    if (is_won(root, edge)) moves.push_back(edge.move);
  }
  return moves;
}

std::vector<Point> SiegeProof::line() const {
  std::vector<Point> moves;
  const Node* node = nodes_.data();
  while (node->is_settled() && node->expanded && moves.size() < line_limit) {
    const std::uint32_t chosen = line_edge(*node);
    if (chosen == no_node) break;
    moves.push_back(edges_[chosen].move);
    if (edges_[chosen].child == no_node) break;
    node = &nodes_[edges_[chosen].child];
  }
  return moves;
}

FirstMoves SiegeProof::first_moves() const {
  FirstMoves moves;
  const Node& root = nodes_[0];
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    const Edge& edge = edges_[root.first_edge + i];
    if (edge.move.is_none()) continue;
    Numbers numbers = numbers_of(edge);
    if (edge.child != no_node) numbers = {nodes_[edge.child].proof, nodes_[edge.child].disproof};
    if (root.attacker_to_move)
      moves.push_back({edge.move, numbers.proof, numbers.disproof});
    else
      moves.push_back({edge.move, numbers.disproof, numbers.proof});
  }
  return moves;
}

}  // namespace gosedai
