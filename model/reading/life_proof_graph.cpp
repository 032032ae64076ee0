// The positions that have been met, and what a settled one hands on to those before it.
#include <algorithm>
#include <climits>
#include <cmath>

#include "model/reading/life_proof.hpp"

namespace gosedai {

namespace {

constexpr std::size_t node_limit = 1U << 20;
constexpr int depth_limit = 90;
constexpr std::size_t line_limit = 60;
constexpr std::uint32_t pass_handicap = 6;
// Who asks for a move wants one, even where a pass would do.
constexpr std::uint32_t root_pass_handicap = 60;
constexpr int most_handicap = 40;
constexpr int room_weight = 3;
constexpr double least_share = 0.0005;
constexpr double doubt_weight = 8;

}  // namespace

Color LifeProof::color_of(const Node& node) const noexcept {
  return node.prover_to_move ? goal_->prover() : opponent(goal_->prover());
}

Board::Undo LifeProof::make(Color color, Point move) {
  if (move.is_none()) return board_.pass();
  if (board_.is_ko_banned(color, move)) ++threats_used_;
  return board_.play(color, move);
}

/// Relative to the root, so that it does not depend on stones that the search never looks at.
Hash LifeProof::key_for(Color to_move) const noexcept {
  return board_.hash() ^ root_hash_ ^
         (board_.ko_banned() == to_move ? ko_key(board_.ko_point()) : 0) ^
         (to_move == Color::white ? white_to_move_key : 0) ^
         (static_cast<Hash>(threats_used_) * 0x9e3779b97f4a7c15ULL);
}

std::uint32_t LifeProof::find(Hash key) const noexcept {
  const std::size_t mask = table_.size() - 1;
  for (std::size_t slot = key & mask; table_[slot] != 0; slot = (slot + 1) & mask)
    if (nodes_[table_[slot] - 1].key == key) return table_[slot] - 1;
  return no_node;
}

std::uint32_t LifeProof::add_node(Hash key, bool prover_to_move, std::uint32_t estimate) {
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  Node node;
  node.key = key;
  node.prover_to_move = prover_to_move;
  (prover_to_move ? node.disproof : node.proof) = estimate;
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

void LifeProof::grow_table() {
  table_.assign(table_.size() * 2, 0);
  const std::size_t mask = table_.size() - 1;
  for (std::uint32_t index = 0; index < nodes_.size(); ++index) {
    std::size_t slot = nodes_[index].key & mask;
    while (table_[slot] != 0) slot = (slot + 1) & mask;
    table_[slot] = index + 1;
  }
}

void LifeProof::expand(std::uint32_t index) {
  nodes_[index].expanded = true;
  depth_ = std::max(depth_, static_cast<int>(stack_.size()) - 1);
  if (static_cast<int>(stack_.size()) > depth_limit || nodes_.size() > node_limit) {
    nodes_[index].proof = infinite;
    nodes_[index].disproof = 0;
    nodes_[index].taint = Taint::for_good;
    return;
  }
  const Color color = color_of(nodes_[index]);
  LifeMoveList list;
  generate_life_moves(board_, *goal_, color, goal_->view(board_), stack_.back().undo.point,
                      *options_.weights, history_, list);
  const auto first_edge = static_cast<std::uint32_t>(edges_.size());
  const bool is_root = index == 0;
  const int width = is_root ? life_region_limit : options_.width;
  for (int i = 0; i < list.count && i < width; ++i) {
    const LifeMove& move = list.moves[static_cast<std::size_t>(i)];
    if (is_root && !options_.only_move.is_none() && move.point != options_.only_move) continue;
    int behind = std::min(list.moves[0].score - move.score + i, most_handicap);
    if (is_root) behind = first_handicap(move.point, behind);
    add_edge(index, move.point, static_cast<std::uint32_t>(behind));
  }
  // An owner who has reached what he wants must not have to spoil it.
  const bool has_rest = color != goal_->prover() || (is_root && color == goal_->owner());
  const bool may_pass = has_rest || nodes_[index].banned;
  if (may_pass && !(is_root && (options_.must_play || !options_.only_move.is_none())))
    add_edge(index, Point::none(), is_root ? root_pass_handicap : pass_handicap);
  nodes_[index].first_edge = first_edge;
  nodes_[index].edge_count = static_cast<std::uint8_t>(edges_.size() - first_edge);
}

/// A first move that looks unlikely has to wait.
int LifeProof::first_handicap(Point move, int usual) const {
  if (options_.preferences.empty()) return usual;
  const auto known = std::ranges::find(options_.preferences, move, &MovePreference::move);
  const double share = known == options_.preferences.end() ? 0.0 : known->share;
  const double doubt = -std::log(std::max(share, least_share));
  return static_cast<int>(std::lround(doubt * doubt_weight));
}

/// Appends a move and what is seen of the position after it, unless the ban forbids it.
void LifeProof::add_edge(std::uint32_t index, Point move, std::uint32_t handicap) {
  const Color color = color_of(nodes_[index]);
  if (!move.is_none() && board_.is_ko_banned(color, move)) {
    nodes_[index].banned = true;
    if (color != threatener_ || threats_used_ >= life_ko_threats) return;
  }
  Edge edge;
  edge.move = move;
  edge.estimate = static_cast<std::uint16_t>(1 + handicap);
  edges_.push_back(edge);
}

/// Gives the position after a move a node.
void LifeProof::look(const Node& parent, Edge& edge) {
  const Color color = color_of(parent);
  const int used_before = threats_used_;
  const Board::Undo undo = make(color, edge.move);
  const Hash key = key_for(opponent(color));
  std::uint32_t child = find(key);
  if (child == no_node) {
    const LifeJudgement seen =
        goal_->judge(board_, opponent(color), goal_->view(board_), options_.roomy);
    const int against = color == goal_->attacker() ? seen.eye_room : 10 - seen.eye_room;
    child = add_node(key, !parent.prover_to_move,
                     edge.estimate + static_cast<std::uint32_t>(against * room_weight));
    Node& node = nodes_[child];
    if (seen.state != LifeState::open) {
      settle_as(node, seen.state);
      node.zone = seen.zone;
    }
  }
  board_.undo(undo);
  threats_used_ = used_before;
  edge.child = child;
}

/// What the disproof of the position after a move leans on.
LifeProof::Lean LifeProof::lean_of(const Edge& edge) const {
  if (edge.child == no_node) return {};
  const Node& child = nodes_[edge.child];
  if (child.on_path) return {child.path_depth, child.path_depth};
  if (child.taint == Taint::clean) return {};
  if (child.taint == Taint::for_good) return {-1, INT_MAX};
  return {child.highest, child.deepest};
}

/// Binds the disproof of the position on top of the stack to the path above it.
void LifeProof::set_lean(Node& node, const Lean& lean) const {
  const int depth = static_cast<int>(stack_.size()) - 1;
  node.taint = Taint::clean;
  if (lean.highest < 0) node.taint = Taint::for_good;
  if (lean.highest < 0 || lean.highest >= depth) return;
  const int deepest = std::min(lean.deepest, depth - 1);
  node.taint = Taint::by_path;
  node.highest = static_cast<std::uint8_t>(lean.highest);
  node.deepest = static_cast<std::uint8_t>(deepest);
  node.visit = stack_[static_cast<std::size_t>(deepest)].visit;
}

void LifeProof::settle(Node& node) {
  const bool proved = node.proof == 0;
  const bool mover_wins = proved == node.prover_to_move;
  Lean all;
  Lean best{-1, INT_MAX};
  bool all_lean = true;
  bool any_leans = node.banned;
  std::uint16_t shortest = UINT16_MAX - 1;
  std::uint16_t longest = 0;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    const Numbers numbers = numbers_of(node, edge);
    if (edge.pruned || (proved ? numbers.proof : numbers.disproof) != 0) continue;
    const Lean lean = lean_of(edge);
    all = {std::min(all.highest, lean.highest), std::max(all.deepest, lean.deepest)};
    if (lean.highest > best.highest) best = lean;
    const bool has_node = edge.child != no_node && !nodes_[edge.child].on_path;
    const bool leans = has_node && nodes_[edge.child].leans_on_ban;
    all_lean &= leans;
    any_leans |= leans;
    const std::uint16_t height = has_node ? nodes_[edge.child].height : std::uint16_t{0};
    shortest = std::min(shortest, height);
    longest = std::max(longest, height);
  }
  node.zone = mover_wins ? winning_zone(node) : losing_zone(node);
  if (!proved) set_lean(node, mover_wins ? best : all);
  node.leans_on_ban = mover_wins ? all_lean : any_leans;
  node.height = static_cast<std::uint16_t>((mover_wins ? shortest : longest) + 1);
  if (mover_wins) remember_win(node);
}

void LifeProof::remember_win(const Node& node) {
  const std::uint32_t chosen = line_edge(node);
  if (chosen == no_node || edges_[chosen].move.is_none()) return;
  std::uint16_t& wins =
      history_.of(color_of(node) == goal_->attacker(), goal_->number(edges_[chosen].move));
  if (wins < UINT16_MAX) ++wins;
}

/// The edge that the line follows: the winner's first move that wins, or the loser's longest
/// resistance.
std::uint32_t LifeProof::line_edge(const Node& node) const {
  const bool proved = node.proof == 0;
  const bool mover_wins = proved == node.prover_to_move;
  std::uint32_t chosen = no_node;
  int longest = -1;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    const Numbers numbers = numbers_of(node, edge);
    if ((proved ? numbers.proof : numbers.disproof) != 0) continue;
    if (mover_wins) {
      if (chosen == no_node) chosen = node.first_edge + i;
      if (lean_of(edge).highest == INT_MAX) return node.first_edge + i;
      continue;
    }
    const int height = edge.child == no_node ? 0 : nodes_[edge.child].height;
    if (height <= longest) continue;
    longest = height;
    chosen = node.first_edge + i;
  }
  return chosen;
}

