// Many maps in one decision tree: each step looks at one place, and maps that begin alike share their
// steps. A walk from a point of the board finds all maps that fit there.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/board/board.hpp"
#include "model/patterns/pattern.hpp"

namespace gosedai {

/// The board as one side sees it, with a wide margin so that no look needs a bounds check.
class PatternView {
 public:
  PatternView() = default;
  PatternView(const Board& board, Color own);

  PointClass at(int index) const { return codes_[static_cast<std::size_t>(index)]; }
  void set(Point point, PointClass code) {
    codes_[static_cast<std::size_t>(index_of(point))] = code;
  }

  static constexpr int margin = pattern_reach + 1;
  static constexpr int row_length = max_board_size + 2 * margin;
  static constexpr int index_of(Point point) {
    return (point.row() + margin) * row_length + point.col() + margin;
  }
  static constexpr int step_to(PatternPlace place) { return place.row * row_length + place.col; }
  static PointClass code_of(Color there, Color own);

 private:
  std::vector<PointClass> codes_;
};

class PatternTrie {
 public:
  /// Adds a map with what is found there. Places are looked at in the order given.
  void add(std::span<const PatternPoint> map, std::uint32_t found);
  /// Puts the nodes in one piece; nothing can be added afterwards.
  void finish();

  /// Calls `visit(found)` for every map that fits with place 0, 0 on that point.
  template <class Visit>
  void walk(const PatternView& view, Point point, Visit visit) const {
    if (!nodes_.empty()) walk_node(view, PatternView::index_of(point), 0, visit);
  }

  std::size_t node_count() const { return nodes_.size(); }

 private:
  struct Edge {
    std::int16_t step = 0;
    PointClass allowed = 0;
    std::uint32_t child = 0;
  };
  struct Node {
    std::uint32_t first_edge = 0;
    std::uint32_t first_found = 0;
    std::uint16_t edges = 0;
    std::uint16_t found = 0;
  };
  struct Draft {
    std::vector<Edge> edges;
    std::vector<std::uint32_t> found;
  };

  template <class Visit>
  void walk_node(const PatternView& view, int index, std::uint32_t number, Visit& visit) const {
    const Node& node = nodes_[number];
    for (std::uint32_t i = 0; i < node.found; ++i) visit(found_[node.first_found + i]);
    for (std::uint32_t i = 0; i < node.edges; ++i) {
      const Edge& edge = edges_[node.first_edge + i];
      if ((view.at(index + edge.step) & edge.allowed) != 0)
        walk_node(view, index, edge.child, visit);
    }
  }

  std::vector<Draft> drafts_ = {{}};
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> found_;
};

}  // namespace gosedai
