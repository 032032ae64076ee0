// A linkage as an actor: reads itself again when its view changes (spec 4), and only then.
#pragma once

#include <optional>

#include "actors/engine_actor.hpp"
#include "actors/recognition_messages.hpp"

namespace gosedai {

class LinkageActor : public EngineActor<LinkageHandle> {
 public:
  LinkageActor(caf::actor_config& config, RecogniserHandle recogniser, const LinkageNodes& nodes)
      : EngineActor(config, "linkage", Lane::small),
        recogniser_(std::move(recogniser)),
        nodes_(nodes) {}

  behavior_type make_behavior() override {
    return {[this](const LinkageChange& change) { on_change(change); }};
  }
  void on_exit() override { recogniser_ = nullptr; }

 private:
  static LinkageView look(const LinkageChange& change, int plies, Footprint& footprint) {
    return look_at_linkage(change.position->board, change.shape.id, plies, footprint);
  }

  void on_change(const LinkageChange& change) {
    set_traced(static_cast<std::uint16_t>(change.shape.id.a.index()), change.epoch);
    Footprint footprint;
    std::optional<int> looked;  // so many plies ahead
    bool is_new = !read_ || !(read_->shape == change.shape);
    if (!is_new) {
      looked = read_->glance.plies;
      LinkageView now = look(change, *looked, footprint);
      is_new = !(now == view_);
      view_ = std::move(now);
    }
    if (is_new) {
      read_ = read_linkage(change.position->board, change.shape,
                           linkage_window(change.position->board, change.shape.id), nodes_);
      if (looked != read_->glance.plies) {
        footprint = {};
        view_ = look(change, read_->glance.plies, footprint);
      }
    }
    send(recogniser_,
         LinkageBound{change.epoch, *read_, footprint.points(), is_new, change.tokens});
  }

  RecogniserHandle recogniser_;
  LinkageNodes nodes_;
  LinkageView view_;
  std::optional<LinkageRead> read_;
};

}  // namespace gosedai
