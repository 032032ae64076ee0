// A link question from first to last: the course of the question itself and then, when all moves are
// asked for, one course for every other first move.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "model/reading/connection_phases.hpp"

namespace gosedai {

/// Nothing where a layer of that kind is of no use.
using LinkGoalMaker = std::function<std::unique_ptr<LinkGoal>(const ConnectionPatience&)>;

class LinkEngine {
 public:
  LinkEngine(const Board& board, Color to_move, bool all_moves, LinkGoalMaker make_goal);

  bool advance(int nodes);
  bool is_finished() const noexcept {
    return main_.is_finished() && (!wants_all() || (listed_ && next_ == trials_.size()));
  }
  int nodes() const noexcept { return nodes_; }
  ReadingAnswer answer() const;
  SearchTree tree(const TreeLimits& limits) const { return main_.tree(limits); }

 private:
  bool wants_all() const { return all_moves_ && main_.answer().outcome == Outcome::yes; }
  LinkLayers make_layers(Color to_move) const;
  void list_trials();
  void start_trial();
  void end_trial();

  Board root_;
  Color to_move_;
  bool all_moves_;
  LinkGoalMaker make_goal_;
  LinkCourse main_;
  std::optional<LinkCourse> trial_;
  std::vector<Point> trials_;
  std::size_t next_ = 0;
  bool listed_ = false;
  std::vector<Point> works_;
  BitBoard footprint_;
  int nodes_ = 0;
};

}  // namespace gosedai
