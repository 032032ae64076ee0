#include "actors/objects/string_reading.hpp"

namespace gosedai {

void StringReading::on_change(const BitBoard& changed, const StringFacts& facts) {
  for (const LifeQuestion question : life_questions) {
    auto& slot = slots_[slot_of(question)];
    slot.on_change(changed);
    if (slot.is_running() && !(slot.question() == to_search(question, facts))) slot.cancel();
  }
}

std::vector<LifeQuestion> StringReading::to_ask(const StringFacts& facts) const {
  std::vector<LifeQuestion> open = open_questions(facts, answers());
  std::erase_if(open,
                [&](LifeQuestion question) { return slots_[slot_of(question)].is_running(); });
  return open;
}

void StringReading::started(LifeQuestion question, const StringFacts& facts, std::uint64_t serial,
                            SearchTicketPtr ticket, Force force) {
  slots_[slot_of(question)].started(to_search(question, facts), serial, std::move(ticket), force);
}

void ThreatReading::on_change(const BitBoard& changed) {
  for (auto& slot : slots_) slot.on_change(changed);
}

std::vector<ThreatAsk> ThreatReading::to_ask(const ThreatSubject& subject,
                                             const ReadingLimits& limits) {
  for (const ThreatAsk ask : threat_asks) slots_[slot_of(ask)].ask_instead(to_search(ask, subject));
  std::vector<ThreatAsk> open = open_threats(subject, answers(), limits);
  std::erase_if(open, [&](ThreatAsk ask) { return slots_[slot_of(ask)].is_running(); });
  return open;
}

void ThreatReading::started(ThreatAsk ask, const ThreatQuestion& question, std::uint64_t serial,
                            SearchTicketPtr ticket, Force force) {
  slots_[slot_of(ask)].started(question, serial, std::move(ticket), force);
}

}  // namespace gosedai
