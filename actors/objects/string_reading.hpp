// What a string actor remembers of its searches: one slot (search_slot.hpp) for each life question.
#pragma once

#include <array>

#include "actors/searches/search_slot.hpp"
#include "model/recognition/string_life.hpp"

namespace gosedai {

class StringReading {
 public:
  explicit StringReading(const LibertyLimits& limits = {}) : limits_(limits) {}

  /// Points changed on the board: forgets answers that leaned on them, cancels searches whose
  /// question is no longer the one to ask.
  void on_change(const BitBoard& changed, const StringFacts& facts);

  /// The questions that are open and that no search works on.
  std::vector<LifeQuestion> to_ask(const StringFacts& facts) const;
  void started(LifeQuestion question, const StringFacts& facts, std::uint64_t serial,
               SearchTicketPtr ticket, Force force);
  Arrival arrived(std::uint64_t serial, const CaptureAnswer& answer, bool goes_on);

  bool main_is_running() const;
  bool is_running() const;
  LifeAnswers answers() const;
  /// Everything that the kept answers have read.
  BitBoard footprint() const;
  void cancel_all();

 private:
  LibertyLimits limits_;
  std::array<SearchSlot<CaptureQuestion, CaptureAnswer>, life_question_count> slots_;
};

}  // namespace gosedai
