#include "kb/joseki/joseki_counts.hpp"

#include <algorithm>

#include "kb/joseki/joseki_values.hpp"

namespace gosedai {

namespace {

using Node = JosekiCounts::Node;
using NodeId = JosekiCounts::NodeId;

std::uint32_t share(std::uint32_t count, int thousandths) {
  return static_cast<std::uint32_t>(
      (std::uint64_t{count} * static_cast<std::uint64_t>(thousandths) + 500) / 1000);
}

/// Walks the nodes that are frequent enough in pre-order, the most frequent first, with their board.
class FrequentNodes {
 public:
  FrequentNodes(const JosekiCounts& counts, const CountingRules& rules)
      : counts_(counts), rules_(rules), board_(joseki_board_size) {}

  /// `visit(id, board, captured)`: after the move, which took so many stones.
  template <class Visit>
  void walk(NodeId at, Visit visit) {
    for (const NodeId id : frequent(at)) {
      const Node& node = counts_[id];
      const Color color = node.depth % 2 == 1 ? Color::black : Color::white;
      const bool is_stone = !node.point.is_none();
      const Point point = is_stone ? node.point.on_joseki_board() : Point::none();
      if (is_stone && !board_.is_legal(color, point)) continue;
      const Board::Undo undo = is_stone ? board_.play(color, point) : board_.pass();
      visit(id, board_, undo.captured_stones);
      walk(id, visit);
      board_.undo(undo);
    }
  }

 private:
  std::vector<NodeId> frequent(NodeId at) const {
    std::vector<NodeId> ids;
    for (const NodeId id : counts_[at].children) {
      const Node& node = counts_[id];
      // Against games only: a base may have been counted elsewhere, and far more often.
      if (node.is_kept || (node.count >= rules_.least_count &&
                           node.count >= rules_.least_share * counts_[at].from_games))
        ids.push_back(id);
    }
    std::ranges::sort(ids, [&](NodeId a, NodeId b) {
      return std::pair(counts_[b].count, counts_[a].point) <
             std::pair(counts_[a].count, counts_[b].point);
    });
    return ids;
  }

  const JosekiCounts& counts_;
  CountingRules rules_;
  Board board_;
};

/// A tenuki at the end of a line says only that the line ended.
void drop_final_tenuki(JosekiRecords& records) {
  JosekiRecords kept;
  for (std::size_t i = records.size(); i-- > 0;) {
    const bool has_more = !kept.empty() && kept.back().depth > records[i].depth;
    if (!records[i].is_tenuki() || has_more) kept.push_back(std::move(records[i]));
  }
  std::ranges::reverse(kept);
  records = std::move(kept);
}

}  // namespace

JosekiCounts::JosekiCounts() { nodes_.emplace_back(); }

std::optional<NodeId> JosekiCounts::find_child(NodeId parent, CornerPoint point) const {
  for (const NodeId id : nodes_[parent].children)
    if (nodes_[id].point == point) return id;
  return std::nullopt;
}

NodeId JosekiCounts::child(NodeId parent, CornerPoint point) {
  if (const auto known = find_child(parent, point)) return *known;
  const auto id = static_cast<NodeId>(nodes_.size());
  Node node;
  node.point = point;
  node.parent = parent;
  node.depth = nodes_[parent].depth + 1;
  nodes_.push_back(std::move(node));
  nodes_[parent].children.push_back(id);
  return id;
}

void JosekiCounts::add_base(const JosekiRecords& records) {
  std::vector<NodeId> path = {root};
  for (const JosekiRecord& record : records) {
    path.resize(static_cast<std::size_t>(record.depth));
    const NodeId id = child(path.back(), record.point);
    path.push_back(id);
    Node& node = nodes_[id];
    const std::uint32_t black = share(record.count, record.black_won);
    node.is_kept = true;
    node.base = record;
    node.count += record.count;
    node.black_won += black;
    node.white_won += record.count - black;
    if (record.depth == 1) nodes_[root].count += record.count;
  }
}

void JosekiCounts::add(const CornerPlay& play) {
  NodeId at = root;
  ++nodes_[root].count;
  ++nodes_[root].from_games;
  for (const CornerStep& step : play.steps) {
    at = child(at, step.point);
    Node& node = nodes_[at];
    ++node.count;
    ++node.from_games;
    if (play.winner == Color::black) ++node.black_won;
    if (play.winner == Color::white) ++node.white_won;
    for (std::size_t probe = 0; probe < potential_probes.size(); ++probe) {
      if (step.potential[probe] < -strong_potential) ++node.strength[probe][0];
      if (step.potential[probe] > strong_potential) ++node.strength[probe][1];
    }
  }
}

std::vector<NodeId> JosekiCounts::path_of(const CornerPlay& play) const {
  std::vector<NodeId> path;
  NodeId at = root;
  for (const CornerStep& step : play.steps) {
    const auto next = find_child(at, step.point);
    if (!next) break;
    path.push_back(at = *next);
  }
  return path;
}

void JosekiCounts::find_ladders(const CountingRules& rules) {
  std::vector<std::pair<NodeId, LadderHint>> found;
  FrequentNodes(*this, rules).walk(root, [&](NodeId id, const Board& after, int) {
    if (nodes_[id].point.is_none()) return;
    if (const auto hint = find_ladder(after, nodes_[id].point.on_joseki_board()))
      found.emplace_back(id, *hint);
  });
  for (const auto& [id, hint] : found) nodes_[id].ladder = hint;
}

JosekiRecords JosekiCounts::records(const CountingRules& rules) const {
  JosekiRecords records;
  FrequentNodes(*this, rules).walk(root, [&](NodeId id, const Board&, int captured) {
    JosekiRecord record = appraised(*this, id);
    record.captures = static_cast<std::uint8_t>(captured);
    records.push_back(std::move(record));
  });
  drop_final_tenuki(records);
  return records;
}

}  // namespace gosedai
