#include "kb/cases/seki.hpp"

#include "kb/cases/group_outlook.hpp"

namespace gosedai {

CandidateList seki_moves(const CaseView& view, const Group& group) {
  const EyeSpaceStatus& status = group.base.eye_space;
  if (!status.is_open() || counts_as_dead(group)) return {};
  const GroupCaseParameters& numbers = view.parameters.group;
  // The stones stay; the owner loses the points, and the enemy's stones on them are not taken. As with
  // captures, what hangs on it besides is worth more than the points.
  double value = numbers.per_point * group.facts().eye_space.count() + numbers.seki_base;
  // The ko is some moves away: the threats of today say little about it.
  if (status.by_ko) value *= numbers.seki_ko_share;
  const auto candidate = [&](Motive motive, Color color, Point point) {
    Candidate move;
    move.kind = CaseKind::life;
    move.motive = motive;
    move.color = color;
    move.point = point;
    move.target = group.id();
    move.value = value;
    return move;
  };
  return {candidate(Motive::keep_territory, group.color(), status.keep),
          candidate(Motive::make_seki, opponent(group.color()), status.spoil)};
}

}  // namespace gosedai
