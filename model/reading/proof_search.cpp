#include "model/reading/proof_search.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr std::uint32_t infinite = Estimate::infinite;
constexpr std::size_t first_table_size = 128;
constexpr std::size_t node_limit = 1U << 18;
constexpr std::uint32_t idle_handicap = 40;
constexpr std::size_t line_limit = 120;

/// Sums stay below the value that means "settled".
constexpr std::uint32_t add_numbers(std::uint32_t a, std::uint32_t b) {
  return std::min(a + b, infinite - 1);
}

}  // namespace

ProofSearch::ProofSearch(WatchedBoard& board, const ProofGoal& goal, Color to_move,
                         KoThreats threats)
    : board_(board), goal_(goal), prover_(goal.prover()), root_hash_(board.hash()) {
  if (threats == KoThreats::prover) unlimited_ = prover_;
  if (threats == KoThreats::other) unlimited_ = opponent(prover_);
  if (board_.ko_banned() == unlimited_) board_.clear_ko();
  Node root;
  root.prover_to_move = to_move == prover_;
  root.numbers = goal_.estimate(board_, to_move);
  nodes_.push_back(root);
  if (!root.numbers.is_settled()) {
    nodes_.reserve(first_table_size / 2);
    edges_.reserve(first_table_size);
    table_.resize(first_table_size);
    stack_.push_back({});
  }
}

Color ProofSearch::color_of(const Node& node) const noexcept {
  return node.prover_to_move ? prover_ : opponent(prover_);
}

Board::Undo ProofSearch::make(Color color, Point move) {
  const Board::Undo undo = move.is_none() ? board_.pass() : board_.play(color, move);
  if (board_.ko_banned() == unlimited_) board_.clear_ko();
  return undo;
}

/// Relative to the root, so that it does not depend on stones that the search never looks at.
Hash ProofSearch::key_for(Color to_move) const noexcept {
  return board_.hash() ^ root_hash_ ^
         (board_.ko_banned() == to_move ? ko_key(board_.ko_point()) : 0) ^
         (to_move == Color::white ? white_to_move_key : 0);
}

void ProofSearch::remember(std::uint32_t index) {
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = nodes_[index].key & mask;
  while (table_[slot] != 0) slot = (slot + 1) & mask;
  table_[slot] = index + 1;
}

void ProofSearch::grow_table() {
  table_.assign(table_.size() * 2, 0);
  for (std::uint32_t index = 0; index < nodes_.size(); ++index) remember(index);
}

/// The node of the position on the board; a new one gets the goal's estimate.
std::uint32_t ProofSearch::find_or_add(Color to_move, std::uint32_t handicap) {
  const Hash key = key_for(to_move);
  const std::size_t mask = table_.size() - 1;
  for (std::size_t slot = key & mask; table_[slot] != 0; slot = (slot + 1) & mask)
    if (nodes_[table_[slot] - 1].key == key) return table_[slot] - 1;

  Node node;
  node.key = key;
  node.prover_to_move = to_move == prover_;
  node.numbers = goal_.estimate(board_, to_move);
  if (node.numbers.is_settled()) {
    node.height = node.numbers.move.is_none() ? 0 : 1;
    if (node.numbers.is_proved()) keep_zone_of_leaf(node);
  } else {
    // The handicap is the mover's, who is the opponent of the side to move now.
    std::uint32_t& wanted = node.prover_to_move ? node.numbers.disproof : node.numbers.proof;
    wanted = add_numbers(wanted, handicap);
  }
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(node);
  if (nodes_.size() * 2 > table_.size())
    grow_table();
  else
    remember(index);
  return index;
}

/// A ban at the root matters only for the first move. Where it is not among the candidates it is
/// taken away, because it would give the root another key than the same position later on.
void ProofSearch::forget_far_ban(Color to_move) {
  const Point ko = board_.ko_point();
  if (!ko.is_none() && (board_.ko_banned() != to_move || !candidates_.contains(ko)))
    board_.clear_ko();
}

