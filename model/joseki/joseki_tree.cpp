#include "model/joseki/joseki_tree.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "model/board/board.hpp"

namespace gosedai {

namespace {

constexpr int deepest = 200;

struct HashItself {
  std::size_t operator()(Hash hash) const noexcept { return hash; }
};

Hash mixed(Hash hash, std::uint64_t with) {
  std::uint64_t state = hash ^ (with * 0x9e3779b97f4a7c15ULL);
  return splitmix64(state);
}

/// A weighted mean of two values in whole numbers.
template <class Number>
Number blended(Number a, std::uint64_t weight_a, Number b, std::uint64_t weight_b) {
  const auto weight = static_cast<double>(weight_a + weight_b);
  if (weight == 0) return a;
  const double mean = (static_cast<double>(a) * static_cast<double>(weight_a) +
                       static_cast<double>(b) * static_cast<double>(weight_b)) /
                      weight;
  return static_cast<Number>(mean + (mean < 0 ? -0.5 : 0.5));
}

}  // namespace

/// The line that is being read stands on a board, so captures and legality are those of the game.
class JosekiTreeBuilder::Work {
 public:
  Work() : board_(joseki_board_size) {
    nodes_.emplace_back();
    ids_.emplace(key_of(nodes_[0]), JosekiTree::root);
    steps_.push_back({});
  }

  Verdict add(const JosekiRecord& record) {
    if (record.depth < 1 || record.depth > static_cast<int>(steps_.size()))
      return {Fault::too_deep};
    if (record.depth > deepest) return {Fault::endless};
    back_to(record.depth - 1);
    Step& above = steps_.back();
    if (std::ranges::find(above.tried, record.point) != above.tried.end()) return {Fault::repeated};
    const Verdict verdict = record.is_tenuki() ? add_tenuki(record) : add_stone(record);
    if (verdict.fault == Fault::none) steps_[steps_.size() - 2].tried.push_back(record.point);
    return verdict;
  }

  JosekiTree finish() {
    back_to(0);
    JosekiTree tree;
    sort_by_level();
    mark_passing();
    tree.nodes_ = std::move(nodes_);
    tree.moves_.reserve(moves_.size());
    tree.links_.reserve(moves_.size());
    for (JosekiNode& node : tree.nodes_) lay_out_moves(node, tree);
    tree.cap_nodes_ = static_cast<std::size_t>(std::ranges::count_if(
        tree.nodes_, [](const JosekiNode& node) { return node.level <= JosekiTree::cap_levels; }));
    return tree;
  }

 private:
  struct Step {
    JosekiNodeId node = JosekiTree::root;
    Board::Undo undo;
    bool is_end = true;  // nothing below so far
    std::vector<CornerPoint> tried;
  };
  struct DraftMove {
    JosekiNodeId from = 0;
    JosekiMove move;
    std::vector<PotentialCondition> conditions;
  };

  Hash key_of(const JosekiNode& node) const {
    return mixed(board_.hash(), (std::uint64_t{node.captured[0]} << 8) | node.captured[1]);
  }

  void back_to(int depth) {
    while (static_cast<int>(steps_.size()) - 1 > depth) {
      if (steps_.back().is_end) count_variation();
      board_.undo(steps_.back().undo);
      steps_.pop_back();
    }
  }

  /// Tenuki leaves the node as it is; a line counts once at every node.
  void count_variation() {
    for (std::size_t i = 0; i < steps_.size(); ++i)
      if (i == 0 || steps_[i].node != steps_[i - 1].node) ++nodes_[steps_[i].node].variations;
  }

  Verdict add_tenuki(const JosekiRecord& record) {
    if (record.captures != 0) return {Fault::captures, 0};
    const JosekiNodeId node = steps_.back().node;
    nodes_[node].tenuki[player_index(record.color())] += record.count;
    step_to(node, board_.pass());
    return {};
  }

  Verdict add_stone(const JosekiRecord& record) {
    const Point point = record.point.on_joseki_board();
    if (!board_.is_legal(record.color(), point)) return {Fault::illegal};
    const Board::Undo undo = board_.play(record.color(), point);
    if (undo.captured_stones != record.captures) {
      const Verdict verdict{Fault::captures, undo.captured_stones};
      board_.undo(undo);
      return verdict;
    }
    const JosekiNodeId from = steps_.back().node;
    const JosekiNodeId to = node_after(from, record);
    nodes_[to].marks |= record.marks;
    nodes_[to].count += record.count;
    add_move(from, to, record);
    step_to(to, undo);
    return {};
  }

  void step_to(JosekiNodeId node, const Board::Undo& undo) {
    steps_.back().is_end = false;
    steps_.push_back({node, undo, true, {}});
  }

  JosekiNodeId node_after(JosekiNodeId from, const JosekiRecord& record) {
    JosekiNode next;
    next.captured = nodes_[from].captured;
    next.captured[player_index(opponent(record.color()))] = static_cast<std::uint8_t>(
        next.captured[player_index(opponent(record.color()))] + record.captures);
    next.level = static_cast<std::uint16_t>(nodes_[from].level + 1);
    const auto [found, is_new] =
        ids_.try_emplace(key_of(next), static_cast<JosekiNodeId>(nodes_.size()));
    if (!is_new) return found->second;
    next.stones = nodes_[from].stones;
    next.stones[record.color()].insert(record.point);
    if (record.captures > 0) remove_captured(next.stones);
    nodes_.push_back(next);
    return found->second;
  }

