// Plays games out for the whole-board search: one batch of leaves is one slice of the roving force.
#pragma once

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
  void on_batch(const LeafBatch& batch);

  EngineOptions options_;
};

}  // namespace gosedai
