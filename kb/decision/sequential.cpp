#include "kb/decision/sequential.hpp"

#include <algorithm>

#include "kb/cases/case_table.hpp"
#include "kb/cases/contact.hpp"
#include "kb/cases/shape.hpp"
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
      capture_escape(string.facts, string.life, string.cutting, parameters.capture);
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

void set_threat_limits(const SearchParameters& parameters, ReadingLimits& limits) {
  limits.threat_nodes = parameters.threat_nodes;
  limits.roving_threat_nodes = parameters.threat_roving_nodes;
  limits.threat_stones = parameters.threat_stones;
}

ThinkingSetup setup_from(const Parameters& parameters, const CaseKnowledge& knowledge) {
  ThinkingSetup setup;
  setup.parameters = parameters;
  setup.knowledge = knowledge;
  setup.limits.main_nodes = parameters.search.main_nodes;
  set_threat_limits(parameters.search, setup.limits);
  setup.limits.liberties = liberties_of(parameters.search);
  setup.group_limits.life_nodes = parameters.search.group_main_nodes;
  setup.group_limits.race_nodes = parameters.search.group_main_nodes;
  return setup;
}

namespace {

/// `found` is null where only strings are recognised.
CandidateList candidates_of(const PositionPtr& position, const Recognition* found,
                            const ThinkingSetup& setup) {
  const CaseParameters& parameters = setup.parameters.cases;
  const EarlyView early{*position, setup.knowledge, parameters};
  CandidateList all = early_candidates(early);
  const CandidateList usual = usual_moves(early);
  all.insert(all.end(), usual.begin(), usual.end());
  if (found == nullptr) {
    add_string_candidates(*position, recognise_strings(*position, setup.limits), parameters, all);
  } else {
    add_string_candidates(*position, *found->strings, parameters, all);
    const CandidateList more = recognised_candidates({*found, setup.knowledge, parameters});
    all.insert(all.end(), more.begin(), more.end());
  }
  std::ranges::sort(all);
  return all;
}

RecognitionPtr recognise_for(const PositionPtr& position, const ThinkingSetup& setup) {
  return setup.recognise ? recognise_all(position, setup) : nullptr;
}

}  // namespace

CandidateList all_candidates(const PositionPtr& position, const ThinkingSetup& setup) {
  return candidates_of(position, recognise_for(position, setup).get(), setup);
}

Decision decide_sequentially(const PositionPtr& position, const ThinkingSetup& setup, Aim aim) {
  const DecisionParameters& parameters = setup.parameters.decision;
  const RecognitionPtr found = recognise_for(position, setup);
  const CandidateList candidates = candidates_of(position, found.get(), setup);
  const DecisionView view = view_of(*position, position->to_move, found.get(), aim,
                                    setup.parameters, setup.knowledge, candidates);
  const std::vector<RankedMove> ranked = rank_moves(view, candidates, parameters);
  std::vector<SafetyAnswer> answers;
  while (true) {
    if (const auto decision = choose(view, ranked, answers, parameters)) return *decision;
    SafetyAnswer answer;
    while (const auto check = next_question(view, ranked, answers.size(), answer, parameters))
      note_answer(solve(check->after, check->question, setup.limits.main_nodes), answer);
    answers.push_back(answer);
  }
}

}  // namespace gosedai