std::vector<Point> LifeProof::winning_moves() const {
  std::vector<Point> moves;
  const Node& root = nodes_[0];
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    const Edge& edge = edges_[root.first_edge + i];
    const Numbers numbers = numbers_of(root, edge);
    if ((root.prover_to_move ? numbers.proof : numbers.disproof) == 0) moves.push_back(edge.move);
  }
  return moves;
}

Point LifeProof::most_promising_move() const {
  Point best;
  std::uint32_t least = infinite;
  for (const FirstMove& first : first_moves()) {
    if (first.effort >= least) continue;
    least = first.effort;
    best = first.move;
  }
  return best;
}

FirstMoves LifeProof::first_moves() const {
  FirstMoves moves;
  const Node& root = nodes_[0];
  for (std::uint32_t i = 0; i < root.edge_count; ++i) {
    const Edge& edge = edges_[root.first_edge + i];
    if (edge.move.is_none()) continue;
    const bool on_path = edge.child != no_node && nodes_[edge.child].on_path;
    Numbers numbers = numbers_of(root, edge);
    if (on_path) numbers = {nodes_[edge.child].proof, nodes_[edge.child].disproof};
    if (root.prover_to_move)
      moves.push_back({edge.move, numbers.proof, numbers.disproof});
    else
      moves.push_back({edge.move, numbers.disproof, numbers.proof});
  }
  return moves;
}

std::vector<Point> LifeProof::line() const {
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

}  // namespace gosedai
