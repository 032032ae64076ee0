// A CASE that looks at the whole recognised board, as an actor: fires when all objects have settled.
#pragma once

#include "actors/dataflow/cell.hpp"
#include "actors/engine_actor.hpp"
#include "actors/options.hpp"
#include "actors/recognition_messages.hpp"
#include "kb/cases/case_table.hpp"

namespace gosedai {

class CaseActor : public EngineActor<CaseHandle> {
 public:
  CaseActor(caf::actor_config& config, const BoardCase& fired, Incarnation incarnation,
            CoordinatorHandle coordinator, EngineOptions options)
      : EngineActor(config, fired.name, Lane::control),
        case_(fired),
        incarnation_(incarnation),
        coordinator_(std::move(coordinator)),
        options_(std::move(options)) {}

  behavior_type make_behavior() override {
    return {[this](const FireCases& fire) { on_fire(fire); }};
  }
  void on_exit() override { coordinator_ = nullptr; }

 private:
  void on_fire(const FireCases& fire) {
    set_traced(0, fire.epoch);
    const CaseView view{*fire.recognition, options_.knowledge, options_.parameters.cases};
    if (candidates_.settle(fire.epoch, case_.propose(view)))
      send(coordinator_, Proposal{fire.epoch, incarnation_, candidates_.value(), fire.tokens});
  }

  BoardCase case_;
  Incarnation incarnation_;
  CoordinatorHandle coordinator_;
  EngineOptions options_;
  Cell<CandidateList> candidates_;
};

}  // namespace gosedai
