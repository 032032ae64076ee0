// Sessions on real descriptors for tests: our ends of pipes and sockets.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "protocol/gtp/session.hpp"
#include "tests/protocol/stub_thinker.hpp"

namespace gosedai::test {

/// A descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  ~Descriptor() { close(); }

  int get() const { return number_; }
  void close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }
  void send(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t sent = ::write(number_, text.data(), text.size());
      if (sent <= 0) return;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  /// Until the other side does not take more for the moment; how much that was.
  std::size_t send_what_fits(std::string_view text) const {
    const int flags = ::fcntl(number_, F_GETFL);
    ::fcntl(number_, F_SETFL, flags | O_NONBLOCK);
    std::size_t total = 0;
    for (ssize_t sent; (sent = ::write(number_, text.data() + total, text.size() - total)) > 0;)
      total += static_cast<std::size_t>(sent);
    ::fcntl(number_, F_SETFL, flags);
    return total;
  }
  /// All bytes until the other side closes.
  std::string receive_all() const {
    return receive([](const std::string&) { return false; });
  }
  /// Until the text ends a response.
  std::string receive_response() const {
    return receive([](const std::string& text) { return text.ends_with("\n\n"); });
  }
  /// Until so many lines have come.
  std::string receive_lines(std::ptrdiff_t count) const {
    return receive(
        [=](const std::string& text) { return std::ranges::count(text, '\n') >= count; });
  }

 private:
  std::string receive(const std::function<bool(const std::string&)>& is_enough) const {
    std::string text;
    std::array<char, 4096> buffer;
    while (!is_enough(text)) {
      const ssize_t got = ::read(number_, buffer.data(), buffer.size());
      if (got <= 0) break;
      text.append(buffer.data(), static_cast<std::size_t>(got));
    }
    return text;
  }

  int number_;
};

inline std::array<Descriptor, 2> make_pipe() {
  std::array<int, 2> ends{};
  EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

inline std::array<Descriptor, 2> make_sockets() {
  std::array<int, 2> ends{};
  EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), 0);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

/// A session in its own thread on two pipes, and our ends of them.
class OnPipes {
 public:
  explicit OnPipes(StubThinker& thinker, const gtp::SessionOptions& options = {})
      : in_(make_pipe()),
        out_(make_pipe()),
        session(thinker, in_[0].get(), out_[1].get(), options),
        thread_([this] {
          session.run();
          out_[1].close();
        }) {}
  ~OnPipes() { in_[1].close(); }

  Descriptor& to() { return in_[1]; }
  Descriptor& from() { return out_[0]; }
  std::string finish() {
    in_[1].close();
    return out_[0].receive_all();
  }

 private:
  std::array<Descriptor, 2> in_;
  std::array<Descriptor, 2> out_;

 public:
  gtp::Session session;

 private:
  std::jthread thread_;
};

}  // namespace gosedai::test
