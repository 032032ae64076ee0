// The actor system of one engine: CAF with our scheduling policy, or with CAF's test scheduler.
#pragma once

#include <memory>

#include <caf/actor_system.hpp>
#include <caf/actor_system_config.hpp>

#include "actors/scheduler/gauge.hpp"

namespace gosedai {

enum class Threads : std::uint8_t {
  workers,     // two bands on a pool of workers
  controlled,  // none: a test runs the mailboxes in the order it wants
};

class SystemConfig : public caf::actor_system_config {
 public:
  SystemConfig(Threads threads, std::size_t workers, std::shared_ptr<Gauge> gauge);

  Gauge& gauge() const noexcept { return *gauge_; }
  Threads threads() const noexcept { return threads_; }

 private:
  Threads threads_;
  std::shared_ptr<Gauge> gauge_;
};

/// Workers to use when nobody says otherwise: one per core.
std::size_t default_workers();

}  // namespace gosedai
