// The move chosen, and everything needed to say why.
#pragma once

#include <optional>
#include <vector>

#include "kb/decision/decision_view.hpp"
#include "kb/decision/suicide_filter.hpp"

namespace gosedai {

struct Rejected {
  RankedMove move;
  CaptureAnswer answer;  // how the stone would be captured

  friend bool operator==(const Rejected&, const Rejected&) = default;
};

struct Decision {
  Move move;
  std::vector<RankedMove> ranked;  // all moves considered, best first
  std::vector<Rejected> rejected;  // better ones that the suicide filter took out
  bool content = false;            // a pass after a pass: ahead, and nothing that must be played

  friend bool operator==(const Decision&, const Decision&) = default;
};

/// The other side has passed, and the game may end as it stands: ahead by more than can be in doubt.
bool may_end_here(const DecisionView& view, const DecisionParameters& parameters);

/// The first move in order that passes the filter; a pass when there is none. Where the game may end, only moves that are
/// worth much are looked at: a group that is still open decides, whatever the count says. Nothing while an answer that
/// matters is missing: `answers` are by rank.
std::optional<Decision> choose(const DecisionView& view, const std::vector<RankedMove>& ranked,
                               const std::vector<SafetyAnswer>& answers,
                               const DecisionParameters& parameters = {});

/// The question that stands between the answers and a decision at this rank: what the suicide filter asks
/// next about that move. When there is none, `answer` is complete. Far down the order nothing is read any
/// more.
std::optional<SafetyCheck> next_question(const DecisionView& view,
                                         const std::vector<RankedMove>& ranked, std::size_t rank,
                                         SafetyAnswer& answer,
                                         const DecisionParameters& parameters = {});

}  // namespace gosedai
