#include "actors/objects/string_reading.hpp"

#include <algorithm>

namespace gosedai {

void StringReading::Slot::cancel() {
  if (running) running->cancel();
  running.reset();
}

void StringReading::on_change(const BitBoard& changed, const StringFacts& facts) {
  for (const LifeQuestion question : life_questions) {
    Slot& slot = slots_[slot_of(question)];
    slot.changed |= changed;
    if (slot.running && !(slot.question == to_search(question, facts))) slot.cancel();
    if (!slot.answer) continue;
    if (slot.answer->footprint.intersects(changed)) {
      slot.answer.reset();
      slot.cancel();  // a search that goes on after "unknown" leans on the same points
    }
  }
}

std::vector<LifeQuestion> StringReading::to_ask(const StringFacts& facts) const {
  std::vector<LifeQuestion> open = open_questions(facts, answers());
  std::erase_if(
      open, [&](LifeQuestion question) { return slots_[slot_of(question)].running != nullptr; });
  return open;
}

void StringReading::started(LifeQuestion question, const StringFacts& facts, std::uint64_t serial,
                            SearchTicketPtr ticket, Force force) {
  Slot& slot = slots_[slot_of(question)];
  slot.cancel();
  slot.question = to_search(question, facts);
  slot.serial = serial;
  slot.running = std::move(ticket);
  slot.force = force;
  slot.changed = BitBoard();
}

StringReading::Arrival StringReading::arrived(std::uint64_t serial, const CaptureAnswer& answer,
                                              bool goes_on) {
  const auto slot = std::ranges::find_if(
      slots_, [&](const Slot& each) { return each.running && each.serial == serial; });
  if (slot == slots_.end()) return Arrival::stale;
  if (answer.footprint.intersects(slot->changed)) {
    slot->cancel();
    slot->answer.reset();
    return Arrival::outdated;
  }
  slot->answer = answer;
  if (goes_on)
    slot->force = Force::roving;
  else
    slot->running.reset();
  return Arrival::accepted;
}

bool StringReading::main_is_running() const {
  return std::ranges::any_of(
      slots_, [](const Slot& slot) { return slot.running && slot.force == Force::main; });
}

bool StringReading::is_running() const {
  return std::ranges::any_of(slots_, [](const Slot& slot) { return slot.running != nullptr; });
}

LifeAnswers StringReading::answers() const {
  LifeAnswers all;
  for (std::size_t i = 0; i < slots_.size(); ++i) all[i] = slots_[i].answer;
  return all;
}

BitBoard StringReading::footprint() const {
  BitBoard all;
  for (const Slot& slot : slots_)
    if (slot.answer) all |= slot.answer->footprint;
  return all;
}

void StringReading::cancel_all() {
  for (Slot& slot : slots_) slot.cancel();
}

}  // namespace gosedai
