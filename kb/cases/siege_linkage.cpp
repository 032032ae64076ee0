#include "kb/cases/siege_linkage.hpp"

#include <algorithm>

#include "kb/cases/group_outlook.hpp"

namespace gosedai {

namespace {

/// The weak linkage of the siege that this move breaks.
const Linkage* broken_by(const CaseView& view, const Group& group, Point move) {
  for (const Linkage& linkage : view.terrain().linkages->all)
    if (linkage.is_weak() && linkage.enemy_first.move == move &&
        linkage.shape.color == opponent(group.color()) &&
        std::ranges::binary_search(group.facts().surrounding_linkages, linkage.shape.id))
      return &linkage;
  return nullptr;
}

/// TR-0837 3.3.2-12: the way must lead to something, and somebody around must be weak enough to suffer.
bool is_worth_breaking(const CaseView& view, const Group& group, double strength_after) {
  if (strength_after < usual_group.breakout_strength) return false;
  return std::ranges::any_of(group.facts().surrounding_groups, [&](const GroupId& id) {
    return view.layer().group_of(id.stone)->strength_alone <
           strength_after + usual_group.race_margin;
  });
}

}  // namespace

CandidateList siege_linkage_moves(const CaseView& view, const Group& group) {
  const GroupOutlook outlook(view, group);
  const Breakout& breakout = group.facts().breakout;
  if (!outlook.is_open() || outlook.is_read() || breakout.move.is_none() ||
      breakout.siege <= group.facts().siege.rate)
    return {};
  const Linkage* linkage = broken_by(view, group, breakout.move);
  const Interior& room = group.facts().interior;
  const double after = strength_from(room.first, room.second, group.weak_area, breakout.siege);
  if (linkage == nullptr || !is_worth_breaking(view, group, after)) return {};
  const double left = outlook.with_help(outlook.with_siege(group.facts().siege.rate));
  const double change = outlook.with_siege(breakout.siege) - left;
  if (change * outlook.worth() < view.parameters.group.least_value) return {};
  CandidateList found;
  const auto add = [&](Motive motive, Color color, Point point) {
    if (point.is_none()) return;
    Candidate move =
        group_candidate(outlook, CaseKind::siege_linkage, motive, color, point, change);
    move.other = string_id(view.position(), linkage->shape.id.a);
    if (color != group.color()) move.threat = left * outlook.worth();
    found.push_back(move);
  };
  add(Motive::break_linkage, group.color(), breakout.move);
  add(Motive::seal_linkage, opponent(group.color()), linkage->owner_first.move);
  return found;
}

}  // namespace gosedai
