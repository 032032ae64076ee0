// The course of the search: down to the position that matters most, and back up with what it gave.
#include "model/reading/life_proof.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr int idle_limit = 200'000;

}  // namespace

LifeProof::LifeProof(const Board& root, const LifeGoal& goal, Color to_move,
                     const LifeProofOptions& options)
    : board_(root), goal_(&goal), options_(options), root_hash_(root.hash()) {
  if (options.threats == KoThreats::prover) threatener_ = goal.prover();
  if (options.threats == KoThreats::other) threatener_ = opponent(goal.prover());
  if (board_.ko_banned() != to_move || goal.number(board_.ko_point()) < 0) board_.clear_ko();
  table_.resize(256);
  const LifeState state = goal.judge(board_, to_move, goal.view(board_), options.roomy).state;
  const bool attacking = to_move == goal.attacker();
  add_node(key_for(to_move), to_move == goal.prover(), 1);
  // Who wins and is to move is asked for the move.
  const bool wants_move = state == (attacking ? LifeState::dead : LifeState::alive);
  if (state == LifeState::open || (wants_move && !goal.is_dead(board_, to_move))) {
    stack_.push_back({});
    return;
  }
  settle_as(nodes_[0], state);
}

/// A position that is settled at sight.
void LifeProof::settle_as(Node& node, LifeState state) const noexcept {
  const Color winner = state == LifeState::dead ? goal_->attacker() : goal_->owner();
  node.proof = winner == goal_->prover() ? 0 : infinite;
  node.disproof = winner == goal_->prover() ? infinite : 0;
}

/// Numbers of the position after a move. One on the path is a repetition.
LifeProof::Numbers LifeProof::numbers_of(const Node& parent, const Edge& edge) const noexcept {
  if (edge.pruned) return parent.prover_to_move ? Numbers{infinite, 0} : Numbers{0, infinite};
  if (edge.child == no_node)
    return parent.prover_to_move ? Numbers{edge.estimate, 1} : Numbers{1, edge.estimate};
  const Node& child = nodes_[edge.child];
  if (child.on_path) return {infinite, 0};
  return {child.proof, child.disproof};
}

/// A conditional disproof whose condition is gone proves nothing here.
void LifeProof::revive_stale(Node& child) const noexcept {
  if (child.taint != Taint::by_path || child.on_path) return;
  if (child.deepest < stack_.size() && stack_[child.deepest].visit == child.visit) return;
  child.proof = 1;
  child.disproof = 1;
  child.zone = everywhere;
  child.taint = Taint::clean;
}

LifeProof::Choice LifeProof::update(Node& node) {
  Choice choice;
  std::uint32_t best = infinite;
  std::uint32_t unsettled = 0;
  bool other_side_wins_one = false;
  for (std::uint32_t i = 0; i < node.edge_count; ++i) {
    const Edge& edge = edges_[node.first_edge + i];
    if (edge.child != no_node) revive_stale(nodes_[edge.child]);
    const Numbers numbers = numbers_of(node, edge);
    const std::uint32_t wanted = node.prover_to_move ? numbers.proof : numbers.disproof;
    const std::uint32_t against = node.prover_to_move ? numbers.disproof : numbers.proof;
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
  node.proof = node.prover_to_move ? best : sum;
  node.disproof = node.prover_to_move ? sum : best;
  return choice;
}

LifeProof::Choice LifeProof::refresh(std::uint32_t index) {
  if (nodes_[index].is_settled()) return {};
  prune(nodes_[index]);
  const Choice choice = update(nodes_[index]);
  if (nodes_[index].is_settled()) settle(nodes_[index]);
  return choice;
}

void LifeProof::descend(std::uint32_t edge_index, const Choice& choice) {
  const Frame top = stack_.back();
  const std::uint32_t slack =
      choice.second == infinite ? infinite : choice.second + 1 + choice.second / 4;
  const auto rest = [](std::uint32_t limit, std::uint32_t all, std::uint32_t part) {
    return limit == infinite ? infinite : std::min(limit - all + part, infinite);
  };
  const Node node = nodes_[top.node];
  Frame next;
  if (node.prover_to_move) {
    next.proof_limit = std::min(top.proof_limit, slack);
    next.disproof_limit = rest(top.disproof_limit, node.disproof, choice.largest);
  } else {
    next.disproof_limit = std::min(top.disproof_limit, slack);
    next.proof_limit = rest(top.proof_limit, node.proof, choice.largest);
  }
  nodes_[top.node].on_path = true;
  nodes_[top.node].path_depth = static_cast<std::uint8_t>(stack_.size() - 1);
  const Color color = color_of(node);
  next.threats_used = threats_used_;
  next.undo = make(color, edges_[edge_index].move);
  next.node = edges_[edge_index].child;
  next.visit = ++visits_;
  stack_.push_back(next);
}

void LifeProof::leave() {
  const Frame left = stack_.back();
  stack_.pop_back();
  if (stack_.empty()) return;
  board_.undo(left.undo);
  threats_used_ = left.threats_used;
  nodes_[stack_.back().node].on_path = false;
}

void LifeProof::give_up() {
  while (!stack_.empty()) leave();
  if (all_moves_) return;
  nodes_[0].proof = infinite;
  nodes_[0].disproof = 0;
  nodes_[0].taint = Taint::for_good;
}

bool LifeProof::advance(int& budget) {
  while (!stack_.empty()) {
    if (all_moves_ && stack_.size() == 1) {
      if (pick_next_first_move()) continue;
      leave();
      break;
    }
    const Frame top = stack_.back();
    if (!nodes_[top.node].expanded) {
      if (budget <= 0) return false;
      idle_steps_ = 0;
      expand(top.node);
      --budget;
    }
    if (++idle_steps_ > idle_limit) {
      give_up();
      break;
    }
    // A child that has become a node by another way may be on the path by now.
    const bool repeats = nodes_[top.node].on_path;
    const Choice choice = repeats ? Choice{} : refresh(top.node);
    const Node& node = nodes_[top.node];
    if (repeats || node.proof >= top.proof_limit || node.disproof >= top.disproof_limit) {
      leave();
      continue;
    }
    if (edges_[choice.best_edge].child == no_node) {
      if (budget <= 0) return false;
      --budget;
      look(node, edges_[choice.best_edge]);
      continue;
    }
    descend(choice.best_edge, choice);
  }
  return true;
}

void LifeProof::ask_for_all_moves() {
  if (all_moves_ || !nodes_[0].expanded) return;
  all_moves_ = true;
  focus_ = no_node;
  stack_.push_back({});
}

/// Goes down into the next first move that is not settled; false when there is none.
bool LifeProof::pick_next_first_move() {
  const Node& root = nodes_[0];
  std::uint32_t next = focus_ == no_node ? root.first_edge : focus_;
  for (; next < root.first_edge + root.edge_count; ++next) {
    if (edges_[next].child != no_node) revive_stale(nodes_[edges_[next].child]);
    const Numbers numbers = numbers_of(root, edges_[next]);
    if (numbers.proof != 0 && numbers.disproof != 0) break;
  }
  if (next == root.first_edge + root.edge_count) return false;
  idle_steps_ = 0;
  focus_ = next;
  if (edges_[next].child == no_node)
    look(root, edges_[next]);
  else
    descend(next, {});
  return true;
}

}  // namespace gosedai