void ProofSearch::expand(std::uint32_t index) {
  const Color color = color_of(nodes_[index]);
  nodes_[index].expanded = true;
  depth_ = std::max(depth_, static_cast<int>(stack_.size()) - 1);
  if (static_cast<int>(stack_.size()) > goal_.depth_limit() || nodes_.size() > node_limit) {
    nodes_[index].numbers = Estimate::disproved();
    nodes_[index].tainted = true;
    return;
  }
  candidates_.clear();
  goal_.generate(board_, color, candidates_);
  if (index == 0) {
    forget_far_ban(color);
    nodes_[0].key = key_for(color);
    remember(0);
  }
  const auto first_edge = static_cast<std::uint32_t>(edges_.size());
  // With threats to burn a pass is often enough, but the move that is wanted is the ko.
  const std::uint32_t idle = index == 0 && color == unlimited_ ? idle_handicap : 0;
  for (const Candidates::Entry& entry : candidates_.entries())
    add_edge(color, entry.point, entry.handicap + (entry.point.is_none() ? idle : 0));
  Node& node = nodes_[index];
  node.first_edge = first_edge;
  node.edge_count = static_cast<std::uint16_t>(edges_.size() - first_edge);
  node.open = candidates_.is_open() && !node.prover_to_move;
}

/// Appends a move and the position after it, unless the rules forbid it.
void ProofSearch::add_edge(Color color, Point move, std::uint32_t handicap) {
  if (!move.is_none()) {
    if (!board_.can_play(color, move)) return;
    if (board_.is_banned(color, move)) {
      met_ban_[player_index(color)] = true;
      return;
    }
  }
  const Board::Undo undo = make(color, move);
  const std::uint32_t child = find_or_add(opponent(color), handicap);
  board_.undo(undo);
  edges_.push_back({move, child});
}

/// The zone of the refuted pass, where there is one.
const BitBoard* ProofSearch::zone_of_pass(const Node& node) const {
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    if (!edge.move.is_none()) continue;
    const Node& child = nodes_[edge.child];
    return child.numbers.is_proved() ? &zones_[child.zone] : nullptr;
  }
  return nullptr;
}

/// All known moves fail: tries everything else that could disturb the refutation of the pass.
void ProofSearch::add_zone_moves(std::uint32_t index) {
  nodes_[index].open = false;
  const BitBoard* zone = zone_of_pass(nodes_[index]);
  if (zone == nullptr) return;
  BitBoard rest = board_.empty_in(*zone);
  const Node node = nodes_[index];
  const auto first_edge = static_cast<std::uint32_t>(edges_.size());
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge edge = edges_[node.first_edge + i];
    if (!edge.move.is_none()) rest.erase(edge.move);
    edges_.push_back(edge);
  }
  const Color color = color_of(node);
  rest.for_each([&](Point point) { add_edge(color, point, 0); });
  nodes_[index].first_edge = first_edge;
  nodes_[index].edge_count = static_cast<std::uint16_t>(edges_.size() - first_edge);
}

/// Numbers of an expanded node from its children. A child on the path is a repetition.
ProofSearch::Choice ProofSearch::update(Node& node) {
  Choice choice;
  std::uint32_t best = infinite;
  std::uint32_t largest = 0;
  std::uint32_t unsettled = 0;
  bool other_side_wins_one = false;
  const BitBoard* zone = node.prover_to_move ? nullptr : zone_of_pass(node);
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    const Node& child = nodes_[edge.child];
    if (zone != nullptr && !edge.move.is_none() && !zone->contains(edge.move)) continue;
    const Estimate numbers = child.on_path ? Estimate::disproved() : child.numbers;
    const std::uint32_t wanted = node.prover_to_move ? numbers.proof : numbers.disproof;
    const std::uint32_t against = node.prover_to_move ? numbers.disproof : numbers.proof;
    if (against == infinite) other_side_wins_one = true;
    if (against != 0) {
      largest = std::max(largest, against);
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
  choice.largest = largest;
  std::uint32_t sum = unsettled == 0 ? 0 : add_numbers(largest, unsettled - 1);
  if (other_side_wins_one) sum = infinite;
  node.numbers.proof = node.prover_to_move ? best : sum;
  node.numbers.disproof = node.prover_to_move ? sum : best;
  return choice;
}

/// Height, taint and zone of a node that has just been settled by its children.
void ProofSearch::settle(Node& node) {
  const bool proved = node.numbers.is_proved();
  const bool mover_wins = proved == node.prover_to_move;
  bool clean_found = false;
  bool taint_found = false;
  std::uint16_t shortest = UINT16_MAX - 1;
  std::uint16_t longest = 0;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Node& child = nodes_[edges_[node.first_edge + i].child];
    const bool repeats = child.on_path;
    const Estimate numbers = repeats ? Estimate::disproved() : child.numbers;
    if (!numbers.is_settled() || numbers.is_proved() != proved) continue;
    (repeats || child.tainted ? taint_found : clean_found) = true;
    const std::uint16_t height = repeats ? std::uint16_t{0} : child.height;
    shortest = std::min(shortest, height);
    longest = std::max(longest, height);
  }
  // One clean disproof is enough for the side that chooses; otherwise all must be clean.
  node.tainted = !proved && (mover_wins ? !clean_found : taint_found);
  node.height = static_cast<std::uint16_t>((mover_wins ? shortest : longest) + 1);
  if (proved) keep_zone(node);
}

