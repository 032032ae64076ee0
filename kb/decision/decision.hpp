// The move chosen, and everything needed to say why.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "kb/decision/ranking.hpp"

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

  friend bool operator==(const Decision&, const Decision&) = default;
};

/// Answers of the suicide filter by rank; `nullopt` inside means that the move needs no check.
struct SafetyAnswer {
  bool known = false;
  std::optional<CaptureAnswer> answer;
};

/// The first move in order that passes; nothing while an answer that matters is missing.
std::optional<Decision> choose(Color color, const std::vector<RankedMove>& ranked,
                               const std::vector<SafetyAnswer>& answers,
                               const DecisionParameters& parameters = {});

}  // namespace gosedai