  void remove_captured(CornerStones& stones) const {
    CornerStones left;
    for (const Color color : {Color::black, Color::white})
      stones[color].for_each([&](CornerPoint point) {
        if (board_.at(point.on_joseki_board()) == color) left[color].insert(point);
      });
    stones = left;
  }

  void add_move(JosekiNodeId from, JosekiNodeId to, const JosekiRecord& record) {
    const Hash key = mixed(from, static_cast<std::uint64_t>(record.point.index()) * 4 +
                                     static_cast<std::uint64_t>(record.color()));
    const auto [found, is_new] = move_ids_.try_emplace(key, moves_.size());
    if (is_new) moves_.push_back({from, {}, {}});
    DraftMove& draft = moves_[found->second];
    JosekiMove& move = draft.move;
    move.point = record.point;
    move.color = record.color();
    move.leads_to = to;
    move.captures = record.captures;
    move.marks |= record.marks;
    move.black_won = blended(move.black_won, move.count, record.black_won, record.count);
    move.value =
        is_new ? record.value : blended(move.value, move.count, record.value, record.count);
    move.count += record.count;
    if (record.ladder) move.ladder = record.ladder;
    if (draft.conditions.empty()) draft.conditions = record.conditions;
  }

  void sort_by_level() {
    std::vector<JosekiNodeId> order(nodes_.size());
    std::iota(order.begin(), order.end(), JosekiNodeId{0});
    std::ranges::stable_sort(order, {}, [&](JosekiNodeId id) { return nodes_[id].level; });
    std::vector<JosekiNodeId> place(nodes_.size());
    std::vector<JosekiNode> sorted;
    sorted.reserve(nodes_.size());
    for (const JosekiNodeId id : order) {
      place[id] = static_cast<JosekiNodeId>(sorted.size());
      sorted.push_back(nodes_[id]);
    }
    nodes_ = std::move(sorted);
    for (DraftMove& draft : moves_) {
      draft.from = place[draft.from];
      draft.move.leads_to = place[draft.move.leads_to];
    }
    std::ranges::sort(moves_, [](const DraftMove& a, const DraftMove& b) {
      if (a.from != b.from) return a.from < b.from;
      if (a.move.count != b.move.count) return a.move.count > b.move.count;
      return std::pair(a.move.point, a.move.color) < std::pair(b.move.point, b.move.color);
    });
  }

  /// From the lowest level up: what is taken off below passes, and what passes below passes here.
  void mark_passing() {
    std::vector<CornerStones> passing(nodes_.size());
    for (std::size_t i = moves_.size(); i-- > 0;) {
      const DraftMove& draft = moves_[i];
      const JosekiNode& from = nodes_[draft.from];
      const JosekiNode& to = nodes_[draft.move.leads_to];
      const CornerStones& below = passing[draft.move.leads_to];
      for (const Color color : {Color::black, Color::white})
        passing[draft.from][color] |=
            (below[color] & from.stones[color]) | (from.stones[color] - to.stones[color]);
      moves_[i].move.lasts = !below[draft.move.color].contains(draft.move.point);
    }
    for (std::size_t id = 0; id < nodes_.size(); ++id)
      for (const Color color : {Color::black, Color::white})
        nodes_[id].lasting[color] = nodes_[id].stones[color] - passing[id][color];
  }

  void lay_out_moves(JosekiNode& node, JosekiTree& tree) const {
    const auto id = static_cast<JosekiNodeId>(&node - tree.nodes_.data());
    node.first_move = static_cast<std::uint32_t>(tree.moves_.size());
    for (std::size_t at = node.first_move; at < moves_.size() && moves_[at].from == id; ++at) {
      JosekiMove move = moves_[at].move;
      move.first_condition = static_cast<std::uint32_t>(tree.conditions_.size());
      move.condition_count = static_cast<std::uint32_t>(moves_[at].conditions.size());
      tree.conditions_.insert(tree.conditions_.end(), moves_[at].conditions.begin(),
                              moves_[at].conditions.end());
      tree.moves_.push_back(move);
      tree.links_.push_back({move.leads_to, move.point, move.color, move.lasts});
      if (move.lasts) node.next[move.color].insert(move.point);
      node.has_passing_move = node.has_passing_move || !move.lasts;
    }
    node.move_count = static_cast<std::uint32_t>(tree.moves_.size()) - node.first_move;
  }

  Board board_;
  std::vector<Step> steps_;
  std::vector<JosekiNode> nodes_;
  std::vector<DraftMove> moves_;
  std::unordered_map<Hash, JosekiNodeId, HashItself> ids_;
  std::unordered_map<Hash, std::size_t, HashItself> move_ids_;
};

JosekiTreeBuilder::JosekiTreeBuilder() : work_(std::make_unique<Work>()) {}
JosekiTreeBuilder::JosekiTreeBuilder(JosekiTreeBuilder&&) noexcept = default;
JosekiTreeBuilder& JosekiTreeBuilder::operator=(JosekiTreeBuilder&&) noexcept = default;
JosekiTreeBuilder::~JosekiTreeBuilder() = default;

JosekiTreeBuilder::Verdict JosekiTreeBuilder::add(const JosekiRecord& record) {
  return work_->add(record);
}

JosekiTree JosekiTreeBuilder::finish() { return work_->finish(); }

JosekiTree make_joseki_tree(const JosekiRecords& records) {
  JosekiTreeBuilder builder;
  for (std::size_t at = 0; at < records.size();) {
    const bool right = builder.add(records[at]).fault == JosekiTreeBuilder::Fault::none;
    at = right ? at + 1 : end_of_subtree(records, at);
  }
  return builder.finish();
}

}  // namespace gosedai
