// The owner's hold on a search it has started: cancelling takes effect at the next slice without
// waiting for the search's mailbox (a roving search may queue for long).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

namespace gosedai {

class SearchTicket {
 public:
  void cancel() noexcept { cancelled_.store(true, std::memory_order_relaxed); }
  bool is_cancelled() const noexcept { return cancelled_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> cancelled_{false};
};

using SearchTicketPtr = std::shared_ptr<SearchTicket>;

}  // namespace gosedai
