// The whole-board search of the roving force: the only owner of the playout tree (Mueller survey 6).
//
//          SearchWholeBoard and GrantTime          sure, the games are used up, or the next position has come
//     idle --------------------------> searching ------------------------------------------------------------> idle
//                                ^      |
//                      BatchDone |      | LeafBatch, to the workers in turn
//                                |      v
//                                workers
//
// A fixed number of batches is on its way. They are recorded in the order in which they were handed out, and each
// record is followed by one new batch, so the tree does not depend on how many workers there are or which of them
// is faster. There is a worker for each of them, so a thread that is free takes whatever waits. The tree is kept from
// position to position as long as the moves between them are known.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "actors/engine_actor.hpp"
#include "actors/options.hpp"
#include "actors/searches/playout_messages.hpp"
#include "model/playout/playout_tree.hpp"

namespace gosedai {

class PlayoutSearch : public EngineActor<PlayoutSearchHandle> {
 public:
  PlayoutSearch(caf::actor_config& config, EngineOptions options);

  behavior_type make_behavior() override;
  void on_exit() override;

 private:
  struct Batch {
    std::uint64_t serial = 0;
    std::vector<TreePath> paths;
    std::optional<std::vector<LeafReport>> reports;
  };

  void on_search(const SearchWholeBoard& order);
  void on_grant(const GrantTime& grant);
  void on_batch_done(const BatchDone& finished);

  void start();
  void begin(const Position& position, Color color);
  void advise(const MovePreferences& advice);
  void abandon_all();
  void fill();
  void hand_out();
  void record_first();
  void look_at_result();
  bool is_sure() const;
  void report(bool final);

  EngineOptions options_;
  std::vector<PlayoutWorkerHandle> workers_;
  PlayoutTree tree_;

  Epoch epoch_ = 0;
  std::optional<SearchWholeBoard> order_;  // waits for time
  PositionPtr position_;                   // at the root of the tree
  CoordinatorHandle coordinator_;
  SearchTicketPtr ticket_;
  std::shared_ptr<const PlayoutRoot> root_;
  std::optional<GrantTime> grant_;
  std::chrono::steady_clock::time_point begun_;
  bool searching_ = false;
  std::deque<Batch> under_way_;
  std::uint64_t next_serial_ = 1;
  std::uint64_t first_serial_ = 1;  // of this search: seeds count from it
  std::uint32_t games_ = 0;         // of this search
  std::uint32_t reported_games_ = 0;
};

/// The moves that lead from one position to a later one; nothing when they cannot be known.
std::optional<std::vector<Point>> moves_between(const Position& before, const Position& after);

}  // namespace gosedai
