#include "model/joseki/joseki_finder.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// One of the four views of a corner: its stones, and the walk through the tree.
class Walk {
 public:
  Walk(const JosekiTree& tree, const Board& board, CornerView view, FinderWork& work)
      : tree_(tree), board_(board), view_(view), stones_(view.stones(board)), work_(work) {}

  /// All nodes whose stones are on the board, by level.
  const std::vector<JosekiNodeId>& matching() {
    std::vector<JosekiNodeId> level = {JosekiTree::root};
    std::vector<JosekiNodeId> next;
    for (int depth = 0; !level.empty(); ++depth) {
      count(depth, static_cast<int>(level.size()));
      look_at(level, next);
      level.swap(next);
    }
    return matching_;
  }

  bool is_interfered(JosekiNodeId node) const {
    return gosedai::is_interfered(board_, tree_[node].stones, view_);
  }

 private:
  void count(int depth, int nodes) {
    (depth <= JosekiTree::cap_levels ? work_.cap_nodes : work_.deep_nodes) += nodes;
    if (depth == JosekiTree::cap_levels) work_.subtrees += nodes;
  }

  /// Notes the nodes that match and finds the next level; shared nodes come once.
  void look_at(const std::vector<JosekiNodeId>& level, std::vector<JosekiNodeId>& next) {
    next.clear();
    for (const JosekiNodeId id : level) {
      const JosekiNode& node = tree_[id];
      if (node.stones.is_subset_of(stones_)) matching_.push_back(id);
      if (!node.has_passing_move && !node.next.intersects(stones_)) continue;
      for (const JosekiLink& link : tree_.links(id))
        if ((!link.lasts || stones_[link.color].contains(link.point)) &&
            tree_[link.leads_to].lasting.is_subset_of(stones_))
          next.push_back(link.leads_to);
    }
    std::ranges::sort(next);
    const auto repeated = std::ranges::unique(next);
    next.erase(repeated.begin(), repeated.end());
  }

  const JosekiTree& tree_;
  const Board& board_;
  CornerView view_;
  CornerStones stones_;
  FinderWork& work_;
  std::vector<JosekiNodeId> matching_;
};

bool has_no_stone_in_scope(const Board& board, Corner corner) {
  const int scope = joseki_scope(board.size());
  const CornerView view(corner, false, false);
  bool empty = true;
  view.stones(board).all().for_each(
      [&](CornerPoint point) { empty = empty && (point.x() >= scope || point.y() >= scope); });
  return empty;
}

/// Captures as the history tells them; only asked of nodes with the same stones.
bool agrees(const JosekiNode& node, CornerView view, const JosekiHistory& history) {
  return std::ranges::all_of(std::array{Color::black, Color::white}, [&](Color color) {
    return node.captured[player_index(color)] ==
           history.captured(view.corner(), view.turned(color));
  });
}

/// Deepest first: whatever is part of a match says nothing more.
void keep_deepest(const JosekiTree& tree, Walk& walk, CornerView view, CornerMatches& found) {
  std::vector<JosekiNodeId> nodes = walk.matching();
  std::erase(nodes, JosekiTree::root);
  std::ranges::stable_sort(nodes, std::ranges::greater{},
                           [&](JosekiNodeId id) { return tree[id].stones.count(); });
  std::vector<JosekiNodeId> kept;
  for (const JosekiNodeId id : nodes) {
    const bool is_part = std::ranges::any_of(kept, [&](JosekiNodeId other) {
      return tree[id].stones != tree[other].stones &&
             tree[id].stones.is_subset_of(tree[other].stones);
    });
    if (!is_part && !walk.is_interfered(id)) kept.push_back(id);
  }
  for (const JosekiNodeId id : kept) found.matches.push_back({view, id});
}

/// Of nodes with the same stones those whose captures agree with the history, if there are any.
void keep_agreeing(const JosekiTree& tree, const JosekiHistory& history, CornerMatches& found) {
  const std::vector<JosekiMatch> all = found.matches;
  std::erase_if(found.matches, [&](const JosekiMatch& match) {
    return !agrees(tree[match.node], match.view, history) &&
           std::ranges::any_of(all, [&](const JosekiMatch& other) {
             return other.view == match.view &&
                    tree[other.node].stones == tree[match.node].stones &&
                    agrees(tree[other.node], other.view, history);
           });
  });
}

}  // namespace

JosekiHistory::JosekiHistory(const Board& initial, std::span<const Move> moves) {
  Board board = initial;
  for (const Move& move : moves) {
    if (!move.is_stone() || !board.is_legal(move.color(), move.point())) continue;
    const Board before = board;
    if (board.play(move.color(), move.point()).captured_stones > 0) note(before, board);
  }
}

void JosekiHistory::note(const Board& before, const Board& after) noexcept {
  for (const Color color : {Color::black, Color::white})
    (before.stones_of(color) & ~after.stones_of(color)).for_each([&](Point point) {
      for (const Corner corner : all_corners)
        if (!CornerView(corner, false, false).to_frame(point, after.size()).is_none())
          ++captured_[static_cast<std::size_t>(corner)][player_index(color)];
    });
}

BitBoard interference_area(const BitBoard& stones) noexcept {
  const auto with_diagonals = [](const BitBoard& set) {
    const BitBoard row = set | set.shifted_up(1) | set.shifted_down(1);
    return row | row.shifted_up(stride) | row.shifted_down(stride);
  };
  BitBoard straight = stones;
  for (int line = 0; line < 3; ++line) straight = straight.expanded();
  return straight | with_diagonals(with_diagonals(stones));
}

std::array<BitBoard, 2> stones_on_board(const CornerStones& stones, CornerView view,
                                        int size) noexcept {
  std::array<BitBoard, 2> placed;
  for (const Color color : {Color::black, Color::white})
    stones[color].for_each([&](CornerPoint point) {
      placed[player_index(view.turned(color))].insert(view.to_board(point, size));
    });
  return placed;
}

bool is_interfered(const Board& board, const CornerStones& pattern, CornerView view) noexcept {
  const std::array<BitBoard, 2> own = stones_on_board(pattern, view, board.size());
  const BitBoard mine = own[0] | own[1];
  const BitBoard foreign = (board.stones_of(Color::black) | board.stones_of(Color::white)) & ~mine;
  return foreign.intersects(interference_area(mine));
}

CornerMatches find_joseki(const JosekiTree& tree, const Board& board, Corner corner,
                          const JosekiHistory* history) {
  CornerMatches found{corner, has_no_stone_in_scope(board, corner), {}, {}};
  for (const CornerView view : views_of(corner)) {
    if (found.is_empty) {
      found.matches.push_back({view, JosekiTree::root});
      continue;
    }
    Walk walk(tree, board, view, found.work);
    keep_deepest(tree, walk, view, found);
  }
  if (history != nullptr) keep_agreeing(tree, *history, found);
  return found;
}

std::array<CornerMatches, 4> find_joseki(const JosekiTree& tree, const Board& board,
                                         const JosekiHistory* history) {
  return {find_joseki(tree, board, all_corners[0], history),
          find_joseki(tree, board, all_corners[1], history),
          find_joseki(tree, board, all_corners[2], history),
          find_joseki(tree, board, all_corners[3], history)};
}

}  // namespace gosedai
