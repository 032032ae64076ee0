#include "kb/cases/group_outlook.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// By room and way out. Having less than no room does not make a way out narrower: in the seeds' formula
/// two stones in the open with a way out of 4 would have a chance of one in a hundred.
double chance_of(double first, double second, double weak_area, double siege) {
  const double none = usual_group.room_taken_off;
  const double strength =
      strength_from(std::max(first, none), std::max(second, none), weak_area, siege);
  return survival_from(strength) / 100.0;
}

}  // namespace

double worth_of(const CaseView& view, const Group& group) {
  const GroupCaseParameters& numbers = view.parameters.group;
  const BitBoard& territory = group.facts().members.territory;
  const Terrain& terrain = view.terrain();
  const BitBoard around = territory.expanded().expanded() & view.board().empty_points() &
                          ~territory & ~terrain.enclosed[0] & ~terrain.enclosed[1];
  return numbers.per_point * territory.count() + numbers.around * around.count();
}

GroupOutlook::GroupOutlook(const CaseView& view, const Group& group)
    : view_(view), group_(group), worth_(worth_of(view, group)) {
  if (!is_read()) worth_ *= view.parameters.group.estimate_share;
}

bool GroupOutlook::is_open() const {
  return !is_settled_alive(group_) && !counts_as_dead(group_) && !group_.facts().taken;
}

double GroupOutlook::worth_of_siege() const {
  double total = 0;
  for (const GroupId& id : group_.facts().surrounding_groups) {
    const Group* enemy = view_.layer().group_of(id.stone);
    if (is_settled_alive(*enemy)) continue;
    const double need = 1 - enemy->strength_alone / usual_group.importance_strength;
    total += worth_of(view_, *enemy) * std::clamp(need, 0.0, 1.0);
  }
  return total * view_.parameters.group.second_share;
}

double GroupOutlook::alone() const {
  if (counts_as_dead(group_)) return 0;
  if (is_settled_alive(group_)) return 1;
  if (is_read()) return survival_from(group_.strength_alone) / 100.0;
  return with_siege(group_.facts().siege.rate);
}

Prospect GroupOutlook::life() const {
  const GroupFacts& facts = group_.facts();
  if (is_read()) return {1, with_help(0)};
  const auto with_room = [&](double room) {
    return chance_of(room, room, group_.weak_area, facts.siege.rate);
  };
  Prospect prospect{with_room(facts.interior.first), with_room(facts.interior.second)};
  if (facts.eyes.most >= 2)
    prospect.first = std::max(prospect.first, view_.parameters.group.two_eyes);
  prospect.second = std::min(with_help(prospect.second), prospect.first);
  return prospect;
}

double GroupOutlook::with_siege(double rate) const {
  const Interior& room = group_.facts().interior;
  return chance_of(room.first, room.second, group_.weak_area, rate);
}

double GroupOutlook::with_room(double more) const {
  const Interior& room = group_.facts().interior;
  return chance_of(room.first + more, room.second + more, group_.weak_area,
                   group_.facts().siege.rate);
}

double GroupOutlook::joined_with(const Group& friendly) const {
  if (is_settled_alive(friendly)) return 1;
  const GroupFacts& one = group_.facts();
  const GroupFacts& other = friendly.facts();
  const double siege = std::max(one.siege.rate, other.siege.rate);
  const double together = chance_of(one.interior.first + other.interior.first,
                                    one.interior.second + other.interior.second,
                                    group_.weak_area + friendly.weak_area, siege);
  return std::max({together, alone(), GroupOutlook(view_, friendly).alone()});
}

double GroupOutlook::with_help(double left) const {
  const GroupCaseParameters& numbers = view_.parameters.group;
  double help = 0;
  for (const Reinforcement& each : group_.facts().reinforcements) {
    const Group* friendly = view_.layer().group_of(each.group.stone);
    if (each.solid && !counts_as_dead(*friendly)) help = std::max(help, joined_with(*friendly));
  }
  return std::max(left, help * (is_read() ? numbers.help_beside_reading : numbers.help_share));
}

double GroupOutlook::parted() const {
  if (counts_as_dead(group_)) return 0;
  if (is_settled_alive(group_)) return 1;
  if (is_read()) return view_.parameters.group.help_beside_reading;
  // Its owner saves what can be saved, at a price.
  const Interior& room = group_.facts().interior;
  const double saved =
      chance_of(room.first, room.first, group_.weak_area, group_.facts().siege.rate);
  return (alone() + std::max(saved, alone())) / 2;
}

Candidate group_candidate(const GroupOutlook& outlook, CaseKind kind, Motive motive, Color color,
                          Point point, double change) {
  Candidate candidate;
  candidate.kind = kind;
  candidate.motive = motive;
  candidate.color = color;
  candidate.point = point;
  candidate.target = outlook.group().id();
  candidate.value = change * outlook.worth();
  // Neighbours do not gain more than the matter itself is worth.
  candidate.second_value = std::min(change * outlook.worth_of_siege(), candidate.value);
  return candidate;
}

}  // namespace gosedai
