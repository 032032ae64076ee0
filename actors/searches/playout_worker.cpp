#include "actors/searches/playout_worker.hpp"

namespace gosedai {

PlayoutWorker::PlayoutWorker(caf::actor_config& config, EngineOptions options)
    : EngineActor(config, "playouts", Lane::roving), options_(std::move(options)) {}

PlayoutWorker::behavior_type PlayoutWorker::make_behavior() {
  return {[this](const LeafBatch& batch) {
            batches_.push_back(batch);
            if (batches_.size() == 1) work();
          },
          [this](const NextSlice&) { work(); }};
}

caf::resumable::resume_result PlayoutWorker::resume(caf::execution_unit* unit, std::size_t) {
  return EngineActor::resume(unit, 1);
}

void PlayoutWorker::work() {
  const PlayoutKnowledge known{*options_.playouts.shapes, *options_.knowledge.habits};
  const LeafBatch& batch = batches_.front();
  while (reports_.size() < batch.tasks.size()) {
    if (batch.ticket->is_cancelled()) {
      reports_.clear();
      look_.reset();
      break;
    }
    const LeafTask& task = batch.tasks[reports_.size()];
    if (task.look && !look_on(task)) return send(this, NextSlice{});
    reports_.push_back(work_at_leaf(*batch.root, task, known, options_.parameters.playout,
                                    options_.parameters.tree));
    reports_.back().foreseen = std::move(foreseen_);
    foreseen_.clear();
  }
  finish();
}

/// One layer more; true when the look is finished.
bool PlayoutWorker::look_on(const LeafTask& task) {
  const PlayoutRoot& root = *batches_.front().root;
  if (!look_) {
    look_.emplace(*options_.knowledge.intuition,
                  view_for_look(root, task, *options_.knowledge.habits));
    return false;
  }
  look_->advance();
  if (!look_->is_finished()) return false;
  foreseen_ = seen_moves(root, task, look_->result(), options_.parameters.tree);
  look_.reset();
  return true;
}

void PlayoutWorker::finish() {
  send(batches_.front().search, BatchDone{batches_.front().serial, std::move(reports_)});
  reports_.clear();
  batches_.pop_front();
  if (!batches_.empty()) send(this, NextSlice{});
}

}  // namespace gosedai
