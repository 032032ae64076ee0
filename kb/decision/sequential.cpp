#include "kb/decision/sequential.hpp"

#include <algorithm>

#include "kb/cases/contact.hpp"
#include "kb/cases/framework.hpp"
#include "kb/cases/opening.hpp"
#include "model/reading/capture_search.hpp"

namespace gosedai {

std::vector<NeighborLife> neighbor_lives(const StringFacts& facts,
                                         const RecognisedStrings& strings) {
  std::vector<NeighborLife> lives;
  for (const StringId& id : facts.enemies) {
    const RecognisedString& enemy = strings.at(id);
    lives.push_back({id, enemy.life.life, enemy.facts.stone_count()});
  }
  return lives;
}

CandidateList string_candidates(const Position& position, const RecognisedString& string,
                                const std::vector<NeighborLife>& enemies, Footprint& footprint,
                                const CaseParameters& parameters) {
  CandidateList found =
      capture_escape(string.facts, string.life, enemies, string.cutting, parameters.capture);
  // Dead stones make no contact moves, and nobody needs to push against dead stones.
  const bool fighting = std::ranges::any_of(
      enemies, [](const NeighborLife& enemy) { return enemy.life != Life::dead; });
  if (string.life.life != Life::dead && (enemies.empty() || fighting)) {
    const CandidateList contact =
        contact_moves(position, string.facts, footprint, parameters.contact);
    found.insert(found.end(), contact.begin(), contact.end());
  }
  std::ranges::sort(found);
  return found;
}

CandidateList board_candidates(const Position& position, const CaseParameters& parameters) {
  CandidateList found;
  const auto add = [&](const CandidateList& proposed) {
    found.insert(found.end(), proposed.begin(), proposed.end());
  };
  add(corner_points(position, parameters.corner));
  add(edge_points(position, parameters.edge));
  add(framework_points(position, parameters.framework));
  std::ranges::sort(found);
  return found;
}

CandidateList all_candidates(const Position& position, const RecognisedStrings& strings,
                             const CaseParameters& parameters) {
  CandidateList all = board_candidates(position, parameters);
  for (const auto& [id, string] : strings) {
    Footprint footprint;
    const CandidateList own = string_candidates(
        position, string, neighbor_lives(string.facts, strings), footprint, parameters);
    all.insert(all.end(), own.begin(), own.end());
  }
  std::ranges::sort(all);
  return all;
}

Decision decide_sequentially(const Position& position, Color color, const ReadingLimits& limits,
                             const Parameters& parameters) {
  const RecognisedStrings strings = recognise_strings(position, limits);
  const std::vector<RankedMove> ranked = rank_moves(
      position, color, all_candidates(position, strings, parameters.cases), parameters.decision);
  std::vector<SafetyAnswer> answers;
  while (true) {
    if (const auto decision = choose(color, ranked, answers, parameters.decision)) return *decision;
    const auto check =
        safety_check(position, color, ranked[answers.size()].point, parameters.decision);
    SafetyAnswer answer{true, std::nullopt};
    if (check) answer.answer = solve(check->after, check->question, limits.main_nodes);
    answers.push_back(answer);
  }
}

}  // namespace gosedai
