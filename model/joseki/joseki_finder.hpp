// Which joseki a corner shows, from the stones alone (Shyu thesis chapter 3, procedures 3.1 and 3.2).
//
// The order in which the stones came does not matter, nor who played elsewhere in between. For each of the
// four ways to look at a corner the tree is walked level by level: a move is followed when its stone is on
// the board, or when a later move of some line takes it off again (a dynamic intersection: only the end
// of the walk can tell). All nodes whose stones are on the board match; of those the deepest count, and
// only if no foreign stone interferes. Most of the tree is ruled out in the cap tree, its top four levels.
//
// Foreign stones interfere within this area of any stone of the pattern (the drawing of Shyu's figure 3.8 is
// lost; ours has the points that a stone touches by the usual jumps):
//
//     . . . 1 . . .
//     . 1 1 1 1 1 .      all points within two lines, and three lines away straight on
//     . 1 1 1 1 1 .
//     1 1 1 @ 1 1 1
#pragma once

#include <array>
#include <span>
#include <vector>

#include "model/board/move.hpp"
#include "model/joseki/corner_view.hpp"
#include "model/joseki/joseki_tree.hpp"

namespace gosedai {

struct JosekiMatch {
  CornerView view;
  JosekiNodeId node = JosekiTree::root;

  friend bool operator==(const JosekiMatch&, const JosekiMatch&) = default;
};

/// How much was looked at.
struct FinderWork {
  int cap_nodes = 0;   // nodes of the cap tree that could match
  int subtrees = 0;    // nodes of its lowest level, below which the walk went on
  int deep_nodes = 0;  // nodes below
};

struct CornerMatches {
  Corner corner = Corner::upper_right;
  bool is_empty = false;             // no stone in the scope of the corner
  std::vector<JosekiMatch> matches;  // none: no joseki, or no longer one
  FinderWork work;
};

/// How many stones have been captured in each corner, from the moves of a game. It tells lines apart
/// that lead to the same stones.
class JosekiHistory {
 public:
  JosekiHistory(const Board& initial, std::span<const Move> moves);

  int captured(Corner corner, Color color) const noexcept {
    return captured_[static_cast<std::size_t>(corner)][player_index(color)];
  }

 private:
  void note(const Board& before, const Board& after) noexcept;

  std::array<std::array<int, 2>, 4> captured_{};
};

/// An empty corner matches the root, in all four views.
CornerMatches find_joseki(const JosekiTree& tree, const Board& board, Corner corner,
                          const JosekiHistory* history = nullptr);
std::array<CornerMatches, 4> find_joseki(const JosekiTree& tree, const Board& board,
                                         const JosekiHistory* history = nullptr);

/// Where foreign stones interfere with a set of stones; may hold border cells.
BitBoard interference_area(const BitBoard& stones) noexcept;

/// The stones of a node on the board, in the colours of the board.
std::array<BitBoard, 2> stones_on_board(const CornerStones& stones, CornerView view,
                                        int size) noexcept;

/// A stone that is not of the pattern lies in its interference area.
bool is_interfered(const Board& board, const CornerStones& pattern, CornerView view) noexcept;

}  // namespace gosedai
