// The whole board as an object: fires the CASEs that look at the position as a whole.
#pragma once

#include "actors/dataflow/cell.hpp"
#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"

namespace gosedai {

class BoardActor : public EngineActor<BoardHandle> {
 public:
  BoardActor(caf::actor_config& config, CoordinatorHandle coordinator,
             const CaseParameters& parameters)
      : EngineActor(config, "board", Lane::control),
        coordinator_(std::move(coordinator)),
        parameters_(parameters) {}

  behavior_type make_behavior() override {
    return {[this](const EpochChange& change) {
      set_traced(0, change.epoch);
      if (candidates_.bind(change.epoch, board_candidates(*change.position, parameters_)))
        send(coordinator_, Proposal{change.epoch, whole_board, candidates_.value(), change.tokens});
    }};
  }

 private:
  CoordinatorHandle coordinator_;
  CaseParameters parameters_;
  Cell<CandidateList> candidates_;
};

}  // namespace gosedai
