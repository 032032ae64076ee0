// Waits for the thoughts of an engine as the thread that answers does: asleep until it is told. A benchmark that looks again
// and again would take its looks from the workers, as soon as there are as many of them as cores.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>

#include "actors/wiring.hpp"

namespace gosedai {

class ThoughtWaiter {
 public:
  /// To be made before the engine's first epoch.
  explicit ThoughtWaiter(Core& core) : answers_(core.answers()) {
    answers_.on_decided([signal = signal_](Epoch) {
      { const std::lock_guard guard(signal->lock); }  // nobody is between its look and its sleep
      signal->news.notify_all();
    });
  }

  /// The main force has decided; false when that took too long.
  bool decided(Epoch epoch, std::chrono::nanoseconds patience) {
    return wait(patience, [&] { return answers_.is_decided(epoch); });
  }
  /// The whole-board search, too, has nothing to add any more.
  bool settled(Epoch epoch, std::chrono::nanoseconds patience) {
    return wait(patience, [&] { return answers_.is_settled(epoch); });
  }

 private:
  struct Signal {
    std::mutex lock;
    std::condition_variable news;
  };

  template <class Done>
  bool wait(std::chrono::nanoseconds patience, Done done) {
    std::unique_lock guard(signal_->lock);
    return signal_->news.wait_for(guard, patience, done);
  }

  AnswerBoard& answers_;
  std::shared_ptr<Signal> signal_ =
      std::make_shared<Signal>();  // the workers may outlive the waiter
};

}  // namespace gosedai
