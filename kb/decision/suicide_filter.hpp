// The suicide filter (TR-0837 3.6.4-2): is the stone lost for nothing, and with it the string it joins?
//
// A plan of capture searches on the board after the move, asked one after the other by the coordinator's
// actors and by the sequential oracle alike:
//
//     danger       can the enemy capture the new stone and what it is connected to?
//     recapture    if at once: can the stones that took it be captured in turn? Snapbacks and plays under
//                  the stones are no suicide.
#pragma once

#include <optional>

#include "kb/decision/ranking.hpp"
#include "model/reading/capture_question.hpp"

namespace gosedai {

/// What is known about the safety of a move.
struct SafetyAnswer {
  bool known = false;                      // there is nothing more to ask
  bool unread = false;                     // there was something to ask, but too far down the order
  std::optional<CaptureAnswer> danger;     // none: the move needs no check
  std::optional<CaptureAnswer> recapture;  // none: not asked

  friend bool operator==(const SafetyAnswer&, const SafetyAnswer&) = default;
};

struct SafetyCheck {
  Board after;
  CaptureQuestion question;
};

/// What to ask next about a move that stands at that place in the order, given the answer so far; nothing
/// when all is known.
std::optional<SafetyCheck> next_safety_check(const Position& position, Color color, Point point,
                                             const SafetyAnswer& so_far,
                                             const DecisionParameters& parameters = {});
/// Takes the answer to that question over.
void note_answer(const CaptureAnswer& answer, SafetyAnswer& so_far);

/// Whether the move passes the filter. A sacrifice stays when taking the target needs at least two moves
/// more than losing the stone.
bool passes_suicide_filter(const RankedMove& move, const SafetyAnswer& safety,
                           const DecisionParameters& parameters = {});

}  // namespace gosedai
