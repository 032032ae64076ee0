// Plays games out for the whole-board search: one batch of leaves is one slice of the roving force. A look of intuition
// takes longer: each of its layers is a slice.
//
//             LeafBatch                     all tasks done: BatchDone
//     idle --------------> at its tasks --------------------------------> idle
//                           |        ^
//                           '--------'  NextSlice, while intuition looks
#pragma once

#include <deque>
#include <optional>

#include "actors/engine_actor.hpp"
#include "actors/options.hpp"
#include "actors/searches/playout_messages.hpp"

namespace gosedai {

class PlayoutWorker : public EngineActor<PlayoutWorkerHandle> {
 public:
  PlayoutWorker(caf::actor_config& config, EngineOptions options);

  behavior_type make_behavior() override;
  /// One batch per turn: the worker thread looks for more urgent work after each.
  resume_result resume(caf::execution_unit* unit, std::size_t) override;

 private:
  void work();
  bool look_on(const LeafTask& task);
  void finish();

  EngineOptions options_;
  std::deque<LeafBatch>
      batches_;  // the first is worked at; a second one only after a cancelled search
  std::vector<LeafReport> reports_;
  std::optional<IntuitionLook> look_;
  MovePreferences foreseen_;
};

}  // namespace gosedai
