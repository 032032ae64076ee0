// One search of any kind as an actor: advances its own resumable search slice by slice, reports to
// its owner.
//
//                 finished, or budget used up and no roving force: report, end
//     main slices ------------------------------------------------------------> ended
//          |                                                                      ^
//          | budget used up: report "goes on", main share dropped                 |
//          '-----------> roving slices ------- finished or budget used up: report-'
//
// Cancelled (ticket): ends at the next slice without a report. Told to wind up: reports what it has
// at the next slice. Slices are bounded by time, the answer only by nodes, so the cutting into
// slices cannot change it.
#pragma once

#include <optional>

#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/scheduler/gauge.hpp"
#include "actors/searches/search_ticket.hpp"
#include "model/reading/search.hpp"

namespace gosedai {

/// What a search is started with.
struct SearchOrder {
  std::uint64_t serial = 0;
  Epoch epoch = 0;
  Board board;
  Question question;
  ReadingLimits limits;
  Force force = Force::main;
  bool may_rove = false;  // go on with the roving force when the main budget is used up
  Tokens tokens;
  SearchTicketPtr ticket;
  SearchOwner owner;
  SearchMemoryPtr memory;  // nobody else uses it until the last report; may be none
  int tree_depth = 0;      // of the tree that goes with the report
};

class SearchActor : public EngineActor<SearchHandle> {
 public:
  SearchActor(caf::actor_config& config, SearchOrder order);

  behavior_type make_behavior() override;
  /// One slice per turn: the worker looks for more urgent work after each.
  resume_result resume(caf::execution_unit* unit, std::size_t) override;

 private:
  void run_slice();
  void advance_slice();
  void go_on();
  void report(bool goes_on);
  SearchTreePtr tree() const;
  void end();

  SearchOrder order_;
  std::optional<Search> search_;  // made in the first slice: setting it up is work, too
  /// Nodes allowed so far: a search may save them up for a dear one, so it may have used fewer.
  int granted_ = 0;
  Gauge& gauge_;
};

}  // namespace gosedai
