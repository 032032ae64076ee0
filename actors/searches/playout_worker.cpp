#include "actors/searches/playout_worker.hpp"

namespace gosedai {

PlayoutWorker::PlayoutWorker(caf::actor_config& config, EngineOptions options)
    : EngineActor(config, "playouts", Lane::playouts), options_(std::move(options)) {}

PlayoutWorker::behavior_type PlayoutWorker::make_behavior() {
  return {[this](const LeafBatch& batch) { on_batch(batch); }};
}

caf::resumable::resume_result PlayoutWorker::resume(caf::execution_unit* unit, std::size_t) {
  return EngineActor::resume(unit, 1);
}

void PlayoutWorker::on_batch(const LeafBatch& batch) {
  const PlayoutKnowledge known{*options_.playouts.shapes, *options_.knowledge.habits};
  BatchDone finished{batch.serial, {}};
  for (const LeafTask& task : batch.tasks) {
    if (batch.ticket->is_cancelled()) {
      finished.reports.clear();
      break;
    }
    finished.reports.push_back(work_at_leaf(*batch.root, task, known, options_.parameters.playout,
                                            options_.parameters.tree));
  }
  send(batch.search, std::move(finished));
}

}  // namespace gosedai
