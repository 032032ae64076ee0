// The common base of our actors: a lane for the scheduler, and nothing ever printed to stdout.
//
// CAF reports unexpected messages and exceptions on stdout by default, which would corrupt GTP
// (docs/hazards.md). Here they are logged, and an exception ends the actor with an error so that
// whoever watches it can fall back to the sequential function.
#pragma once

#include <string>

#include <caf/all.hpp>
#include <spdlog/spdlog.h>

#include "actors/scheduler/lane.hpp"

namespace gosedai {

template <class Handle>
class EngineActor : public Handle::base, public Scheduled {
 public:
  EngineActor(caf::actor_config& config, std::string_view kind, Lane lane)
      : Handle::base(config), Scheduled(kind, lane) {
    this->set_default_handler(
        [kind](caf::scheduled_actor*, const caf::message_view&) -> caf::result<caf::message> {
          spdlog::error("{} got a message it does not know", kind);
          return caf::sec::unexpected_message;
        });
    this->set_exception_handler([kind](caf::scheduled_actor*, std::exception_ptr& thrown) {
      try {
        std::rethrow_exception(thrown);
      } catch (const std::exception& error) {
        spdlog::error("{} failed: {}", kind, error.what());
      } catch (...) {
        spdlog::error("{} failed", kind);
      }
      return caf::make_error(caf::sec::runtime_error);
    });
    this->set_down_handler([](caf::scheduled_actor*, caf::down_msg&) {});
    this->set_error_handler([kind](caf::scheduled_actor*, caf::error&) {
      spdlog::error("{} got an error message", kind);
    });
  }
};

}  // namespace gosedai
