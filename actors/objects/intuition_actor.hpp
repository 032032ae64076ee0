// How players would move, as an object of its own: a look at the whole board takes longer than a slice, so it is taken a
// layer of the network at a time (model/intuition/intuition_net.hpp).
//
//             EpochChange                last layer: Proposal
//     idle ----------------> looking ---------------------------> idle
//                             |   ^
//                             '---'  NextLayer
//
// A new epoch ends the look at the old one.
#pragma once

#include <optional>

#include "actors/dataflow/cell.hpp"
#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/options.hpp"
#include "kb/cases/shape.hpp"
#include "model/habits/recent_moves.hpp"

namespace gosedai {

class IntuitionActor : public EngineActor<IntuitionHandle> {
 public:
  /// The knowledge must have habits.
  IntuitionActor(caf::actor_config& config, CoordinatorHandle coordinator, EngineOptions options)
      : EngineActor(config, "intuition", Lane::large),
        coordinator_(std::move(coordinator)),
        options_(std::move(options)) {}

  behavior_type make_behavior() override {
    return {[this](const EpochChange& change) { on_change(change); },
            [this](const NextLayer& next) { on_next(next); }};
  }
  /// One layer per turn: the worker looks for more urgent work after each.
  resume_result resume(caf::execution_unit* unit, std::size_t) override {
    return EngineActor::resume(unit, 1);
  }
  void on_exit() override { coordinator_ = nullptr; }

 private:
  void on_change(const EpochChange& change) {
    set_traced(0, change.epoch);
    change_ = change;
    look_.reset();
    const CaseKnowledge& known = options_.knowledge;
    const Position& position = *change.position;
    if (!known.intuition) {
      const RecentMoves recent = recent_moves(position);
      return propose(predict(position.board, position.to_move, recent, *known.habits));
    }
    look_.emplace(*known.intuition, IntuitionView(position.board, position.to_move,
                                                  recent_moves(position), *known.habits));
    send(this, NextLayer{change.epoch});
  }

  void on_next(const NextLayer& next) {
    if (!look_ || next.epoch != change_.epoch) return;
    look_->advance();
    if (!look_->is_finished()) return send(this, NextLayer{next.epoch});
    const MovePreferences foreseen = look_->result();
    look_.reset();
    propose(foreseen);
  }

  void propose(const MovePreferences& foreseen) {
    const EarlyView view{*change_.position, options_.knowledge, options_.parameters.cases};
    if (candidates_.bind(change_.epoch, usual_moves(view, foreseen)))
      send(coordinator_,
           Proposal{change_.epoch, at_sight, candidates_.value(), std::move(change_.tokens)});
    change_ = {};
  }

  CoordinatorHandle coordinator_;
  EngineOptions options_;
  EpochChange change_;  // holds the tokens while it looks
  std::optional<IntuitionLook> look_;
  Cell<CandidateList> candidates_;
};

}  // namespace gosedai
