#include "model/playout/playout_tree.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace gosedai {

PlayoutTree::PlayoutTree(const TreeParameters& parameters, double komi, std::size_t most_nodes)
    : parameters_(parameters), komi_(komi), most_nodes_(std::max<std::size_t>(most_nodes, 1)) {
  nodes_.reserve(most_nodes_);  // pages are used only when nodes are
  clear(Color::black);
}

void PlayoutTree::clear(Color to_move) {
  to_move_ = to_move;
  nodes_.clear();
  nodes_.emplace_back();
  area_ = {};
  area_games_ = 0;
}

std::vector<Point> PlayoutTree::moves_of(const TreePath& path) const {
  std::vector<Point> moves;
  for (std::size_t i = 1; i < path.nodes.size(); ++i) moves.push_back(nodes_[path.nodes[i]].move);
  return moves;
}

void PlayoutTree::grow(NodeId id, const MovePreferences& preferences, bool all_moves) {
  nodes_[id].growing = false;
  const std::size_t count =
      std::min(preferences.size(), static_cast<std::size_t>(parameters_.most_children));
  if (nodes_[id].grown || count == 0 || nodes_.size() + count > most_nodes_) return;
  const auto first = static_cast<NodeId>(nodes_.size());
  for (std::size_t i = 0; i < count; ++i) {
    TreeNode child;
    child.move = preferences[i].move;
    child.parent = id;
    child.prior = static_cast<float>(preferences[i].share);
    nodes_.push_back(child);
  }
  nodes_[id].grown = true;
  nodes_[id].all_moves = all_moves && count == preferences.size();
  nodes_[id].first_child = first;
  nodes_[id].child_count = static_cast<std::uint16_t>(count);
}

TreePath PlayoutTree::descend() {
  TreePath path;
  NodeId id = root;
  while (true) {
    path.nodes.push_back(id);
    TreeNode& here = nodes_[id];
    ++here.under_way;
    const NodeId next = here.grown ? choose_child(here) : root;
    if (next == root) break;
    id = next;
  }
  TreeNode& leaf = nodes_[path.nodes.back()];
  path.wants_growth = !leaf.grown && !leaf.growing && !leaf.over &&
                      leaf.visits + leaf.under_way >= static_cast<unsigned>(parameters_.grow_after);
  leaf.growing |= path.wants_growth;
  return path;
}

std::size_t PlayoutTree::width(const TreeNode& parent) const {
  const double games = parent.visits + parent.under_way;
  const double more = std::log(1 + games / 20) / std::log(parameters_.widen_base);
  return std::min<std::size_t>(parent.child_count,
                               static_cast<std::size_t>(parameters_.widen_begin + more));
}

NodeId PlayoutTree::choose_child(const TreeNode& parent) const {
  // Games under way count as lost until they are known, so that the next way is another one.
  const double tried = parent.visits + parent.under_way;
  const double exploration = parameters_.exploration * std::sqrt(tried);
  // The parent's wins are the other side's.
  const double parent_rate = parent.visits == 0 ? 0.5 : 1 - parent.wins / parent.visits;
  const NodeId end = parent.first_child + parent.child_count;
  std::size_t left = width(parent);
  NodeId best = root;
  double most = -1e9;
  for (NodeId id = parent.first_child; id < end && left > 0; ++id) {
    if (nodes_[id].barred || nodes_[id].proof == Proof::lost) continue;
    if (nodes_[id].prior == 0 && best != root) break;  // these come last
    --left;
    const double worth_here = worth(nodes_[id], parent_rate, exploration);
    if (worth_here > most) {
      most = worth_here;
      best = id;
    }
  }
  return best;
}

double PlayoutTree::worth(const TreeNode& child, double parent_rate, double exploration) const {
  const double tried = child.visits + child.under_way;
  const double untried_rate = parent_rate - parameters_.first_play;
  double mixed = tried == 0 ? untried_rate : child.wins / tried;
  if (child.amaf_visits > 0) {
    const double amaf = child.amaf_wins / child.amaf_visits;
    // An untried move counts as tried once without success.
    const double known = std::max(tried, 1.0);
    const double trust = child.amaf_visits / (child.amaf_visits + known +
                                              child.amaf_visits * known / parameters_.amaf_trust);
    mixed = (1 - trust) * mixed + trust * amaf;
  }
  return mixed + exploration * child.prior / (1 + tried);
}

