// What an object remembers of one search: its answer, or the search that is running for it, and which
// points changed since that search began.
//
// An answer stays good across epochs until a point of its footprint changes. A running search works
// on the board it was started with; when its answer comes, the same rule decides about it. A question
// that is open again is read with what the last search found at single positions (expansion_memory.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "actors/searches/search_ticket.hpp"
#include "model/board/bitboard.hpp"
#include "model/reading/expansion_memory.hpp"
#include "model/recognition/string_life.hpp"

namespace gosedai {

/// What becomes of a report. `stale`: of a search that was given up; `outdated`: its footprint was
/// touched meanwhile, so the question is open again.
enum class Arrival : std::uint8_t { stale, accepted, outdated };

template <class SomeQuestion, class SomeAnswer>
class SearchSlot {
 public:
  ~SearchSlot() { cancel(); }

  /// Points changed on the board: an answer that leaned on them is forgotten.
  void on_change(const BitBoard& changed) {
    changed_ |= changed;
    if (!answer_ || !answer_->footprint.intersects(changed)) return;
    answer_.reset();
    cancel();  // a search that goes on after "unknown" leans on the same points
  }
  /// Another question is to be asked now: what is known or running is of no use.
  void ask_instead(const SomeQuestion& question) {
    if (question_ && !(*question_ == question)) forget();
  }
  void started(const SomeQuestion& question, std::uint64_t serial, SearchTicketPtr ticket,
               Force force) {
    cancel();
    question_ = question;
    serial_ = serial;
    running_ = std::move(ticket);
    force_ = force;
    changed_ = BitBoard();
  }
  /// The answer is at hand.
  void knows(const SomeQuestion& question, const SomeAnswer& answer) {
    cancel();
    question_ = question;
    answer_ = answer;
  }
  /// What the next search may remember of the one before: its alone until its last report.
  SearchMemoryPtr memory() {
    cancel();
    if (!memory_) memory_ = std::make_shared<SearchMemory>();
    return memory_;
  }
  bool is_for(std::uint64_t serial) const { return running_ && serial_ == serial; }
  /// A report of the running search.
  Arrival arrived(const SomeAnswer& answer, bool goes_on) {
    if (answer.footprint.intersects(changed_)) {
      forget();
      return Arrival::outdated;
    }
    answer_ = answer;
    if (goes_on)
      force_ = Force::roving;
    else
      running_.reset();
    return Arrival::accepted;
  }

  const std::optional<SomeAnswer>& answer() const { return answer_; }
  const std::optional<SomeQuestion>& question() const { return question_; }
  bool is_running() const { return running_ != nullptr; }
  /// A spare search is no force's until it is called up.
  bool is_running_for(Force force) const {
    return running_ && force_ == force && !running_->is_spare();
  }
  bool is_spare() const { return running_ && running_->is_spare(); }
  void call_up() {
    if (running_) running_->call_up();
  }

  void cancel() {
    if (!running_) return;
    running_->cancel();
    running_.reset();
    memory_.reset();  // it may still be in a slice
  }
  void forget() {
    cancel();
    answer_.reset();
  }

 private:
  std::optional<SomeAnswer> answer_;
  std::optional<SomeQuestion> question_;  // that was asked
  SearchMemoryPtr memory_;                // of the last search, for the next
  SearchTicketPtr running_;               // while a search works on it
  std::uint64_t serial_ = 0;
  Force force_ = Force::main;  // which works on it
  BitBoard changed_;           // since the search began
};

}  // namespace gosedai
