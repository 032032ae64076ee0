#include "actors/objects/string_reading.hpp"

#include <algorithm>

namespace gosedai {

void StringReading::on_change(const BitBoard& changed, const StringFacts& facts) {
  for (const LifeQuestion question : life_questions) {
    auto& slot = slots_[slot_of(question)];
    slot.on_change(changed);
    if (slot.is_running() && !(slot.question() == to_search(question, facts, limits_)))
      slot.cancel();
  }
}

std::vector<LifeQuestion> StringReading::to_ask(const StringFacts& facts) const {
  std::vector<LifeQuestion> open = open_questions(facts, answers(), limits_);
  std::erase_if(open,
                [&](LifeQuestion question) { return slots_[slot_of(question)].is_running(); });
  return open;
}

void StringReading::started(LifeQuestion question, const StringFacts& facts, std::uint64_t serial,
                            SearchTicketPtr ticket, Force force) {
  slots_[slot_of(question)].started(to_search(question, facts, limits_), serial, std::move(ticket),
                                    force);
}

Arrival StringReading::arrived(std::uint64_t serial, const CaptureAnswer& answer, bool goes_on) {
  const auto slot =
      std::ranges::find_if(slots_, [&](const auto& each) { return each.is_for(serial); });
  return slot == slots_.end() ? Arrival::stale : slot->arrived(answer, goes_on);
}

bool StringReading::main_is_running() const {
  return std::ranges::any_of(slots_,
                             [](const auto& slot) { return slot.is_running_for(Force::main); });
}

bool StringReading::is_running() const {
  return std::ranges::any_of(slots_, [](const auto& slot) { return slot.is_running(); });
}

LifeAnswers StringReading::answers() const {
  LifeAnswers all;
  for (std::size_t i = 0; i < slots_.size(); ++i) all[i] = slots_[i].answer();
  return all;
}

BitBoard StringReading::footprint() const {
  BitBoard all;
  for (const auto& slot : slots_)
    if (slot.answer()) all |= slot.answer()->footprint;
  return all;
}

void StringReading::cancel_all() {
  for (auto& slot : slots_) slot.cancel();
}

}  // namespace gosedai
