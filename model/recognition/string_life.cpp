#include "model/recognition/string_life.hpp"

#include <algorithm>

#include "model/reading/capture_search.hpp"

namespace gosedai {

namespace {

bool is_ladder(LifeQuestion question) {
  return question == LifeQuestion::attack_ladder || question == LifeQuestion::defend_ladder;
}

bool is_attack(LifeQuestion question) {
  return question == LifeQuestion::attack_ladder || question == LifeQuestion::attack;
}

const std::optional<CaptureAnswer>& answer_to(LifeQuestion question, const LifeAnswers& answers) {
  return answers[slot_of(question)];
}

bool captures(const std::optional<CaptureAnswer>& answer) {
  return answer && answer->verdict == Verdict::captured;
}

/// What one side's searches say together: a ladder that captures settles it, else the full search.
const std::optional<CaptureAnswer>& result_for(LifeQuestion ladder, LifeQuestion full,
                                               const LifeAnswers& answers) {
  const auto& quick = answer_to(ladder, answers);
  return captures(quick) ? quick : answer_to(full, answers);
}

/// Where to escape when that is not read to the end. It is clear in atari only: what gets out of the
/// ladder (it may take a stone of the attacker), else the last liberty.
Point escape_to_try(const StringFacts& facts, const LifeAnswers& answers) {
  if (facts.liberty_count() != 1) return Point::none();
  const auto& ladder = answer_to(LifeQuestion::defend_ladder, answers);
  return ladder && !ladder->move.is_none() ? ladder->move : facts.liberties.first();
}

/// Adds the next question of one side; false when that side has its result.
bool ask_side(LifeQuestion ladder, LifeQuestion full, int ladder_liberties,
              const StringFacts& facts, const LifeAnswers& answers,
              std::vector<LifeQuestion>& open) {
  if (facts.liberty_count() <= ladder_liberties) {
    const auto& quick = answer_to(ladder, answers);
    if (!quick) {
      open.push_back(ladder);
      return true;
    }
    if (captures(quick)) return false;
  }
  if (answer_to(full, answers)) return false;
  open.push_back(full);
  return true;
}

}  // namespace

std::optional<Force> force_for(const StringFacts& facts, const ReadingLimits& limits) {
  const int count = facts.liberty_count();
  if (count <= limits.liberties.main) return Force::main;
  if (count <= limits.liberties.roving && limits.roving) return Force::roving;
  return std::nullopt;
}

CaptureQuestion to_search(LifeQuestion question, const StringFacts& facts,
                          const LibertyLimits& limits) {
  CaptureQuestion search;
  search.method = is_ladder(question) ? CaptureMethod::ladder : CaptureMethod::capture;
  search.target = facts.id.stone;
  search.to_move = is_attack(question) ? opponent(facts.color) : facts.color;
  search.escape_above = facts.liberty_count() > limits.main ? limits.roving : limits.main;
  return search;
}

std::vector<LifeQuestion> open_questions(const StringFacts& facts, const LifeAnswers& answers,
                                         const LibertyLimits& limits) {
  std::vector<LifeQuestion> open;
  if (facts.liberty_count() > std::max(limits.main, limits.roving)) return open;
  // A ladder needs the attacker to give atari (two liberties), or the owner to be in atari.
  if (ask_side(LifeQuestion::attack_ladder, LifeQuestion::attack, 2, facts, answers, open))
    return open;
  const auto& attack = result_for(LifeQuestion::attack_ladder, LifeQuestion::attack, answers);
  if (attack->verdict == Verdict::captured || attack->verdict == Verdict::ko)
    ask_side(LifeQuestion::defend_ladder, LifeQuestion::defend, 1, facts, answers, open);
  return open;
}

StringLife life_from(const StringFacts& facts, const LifeAnswers& answers,
                     const LibertyLimits& limits) {
  StringLife life;
  const auto& attack = result_for(LifeQuestion::attack_ladder, LifeQuestion::attack, answers);
  if (!attack) {
    life.settled = facts.liberty_count() > std::max(limits.main, limits.roving);
    return life;
  }
  life.settled = attack->verdict != Verdict::unknown;
  if (attack->verdict != Verdict::captured && attack->verdict != Verdict::ko) return life;
  life.capture_point = attack->move;
  life.capture_moves = static_cast<int>(attack->line.size());
  life.by_ko = attack->verdict == Verdict::ko;
  const auto& defence = result_for(LifeQuestion::defend_ladder, LifeQuestion::defend, answers);
  // Table 3.3-2: unknown counts as an escape, so the string is neutral.
  life.life = captures(defence) ? Life::dead : Life::neutral;
  if (!defence || defence->verdict == Verdict::unknown) {
    life.settled = false;
    life.escape_point = escape_to_try(facts, answers);
    return life;
  }
  if (life.life == Life::neutral) {
    life.escape_point = defence->move;
    life.by_ko |= defence->verdict == Verdict::ko;
  }
  return life;
}

LifeAnswers read_sequentially(const Position& position, const StringFacts& facts,
                              const ReadingLimits& limits) {
  LifeAnswers answers;
  if (!force_for(facts, limits)) return answers;
  const int nodes = limits.nodes(limits.roving ? Force::roving : Force::main);
  for (auto open = open_questions(facts, answers, limits.liberties); !open.empty();
       open = open_questions(facts, answers, limits.liberties))
    for (const LifeQuestion question : open)
      answers[slot_of(question)] =
          solve(position.board, to_search(question, facts, limits.liberties), nodes);
  return answers;
}

std::string_view name_of(Life life) {
  switch (life) {
    case Life::alive: return "alive";
    case Life::neutral: return "neutral";
    case Life::dead: return "dead";
  }
  return "?";
}

}  // namespace gosedai
