// The joseki ready for use: positions of a corner, and the moves that lead from one to the next.
//
// Lines that lead to the same stones share a node (Shyu thesis 4.3, figure 4.13), whoever moved when:
// a tenuki does not change the stones, so it is no node of its own but a count at the node where somebody
// played elsewhere. A node is the stones and how many were captured on the way; so every move leads one
// level down, and the graph has no cycle even through a ko.
//
//     level 0            *                 nodes are stored level by level; the first five levels
//     level 1        Q16   R16 ...         (root and four moves) are the cap tree of Shyu 3.6.2
//     level 2     R17 R14  P17 O16 ...
//
// A stone that a later move takes off is *passing*: its point is a dynamic intersection (Shyu 3.2). What
// the board must show for a node or anything below it to match is `lasting`, the stones that are not
// passing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/joseki/joseki_record.hpp"

namespace gosedai {

using JosekiNodeId = std::uint32_t;

struct JosekiMove {
  CornerPoint point;
  Color color = Color::black;
  bool lasts = true;  // the stone stays in all lines below
  std::uint8_t marks = 0;
  std::uint8_t captures = 0;
  std::uint16_t black_won = 500;
  std::int16_t value = 0;
  std::uint32_t count = 0;
  JosekiNodeId leads_to = 0;
  std::uint32_t first_condition = 0;  // in JosekiTree::conditions
  std::uint32_t condition_count = 0;
  std::optional<LadderCondition> ladder = {};
};

struct JosekiNode {
  CornerStones stones;
  CornerStones lasting;
  CornerStones next;  // the stones of its moves, without those that pass
  bool has_passing_move = false;
  std::array<std::uint8_t, 2> captured{};  // stones of black and of white
  std::uint8_t marks = 0;
  std::uint16_t level = 0;  // moves from the root, without tenuki
  std::uint32_t first_move = 0;
  std::uint32_t move_count = 0;
  std::uint32_t count = 0;                // how often it was met
  std::uint32_t variations = 0;           // lines that go through it
  std::array<std::uint32_t, 2> tenuki{};  // how often black and white played elsewhere here
};

/// A move as the finder needs it, small because a walk looks at many.
struct JosekiLink {
  JosekiNodeId leads_to = 0;
  CornerPoint point;
  Color color = Color::black;
  bool lasts = true;
};

class JosekiTree {
 public:
  static constexpr JosekiNodeId root = 0;
  static constexpr int cap_levels = 4;

  const JosekiNode& operator[](JosekiNodeId id) const noexcept { return nodes_[id]; }
  std::size_t node_count() const noexcept { return nodes_.size(); }
  std::size_t move_count() const noexcept { return moves_.size(); }
  /// Lines from the root to an end, as they are written down.
  std::size_t variation_count() const noexcept { return nodes_[root].variations; }
  /// Nodes of the cap tree; they come first.
  std::size_t cap_node_count() const noexcept { return cap_nodes_; }

  /// The most frequent first.
  std::span<const JosekiMove> moves(JosekiNodeId id) const noexcept {
    return std::span(moves_).subspan(nodes_[id].first_move, nodes_[id].move_count);
  }
  /// The same moves in the same order.
  std::span<const JosekiLink> links(JosekiNodeId id) const noexcept {
    return std::span(links_).subspan(nodes_[id].first_move, nodes_[id].move_count);
  }
  std::span<const PotentialCondition> conditions(const JosekiMove& move) const noexcept {
    return std::span(conditions_).subspan(move.first_condition, move.condition_count);
  }

 private:
  friend class JosekiTreeBuilder;

  std::vector<JosekiNode> nodes_{1};
  std::vector<JosekiMove> moves_;
  std::vector<JosekiLink> links_;
  std::vector<PotentialCondition> conditions_;
  std::size_t cap_nodes_ = 1;
};

/// Takes records one by one, in pre-order.
class JosekiTreeBuilder {
 public:
  JosekiTreeBuilder();
  JosekiTreeBuilder(JosekiTreeBuilder&&) noexcept;
  JosekiTreeBuilder& operator=(JosekiTreeBuilder&&) noexcept;
  ~JosekiTreeBuilder();

  enum class Fault : std::uint8_t { none, too_deep, repeated, illegal, captures, endless };
  struct Verdict {
    Fault fault = Fault::none;
    int captured = 0;  // what the move really takes
  };
  /// A record with a fault is left out, and so must be those below it.
  Verdict add(const JosekiRecord& record);

  JosekiTree finish();

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

/// The tree of records that are known to be right; wrong ones are left out with all below them.
JosekiTree make_joseki_tree(const JosekiRecords& records);

/// Where the records below one end.
inline std::size_t end_of_subtree(const JosekiRecords& records, std::size_t at) {
  std::size_t end = at + 1;
  while (end < records.size() && records[end].depth > records[at].depth) ++end;
  return end;
}

}  // namespace gosedai
