// A linkage as an actor: reads itself again when its view changes (spec 4), and only then.
#pragma once

#include <optional>

#include "actors/engine_actor.hpp"
#include "actors/recognition_messages.hpp"

namespace gosedai {

class LinkageActor : public EngineActor<LinkageHandle> {
 public:
  LinkageActor(caf::actor_config& config, RecogniserHandle recogniser, int nodes)
      : EngineActor(config, "linkage", Lane::small),
        recogniser_(std::move(recogniser)),
        nodes_(nodes) {}

  behavior_type make_behavior() override {
    return {[this](const LinkageChange& change) { on_change(change); }};
  }
  void on_exit() override { recogniser_ = nullptr; }

 private:
  void on_change(const LinkageChange& change) {
    set_traced(static_cast<std::uint16_t>(change.shape.id.a.index()), change.epoch);
    Footprint footprint;
    LinkageView view = look_at_linkage(change.position->board, change.shape.id, footprint);
    const bool is_new = !read_ || !(read_->shape == change.shape) || !(view == view_);
    if (is_new) {
      view_ = std::move(view);
      read_ = read_linkage(change.position->board, change.shape, view_.window, nodes_);
    }
    send(recogniser_,
         LinkageBound{change.epoch, *read_, footprint.points(), is_new, change.tokens});
  }

  RecogniserHandle recogniser_;
  int nodes_;  // for each side
  LinkageView view_;
  std::optional<LinkageRead> read_;
};

}  // namespace gosedai