double PlayoutTree::value_for(Color color, int lead) const {
  const double sign = color == Color::black ? 1 : -1;
  const double margin = sign * (lead - komi_);
  const double win = margin > 0 ? 1.0 : margin < 0 ? 0.0 : 0.5;
  const double score = 1 / (1 + std::exp(-margin / parameters_.score_scale));
  return (1 - parameters_.score_share) * win + parameters_.score_share * score;
}

void PlayoutTree::abandon(const TreePath& path) {
  for (const NodeId id : path.nodes) --nodes_[id].under_way;
  if (path.wants_growth) nodes_[path.nodes.back()].growing = false;
}

void PlayoutTree::record(const TreePath& path, const LeafReport& report) {
  abandon(path);
  for (const PlayoutResult& result : report.results) record_result(path, result);
  if (path.wants_growth) grow(path.nodes.back(), report.preferences, report.all_moves);
  if (report.end != GameEnd::none) note_end(path, report);
}

void PlayoutTree::record_result(const TreePath& path, const PlayoutResult& result) {
  const std::array<double, 2> values = {value_for(Color::black, result.lead),
                                        value_for(Color::white, result.lead)};
  const double black_lead = result.lead - komi_;
  std::array<BitBoard, 2> first = result.first;
  for (std::size_t depth = path.nodes.size(); depth-- > 0;) {
    TreeNode& here = nodes_[path.nodes[depth]];
    const Color next = depth % 2 == 0 ? to_move_ : opponent(to_move_);
    const Color mover = opponent(next);
    ++here.visits;
    here.wins += static_cast<float>(values[player_index(mover)]);
    here.leads += static_cast<float>(mover == Color::black ? black_lead : -black_lead);
    record_amaf(here, first[player_index(next)], values[player_index(next)]);
    if (here.move.is_none()) continue;
    first[player_index(mover)].insert(here.move);
    first[player_index(next)].erase(here.move);
  }
  // After a move that is only the last way out nobody plays as usual: it says nothing about who owns what.
  if (std::any_of(path.nodes.begin() + 1, path.nodes.end(),
                  [this](NodeId id) { return nodes_[id].prior == 0; }))
    return;
  result.black_area.for_each([this](Point point) { ++area_[0][point.index()]; });
  result.white_area.for_each([this](Point point) { ++area_[1][point.index()]; });
  ++area_games_;
}

void PlayoutTree::record_amaf(const TreeNode& parent, const BitBoard& moves, double value) {
  for (NodeId id = parent.first_child; id < parent.first_child + parent.child_count; ++id) {
    TreeNode& child = nodes_[id];
    if (!moves.contains(child.move)) continue;
    ++child.amaf_visits;
    child.amaf_wins += static_cast<float>(value);
  }
}

NodeId PlayoutTree::favourite(NodeId id) const {
  const TreeNode& parent = nodes_[id];
  const auto order = [this](NodeId child) {
    const Proof proof = nodes_[child].proof;
    return std::tuple(proof == Proof::won, proof != Proof::lost, nodes_[child].visits);
  };
  NodeId best = root;
  for (NodeId child = parent.first_child; child < parent.first_child + parent.child_count; ++child)
    if (best == root || order(child) > order(best)) best = child;
  return best;
}

std::vector<Point> PlayoutTree::expected_line(NodeId id) const {
  std::vector<Point> line;
  for (NodeId next = favourite(id); next != root && nodes_[next].visits > 0; next = favourite(next))
    line.push_back(nodes_[next].move);
  return line;
}

double PlayoutTree::rate(NodeId id) const {
  if (nodes_[id].proof != Proof::open) return nodes_[id].proof == Proof::won ? 1 : 0;
  return nodes_[id].visits == 0 ? 0.5 : nodes_[id].wins / nodes_[id].visits;
}

