// The slots of an object that asks several questions of one kind: what they know and run together.
#pragma once

#include <algorithm>
#include <array>

#include "actors/searches/search_slot.hpp"

namespace gosedai {

template <class SomeQuestion, class SomeAnswer, std::size_t count>
class SearchSlots {
 public:
  using Answers = std::array<std::optional<SomeAnswer>, count>;

  Arrival arrived(std::uint64_t serial, const SomeAnswer& answer, bool goes_on) {
    const auto slot =
        std::ranges::find_if(slots_, [&](const auto& each) { return each.is_for(serial); });
    return slot == slots_.end() ? Arrival::stale : slot->arrived(answer, goes_on);
  }
  bool main_is_running() const {
    return std::ranges::any_of(slots_,
                               [](const auto& slot) { return slot.is_running_for(Force::main); });
  }
  bool is_running() const {
    return std::ranges::any_of(slots_, [](const auto& slot) { return slot.is_running(); });
  }
  Answers answers() const {
    Answers all;
    for (std::size_t i = 0; i < count; ++i) all[i] = slots_[i].answer();
    return all;
  }
  /// Everything that the kept answers have read.
  BitBoard footprint() const {
    BitBoard all;
    for (const auto& slot : slots_)
      if (slot.answer()) all |= slot.answer()->footprint;
    return all;
  }
  void cancel_all() {
    for (auto& slot : slots_) slot.cancel();
  }

 protected:
  std::array<SearchSlot<SomeQuestion, SomeAnswer>, count> slots_;
};

}  // namespace gosedai
