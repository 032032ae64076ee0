#include "protocol/gtp/output.hpp"

#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace gosedai::gtp {

namespace {

/// A terminal or socket that is the input as well is non-blocking with it.
void wait_until_writable(int descriptor) noexcept {
  pollfd wanted{descriptor, POLLOUT, 0};
  while (::poll(&wanted, 1, -1) < 0 && errno == EINTR) {
  }
}

}  // namespace

Output::Output(int descriptor)
    : descriptor_(descriptor), closed_(::fcntl(descriptor, F_GETFL) < 0) {}

void Output::write(std::string_view response) noexcept {
  while (!response.empty() && !is_closed()) {
    const ssize_t written = ::write(descriptor_, response.data(), response.size());
    if (written >= 0)
      response.remove_prefix(static_cast<std::size_t>(written));
    else if (errno == EAGAIN || errno == EWOULDBLOCK)
      wait_until_writable(descriptor_);
    else if (errno != EINTR)
      closed_.store(true, std::memory_order_release);
  }
}

bool Output::reader_has_gone() const noexcept {
  pollfd state{descriptor_, 0, 0};
  return ::poll(&state, 1, 0) > 0 && (state.revents & (POLLERR | POLLNVAL | POLLHUP)) != 0;
}

}  // namespace gosedai::gtp
