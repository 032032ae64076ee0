// Proof-number search for any yes-or-no goal: can the prover force it, whatever the other does?
//
// Depth-first proof-number search (df-pn; Allis, Nagai) on an explicit stack: it stops before any
// expansion and goes on later as if nothing had happened. Every position that is met stays in a
// graph that is found again by its key, so each is expanded once; nothing is ever replaced, which
// keeps the course of the search independent of the values of the keys.
//
//     prover to move (OR)     proof = min over moves      disproof = joint over moves
//     other to move  (AND)    proof = joint over moves    disproof = min over moves
//
// The joint number is the largest plus one for each other move that is not settled. The classical
// sum counts a position again for each of the many orders of moves that lead to it.
//
// Repetition: a move that leads back to a position on the current path is no progress, so the
// prover never wins by it and proofs hold on every path. A disproof that leans on a repetition may
// be an accident of the path (the graph-history interaction problem). It is tainted by the position
// that was repeated, and so is what is built on it, up to that position itself: there the circle is
// closed, and a disproof is clean again. The depth limit taints for good. A root that is disproved
// but tainted must not be called a "no".
//
// Zones: which moves can refute an attack is hard to list beforehand, and a move that is forgotten
// makes a proof wrong. So where the goal does not call its list complete, the other side may also
// pass. Once the pass is refuted, the points that this refutation leans on (its zone) are the only
// ones where a move can make a difference: candidates outside are dropped, and all that are left
// inside are tried before the position counts as proved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/reading/chunked_store.hpp"
#include "model/reading/expansion_memory.hpp"
#include "model/reading/position_index.hpp"
#include "model/reading/search_tree.hpp"
#include "model/reading/watched_board.hpp"

namespace gosedai {

/// The moves to try at a position, best first, each once. `Point::none()` is a pass.
class Candidates {
 public:
  struct Entry {
    Point point;
    std::uint32_t handicap = 0;  // added to the child's number that the mover wants to be small
  };

  void add(Point point, std::uint32_t handicap) {
    if (seen_.contains(point)) return;
    seen_.insert(point);
    entries_.push_back({point, handicap});
  }
  void add(const BitBoard& points, std::uint32_t handicap) {
    (points & ~seen_).for_each([&](Point point) { add(point, handicap); });
  }
  void add_pass(std::uint32_t handicap) { add(Point::none(), handicap); }
  /// Not all moves that matter are listed; the search adds those of the zone.
  void leave_open() { open_ = true; }
  bool is_open() const { return open_; }
  void clear() {
    seen_ = BitBoard();
    entries_.clear();
    open_ = false;
  }
  bool contains(Point point) const { return seen_.contains(point); }
  const std::vector<Entry>& entries() const { return entries_; }

 private:
  BitBoard seen_;
  std::vector<Entry> entries_;
  bool open_ = false;
};

/// What is to be proved: terminal positions and moves. Reads the board given and nothing else.
class ProofGoal {
 public:
  virtual ~ProofGoal() = default;
  virtual Color prover() const = 0;
  virtual int depth_limit() const = 0;
  /// How many positions are kept; with more the search gives up.
  virtual std::size_t node_limit() const { return std::size_t{1} << 18; }
  /// Whether any list of the other side is ever open; without that no zone is needed.
  virtual bool uses_zones() const { return true; }
  virtual Estimate estimate(WatchedBoard& board, Color to_move) const = 0;
  /// Candidates need not be legal; illegal and banned ones are dropped by the search.
  /// An open list of the other side must hold a pass.
  virtual void generate(WatchedBoard& board, Color to_move, Candidates& moves) const = 0;
  /// The points that a proof leans on at this position, apart from what follows after a move, and
  /// those that the prover's move leans on.
  virtual BitBoard zone_of_position(WatchedBoard& board, Color to_move) const = 0;
  virtual BitBoard zone_of_move(WatchedBoard& board, Point move) const = 0;
};

/// Who may ignore the ko ban, because he is granted a threat that is answered whenever he needs it.
enum class KoThreats : std::uint8_t { nobody, prover, other };
/// So many threats of the other side on one path. Without a limit he would hold for ever what he can
/// never save; the prover needs none, because he wins nothing by going round in circles.
inline constexpr int most_ko_threats = 3;

class ProofSearch {
 public:
  /// The board must be at the root, and is there again when the search has finished.
  /// `list_first_moves`: the first moves are looked at even where the goal settles the root at once
  /// by one of them, so that they can be compared.
  /// `recall`: what was found at positions when this was asked before; changes nothing but the work.
  ProofSearch(WatchedBoard& board, const ProofGoal& goal, Color to_move, KoThreats threats,
              bool list_first_moves = false, Recall recall = {});

  /// Expands at most `budget` positions, takes them off it, and says whether the end is reached.
  bool advance(int& budget);

