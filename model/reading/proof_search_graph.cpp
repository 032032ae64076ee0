// The graph of the positions that have been met: finding, estimating and expanding them.
#include <algorithm>

#include "model/reading/proof_search.hpp"

namespace gosedai {

namespace {

constexpr std::uint32_t idle_handicap = 40;
constexpr Hash threat_key = 0x9e3779b97f4a7c15ULL;

}  // namespace

Color ProofSearch::color_of(const Node& node) const noexcept {
  return node.prover_to_move ? prover_ : opponent(prover_);
}

ProofSearch::Step ProofSearch::make(Color color, Point move) {
  Step step;
  step.grants = grants_;
  if (color != prover_ && !move.is_none() && move == grants_.ko) ++grants_.used;
  step.undo = move.is_none() ? board_.pass() : board_.play(color, move);
  grant_threat();
  return step;
}

void ProofSearch::take_back(const Step& step) {
  board_.undo(step.undo);
  grants_ = step.grants;
}

/// Lifts a ban for the side with threats as long as there is one left.
void ProofSearch::grant_threat() {
  grants_.ko = Point::none();
  if (board_.ko_point().is_none() || board_.ko_banned() != threatener_) return;
  if (grants_.used >= most_ko_threats) return;
  if (threatener_ != prover_) grants_.ko = board_.ko_point();
  board_.clear_ko();
}

/// Relative to the root, so that it does not depend on stones that the search never looks at.
Hash ProofSearch::key_for(Color to_move) const noexcept {
  return board_.hash() ^ root_hash_ ^
         (board_.ko_banned() == to_move ? ko_key(board_.ko_point()) : 0) ^
         (grants_.ko.is_none() ? 0 : ko_key(grants_.ko)) ^
         static_cast<Hash>(grants_.used) * threat_key ^
         (to_move == Color::white ? white_to_move_key : 0);
}

/// The node of the position on the board; a new one gets the goal's estimate.
std::uint32_t ProofSearch::find_or_add(Hash key, Color to_move, std::uint32_t handicap) {
  const std::uint32_t known = index_.find(key);
  if (known != PositionIndex::nothing) return known;

  Node node;
  node.prover_to_move = to_move == prover_;
  node.numbers = goal_.estimate(board_, to_move);
  if (node.numbers.is_settled()) {
    node.height = node.numbers.move.is_none() ? 0 : 1;
    if (node.numbers.is_proved() && goal_.uses_zones()) keep_zone_of_leaf(node);
  } else {
    // The handicap is the mover's, who is the opponent of the side to move now.
    std::uint32_t& wanted = node.prover_to_move ? node.numbers.disproof : node.numbers.proof;
    wanted = Estimate::sum(wanted, handicap);
  }
  return add_node(key, node);
}

std::uint32_t ProofSearch::add_node(Hash key, const Node& node) {
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(node);
  index_.insert(key, index);
  return index;
}

/// A ban at the root matters only for the first move. Where it is not among the candidates it is
/// taken away, because it would give the root another key than the same position later on.
void ProofSearch::forget_far_ban(Color to_move) {
  const Point ko = board_.ko_point();
  if (!ko.is_none() && (board_.ko_banned() != to_move || !candidates_.contains(ko)))
    board_.clear_ko();
  if (!grants_.ko.is_none() && !candidates_.contains(grants_.ko)) grants_.ko = Point::none();
}

void ProofSearch::expand(std::uint32_t index) {
  const Color color = color_of(nodes_[index]);
  nodes_[index].expanded = true;
  depth_ = std::max(depth_, static_cast<int>(stack_.size()) - 1);
  if (static_cast<int>(stack_.size()) > goal_.depth_limit() || nodes_.size() > goal_.node_limit()) {
    nodes_[index].numbers = Estimate::disproved();
    nodes_[index].taint = tainted_for_good;
    return;
  }
  if (!may_recall(index)) return look_at_moves(index);
  const Hash key = key_for(color);
  if (recall(index, key)) return;
  const WatchedBoard::Watch before = board_.watch_anew();
  noted_.clear();
  notes_ = true;
  look_at_moves(index);
  notes_ = false;
  KnownExpansion found;
  found.footprint = board_.watch_on(before);
  found.open = nodes_[index].open;
  found.banned = nodes_[index].banned;
  recall_.memory->keep(key ^ recall_.course, found, noted_);
}

void ProofSearch::look_at_moves(std::uint32_t index) {
  const Color color = color_of(nodes_[index]);
  candidates_.clear();
  goal_.generate(board_, color, candidates_);
  if (index == 0) {
    forget_far_ban(color);
    index_.insert(key_for(color), 0);
  }
  const auto first_edge = static_cast<std::uint32_t>(edges_.size());
  // With threats to burn a pass is often enough, but the move that is wanted is the ko.
  const std::uint32_t idle = index == 0 && color == threatener_ ? idle_handicap : 0;
  for (const Candidates::Entry& entry : candidates_.entries())
    add_edge(index, entry.point, entry.handicap + (entry.point.is_none() ? idle : 0));
  Node& node = nodes_[index];
  node.first_edge = first_edge;
  node.edge_count = static_cast<std::uint16_t>(edges_.size() - first_edge);
  node.open = candidates_.is_open() && !node.prover_to_move;
}

/// Appends a move and the position after it, unless the rules forbid it.
void ProofSearch::add_edge(std::uint32_t index, Point move, std::uint32_t handicap) {
  const Color color = color_of(nodes_[index]);
  if (!move.is_none()) {
    if (!board_.can_play(color, move)) return;
    if (board_.is_banned(color, move)) {
      nodes_[index].banned = true;
      return;
    }
  }
  const Step step = make(color, move);
  const Hash key = key_for(opponent(color));
  const std::size_t known = nodes_.size();
  const Edge edge{move, find_or_add(key, opponent(color), handicap)};
  take_back(step);
  edges_.push_back(edge);
  if (notes_) note_child(key, edge, handicap, nodes_.size() > known);
}

/// A ban at the root is none that the key tells.
bool ProofSearch::may_recall(std::uint32_t index) const noexcept {
  if (recall_.memory == nullptr) return false;
  return index != 0 || (board_.ko_point().is_none() && grants_.ko.is_none());
}

void ProofSearch::note_child(Hash key, const Edge& edge, std::uint32_t handicap, bool is_new) {
  const Node& node = nodes_[edge.child];
  KnownChild child;
  child.key = key;
  child.move = edge.move;
  child.handicap = handicap;
  child.is_estimated = is_new;
  child.numbers = node.numbers;
  child.height = node.height;
  child.has_zone = is_new && node.numbers.is_proved() && goal_.uses_zones();
  if (child.has_zone) child.zone = recall_.memory->add_zone(zones_[node.zone]);
  noted_.push_back(child);
}

/// Expands a position by what was found there before; false where that is not known, or no longer so.
bool ProofSearch::recall(std::uint32_t index, Hash key) {
  const KnownExpansion* known = recall_.memory->find(key ^ recall_.course);
  if (known == nullptr) return false;
  const Color color = color_of(nodes_[index]);
  if (index == 0) index_.insert(key, 0);
  board_.touch(known->footprint);
  const auto first_edge = static_cast<std::uint32_t>(edges_.size());
  for (const KnownChild& child : recall_.memory->children_of(*known))
    edges_.push_back({child.move, recall_child(child, opponent(color))});
  Node& node = nodes_[index];
  node.first_edge = first_edge;
  node.edge_count = known->child_count;
  node.open = known->open;
  node.banned = known->banned;
  recall_.memory->keep_again(key ^ recall_.course, *known);
  return true;
}

/// The node after a move that leads where it led before.
std::uint32_t ProofSearch::recall_child(const KnownChild& known, Color to_move) {
  const std::uint32_t met = index_.find(known.key);
  if (met != PositionIndex::nothing) return met;
  if (!known.is_estimated) {
    const Step step = make(opponent(to_move), known.move);
    const std::uint32_t child = find_or_add(known.key, to_move, known.handicap);
    take_back(step);
    return child;
  }
  Node node;
  node.prover_to_move = to_move == prover_;
  node.numbers = known.numbers;
  node.height = known.height;
  if (known.has_zone) {
    node.zone = static_cast<std::uint32_t>(zones_.size());
    zones_.push_back(recall_.memory->zone_of(known));
  }
  return add_node(known.key, node);
}

/// The zone of the refuted pass, where there is one.
const BitBoard* ProofSearch::zone_of_pass(const Node& node) const {
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    if (!edge.move.is_none()) continue;
    const Node& child = nodes_[edge.child];
    return child.numbers.is_proved() && goal_.uses_zones() ? &zones_[child.zone] : nullptr;
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
  rest.for_each([&](Point point) { add_edge(index, point, 0); });
  nodes_[index].first_edge = first_edge;
  nodes_[index].edge_count = static_cast<std::uint16_t>(edges_.size() - first_edge);
}

}  // namespace gosedai
