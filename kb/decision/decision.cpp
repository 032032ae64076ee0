#include "kb/decision/decision.hpp"

namespace gosedai {

std::optional<Decision> choose(Color color, const std::vector<RankedMove>& ranked,
                               const std::vector<SafetyAnswer>& answers,
                               const DecisionParameters& parameters) {
  const auto filter_depth = static_cast<std::size_t>(parameters.filter_depth);
  Decision decision;
  for (std::size_t i = 0; i < ranked.size() && i < filter_depth; ++i) {
    if (i >= answers.size() || !answers[i].known) return std::nullopt;
    const std::optional<CaptureAnswer>& answer = answers[i].answer;
    if (!answer || passes_suicide_filter(ranked[i], *answer, parameters)) {
      decision.move = Move::stone(color, ranked[i].point);
      decision.ranked = ranked;
      return decision;
    }
    decision.rejected.push_back({ranked[i], *answer});
  }
  const bool more_are_left = ranked.size() > filter_depth;
  decision.move =
      more_are_left ? Move::stone(color, ranked[filter_depth].point) : Move::pass(color);
  decision.ranked = ranked;
  return decision;
}

}  // namespace gosedai
