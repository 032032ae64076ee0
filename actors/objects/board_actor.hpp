// The whole board as an object: fires the CASEs that need no recognition.
#pragma once

#include "actors/dataflow/cell.hpp"
#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/options.hpp"
#include "kb/cases/case_table.hpp"

namespace gosedai {

class BoardActor : public EngineActor<BoardHandle> {
 public:
  BoardActor(caf::actor_config& config, CoordinatorHandle coordinator, EngineOptions options)
      : EngineActor(config, "board", Lane::control),
        coordinator_(std::move(coordinator)),
        options_(std::move(options)) {}

  behavior_type make_behavior() override {
    return {[this](const EpochChange& change) {
      set_traced(0, change.epoch);
      const EarlyView view{*change.position, options_.knowledge, options_.parameters.cases};
      if (candidates_.bind(change.epoch, early_candidates(view)))
        send(coordinator_, Proposal{change.epoch, whole_board, candidates_.value(), change.tokens});
    }};
  }

 private:
  CoordinatorHandle coordinator_;
  EngineOptions options_;
  Cell<CandidateList> candidates_;
};

}  // namespace gosedai
