// What a string actor remembers of its searches: one slot (search_slot.hpp) for each question about its
// life, and for each about what it has to fear while it lives.
#pragma once

#include "actors/searches/search_slots.hpp"
#include "model/recognition/string_threats.hpp"

namespace gosedai {

class StringReading : public SearchSlots<CaptureQuestion, CaptureAnswer, life_question_count> {
 public:
  explicit StringReading(const LibertyLimits& limits = {}) : limits_(limits) {}

  /// Points changed on the board: forgets answers that leaned on them, cancels searches whose
  /// question is no longer the one to ask.
  void on_change(const BitBoard& changed, const StringFacts& facts);

  SearchMemoryPtr memory_for(LifeQuestion question) { return slots_[slot_of(question)].memory(); }
  /// The questions that are open and that no search works on.
  std::vector<LifeQuestion> to_ask(const StringFacts& facts) const;
  void started(LifeQuestion question, const StringFacts& facts, std::uint64_t serial,
               SearchTicketPtr ticket, Force force);

 private:
  LibertyLimits limits_;
};

class ThreatReading : public SearchSlots<ThreatQuestion, ReadingAnswer, threat_ask_count> {
 public:
  void on_change(const BitBoard& changed);
  SearchMemoryPtr memory_for(ThreatAsk ask) { return slots_[slot_of(ask)].memory(); }

  /// The questions that are open and that no search works on. Whatever is known or running about another
  /// question than the one to ask now is given up.
  std::vector<ThreatAsk> to_ask(const ThreatSubject& subject, const ReadingLimits& limits);
  void started(ThreatAsk ask, const ThreatQuestion& question, std::uint64_t serial,
               SearchTicketPtr ticket, Force force);
};

}  // namespace gosedai