double PlayoutTree::lead(NodeId id) const {
  return nodes_[id].visits == 0 ? 0 : nodes_[id].leads / nodes_[id].visits;
}

double PlayoutTree::owner_share(Color color, Point point) const {
  if (area_games_ == 0) return 0.5;
  return static_cast<double>(area_[player_index(color)][point.index()]) / area_games_;
}

void PlayoutTree::set_root_preferences(const MovePreferences& preferences) {
  // Somebody asks, so the game goes on; and these need not be all legal moves.
  nodes_[root].over = nodes_[root].all_moves = false;
  nodes_[root].proof = Proof::open;
  if (!nodes_[root].grown) return grow(root, preferences);
  const NodeId begin = nodes_[root].first_child;
  const NodeId end = begin + nodes_[root].child_count;
  for (NodeId id = begin; id < end; ++id) {
    const auto wanted = std::ranges::find(preferences, nodes_[id].move, &MovePreference::move);
    nodes_[id].barred = wanted == preferences.end();
    nodes_[id].prior = nodes_[id].barred ? 0 : static_cast<float>(wanted->share);
  }
  // Moves that it lacks take the places of those that nobody has tried and nobody wants.
  NodeId place = begin;
  for (const MovePreference& each : preferences) {
    if (std::any_of(nodes_.begin() + begin, nodes_.begin() + end,
                    [&](const TreeNode& child) { return child.move == each.move; }))
      continue;
    while (place < end && !(nodes_[place].barred && nodes_[place].visits == 0)) ++place;
    if (place == end) break;
    nodes_[place] = {};
    nodes_[place].move = each.move;
    nodes_[place].parent = root;
    nodes_[place].prior = static_cast<float>(each.share);
  }
  sort_children(root);
  if (has_child(nodes_[root], Proof::won)) nodes_[root].proof = Proof::lost;
}

void PlayoutTree::sort_children(NodeId parent) {
  const auto begin = nodes_.begin() + nodes_[parent].first_child;
  std::stable_sort(begin, begin + nodes_[parent].child_count,
                   [](const TreeNode& a, const TreeNode& b) { return a.prior > b.prior; });
  for (NodeId i = 0; i < nodes_[parent].child_count; ++i)
    set_parent_of_children(nodes_[parent].first_child + i);
}

void PlayoutTree::set_parent_of_children(NodeId parent) {
  const NodeId begin = nodes_[parent].first_child;
  for (NodeId id = begin; id < begin + nodes_[parent].child_count; ++id) nodes_[id].parent = parent;
}

bool PlayoutTree::advance(Point move) {
  const TreeNode& old = nodes_[root];
  NodeId found = root;
  for (NodeId id = old.first_child; id < old.first_child + old.child_count; ++id)
    if (nodes_[id].move == move) found = id;
  if (found == root) return false;
  to_move_ = opponent(to_move_);
  keep_below(found);
  nodes_[root] = nodes_[found];
  nodes_[root].parent = root;
  nodes_[found].kept = false;  // it has moved already
  set_parent_of_children(root);
  slide_kept();
  area_ = {};
  area_games_ = 0;
  return true;
}

/// Children stand behind their parents, so one pass finds all.
void PlayoutTree::keep_below(NodeId top) {
  for (TreeNode& node : nodes_) node.kept = false;
  nodes_[top].kept = true;
  for (NodeId id = top; id < nodes_.size(); ++id) {
    if (!nodes_[id].kept) continue;
    for (NodeId i = 0; i < nodes_[id].child_count; ++i)
      nodes_[nodes_[id].first_child + i].kept = true;
  }
}

/// Moves what is kept to the front, in place. A node that has moved tells its children, which stand behind it.
void PlayoutTree::slide_kept() {
  NodeId to = 1;
  for (NodeId from = 1; from < nodes_.size(); ++from) {
    if (!nodes_[from].kept) continue;
    TreeNode& parent = nodes_[nodes_[from].parent];
    if (parent.first_child == from) parent.first_child = to;
    nodes_[to] = nodes_[from];
    set_parent_of_children(to++);
  }
  nodes_.resize(to);
}

}  // namespace gosedai
