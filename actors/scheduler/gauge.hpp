// What workers and actors see of the scheduler from outside: is main work waiting, may the roving
// force run, where does the trace go. Lives outside the actor system so that tests can run the same
// actors under CAF's test scheduler.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "actors/scheduler/trace.hpp"

namespace gosedai {

class Gauge {
 public:
  explicit Gauge(std::shared_ptr<TraceRecorder> trace = nullptr) : trace_(std::move(trace)) {}

  /// Main work is queued and no worker has taken it: roving slices end early.
  bool main_waits() const noexcept { return main_queued_.load(std::memory_order_relaxed) > 0; }
  void main_enqueued() noexcept { main_queued_.fetch_add(1, std::memory_order_relaxed); }
  void main_dequeued() noexcept { main_queued_.fetch_sub(1, std::memory_order_relaxed); }

  /// The roving force runs only while the gate is open (not in the opponent's time without
  /// --ponder). Closing takes effect at the end of the running slices.
  bool roving_may_run() const noexcept { return roving_open_.load(std::memory_order_acquire); }
  void set_roving_open(bool open) {
    roving_open_.store(open, std::memory_order_release);
    if (open && wake_) wake_();
  }

  /// While somebody waits for a move, local reading gets only what the playouts leave over; at other
  /// times it has a share beside them.
  bool move_is_awaited() const noexcept { return move_awaited_.load(std::memory_order_relaxed); }
  void set_move_awaited(bool awaited) noexcept {
    move_awaited_.store(awaited, std::memory_order_relaxed);
  }

  /// Set once by the scheduling policy: wakes workers that sleep behind the closed gate.
  void on_open(std::function<void()> wake) { wake_ = std::move(wake); }

  TraceRecorder* trace() const noexcept { return trace_.get(); }

 private:
  std::atomic<int> main_queued_{0};
  std::atomic<bool> roving_open_{true};
  std::atomic<bool> move_awaited_{false};
  std::function<void()> wake_;
  std::shared_ptr<TraceRecorder> trace_;
};

}  // namespace gosedai
