// The layers of patience on top of a link goal and its ko phases (goal_search.hpp).
//
// A link that is proved is final. A cut holds for the patience it was read with; then a more patient
// layer looks again. When that one is given up, the answer of the last complete layer stands. A
// selective layer comes before a layer that may well be too large: a first look with a small share
// of the nodes.
#pragma once

#include <memory>
#include <vector>

#include "model/reading/connection_goal.hpp"
#include "model/reading/goal_search.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai {

struct LinkResult {
  GoalSearch::Result verdict = GoalSearch::Result::unknown;
  Color must_threaten = Color::empty;
  std::vector<Point> line;
};

using LinkLayers = std::vector<std::unique_ptr<LinkGoal>>;

/// The course of a whole question. It ends by itself when all layers together have taken as many
/// nodes as any question is worth.
class LinkCourse {
 public:
  LinkCourse(const Board& board, LinkLayers layers, Color to_move);
  LinkCourse(const LinkCourse&) = delete;

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return nodes_; }
  /// Of the last complete layer.
  const LinkResult& result() const noexcept { return result_; }
  ReadingAnswer answer() const;
  /// Of the layer that the answer is from; before there is one, of the layer that runs.
  SearchTree tree(const TreeLimits& limits) const;
  /// First moves worth a look, by the goal of the most patient layer.
  std::vector<Point> root_moves();

 private:
  Color owner() const { return layers_.front()->prover(); }
  void start_layer();
  void end_layer();
  void next_layer();
  void look_around();
  bool adds_nothing() const;
  int layer_limit() const;
  bool succeeds() const;

  Board root_;
  WatchedBoard board_;
  LinkLayers layers_;
  Color to_move_;
  std::size_t layer_ = 0;
  std::unique_ptr<GoalSearch> phases_;    // of the layer that runs
  std::unique_ptr<GoalSearch> decisive_;  // of the layer that has the result
  LinkResult result_;
  int nodes_ = 0;
  int layer_nodes_ = 0;
  int depth_ = 0;
  BitBoard footprint_;  // of layers that were given up
  bool finished_ = false;
};

}  // namespace gosedai
