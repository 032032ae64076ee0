#include "kb/decision/sequential.hpp"

#include <algorithm>

#include "kb/cases/case_table.hpp"
#include "kb/cases/contact.hpp"
#include "kb/potential/potential_file.hpp"
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

namespace {

RecognitionPtr recognise_all(const PositionPtr& position, const ThinkingSetup& setup) {
  auto found = std::make_shared<Recognition>(
      recognise(position, setup.limits, setup.group_limits, setup.parameters.recognition));
  const PotentialStamps stamps(setup.potential ? *setup.potential : built_in_potential().value,
                               position->board.size());
  found->situation =
      std::make_shared<Situation>(judge_situation(*found, stamps, setup.parameters.recognition));
  return found;
}

void add_string_candidates(const Position& position, const RecognisedStrings& strings,
                           const CaseParameters& parameters, CandidateList& all) {
  for (const auto& [id, string] : strings) {
    Footprint footprint;
    const CandidateList own = string_candidates(
        position, string, neighbor_lives(string.facts, strings), footprint, parameters);
    all.insert(all.end(), own.begin(), own.end());
  }
}

}  // namespace

ThinkingSetup setup_from(const Parameters& parameters, const CaseKnowledge& knowledge) {
  ThinkingSetup setup;
  setup.parameters = parameters;
  setup.knowledge = knowledge;
  setup.limits.main_nodes = parameters.search.main_nodes;
  setup.limits.liberties = liberties_of(parameters.search);
  setup.group_limits.life_nodes = parameters.search.group_main_nodes;
  setup.group_limits.race_nodes = parameters.search.group_main_nodes;
  return setup;
}

CandidateList all_candidates(const PositionPtr& position, const ThinkingSetup& setup) {
  const CaseParameters& parameters = setup.parameters.cases;
  CandidateList all = early_candidates({*position, setup.knowledge, parameters});
  if (!setup.recognise) {
    add_string_candidates(*position, recognise_strings(*position, setup.limits), parameters, all);
  } else {
    const RecognitionPtr found = recognise_all(position, setup);
    add_string_candidates(*position, *found->strings, parameters, all);
    const CandidateList more = recognised_candidates({*found, setup.knowledge, parameters});
    all.insert(all.end(), more.begin(), more.end());
  }
  std::ranges::sort(all);
  return all;
}

Decision decide_sequentially(const PositionPtr& position, const ThinkingSetup& setup) {
  const Color color = position->to_move;
  const DecisionParameters& parameters = setup.parameters.decision;
  const std::vector<RankedMove> ranked =
      rank_moves(*position, color, all_candidates(position, setup), parameters);
  std::vector<SafetyAnswer> answers;
  while (true) {
    if (const auto decision = choose(color, ranked, answers, parameters)) return *decision;
    const auto check = safety_check(*position, color, ranked[answers.size()].point, parameters);
    SafetyAnswer answer{true, std::nullopt};
    if (check) answer.answer = solve(check->after, check->question, setup.limits.main_nodes);
    answers.push_back(answer);
  }
}

}  // namespace gosedai
