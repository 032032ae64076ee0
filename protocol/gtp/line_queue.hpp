// Lines that wait for their turn, with a limit in lines and bytes. Nothing is refused; the owner
// stops reading while the queue is full.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <string>
#include <utility>

namespace gosedai::gtp {

struct QueuedLine {
  std::string text;  // cleaned
  bool too_long = false;
  std::chrono::steady_clock::time_point received;
};

class LineQueue {
 public:
  LineQueue(std::size_t max_lines, std::size_t max_bytes)
      : max_lines_(max_lines), max_bytes_(max_bytes) {}

  bool is_empty() const { return lines_.empty(); }
  bool is_full() const { return lines_.size() >= max_lines_ || bytes_ >= max_bytes_; }

  void push(QueuedLine line) {
    bytes_ += line.text.size();
    lines_.push_back(std::move(line));
  }
  QueuedLine pop() {
    QueuedLine line = std::move(lines_.front());
    lines_.pop_front();
    bytes_ -= line.text.size();
    return line;
  }
  void clear() {
    lines_.clear();
    bytes_ = 0;
  }

 private:
  std::size_t max_lines_;
  std::size_t max_bytes_;
  std::size_t bytes_ = 0;
  std::deque<QueuedLine> lines_;
};

}  // namespace gosedai::gtp
