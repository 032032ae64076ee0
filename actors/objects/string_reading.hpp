// What a string actor remembers of its searches: the answer to each life question, or the search
// that is running for it, and which points changed since that search began.
//
// An answer stays good across epochs until a point of its footprint changes. A running search works
// on the board it was started with; when its answer comes, the same rule decides about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "actors/searches/search_ticket.hpp"
#include "model/recognition/string_life.hpp"

namespace gosedai {

class StringReading {
 public:
  ~StringReading() { cancel_all(); }

  /// Points changed on the board: forgets answers that leaned on them, cancels searches whose
  /// question is no longer the one to ask.
  void on_change(const BitBoard& changed, const StringFacts& facts);

  /// The questions that are open and that no search works on.
  std::vector<LifeQuestion> to_ask(const StringFacts& facts) const;
  void started(LifeQuestion question, const StringFacts& facts, std::uint64_t serial,
               SearchTicketPtr ticket, Force force);

  enum class Arrival : std::uint8_t { stale, accepted, outdated };
  /// A report came. `stale`: of a search that was given up; `outdated`: its footprint was touched
  /// meanwhile, so the question is open again.
  Arrival arrived(std::uint64_t serial, const CaptureAnswer& answer, bool goes_on);

  bool main_is_running() const;
  bool is_running() const;
  LifeAnswers answers() const;
  /// Everything that the kept answers have read.
  BitBoard footprint() const;
  void cancel_all();

 private:
  struct Slot {
    std::optional<CaptureAnswer> answer;
    CaptureQuestion question;  // that was asked
    SearchTicketPtr running;   // while a search works on it
    std::uint64_t serial = 0;
    Force force = Force::main;  // which works on it
    BitBoard changed;           // since the search began

    void cancel();
  };

  std::array<Slot, life_question_count> slots_;
};

}  // namespace gosedai
