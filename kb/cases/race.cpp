#include "kb/cases/race.hpp"

#include "kb/cases/group_outlook.hpp"

namespace gosedai {

namespace {

/// The group it races with: as at recognition, an enemy beside it that must race as well.
const Group* rival_of(const CaseView& view, const Group& group) {
  for (const GroupId& id : group.facts().surrounding_groups) {
    const Group* enemy = view.layer().group_of(id.stone);
    if (enemy->base.must_race() &&
        enemy->facts().members.stones.neighbors().intersects(group.facts().members.stones))
      return enemy;
  }
  return nullptr;
}

/// Friends of the rival's enemy that get out of trouble with it.
double worth_around(const CaseView& view, const Group& group, const Group& rival) {
  double total = 0;
  for (const GroupId& id : rival.facts().surrounding_groups) {
    if (id == group.id()) continue;
    const GroupOutlook other(view, *view.layer().group_of(id.stone));
    if (other.is_open()) total += other.worth() * (1 - other.alone());
  }
  return total * view.parameters.group.second_share;
}

}  // namespace

CandidateList race_moves(const CaseView& view, const Group& group) {
  if (group.kind != GroupClass::race_neutral) return {};
  const GroupOutlook outlook(view, group);
  const Group* rival = rival_of(view, group);
  // A rival that reading leaves alive whoever begins is not won by the race: what is left is seki.
  const bool wins = rival != nullptr && !is_settled_alive(*rival);
  CandidateList found;
  const auto add = [&](Motive motive, Color color, Point point) {
    if (point.is_none()) return;
    Candidate move = group_candidate(outlook, CaseKind::race, motive, color, point, 1);
    move.value = worth_of(view, group);
    move.second_value = 0;
    if (rival != nullptr) {
      move.other = rival->id();
      if (wins) move.value += worth_of(view, *rival);
      if (wins) move.second_value = worth_around(view, group, *rival);
    }
    found.push_back(move);
  };
  add(wins ? Motive::win_race : Motive::race_seki, group.color(), group.defence);
  add(Motive::hinder_race, opponent(group.color()), group.attack);
  return found;
}

}  // namespace gosedai
