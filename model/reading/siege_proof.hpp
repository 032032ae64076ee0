// Proof-number search for a siege (df-pn: Allis, Nagai). The attacker proves death.
//
// A sister of ProofSearch (proof_search.hpp) for positions that are dear to judge: a position gets a
// node only when it is looked into, and until then what was seen of it is kept at the edge. Threats are
// granted a few times only: who must win the same ko for ever, because he cannot end it, has not
// won it. A repetition is no progress for the attacker. Whether a result leans on the way by which a
// repetition came about is not asked: the moves are a selection anyway.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/reading/first_move.hpp"
#include "model/reading/proof_search.hpp"
#include "model/reading/siege_goal.hpp"

namespace gosedai {

class SiegeProof {
 public:
  SiegeProof(const WatchedBoard& root, const SiegeGoal& goal, Color to_move, KoThreats threats);

  /// Looks into at most so many positions, takes them off the budget, and says whether the end is
  /// reached.
  bool advance(int& budget);
  bool is_finished() const noexcept { return stack_.empty(); }
  bool is_proved() const noexcept { return nodes_[0].proof == 0; }
  bool leans_on_ban() const noexcept { return nodes_[0].leans_on_ban; }
  int depth() const noexcept { return depth_; }
  const BitBoard& footprint() const noexcept { return board_.footprint(); }

  /// After the end: settles the first move number `rank` as well, with further calls of `advance`.
  /// False when there is none or nothing is to be done.
  bool ask_for_move(std::size_t rank);
  void stop();
  /// The first move number `rank` is known to win for the side to move.
  bool wins(std::size_t rank) const noexcept;
  /// The first moves that are known to win for the side to move, best shape first; none is a pass.
  std::vector<Point> winning_moves() const;
  /// What is thought of each first move, passes left out.
  FirstMoves first_moves() const;
  /// Best play of the side that wins against the longest resistance.
  std::vector<Point> line() const;

 private:
  static constexpr std::uint32_t infinite = Estimate::infinite;
  static constexpr std::uint32_t no_node = UINT32_MAX;

  struct Node {
    Hash key = 0;
    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;
    std::uint32_t first_edge = 0;
    std::uint16_t height = 0;
    std::uint8_t edge_count = 0;
    bool expanded = false;
    bool on_path = false;
    bool banned = false;        // the ban forbids a move here
    bool leans_on_ban = false;  // of a settled position
    bool attacker_to_move = false;

    bool is_settled() const { return proof == 0 || disproof == 0; }
  };
  struct Edge {
    Point move;
    std::uint32_t proof = 1;  // of the position after it, while it has no node
    std::uint32_t disproof = 1;
    std::uint32_t child = no_node;
  };
  struct Frame {
    std::uint32_t node = 0;
    std::uint32_t proof_limit = infinite;
    std::uint32_t disproof_limit = infinite;
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
  std::uint32_t add_node(Hash key, bool attacker_to_move, Numbers numbers);
  void grow_table();
  void expand(std::uint32_t index);
  void add_edge(std::uint32_t index, Point move, std::uint32_t handicap);
  Numbers numbers_of(const Edge& edge) const noexcept;
  Choice update(Node& node);
  Choice refresh(std::uint32_t index);
  void settle(Node& node);
  void descend(std::uint32_t edge, const Choice& choice);
  void leave();
  bool is_won(const Node& node, const Edge& edge) const noexcept;
  std::uint32_t line_edge(const Node& node) const;

  WatchedBoard board_;
  const SiegeGoal* goal_;
  Color threatener_ = Color::empty;  // who is granted threats
  int threats_used_ = 0;             // on the path to the board's position
  Hash root_hash_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> table_;  // open addressing; index + 1 of a node, 0 when free
  std::vector<Frame> stack_;
  bool beyond_ = false;  // a single first move is being settled
  int idle_steps_ = 0;
  int depth_ = 0;
};

}  // namespace gosedai
