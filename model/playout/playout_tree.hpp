// The tree of a Monte-Carlo search about the whole board: who moves where, how often it was tried and how
// often it won (Mueller survey 6).
//
//     descend   from the root to a leaf, by what is known; marks the way as under way
//     (elsewhere: the leaf is played out, and looked at by the habits of players when it is to grow)
//     record    takes the results in and unmarks the way; or abandon, when nobody will report
//     advance   the game goes on: the part below the move becomes the tree
//
// One owner writes it; leaves and reports travel as values, so playouts may run anywhere. The same sequence of
// calls gives the same tree. Its nodes have a bound that is set once; a full tree goes on counting but does not grow.
//
// A child is chosen by its rate of wins, mixed with the rate of games where its move came later (AMAF,
// Gelly and Silver 2007), and by how usual the move is, which counts less the more it was tried. The
// more games, the more of the less usual moves are looked at (Coulom 2007). What is proved to be lost (proof.hpp) is not
// tried again, and moves without any share of the prior only when everything else is lost.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/playout/playout.hpp"
#include "model/playout/proof.hpp"
#include "model/shapes/move_preference.hpp"

namespace gosedai {

using NodeId = std::uint32_t;

struct TreeNode {
  Point move;  // none for a pass
  std::uint16_t child_count = 0;
  bool grown : 1 = false;
  bool growing : 1 = false;    // somebody is looking for its children
  bool kept : 1 = false;       // while the tree is advanced
  bool barred : 1 = false;     // not to be chosen: the root's position forbids it
  bool all_moves : 1 = false;  // its children are all legal moves
  bool over : 1 = false;       // two passes have ended the game
  Proof proof = Proof::open;   // about the side that made the move
  NodeId first_child = 0;
  NodeId parent = 0;
  std::uint32_t visits = 0;
  std::uint32_t under_way = 0;
  std::uint32_t amaf_visits = 0;
  float wins = 0;  // of the side that made the move
  float amaf_wins = 0;
  float prior = 0;
  float leads = 0;  // sum of leads of that side
};

/// The way from the root to a leaf.
struct TreePath {
  std::vector<NodeId> nodes;  // the root first
  bool wants_growth = false;  // the leaf is to get children
};

/// What somebody found out about the leaf of a path.
struct LeafReport {
  std::vector<PlayoutResult> results;
  MovePreferences preferences;  // of the side to move there, when the leaf wants growth
  bool all_moves = false;       // these are all legal moves
  GameEnd end = GameEnd::none;  // then the results are its count
};

class PlayoutTree {
 public:
  /// Komi is white's; the bound is one of nodes.
  PlayoutTree(const TreeParameters& parameters, double komi, std::size_t most_nodes);

  static constexpr NodeId root = 0;

  const TreeNode& node(NodeId id) const { return nodes_[id]; }
  Color to_move() const { return to_move_; }
  std::size_t size() const { return nodes_.size(); }
  /// The moves of a path after the root.
  std::vector<Point> moves_of(const TreePath& path) const;

  /// Begins anew.
  void clear(Color to_move);
  void set_komi(double komi) { komi_ = komi; }
  /// False when that move has not been looked at: then the tree is to be cleared.
  bool advance(Point move);

  /// Gives the node its children, which may be all legal moves.
  void grow(NodeId id, const MovePreferences& preferences, bool all_moves = false);
  /// New priors for the children of the root, and children that it lacks; others are not chosen any more. Nothing may
  /// be under way.
  void set_root_preferences(const MovePreferences& preferences);

  TreePath descend();
  void record(const TreePath& path, const LeafReport& report);
  void abandon(const TreePath& path);

  /// More games cannot change anything at the root: a move is won, or all are lost.
  bool is_decided() const;

  /// The child that was tried most, one that is won before all and one that is lost behind all; the root when the node has
  /// none.
  NodeId favourite(NodeId id) const;
  /// The favourites from a node on, as long as they were tried.
  std::vector<Point> expected_line(NodeId id) const;
  double rate(NodeId id) const;  // of the side that made the move; 1 or 0 where that is proved
  double lead(NodeId id) const;
  /// How often a point was a player's at the end, of all games recorded since the root was new: 0 to 1, and half before
  /// the first.
  double owner_share(Color color, Point point) const;

 private:
  /// The root when all are lost.
  NodeId choose_child(const TreeNode& parent) const;
  double worth(const TreeNode& child, double parent_rate, double exploration) const;
  std::size_t width(const TreeNode& parent) const;
  void record_result(const TreePath& path, const PlayoutResult& result);
  void record_amaf(const TreeNode& parent, const BitBoard& moves, double value);
  double value_for(Color color, int lead) const;
  void note_end(const TreePath& path, const LeafReport& report);
  void carry_up(const TreePath& path);
  bool has_child(const TreeNode& parent, Proof proof) const;
  void sort_children(NodeId parent);
  void set_parent_of_children(NodeId parent);
  void keep_below(NodeId id);
  void slide_kept();

  TreeParameters parameters_;
  double komi_;
  std::size_t most_nodes_;
  Color to_move_ = Color::black;
  std::vector<TreeNode> nodes_;  // children behind their parents, those of one node side by side
  std::array<std::array<std::uint32_t, plane_size>, 2> area_{};  // by player
  std::uint32_t area_games_ = 0;
};

}  // namespace gosedai
