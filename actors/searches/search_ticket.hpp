// The owner's hold on a search it has started. Both orders take effect at the next slice without
// waiting for the search's mailbox (a roving search may queue for long).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

namespace gosedai {

class SearchTicket {
 public:
  /// Nobody wants the answer any more: end without a report.
  void cancel() noexcept { order_.store(Order::cancel, std::memory_order_relaxed); }
  /// Time is up: report what is known and end. A search that was cancelled stays so.
  void wind_up() noexcept {
    Order expected = Order::go_on;
    order_.compare_exchange_strong(expected, Order::wind_up, std::memory_order_relaxed);
  }

  /// Only if a worker has nothing else to do; until it is called up.
  void make_spare() noexcept { spare_.store(true, std::memory_order_relaxed); }
  void call_up() noexcept { spare_.store(false, std::memory_order_relaxed); }
  bool is_spare() const noexcept { return spare_.load(std::memory_order_relaxed); }

  bool is_cancelled() const noexcept { return order() == Order::cancel; }
  bool must_wind_up() const noexcept { return order() == Order::wind_up; }

 private:
  enum class Order : std::uint8_t { go_on, wind_up, cancel };
  Order order() const noexcept { return order_.load(std::memory_order_relaxed); }

  std::atomic<Order> order_{Order::go_on};
  std::atomic<bool> spare_{false};
};

using SearchTicketPtr = std::shared_ptr<SearchTicket>;

}  // namespace gosedai
