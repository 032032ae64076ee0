// The deadline thread: gives the answer when the decision is ready, or at the hard limit from the
// best move so far. It is the only thread whose wake-up the answer depends on: timer slack 1 ns,
// SCHED_FIFO where that is permitted, no lock on the way from the clock to the answer.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "actors/answer_board.hpp"

namespace gosedai {

struct DeadlineTask {
  Epoch epoch = 0;
  Color color = Color::black;
  std::chrono::steady_clock::time_point soft;
  std::chrono::steady_clock::time_point hard;
  bool awaits_search = false;  // a decision counts only when the whole-board search has ended, too
  std::function<void(Move)> answer;  // called exactly once, on the deadline thread
};

class DeadlineThread {
 public:
  explicit DeadlineThread(const AnswerBoard& answers);
  ~DeadlineThread();
  DeadlineThread(const DeadlineThread&) = delete;
  DeadlineThread& operator=(const DeadlineThread&) = delete;

  /// One task at a time: the one before must have been answered.
  void start(DeadlineTask task);
  /// Answer now with the best move so far.
  void interrupt();
  /// Something was decided: look again. From any thread.
  void wake() noexcept;

  /// How late the recent answers at the hard limit were, at worst: to be kept back from limits.
  std::chrono::nanoseconds lag() const noexcept {
    return std::chrono::nanoseconds(lag_.load(std::memory_order_relaxed));
  }

 private:
  void run();
  void serve(const DeadlineTask& task);
  void wait_until(std::optional<std::chrono::steady_clock::time_point> when) noexcept;
  void note_lateness(std::chrono::nanoseconds late) noexcept;

  const AnswerBoard& answers_;
  int wake_fd_;
  std::atomic<bool> stop_{false};
  std::atomic<bool> interrupted_{false};
  std::atomic<std::int64_t> lag_{0};
  std::mutex task_lock_;  // taken when a task is handed over, not when it is answered
  std::optional<DeadlineTask> task_;
  std::thread thread_;
};

}  // namespace gosedai
