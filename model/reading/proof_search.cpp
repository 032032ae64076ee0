// The course of the search: down to the position that matters most, and back up with what it gave.
#include "model/reading/proof_search.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// Numbers depend on the path where positions repeat, so two paths could in theory send the search
/// to and fro without ever expanding anything.
constexpr int idle_limit = 100'000;

/// Tells the ko phases apart.
constexpr Hash phase_key = 0xd1342543de82ef95ULL;

}  // namespace

ProofSearch::ProofSearch(WatchedBoard& board, const ProofGoal& goal, Color to_move,
                         KoThreats threats, bool list_first_moves, Recall recall)
    : board_(board),
      goal_(goal),
      prover_(goal.prover()),
      root_hash_(board.hash()),
      recall_(recall) {
  recall_.course ^= static_cast<Hash>(threats) * phase_key;
  if (threats == KoThreats::prover) threatener_ = prover_;
  if (threats == KoThreats::other) threatener_ = opponent(prover_);
  grant_threat();
  Node root;
  root.prover_to_move = to_move == prover_;
  root.numbers = goal_.estimate(board_, to_move);
  if (list_first_moves && !root.numbers.move.is_none()) root.numbers = Estimate{};
  nodes_.push_back(root);
  if (!root.numbers.is_settled()) {
    stack_.push_back({});
  }
}

/// Numbers of an expanded node from its children. A child on the path is a repetition, and a move
/// outside the zone of the refuted pass is as good as that pass.
ProofSearch::Choice ProofSearch::update(Node& node) {
  Choice choice;
  std::uint32_t best = Estimate::infinite;
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
    if (against == Estimate::infinite) other_side_wins_one = true;
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
  std::uint32_t sum = unsettled == 0 ? 0 : Estimate::sum(largest, unsettled - 1);
  if (other_side_wins_one) sum = Estimate::infinite;
  node.numbers.proof = node.prover_to_move ? best : sum;
  node.numbers.disproof = node.prover_to_move ? sum : best;
  return choice;
}

void ProofSearch::descend(const Choice& choice) {
  const Frame& top = stack_.back();
  const Node& node = nodes_[top.node];
  const Edge edge = edges_[choice.best_edge];
  // A quarter of slack beyond the second best keeps the search from hopping between two moves.
  const std::uint32_t slack = choice.second == Estimate::infinite
                                  ? Estimate::infinite
                                  : choice.second + 1 + choice.second / 4;
  const auto rest = [](std::uint32_t limit, std::uint32_t all, std::uint32_t part) {
    return limit == Estimate::infinite ? Estimate::infinite
                                       : std::min(limit - all + part, Estimate::infinite);
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
  enter(edge, next);
}

void ProofSearch::enter(const Edge& edge, Frame next) {
  Node& node = nodes_[stack_.back().node];
  node.on_path = true;
  node.path_depth = static_cast<std::uint16_t>(stack_.size() - 1);
  next.step = make(color_of(node), edge.move);
  stack_.push_back(next);
}

void ProofSearch::leave() {
  const Step step = stack_.back().step;
  stack_.pop_back();
  if (stack_.empty()) return;
  take_back(step);
  nodes_[stack_.back().node].on_path = false;
}

void ProofSearch::stop() {
  while (!stack_.empty()) leave();
}

void ProofSearch::examine(Point move) {
  const Edge* edge = edge_of(move);
  if (edge == nullptr || nodes_[edge->child].numbers.is_settled()) return;
  stack_.push_back({});
  Frame next;
  next.node = edge->child;
  enter(*edge, next);
}

void ProofSearch::give_up() {
  stop();
  if (nodes_[0].numbers.is_settled()) return;  // only a further first move was examined
  nodes_[0].numbers = Estimate::disproved();
  nodes_[0].taint = tainted_for_good;
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
      idle_steps_ = 0;
      expand(top.node);
    }
    if (++idle_steps_ > idle_limit) {
      give_up();
      break;
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

}  // namespace gosedai
