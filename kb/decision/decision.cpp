#include "kb/decision/decision.hpp"

#include <algorithm>

namespace gosedai {

bool may_end_here(const DecisionView& view, const DecisionParameters& parameters) {
  const Situation* situation = view.situation();
  return view.aim == Aim::play && view.opponent_passed() && situation != nullptr &&
         situation->phase == Phase::endgame &&
         view.lead() > std::max(parameters.content_lead, situation->uncertainty);
}

namespace {

bool is_clean_up(const RankedMove& move) {
  return std::ranges::any_of(
      move.reasons, [](const Candidate& each) { return each.motive == Motive::clear_away; });
}

/// Whoever has to show that stones are dead may not pass before they are off the board.
Move last_resort(const DecisionView& view, const std::vector<RankedMove>& ranked) {
  const auto found = std::ranges::find_if(ranked, is_clean_up);
  return found == ranked.end() ? Move::pass(view.color) : Move::stone(view.color, found->point);
}

}  // namespace

std::optional<Decision> choose(const DecisionView& view, const std::vector<RankedMove>& ranked,
                               const std::vector<SafetyAnswer>& answers,
                               const DecisionParameters& parameters) {
  Decision decision;
  decision.ranked = ranked;
  const bool may_end = may_end_here(view, parameters);
  for (std::size_t i = 0; i < ranked.size(); ++i) {
    if (may_end && ranked[i].value <= parameters.content_worth) continue;
    if (i >= answers.size() || !answers[i].known) return std::nullopt;
    if (passes_suicide_filter(ranked[i], answers[i], parameters)) {
      decision.move = Move::stone(view.color, ranked[i].point);
      return decision;
    }
    if (answers[i].danger) decision.rejected.push_back({ranked[i], *answers[i].danger});
  }
  decision.content = may_end;
  decision.move = may_end ? Move::pass(view.color) : last_resort(view, ranked);
  return decision;
}

std::optional<SafetyCheck> next_question(const DecisionView& view,
                                         const std::vector<RankedMove>& ranked, std::size_t rank,
                                         SafetyAnswer& answer,
                                         const DecisionParameters& parameters) {
  auto check = next_safety_check(view.position, view.color, ranked[rank].point, answer, parameters);
  if (check && rank >= static_cast<std::size_t>(parameters.filter_depth)) {
    answer.unread = true;
    check.reset();
  }
  if (!check) answer.known = true;
  return check;
}

}  // namespace gosedai
