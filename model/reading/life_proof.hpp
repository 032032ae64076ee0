// Proof-number search for the death of a group (df-pn: Allis, Nagai; Kishimoto and Mueller used it
// for life and death). The attacker proves, the owner disproves; where the owner wants more than not to be taken
// (LifeAim::territory), it is the other way round, and "attacker" below is whoever proves.
//
// A sister of ProofSearch (proof_search.hpp) for one goal and larger trees: a position gets a node
// only when it is looked at, its estimate is kept at the edge until then, and all sets of points
// are single words. Moves outside the zone of a refutation are dropped (life_zone.hpp). In the treatment of ko one side may be granted threats; whether the ban has played
// a role is handed up. Threats are granted a few times only: who must win the same ko for ever, because
// he cannot end it, has not won it. Repetition: no progress for the attacker, so proofs
// hold on every path, but a disproof may lean on the path by which it was found. Such a disproof is
// conditional: it remembers the highest and the deepest place of the path that it leans on. It is
// free at the highest place itself, where the circle is closed, and it is taken back and looked at
// anew as soon as the deepest place is no longer the same visit of the same position.
//
// The owner may always pass. The attacker passes only where the ban forbids him a move: elsewhere
// the owner would pass as well and nothing would have changed.
#pragma once

#include <climits>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/reading/first_move.hpp"
#include "model/reading/life_moves.hpp"
#include "model/reading/life_zone.hpp"
#include "model/reading/proof_search.hpp"
#include "model/reading/search_tree.hpp"
#include "model/shapes/move_preference.hpp"

namespace gosedai {

/// So many times the side with threats may ignore the ban on one path.
inline constexpr int life_ko_threats = 3;

struct LifeProofOptions {
  KoThreats threats = KoThreats::nobody;
  /// At most so many moves are tried at a position after the first; a pass comes on top.
  int width = life_region_limit;
  /// So much empty eye space is life (LifeGoal::judge); 0 for never.
  int roomy = 0;
  /// The only first move to look at, or none for all.
  Point only_move;
  /// Likely first moves are looked into first; every move alike when empty.
  MovePreferences preferences = {};
  /// The owner may not pass at once.
  bool must_play = false;
  /// By which moves are ordered; must outlive the search.
  const LifeWeights* weights = &usual_life_weights;
};

class LifeProof {
 public:
  LifeProof(const Board& root, const LifeGoal& goal, Color to_move,
            const LifeProofOptions& options);

  /// Looks at positions while the budget is positive, takes them off it, and says whether the end
  /// is reached. The last step may overdraw it.
  bool advance(int& budget);
  bool is_finished() const noexcept { return stack_.empty(); }

  bool is_proved() const noexcept { return nodes_[0].proof == 0; }
  bool is_disproved() const noexcept { return nodes_[0].disproof == 0 && !is_tainted(); }
  /// A limit was met: neither yes nor no.
  bool is_tainted() const noexcept { return nodes_[0].taint != Taint::clean; }
  bool leans_on_ban() const noexcept { return nodes_[0].leans_on_ban; }
  int depth() const noexcept { return depth_; }

  /// After the end: settles every first move as well, with further calls of `advance`.
  void ask_for_all_moves();
  /// The first moves that are known to win for the side to move; none is a pass.
  std::vector<Point> winning_moves() const;
  /// The first move that the search would look into next.
  Point most_promising_move() const;
  /// What is thought of each first move, passes left out.
  FirstMoves first_moves() const;
  /// Best play of the side that wins against the longest resistance.
  std::vector<Point> line() const;
  /// What has been looked at so far (search_tree.hpp).
  SearchTree tree(const TreeLimits& limits) const;

 private:
  static constexpr std::uint32_t infinite = Estimate::infinite;
  static constexpr std::uint32_t no_node = UINT32_MAX;

  /// What a disproof leans on: nothing, a place on the path, or a limit of the search.
  enum class Taint : std::uint8_t { clean, by_path, for_good };
  struct Lean {
    int highest = INT_MAX;  // places on the path, by depth; -1 for a limit of the search
    int deepest = -1;
  };

  struct Node {
    Hash key = 0;
    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;
    std::uint32_t visit = 0;  // of a conditional disproof: the visit it is bound to
    std::uint32_t first_edge = 0;
    RegionSet zone = everywhere;  // what the result of a settled position leans on
    std::uint16_t height = 0;
    std::uint8_t path_depth = 0;
    std::uint8_t highest = 0;
    std::uint8_t deepest = 0;
    Taint taint = Taint::clean;
    std::uint8_t edge_count = 0;
    bool expanded = false;
    bool on_path = false;
    bool banned = false;
    bool leans_on_ban = false;
    bool prover_to_move = false;

    bool is_settled() const { return proof == 0 || disproof == 0; }
  };
  struct Edge {
    Point move;
    std::uint16_t estimate = 1;  // of a child without node: the number its mover wants small
    bool pruned = false;         // refuted by the answer to another move
    bool prunes = false;         // its refutation has been used for that
    std::uint32_t child = no_node;
  };
  struct Frame {
    std::uint32_t node = 0;
    std::uint32_t proof_limit = infinite;
    std::uint32_t disproof_limit = infinite;
    std::uint32_t visit = 0;
    int threats_used = 0;  // before the move that led here
    Board::Undo undo;
  };
  struct Numbers {
    std::uint32_t proof;
    std::uint32_t disproof;
  };
  struct Choice {
    std::uint32_t best_edge = 0;
    std::uint32_t second = infinite;
    std::uint32_t largest = 0;
  };

  Color color_of(const Node& node) const noexcept;
  Board::Undo make(Color color, Point move);
  Hash key_for(Color to_move) const noexcept;
  std::uint32_t find(Hash key) const noexcept;
  std::uint32_t add_node(Hash key, bool prover_to_move, std::uint32_t estimate);
  void look(const Node& parent, Edge& edge);
  void prune(const Node& node);
  void settle_as(Node& node, LifeState state) const noexcept;
  RegionSet winning_zone(const Node& node) const;
  RegionSet losing_zone(const Node& node) const;
  void grow_table();
  void expand(std::uint32_t index);
  void add_edge(std::uint32_t index, Point move, std::uint32_t handicap);
  int first_handicap(Point move, int usual) const;
  Numbers numbers_of(const Node& parent, const Edge& edge) const noexcept;
  void revive_stale(Node& child) const noexcept;
  Choice update(Node& node);
  Choice refresh(std::uint32_t index);
  void settle(Node& node);
  Lean lean_of(const Edge& edge) const;
  void set_lean(Node& node, const Lean& lean) const;
  void remember_win(const Node& node);
  void descend(std::uint32_t edge, const Choice& choice);
  void leave();
  void give_up();
  bool pick_next_first_move();
  std::uint32_t line_edge(const Node& node) const;

  Board board_;
  const LifeGoal* goal_;
  LifeProofOptions options_;
  Color threatener_ = Color::empty;  // who is granted threats
  int threats_used_ = 0;             // on the path to the board's position
  Hash root_hash_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> table_;
  std::vector<Frame> stack_;
  LifeHistory history_;
  std::uint32_t focus_ = no_node;  // the first move that is being settled by request
  bool all_moves_ = false;
  std::uint32_t visits_ = 0;
  int idle_steps_ = 0;
  int depth_ = 0;
};

}  // namespace gosedai
