#include "kb/cases/framework_border.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// The frameworks of a colour that begin next to the linkage.
double framework_behind(const CaseView& view, const Linkage& linkage, Color color) {
  const BitBoard ends = BitBoard::of(linkage.shape.id.a) | BitBoard::of(linkage.shape.id.b);
  const BitBoard near = ends.expanded().expanded();
  double size = 0;
  for (const WeakArea& area : view.layer().weak.all)
    if (area.color == color && area.points.intersects(near)) size = std::max(size, area.size);
  return size;
}

void propose(const CaseView& view, const Linkage& linkage, CandidateList& found) {
  const Color owner = linkage.shape.color;
  const FrameworkParameters& parameters = view.parameters.framework;
  const double value = std::min(framework_behind(view, linkage, owner) * parameters.border_share,
                                parameters.most_border);
  if (value <= 0) return;
  const auto add = [&](Color color, Point point, Motive motive) {
    if (!view.position().playable_by(color).contains(point)) return;
    Candidate candidate;
    candidate.kind = CaseKind::framework;
    candidate.motive = motive;
    candidate.color = color;
    candidate.point = point;
    candidate.value = value;
    if (const GroupMembers* group = view.terrain().group_of(linkage.shape.id.a))
      candidate.target = group->id;
    found.push_back(candidate);
  };
  add(owner, linkage.owner_first.move, Motive::wall_off);
  add(opponent(owner), linkage.enemy_first.move, Motive::erase);
}

}  // namespace

CandidateList framework_border(const CaseView& view) {
  CandidateList found;
  const BitBoard& dead = view.terrain().dead;
  for (const Linkage& linkage : view.recognition.linkages->all) {
    if (!linkage.is_weak() || linkage.enemy_first.outcome != LinkageOutcome::break_through)
      continue;
    if (dead.contains(linkage.shape.id.a) || dead.contains(linkage.shape.id.b)) continue;
    propose(view, linkage, found);
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace gosedai
