#include "kb/cases/life.hpp"

#include <algorithm>

#include "kb/cases/group_outlook.hpp"

namespace gosedai {

namespace {

class LifeMoves {
 public:
  LifeMoves(const CaseView& view, const Group& group)
      : view_(view), group_(group), outlook_(view, group), life_(outlook_.life()) {}

  CandidateList run() {
    if (outlook_.is_read())
      by_reading();
    else
      by_room();
    by_capture();
    return std::move(found_);
  }

 private:
  Color owner() const { return group_.color(); }
  const GroupFacts& facts() const { return group_.facts(); }

  void by_reading() {
    add(Motive::live, owner(), group_.base.status.defence, life_);
    add(Motive::kill, opponent(owner()), group_.base.status.attack, life_);
  }

  void by_room() {
    const Interior& room = facts().interior;
    if (facts().eyes.most >= 2 && facts().eyes.least < 2)
      facts().eyes.vital.for_each([&](Point point) {
        add(Motive::live, owner(), point, life_);
        add(Motive::kill, opponent(owner()), point, life_);
      });
    add(Motive::widen_room, owner(), room.widen, life_);
    add(Motive::narrow_room, opponent(owner()), room.narrow, life_);
    // Where the enemy gains nothing but by the owner's own move, that point serves both.
    if (room.narrow.is_none()) add(Motive::narrow_room, opponent(owner()), room.widen, life_);
    if (room.widen.is_none()) add(Motive::widen_room, owner(), room.narrow, life_);
  }

  /// A string around it that can be taken: its place becomes room, and what it cut off is near again.
  void by_capture() {
    for (const auto& [id, string] : *view_.recognition.strings) {
      if (string.facts.color == owner() || string.life.life != Life::neutral) continue;
      if (!string.facts.points.neighbors().intersects(facts().members.stones)) continue;
      const double freed = outlook_.with_room(string.facts.stone_count() + 1);
      const Prospect by_taking{std::max(freed, life_.second), life_.second};
      add(Motive::save_by_capture, owner(), string.life.capture_point, by_taking, id);
    }
  }

  void add(Motive motive, Color color, Point point, const Prospect& prospect,
           const StringId& other = {}) {
    if (point.is_none()) return;
    const double change = prospect.change();
    if (change * outlook_.worth() < view_.parameters.group.least_value) return;
    Candidate move = group_candidate(outlook_, CaseKind::life, motive, color, point, change);
    move.other = other;
    if (color != owner()) move.threat = prospect.second * outlook_.worth();
    found_.push_back(move);
  }

  const CaseView& view_;
  const Group& group_;
  GroupOutlook outlook_;
  Prospect life_;
  CandidateList found_;
};

}  // namespace

CandidateList life_moves(const CaseView& view, const Group& group) {
  if (!GroupOutlook(view, group).is_open() || group.kind == GroupClass::race_neutral) return {};
  return LifeMoves(view, group).run();
}

}  // namespace gosedai
