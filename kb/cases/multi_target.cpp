#include "kb/cases/multi_target.hpp"

#include <algorithm>

#include "kb/cases/double_move.hpp"

namespace gosedai {

namespace {

const RecognisedString& string_at(const CaseView& view, Point stone) {
  return view.recognition.strings->at(string_id(view.position(), stone));
}

/// A string that falls alone is CASE capture's.
bool is_real(const CaseView& view, const Fork& fork) {
  return !fork.targets.empty() && std::ranges::all_of(fork.targets, [&](Point target) {
    return string_at(view, target).life.life == Life::alive &&
           prize_of(view, string_at(view, target)) > 0;
  });
}

/// What the attacker gets: what the expected line takes, else the cheapest, since the owner chooses.
double gain_of(const CaseView& view, const Fork& fork) {
  double taken = 0;
  for (const Point target : fork.lost) taken += prize_of(view, string_at(view, target));
  if (taken > 0) return taken;
  double cheapest = prize_of(view, string_at(view, fork.targets.front()));
  for (const Point target : fork.targets)
    cheapest = std::min(cheapest, prize_of(view, string_at(view, target)));
  return cheapest;
}

}  // namespace

CandidateList multi_targets(const CaseView& view) {
  CandidateList found;
  for (const auto& [id, string] : *view.recognition.strings) {
    const Fork& fork = string.threats.fork;
    if (!is_real(view, fork)) continue;
    Candidate candidate;
    candidate.kind = CaseKind::multi_target;
    candidate.motive = Motive::fork;
    candidate.color = opponent(string.facts.color);
    candidate.point = fork.attack;
    candidate.target = id;
    candidate.other = string_id(view.position(), fork.targets.back());
    candidate.value = gain_of(view, fork);
    found.push_back(candidate);
    if (fork.defence.is_none()) continue;
    candidate.motive = Motive::parry_fork;
    candidate.color = string.facts.color;
    candidate.point = fork.defence;
    found.push_back(candidate);
  }
  return found;
}

}  // namespace gosedai
