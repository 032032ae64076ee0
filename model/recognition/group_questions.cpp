// What is read about the life of a group: by whom, in which order, and how far.
#include <algorithm>

#include "model/recognition/group.hpp"

namespace gosedai {

namespace {

bool is_success(const ReadingAnswer& answer) {
  return answer.outcome == Outcome::yes || answer.outcome == Outcome::ko;
}

}  // namespace

std::optional<ReadingAnswer>& GroupAnswers::life(GroupAsk ask) {
  switch (ask) {
    case GroupAsk::attack: return attack;
    case GroupAsk::defend: return defend;
    case GroupAsk::spoil: return spoil;
    default: return keep;
  }
}

bool may_lose_territory(const GroupFacts& facts) {
  constexpr int least = 4;  // three points are two eyes or one
  return facts.siege.rate == 0 && !facts.is_completely_dead() && facts.eye_space.count() >= least &&
         facts.eye_space.count() <= most_eye_space;
}

bool needs_reading(const GroupFacts& facts, const GroupParameters& parameters) {
  if (may_lose_territory(facts)) return true;
  return !facts.is_completely_dead() && facts.siege.rate < parameters.surrounded &&
         facts.interior.second < parameters.safe_interior && facts.eyes.least < 2;
}

int room_to_read(const GroupFacts& facts) {
  BitBoard room = facts.members.enclosed;
  for (const BitBoard& order : facts.siege.liberties) room |= order;
  return room.count();
}

std::optional<Force> force_for(const GroupFacts& facts, bool has_roving,
                               const GroupParameters& parameters) {
  if (!needs_reading(facts, parameters)) return std::nullopt;
  if (may_lose_territory(facts)) return Force::main;
  const bool has_hope =
      facts.eyes.most > 0 || survival_by_interior(facts.interior.first, parameters) > 0;
  const bool has_weight = facts.members.stones.count() >= parameters.main_stones;
  if ((has_hope || has_weight) && facts.siege.rate == 0 &&
      room_to_read(facts) <= parameters.main_room)
    return Force::main;
  return has_roving ? std::optional(Force::roving) : std::nullopt;
}

std::vector<GroupAsk> open_life_questions(const GroupFacts& facts, const GroupAnswers& answers) {
  const bool for_territory = may_lose_territory(facts);
  if (for_territory && !answers.spoil) return {GroupAsk::spoil};
  if (for_territory && answers.spoil->outcome == Outcome::no) return {};
  if (!answers.attack) return {GroupAsk::attack};
  const bool in_danger = is_success(*answers.attack);
  if (in_danger && !answers.defend) return {GroupAsk::defend};
  const bool may_keep =
      for_territory && is_success(*answers.spoil) && (!in_danger || is_success(*answers.defend));
  if (!may_keep || answers.keep) return {};
  return {GroupAsk::keep};
}

int nodes_for_life(const GroupFacts& facts, int usual, const GroupParameters& parameters) {
  constexpr int large = 9;
  if (!may_lose_territory(facts)) return usual;
  const int space = facts.eye_space.count() < large ? 1 : 2;
  return std::max(usual, parameters.eye_space_nodes * space);
}

GroupQuestion to_search(GroupAsk ask, const GroupFacts& facts, const LifeWeights* weights) {
  const Color owner = facts.members.color;
  const bool attacks = ask == GroupAsk::attack || ask == GroupAsk::spoil;
  const bool for_territory = ask == GroupAsk::spoil || ask == GroupAsk::keep;
  GroupQuestion question;
  question.target = facts.members.id.stone;
  question.to_move = attacks ? opponent(owner) : owner;
  question.weights = weights;
  question.only_proof = may_lose_territory(facts);
  question.aim = for_territory ? LifeAim::territory : LifeAim::survival;
  return question;
}

LifeSight sight_for(const GroupFacts& facts) {
  return facts.siege.rate == 0 ? LifeSight::near : LifeSight::far;
}

}  // namespace gosedai