  bool is_finished() const noexcept { return stack_.empty(); }
  bool is_proved() const noexcept { return nodes_[0].numbers.is_proved(); }
  bool is_disproved() const noexcept { return nodes_[0].numbers.is_disproved() && !is_tainted(); }
  /// A limit or a tainted disproof: neither yes nor no.
  bool is_tainted() const noexcept { return nodes_[0].taint != clean; }
  /// The ko ban kept the losing side from a move, and without that the result might be another.
  bool leans_on_ban() const noexcept { return nodes_[0].leans_on_ban; }
  int depth() const noexcept { return depth_; }
  /// Positions that were played and estimated; an expansion makes several of them.
  int positions() const noexcept { return static_cast<int>(nodes_.size()); }

  /// After the end: how a first move fares, as far as it is known.
  enum class MoveResult : std::uint8_t { not_known, works, fails };
  MoveResult result_of(Point move) const;
  /// All first moves that were looked at; pass is `none`. Those that a refuted pass makes useless are left
  /// out.
  std::vector<Point> first_moves() const;
  /// After the end: goes on with one first move. `advance` does the work, `stop` gives it up.
  void examine(Point move);
  void stop();

  /// After the end: best play of the side that wins against the longest resistance.
  std::vector<Point> line() const;

  /// What has been looked at so far (search_tree.hpp).
  SearchTree tree(const TreeLimits& limits) const;

 private:
  static constexpr std::uint32_t clean = UINT32_MAX;
  static constexpr std::uint32_t tainted_for_good = UINT32_MAX - 1;

  struct Node {
    Estimate numbers;
    std::uint32_t taint = clean;  // the node whose repetition a disproof leans on
    std::uint32_t first_edge = 0;
    std::uint32_t zone = 0;  // of a proved position: its place among the zones
    std::uint16_t edge_count = 0;
    std::uint16_t height = 0;  // moves to the end in a settled position
    bool expanded = false;
    bool open = false;             // moves of the zone are still to be added
    std::uint16_t path_depth = 0;  // while on the path
    bool on_path = false;
    bool banned = false;        // the ban forbids a move here
    bool leans_on_ban = false;  // of a settled position
    bool prover_to_move = false;
  };
  struct Edge {
    Point move;
    std::uint32_t child = 0;
  };
  /// What the side with threats has been granted on the way to the position on the board.
  struct Grants {
    Point ko;      // to take it back at once would be the next threat
    int used = 0;  // threats
  };
  /// What takes a move back.
  struct Step {
    Board::Undo undo;
    Grants grants;
  };
  struct Frame {
    std::uint32_t node = 0;
    std::uint32_t proof_limit = Estimate::infinite;
    std::uint32_t disproof_limit = Estimate::infinite;
    Step step;
  };
  /// The best and the second best number among the children, for the side to move.
  struct Choice {
    std::uint32_t best_edge = 0;
    std::uint32_t second = Estimate::infinite;
    std::uint32_t largest = 0;
  };

  Color color_of(const Node& node) const noexcept;
  Step make(Color color, Point move);
  void take_back(const Step& step);
  void grant_threat();
  Hash key_for(Color to_move) const noexcept;
  std::uint32_t find_or_add(Hash key, Color to_move, std::uint32_t handicap);
  std::uint32_t add_node(Hash key, const Node& node);
  void expand(std::uint32_t index);
  void look_at_moves(std::uint32_t index);
  bool may_recall(std::uint32_t index) const noexcept;
  bool recall(std::uint32_t index, Hash key);
  std::uint32_t recall_child(const KnownChild& known, Color to_move);
  void note_child(Hash key, const Edge& edge, std::uint32_t handicap, bool is_new);
  void add_edge(std::uint32_t index, Point move, std::uint32_t handicap);
  void add_zone_moves(std::uint32_t index);
  const BitBoard* zone_of_pass(const Node& node) const;
  void forget_far_ban(Color to_move);
  Choice refresh(std::uint32_t index);
  Choice update(Node& node);
  void settle(Node& node);
  int taint_depth(const Node& child) const;
  std::uint32_t taint_from(int depth) const;
  void keep_zone(Node& node);
  void keep_zone_of_leaf(Node& node);
  void descend(const Choice& choice);
  void leave();
  void give_up();
  std::uint32_t line_child(const Node& node) const;
  const Edge* edge_of(Point move) const;
  void enter(const Edge& edge, Frame next);

  WatchedBoard& board_;
  const ProofGoal& goal_;
  Color prover_;
  Color threatener_ = Color::empty;  // who may ignore the ban
  Grants grants_;
  Hash root_hash_;
  ChunkedStore<Node> nodes_;
  ChunkedStore<Edge> edges_;
  ChunkedStore<BitBoard> zones_;
  PositionIndex index_;
  std::vector<Frame> stack_;
  Candidates candidates_;
  Recall recall_;
  bool notes_ = false;  // of the expansion that goes on
  std::vector<KnownChild> noted_;
  int idle_steps_ = 0;  // since the last expansion
  int depth_ = 0;
};

}  // namespace gosedai
