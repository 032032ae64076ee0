// Every slice of work with worker, lane, object, epoch, start and end, for those who study how the
// engine behaves. Recording is one store per slice into the worker's own buffer; writing happens
// at the end, as Chrome trace JSON that Perfetto opens.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "actors/scheduler/lane.hpp"

namespace gosedai {

struct TraceEvent {
  std::string_view kind;
  Lane lane = Lane::control;
  std::uint16_t object = 0;  // point index of the object, 0 for none
  Epoch epoch = 0;
  std::chrono::steady_clock::time_point start;
  std::chrono::steady_clock::time_point end;
};

class TraceRecorder {
 public:
  /// Keeps at most `capacity` events per worker; later ones are counted but dropped.
  TraceRecorder(std::size_t workers, std::size_t capacity);

  /// Called by one worker at a time for its own number.
  void record(std::size_t worker, const TraceEvent& event);

  /// To be called when the workers have stopped. False when the file cannot be written.
  bool write_chrome_json(const std::string& path) const;
  std::size_t event_count() const;
  /// Calls `visit(event)` for all that is kept; when the workers have stopped or sleep.
  template <class Visit>
  void for_each_event(Visit visit) const {
    for (const Buffer& buffer : workers_)
      for (const TraceEvent& event : buffer.events) visit(event);
  }

 private:
  struct Buffer {
    std::vector<TraceEvent> events;
    std::size_t dropped = 0;
  };

  std::size_t capacity_;
  std::chrono::steady_clock::time_point origin_;
  std::vector<Buffer> workers_;
};

}  // namespace gosedai