/// The goal has looked one move of the prover ahead at most.
void ProofSearch::keep_zone_of_leaf(Node& node) {
  const Color color = color_of(node);
  BitBoard zone = goal_.zone_of_position(board_, color);
  if (node.prover_to_move && !node.numbers.move.is_none()) {
    zone |= goal_.zone_of_move(board_, node.numbers.move);
    const Board::Undo undo = make(color, node.numbers.move);
    zone |= goal_.zone_of_position(board_, opponent(color));
    board_.undo(undo);
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
      zone |= goal_.zone_of_move(board_, edge.move);
      break;
    }
    if (!edge.move.is_none()) zone.insert(edge.move);
  }
  node.zone = static_cast<std::uint32_t>(zones_.size());
  zones_.push_back(zone);
}

void ProofSearch::descend(const Choice& choice) {
  const Frame& top = stack_.back();
  const Node& node = nodes_[top.node];
  const Edge edge = edges_[choice.best_edge];
  // A quarter of slack beyond the second best keeps the search from hopping between two moves.
  const std::uint32_t slack =
      choice.second == infinite ? infinite : choice.second + 1 + choice.second / 4;
  const auto rest = [](std::uint32_t limit, std::uint32_t all, std::uint32_t part) {
    return limit == infinite ? infinite : std::min(limit - all + part, infinite);
  };
  Frame next;
  next.node = edge.child;
  if (node.prover_to_move) {
    next.proof_limit = std::min(top.proof_limit, slack);
    next.disproof_limit = rest(top.disproof_limit, node.numbers.disproof, choice.largest);
  } else {
    next.disproof_limit = std::min(top.disproof_limit, slack);
    next.proof_limit = rest(top.proof_limit, node.numbers.proof, choice.largest);
  }
  const Color color = color_of(node);
  nodes_[top.node].on_path = true;
  next.undo = make(color, edge.move);
  stack_.push_back(next);
}

void ProofSearch::leave() {
  const Board::Undo undo = stack_.back().undo;
  stack_.pop_back();
  if (stack_.empty()) return;
  board_.undo(undo);
  nodes_[stack_.back().node].on_path = false;
}

/// Brings an expanded node up to date. A settled one stays as it is: its children may be on
/// another path by now.
ProofSearch::Choice ProofSearch::refresh(std::uint32_t index) {
  if (nodes_[index].numbers.is_settled()) return {};
  Choice choice = update(nodes_[index]);
  if (nodes_[index].numbers.is_proved() && nodes_[index].open) {
    add_zone_moves(index);
    choice = update(nodes_[index]);
  }
  if (nodes_[index].numbers.is_settled()) settle(nodes_[index]);
  return choice;
}

bool ProofSearch::advance(int& budget) {
  while (!stack_.empty()) {
    const Frame top = stack_.back();
    if (!nodes_[top.node].expanded) {
      if (budget <= 0) return false;
      --budget;
      expand(top.node);
    }
    const Choice choice = refresh(top.node);
    const Estimate& numbers = nodes_[top.node].numbers;
    if (numbers.proof >= top.proof_limit || numbers.disproof >= top.disproof_limit)
      leave();
    else
      descend(choice);
  }
  return true;
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
    const bool better = mover_wins ? best.tainted && !child.tainted : child.height > best.height;
    if (better) chosen = i;
  }
  return chosen;
}

std::vector<Point> ProofSearch::line() const {
  std::vector<Point> moves;
  const Node* node = nodes_.data();
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
