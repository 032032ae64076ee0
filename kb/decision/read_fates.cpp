#include "kb/decision/read_fates.hpp"

#include <optional>

namespace gosedai {

namespace {

std::optional<LocalAnswer> open_or_dead(Color owner, bool dead, Point attack, Point defence,
                                        const BitBoard& stones) {
  if (dead) return LocalAnswer{owner, true, {}, {}, stones};
  if (attack.is_none() || defence.is_none()) return std::nullopt;
  return LocalAnswer{owner, false, attack, defence, stones};
}

std::optional<LocalAnswer> fate_of(const RecognisedString& string) {
  const StringLife& life = string.life;
  if (!life.settled || life.by_ko || life.life == Life::alive) return std::nullopt;
  return open_or_dead(string.facts.color, life.life == Life::dead, life.capture_point,
                      life.escape_point, string.facts.points);
}

/// Strings that are dead by themselves make no group dead that has not been read.
std::optional<LocalAnswer> fate_of(const Group& group) {
  if (group.by_estimate) return std::nullopt;
  const bool dead = group.kind == GroupClass::self_dead || group.kind == GroupClass::race_lost;
  const bool open =
      group.kind == GroupClass::race_neutral ||
      (group.kind == GroupClass::neutral && group.base.status.fate == GroupFate::critical);
  if (!dead && !open) return std::nullopt;
  return open_or_dead(group.color(), dead, group.attack, group.defence,
                      group.facts().members.stones);
}

}  // namespace

std::vector<LocalAnswer> read_fates(const Recognition& recognition) {
  std::vector<LocalAnswer> fates;
  for (const auto& [id, string] : *recognition.strings)
    if (const auto fate = fate_of(string)) fates.push_back(*fate);
  for (const Group& group : recognition.final_layer().groups)
    if (const auto fate = fate_of(group)) fates.push_back(*fate);
  return fates;
}

}  // namespace gosedai
