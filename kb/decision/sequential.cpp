#include "kb/decision/sequential.hpp"

#include <algorithm>

#include "kb/cases/contact.hpp"
#include "kb/cases/framework.hpp"
#include "kb/cases/opening.hpp"
#include "model/reading/capture_search.hpp"

namespace gosedai {

RecognisedString recognise_string(const Position& position, const StringId& id,
                                  const ReadingLimits& limits) {
  Footprint footprint;
  RecognisedString string;
  string.facts = look_at_string(position, id.stone, footprint);
  string.life = life_from(string.facts, read_sequentially(position, string.facts, limits));
  return string;
}

RecognisedStrings recognise_strings(const Position& position, const ReadingLimits& limits) {
  RecognisedStrings strings;
  for (const StringId& id : all_strings(position))
    strings.emplace(id, recognise_string(position, id, limits));
  for (auto& [id, string] : strings)
    string.cutting = is_cutting_stone(string.facts, string.life.life, [&](const StringId& other) {
      return strings.at(other).life.life;
    });
  return strings;
}

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
                                const std::vector<NeighborLife>& enemies, Footprint& footprint) {
  CandidateList found = capture_escape(string.facts, string.life, enemies, string.cutting);
  // Dead stones make no contact moves, and nobody needs to push against dead stones.
  const bool fighting = std::ranges::any_of(
      enemies, [](const NeighborLife& enemy) { return enemy.life != Life::dead; });
  if (string.life.life != Life::dead && (enemies.empty() || fighting)) {
    const CandidateList contact = contact_moves(position, string.facts, footprint);
    found.insert(found.end(), contact.begin(), contact.end());
  }
  std::ranges::sort(found);
  return found;
}

CandidateList board_candidates(const Position& position) {
  CandidateList found;
  for (const auto cases : {corner_points, edge_points, framework_points}) {
    const CandidateList proposed = cases(position);
    found.insert(found.end(), proposed.begin(), proposed.end());
  }
  std::ranges::sort(found);
  return found;
}

CandidateList all_candidates(const Position& position, const RecognisedStrings& strings) {
  CandidateList all = board_candidates(position);
  for (const auto& [id, string] : strings) {
    Footprint footprint;
    const CandidateList own =
        string_candidates(position, string, neighbor_lives(string.facts, strings), footprint);
    all.insert(all.end(), own.begin(), own.end());
  }
  std::ranges::sort(all);
  return all;
}

Decision decide_sequentially(const Position& position, Color color, const ReadingLimits& limits) {
  const RecognisedStrings strings = recognise_strings(position, limits);
  const std::vector<RankedMove> ranked =
      rank_moves(position, color, all_candidates(position, strings));
  std::vector<SafetyAnswer> answers;
  while (true) {
    if (const auto decision = choose(color, ranked, answers)) return *decision;
    const auto check = safety_check(position, color, ranked[answers.size()].point);
    SafetyAnswer answer{true, std::nullopt};
    if (check) answer.answer = solve(check->after, check->question, limits.main_nodes);
    answers.push_back(answer);
  }
}

}  // namespace gosedai
