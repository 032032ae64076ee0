// Where a piece of work queues. The main force goes before the roving force, always; inside the
// main force short control work first (it releases the rest), then larger grains before smaller
// ones, so that the small ones level the load at the end (TR-720 8.2). Inside the roving force the
// search of the whole board goes before local reading, which would take most of its time: there are
// dozens of local searches, and what they find makes the main force look again. The owner of its
// tree goes before those who play out for it: behind them it would find all batches played when its
// turn comes, and a second worker would sleep until it has handed out new ones.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "actors/dataflow/epoch.hpp"

namespace gosedai {

enum class Lane : std::uint8_t {
  control,  // coordinator, directory and board objects: short handlers
  large,    // main-force searches with a large budget
  small,    // main-force searches with a small one
  spare,  // main-force searches that are probably wanted next: for workers with nothing else to do
  tree,   // the roving force: the owner of the whole board's tree, in short turns
  playouts,  // the roving force: games for that tree, while it has time granted
  roving,    // the roving force: local reading
};
inline constexpr std::size_t lane_count = 7;

constexpr std::string_view name_of(Lane lane) noexcept {
  constexpr std::array<std::string_view, lane_count> names = {
      "control", "large", "small", "spare", "tree", "playouts", "roving"};
  return names[static_cast<std::size_t>(lane)];
}

constexpr bool is_main(Lane lane) noexcept { return lane < Lane::tree; }

/// What the scheduler knows about a piece of work: mixed into every actor of ours. Work without it
/// (CAF's own actors) counts as control.
class Scheduled {
 public:
  Scheduled(std::string_view kind, Lane lane) noexcept : kind_(kind), lane_(lane) {}
  virtual ~Scheduled() = default;
  Scheduled(const Scheduled&) = delete;
  Scheduled& operator=(const Scheduled&) = delete;

  Lane lane() const noexcept { return lane_.load(std::memory_order_relaxed); }
  /// For the trace: what runs, about which point of the board, in which epoch.
  std::string_view kind() const noexcept { return kind_; }
  std::uint16_t object() const noexcept { return object_.load(std::memory_order_relaxed); }
  Epoch traced_epoch() const noexcept { return epoch_.load(std::memory_order_relaxed); }

 protected:
  /// A search that used up its main budget goes on as part of the roving force.
  void set_lane(Lane lane) noexcept { lane_.store(lane, std::memory_order_relaxed); }
  void set_traced(std::uint16_t object, Epoch epoch) noexcept {
    object_.store(object, std::memory_order_relaxed);
    epoch_.store(epoch, std::memory_order_relaxed);
  }

 private:
  std::string_view kind_;
  std::atomic<Lane> lane_;
  std::atomic<std::uint16_t> object_{0};
  std::atomic<Epoch> epoch_{0};
};

}  // namespace gosedai
