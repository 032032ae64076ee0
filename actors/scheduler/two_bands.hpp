// The two bands as a CAF scheduling policy: main force before roving force (spec 11).
//
// One central queue per lane under one lock. A worker takes from the first lane that has work; it
// sleeps when there is none, or only roving work behind a closed gate. The one exception: a search of
// the whole board without a limit of time (pondering, analyses) would keep local reading waiting for
// ever, so then every ninth roving slice is local reading's. Loaded with
// `config.load<caf::scheduler::coordinator<TwoBands>>()` by a SystemConfig (system.hpp), which
// carries the Gauge.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include <caf/actor_system.hpp>
#include <caf/policy/unprofiled.hpp>
#include <caf/resumable.hpp>

#include "actors/scheduler/gauge.hpp"
#include "actors/scheduler/lane.hpp"
#include "actors/scheduler/quick_cast.hpp"

namespace gosedai {

/// The Gauge of the system a policy runs in; defined where the configuration is known.
Gauge& gauge_of(caf::actor_system& system);

class TwoBands : public caf::policy::unprofiled {
 public:
  /// Playout slices that go before one of local reading when nobody waits for a move.
  static constexpr int playouts_per_reading = 8;
  /// How long a worker without work stays awake for what another one may release.
  static constexpr std::chrono::microseconds longest_look_out{200};

  struct coordinator_data {
    explicit coordinator_data(caf::scheduler::abstract_coordinator* parent)
        : gauge(gauge_of(parent->system())) {
      gauge.on_open([this] {
        { const std::lock_guard guard(lock); }  // no worker is between its check and its sleep
        work.notify_all();
      });
    }

    Gauge& gauge;
    std::array<std::deque<caf::resumable*>, lane_count> lanes;
    int playouts_in_a_row = 0;  // since local reading had its turn, up to its share
    int at_main_work = 0;       // workers, who may have something for others at any moment
    std::mutex lock;
    std::condition_variable work;
  };

  struct worker_data {
    explicit worker_data(caf::scheduler::abstract_coordinator*) {}
    std::chrono::steady_clock::time_point slice_start;
    bool at_main_work = false;
  };

  template <class Coordinator>
  void central_enqueue(Coordinator* self, caf::resumable* job) {
    coordinator_data& data = d(self);
    const Lane lane = lane_of(job);
    {
      const std::lock_guard guard(data.lock);
      data.lanes[static_cast<std::size_t>(lane)].push_back(job);
      if (is_main(lane)) data.gauge.main_enqueued();
    }
    data.work.notify_one();
  }
  template <class Worker>
  void external_enqueue(Worker* self, caf::resumable* job) {
    central_enqueue(self->parent(), job);
  }
  template <class Worker>
  void internal_enqueue(Worker* self, caf::resumable* job) {
    central_enqueue(self->parent(), job);
  }
  template <class Worker>
  void resume_job_later(Worker* self, caf::resumable* job) {
    central_enqueue(self->parent(), job);
  }

  template <class Worker>
  caf::resumable* dequeue(Worker* self) {
    coordinator_data& data = d(self->parent());
    std::unique_lock guard(data.lock);
    if (std::exchange(d(self).at_main_work, false)) --data.at_main_work;
    caf::resumable* job = take(data);
    if (job == nullptr && data.at_main_work > 0) {
      guard.unlock();
      look_out(data.gauge);
      guard.lock();
      job = take(data);
    }
    if (job == nullptr) data.work.wait(guard, [&] { return (job = take(data)) != nullptr; });
    if (is_main(lane_of(job))) {
      d(self).at_main_work = true;
      ++data.at_main_work;
    }
    return job;
  }

  template <class Worker>
  void before_resume(Worker* self, caf::resumable*) {
    if (d(self->parent()).gauge.trace() != nullptr)
      d(self).slice_start = std::chrono::steady_clock::now();
  }
  template <class Worker>
  void after_resume(Worker* self, caf::resumable* job) {
    TraceRecorder* trace = d(self->parent()).gauge.trace();
    if (trace == nullptr) return;
    TraceEvent event;
    event.start = d(self).slice_start;
    event.end = std::chrono::steady_clock::now();
    event.kind = "caf";
    if (const Scheduled* scheduled = as_scheduled(job)) {
      event.kind = scheduled->kind();
      event.lane = scheduled->lane();
      event.object = scheduled->object();
      event.epoch = scheduled->traced_epoch();
    }
    trace->record(self->id(), event);
  }

  template <class Worker, class Visit>
  void foreach_resumable(Worker*, Visit) {}

  template <class Coordinator, class Visit>
  void foreach_central_resumable(Coordinator* self, Visit visit) {
    coordinator_data& data = d(self);
    const std::lock_guard guard(data.lock);
    for (auto& lane : data.lanes) {
      for (caf::resumable* job : lane) visit(job);
      lane.clear();
    }
  }

 private:
  /// Null for actors of CAF's own. Asked at every enqueue, and CAF's actors have many bases.
  static const Scheduled* as_scheduled(const caf::resumable* job) {
    return quick_cast<Scheduled>(*job);
  }
  static Lane lane_of(caf::resumable* job) {
    const Scheduled* scheduled = as_scheduled(job);
    return scheduled == nullptr ? Lane::control : scheduled->lane();
  }

  /// Stays awake for a moment while somebody else is at main work. Most turns are over sooner than a sleeping
  /// worker is up again.
  static void look_out(const Gauge& gauge) {
    const auto end = std::chrono::steady_clock::now() + longest_look_out;
    while (!gauge.main_waits() && std::chrono::steady_clock::now() < end) std::this_thread::yield();
  }

  static caf::resumable* take(coordinator_data& data) {
    for (const Lane lane : {Lane::control, Lane::large, Lane::small, Lane::spare})
      if (caf::resumable* job = pop(data, lane)) {
        data.gauge.main_dequeued();
        return job;
      }
    return data.gauge.roving_may_run() ? take_roving(data) : nullptr;
  }

  static caf::resumable* take_roving(coordinator_data& data) {
    if (caf::resumable* job = pop(data, Lane::tree)) return job;
    const bool reads_now =
        data.playouts_in_a_row == playouts_per_reading && !data.gauge.move_is_awaited();
    if (!reads_now)
      if (caf::resumable* job = pop(data, Lane::playouts)) {
        data.playouts_in_a_row = std::min(data.playouts_in_a_row + 1, playouts_per_reading);
        return job;
      }
    if (caf::resumable* job = pop(data, Lane::roving)) {
      data.playouts_in_a_row = 0;
      return job;
    }
    return pop(data, Lane::playouts);
  }

  static caf::resumable* pop(coordinator_data& data, Lane lane) {
    auto& queue = data.lanes[static_cast<std::size_t>(lane)];
    if (queue.empty()) return nullptr;
    caf::resumable* job = queue.front();
    queue.pop_front();
    return job;
  }
};

}  // namespace gosedai
