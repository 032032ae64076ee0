// What the two life-and-death questions about a group say together: the status of the group.
#pragma once

#include <cstdint>

#include "model/reading/reading_answer.hpp"

namespace gosedai {

enum class GroupFate : std::uint8_t { unknown, alive, dead, critical };

struct GroupStatus {
  GroupFate fate = GroupFate::unknown;
  /// Where it is critical: the point that kills and the point that saves.
  Point attack;
  Point defence;

  friend bool operator==(const GroupStatus&, const GroupStatus&) = default;
};

/// From the answers with the attacker and with the owner to move. A ko counts as success for the
/// side that asks: the group is in danger, or may still be saved. Who succeeds without a move has
/// succeeded already.
inline GroupStatus group_status(const ReadingAnswer& attack, const ReadingAnswer& defence) {
  if (attack.outcome == Outcome::no) return {GroupFate::alive, {}, {}};
  if (defence.outcome == Outcome::no) return {GroupFate::dead, {}, {}};
  if (attack.outcome == Outcome::unknown || defence.outcome == Outcome::unknown) return {};
  if (defence.move.is_none()) return {GroupFate::alive, {}, {}};
  if (attack.move.is_none()) return {GroupFate::dead, {}, {}};
  return {GroupFate::critical, attack.move, defence.move};
}

}  // namespace gosedai
