// The stream of responses. One call writes one response as a whole, from whatever thread; the
// session sees to it that there is one writer at a time.
#pragma once

#include <atomic>
#include <string_view>

namespace gosedai::gtp {

class Output {
 public:
  /// A descriptor that is not open counts as closed from the start, even if its number is used for
  /// something else later.
  explicit Output(int descriptor);

  /// Normally a single write(2). Waits while the reader is slow; gives up when nobody reads.
  void write(std::string_view response) noexcept;

  /// A write failed for good: the reader has gone or the disk is full.
  bool is_closed() const noexcept { return closed_.load(std::memory_order_acquire); }
  /// Looks whether the reader of a pipe or socket has gone, without writing.
  bool reader_has_gone() const noexcept;

 private:
  int descriptor_;
  std::atomic<bool> closed_;
};

}  // namespace gosedai::gtp
