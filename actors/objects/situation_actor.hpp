// How the game stands, as an actor: keeps the potentials up to date from move to move and judges the
// situation when all groups are settled.
#pragma once

#include <optional>

#include "actors/engine_actor.hpp"
#include "actors/recognition_messages.hpp"
#include "kb/potential/potential_file.hpp"
#include "model/recognition/situation.hpp"

namespace gosedai {

class SituationActor : public EngineActor<SituationHandle> {
 public:
  SituationActor(caf::actor_config& config, RecogniserHandle recogniser,
                 std::shared_ptr<const PotentialPatterns> patterns,
                 const RecognitionParameters& parameters)
      : EngineActor(config, "situation", Lane::control),
        recogniser_(std::move(recogniser)),
        patterns_(std::move(patterns)),
        parameters_(parameters) {}

  behavior_type make_behavior() override {
    return {[this](const JudgeSituation& task) { on_judge(task); }};
  }
  void on_exit() override { recogniser_ = nullptr; }

 private:
  void on_judge(const JudgeSituation& task) {
    set_traced(0, task.epoch);
    const Board& board = task.recognition->position->board;
    if (!stamps_ || stamps_->size() != board.size()) {
      stamps_.emplace(patterns_ ? *patterns_ : built_in_potential().value, board.size());
      potential_ = {};
    }
    potential_.move_to(*stamps_, board, task.recognition->final_layer().dead_stones());
    task.recognition->situation =
        std::make_shared<Situation>(judge_situation(*task.recognition, potential_, parameters_));
    send(recogniser_, SituationBound{task.epoch, task.recognition, task.tokens});
  }

  RecogniserHandle recogniser_;
  std::shared_ptr<const PotentialPatterns> patterns_;  // null for what is built in
  RecognitionParameters parameters_;
  std::optional<PotentialStamps> stamps_;  // for the size of the board
  PotentialPair potential_;
};

}  // namespace gosedai
