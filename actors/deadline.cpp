#include "actors/deadline.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "actors/punctual.hpp"

namespace gosedai {

namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

/// A single bad wake-up must not cost time for the rest of the game: the lag fades by 1/16 a move
/// and is never taken for more than this.
constexpr nanoseconds most_lag = std::chrono::milliseconds(5);

}  // namespace

DeadlineThread::DeadlineThread(const AnswerBoard& answers)
    : answers_(answers), wake_fd_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (wake_fd_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
  thread_ = std::thread([this] { run(); });
}

DeadlineThread::~DeadlineThread() {
  stop_ = true;
  wake();
  thread_.join();
  close(wake_fd_);
}

void DeadlineThread::start(DeadlineTask task) {
  interrupted_ = false;
  {
    const std::lock_guard guard(task_lock_);
    task_ = std::move(task);
  }
  wake();
}

void DeadlineThread::interrupt() {
  interrupted_ = true;
  wake();
}

void DeadlineThread::wake() noexcept {
  const std::uint64_t one = 1;
  // Fails only when the counter is full, and then the thread is awake anyway.
  [[maybe_unused]] const auto written = write(wake_fd_, &one, sizeof one);
}

void DeadlineThread::run() {
  make_thread_punctual("deadline");
  while (true) {
    std::optional<DeadlineTask> task;
    {
      const std::lock_guard guard(task_lock_);
      task.swap(task_);
    }
    if (task)
      serve(*task);
    else if (stop_)
      return;  // only now: a task that is pending is answered first
    else
      wait_until(std::nullopt);
  }
}

void DeadlineThread::serve(const DeadlineTask& task) {
  bool at_limit = false;
  while (!stop_ && !interrupted_) {
    const auto now = steady_clock::now();
    const bool decided =
        answers_.is_decided(task.epoch) && (!task.awaits_search || answers_.is_settled(task.epoch));
    at_limit = now >= task.hard;
    if (at_limit || (decided && now >= task.soft)) break;
    wait_until(decided ? std::min(task.soft, task.hard) : task.hard);
  }
  task.answer(answers_.best(task.epoch).value_or(Move::pass(task.color)));
  if (at_limit) note_lateness(steady_clock::now() - task.hard);
}

void DeadlineThread::wait_until(std::optional<steady_clock::time_point> when) noexcept {
  timespec rest{};
  if (when) {
    const auto left = std::max(nanoseconds(0), nanoseconds(*when - steady_clock::now()));
    rest.tv_sec = static_cast<time_t>(left.count() / 1'000'000'000);
    rest.tv_nsec = static_cast<long>(left.count() % 1'000'000'000);
  }
  pollfd wanted{wake_fd_, POLLIN, 0};
  if (ppoll(&wanted, 1, when ? &rest : nullptr, nullptr) > 0) {
    std::uint64_t count = 0;
    [[maybe_unused]] const auto bytes = read(wake_fd_, &count, sizeof count);
  }
}

void DeadlineThread::note_lateness(nanoseconds late) noexcept {
  const std::int64_t faded = lag_.load(std::memory_order_relaxed) * 15 / 16;
  lag_.store(std::min<std::int64_t>(most_lag.count(), std::max<std::int64_t>(faded, late.count())),
             std::memory_order_relaxed);
}

}  // namespace gosedai
