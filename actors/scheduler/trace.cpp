#include "actors/scheduler/trace.hpp"

#include <fstream>

#include <nlohmann/json.hpp>

#include "model/board/notation.hpp"

namespace gosedai {

namespace {

constexpr std::size_t initial_events = 4096;

double microseconds(std::chrono::steady_clock::duration span) {
  return std::chrono::duration<double, std::micro>(span).count();
}

nlohmann::json to_json(const TraceEvent& event, std::size_t worker,
                       std::chrono::steady_clock::time_point origin) {
  std::string name(event.kind);
  nlohmann::json arguments = {{"band", is_main(event.lane) ? "main" : "roving"},
                              {"lane", name_of(event.lane)},
                              {"epoch", event.epoch}};
  if (event.object != 0) {
    const std::string object = to_text(Point::from_index(event.object));
    name += " " + object;
    arguments["object"] = object;
  }
  return {{"name", name},
          {"cat", is_main(event.lane) ? "main" : "roving"},
          {"ph", "X"},
          {"pid", 1},
          {"tid", worker + 1},
          {"ts", microseconds(event.start - origin)},
          {"dur", microseconds(event.end - event.start)},
          {"args", arguments}};
}

nlohmann::json thread_name(std::size_t worker) {
  return {{"name", "thread_name"},
          {"ph", "M"},
          {"pid", 1},
          {"tid", worker + 1},
          {"args", {{"name", "worker " + std::to_string(worker)}}}};
}

}  // namespace

TraceRecorder::TraceRecorder(std::size_t workers, std::size_t capacity)
    : capacity_(capacity), origin_(std::chrono::steady_clock::now()), workers_(workers) {
  for (Buffer& buffer : workers_) buffer.events.reserve(std::min(initial_events, capacity));
}

void TraceRecorder::record(std::size_t worker, const TraceEvent& event) {
  if (worker >= workers_.size()) return;
  Buffer& buffer = workers_[worker];
  if (buffer.events.size() < capacity_)
    buffer.events.push_back(event);
  else
    ++buffer.dropped;
}

std::size_t TraceRecorder::event_count() const {
  std::size_t count = 0;
  for (const Buffer& buffer : workers_) count += buffer.events.size();
  return count;
}

bool TraceRecorder::write_chrome_json(const std::string& path) const {
  std::ofstream file(path);
  if (!file) return false;
  std::size_t dropped = 0;
  // Written event by event: a long game has a million of them.
  file << "{\"traceEvents\":[";
  bool first = true;
  const auto put = [&](const nlohmann::json& event) {
    file << (first ? "\n" : ",\n") << event.dump();
    first = false;
  };
  for (std::size_t worker = 0; worker < workers_.size(); ++worker) {
    put(thread_name(worker));
    for (const TraceEvent& event : workers_[worker].events) put(to_json(event, worker, origin_));
    dropped += workers_[worker].dropped;
  }
  file << "\n],\"displayTimeUnit\":\"ms\",\"otherData\":{\"dropped\":\"" << dropped << "\"}}\n";
  return static_cast<bool>(file.flush());
}

}  // namespace gosedai
