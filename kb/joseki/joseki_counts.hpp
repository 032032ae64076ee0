// Counts how often corner moves were played and who won, and makes joseki records of it.
//
// The counts form a tree of moves, tenuki among them. It grows from records that are there already (an
// older file, an import) and from games; `records` leaves out what is too rare and computes values, marks
// and conditions:
//
//   base value   how urgent the corner is (how seldom the side to move played elsewhere), how usual the move
//                is, and whether those who played it won more
//   marks        even positions where play often stops are joseki; uneven results are an advantage
//   potential    where games with strong stones on a side chose the move clearly more or less often
//   ladder       where the move leans on a ladder that runs out of the corner
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/joseki/joseki_ladder.hpp"
#include "model/joseki/joseki_record.hpp"

namespace gosedai {

/// Where the potential is looked at: the middle of the upper and of the right side, K16 and Q10, and the
/// next corners there, F16 and Q6. Each is followed by its mirror image.
inline constexpr std::array<Point, 4> potential_probes = {Point::at(9, 15), Point::at(15, 9),
                                                          Point::at(5, 15), Point::at(15, 5)};
using ProbedPotential = std::array<std::int8_t, potential_probes.size()>;
inline constexpr int strong_potential = 30;

/// One move of a corner in one game, in the frame: black began, and the first stone off the diagonal is
/// nearer to the right edge.
struct CornerStep {
  CornerPoint point;            // none: played elsewhere
  ProbedPotential potential{};  // the mover's
  int move_number = 0;          // of the game, from 1; 0 for tenuki
};

struct CornerPlay {
  CornerView view;  // from the frame to the board of the game
  std::vector<CornerStep> steps;
  Color winner = Color::empty;  // in the frame
};

struct CountingRules {
  std::uint32_t least_count = 8;  // of games, for a move that is not in the base
  double least_share = 0.002;     // of the games that had the position before it
};

class JosekiCounts {
 public:
  using NodeId = std::uint32_t;
  static constexpr NodeId root = 0;

  struct Node {
    CornerPoint point;
    NodeId parent = root;
    int depth = 0;
    bool is_kept = false;  // from the base: not too rare
    std::uint32_t count = 0;
    std::uint32_t black_won = 0;
    std::uint32_t white_won = 0;
    std::uint32_t from_games = 0;  // the part of `count` that has potentials
    /// By probe: games in which the mover was weak and strong there.
    std::array<std::array<std::uint32_t, 2>, potential_probes.size()> strength{};
    std::vector<NodeId> children;
    std::optional<JosekiRecord> base;
    std::optional<LadderHint> ladder;
    std::uint32_t ladder_held = 0;
    std::uint32_t ladder_failed = 0;
  };

  JosekiCounts();
  /// Grows from records; they are never too rare.
  void add_base(const JosekiRecords& records);
  void add(const CornerPlay& play);
  /// A node below another, made if it is new.
  NodeId child(NodeId parent, CornerPoint point);

  Node& operator[](NodeId id) { return nodes_[id]; }
  const Node& operator[](NodeId id) const { return nodes_[id]; }

  /// Finds the ladders that the moves that are frequent enough lean on; games may then vote.
  void find_ladders(const CountingRules& rules);
  /// The nodes that a play passes, one for each step, as far as they are known.
  std::vector<NodeId> path_of(const CornerPlay& play) const;

  JosekiRecords records(const CountingRules& rules) const;

 private:
  std::optional<NodeId> find_child(NodeId parent, CornerPoint point) const;

  std::vector<Node> nodes_;
};

}  // namespace gosedai
