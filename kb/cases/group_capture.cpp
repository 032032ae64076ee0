#include "kb/cases/group_capture.hpp"

#include <algorithm>

#include "kb/cases/contact.hpp"
#include "kb/cases/group_outlook.hpp"

namespace gosedai {

namespace {

class GroupCaptures {
 public:
  GroupCaptures(const CaseView& view, const Group& group)
      : view_(view), group_(group), outlook_(view, group) {}

  CandidateList run() {
    for (const StringId& id : group_.facts().members.strings) {
      const RecognisedString& string = view_.recognition.strings->at(id);
      if (string.life.life == Life::neutral && !is_lost()) neutral(string);
      if (string.life.life == Life::dead) dead(string);
    }
    return std::move(found_);
  }

 private:
  Color owner() const { return group_.color(); }
  /// What is merely estimated to be dead is worth taking while the enemy could still save it.
  bool is_lost() const { return counts_as_dead(group_) && !group_.by_estimate; }
  const CaptureParameters& numbers() const { return view_.parameters.capture; }

  void neutral(const RecognisedString& string) {
    Candidate move;
    // What the takers gain is part of this matter: the CASEs about their groups see the same stone, and
    // second-order values of several CASEs would add up.
    const Relief relief = relief_by(string);
    const double base = worth_of_string(string) + worth_of_rest(string) + relief.groups;
    move.value = base + relief.strings;
    move.motive = relief.joins     ? Motive::join_by_capture
                  : string.cutting ? Motive::cutting
                                   : Motive::none;
    move.by_ko = string.life.by_ko;
    move.target = string.facts.id;
    move.kind = CaseKind::capture;
    move.moves_needed = string.life.capture_moves;
    add(move, opponent(owner()), string.life.capture_point);
    move.kind = CaseKind::escape;
    if (move.motive == Motive::join_by_capture) move.motive = Motive::cutting;
    move.moves_needed = 0;
    move.value = base;
    add(move, owner(), string.life.escape_point);
  }

  /// Stones that are lost anyway are taken when that saves stones of the taker.
  void dead(const RecognisedString& string) {
    Candidate move;
    move.kind = CaseKind::capture;
    move.target = string.facts.id;
    move.value = relief_by(string).strings;
    move.by_ko = string.life.by_ko;
    move.moves_needed = string.life.capture_moves;
    if (move.value > 0) add(move, opponent(owner()), string.life.capture_point);
  }

  /// Its stones with the points below them, and the points around.
  double worth_of_string(const RecognisedString& string) const {
    return numbers().base + numbers().per_stone * (string.facts.stone_count() - 1) +
           numbers().per_liberty * string.facts.liberty_count();
  }
  /// The group loses more than the string: as much of the rest as the string is a part of it.
  double worth_of_rest(const RecognisedString& string) const {
    const double part =
        static_cast<double>(string.facts.stone_count()) / group_.facts().members.stones.count();
    const double rest = std::max(0.0, outlook_.worth() - worth_of_string(string));
    const double chance = group_.by_estimate ? numbers().neutral_share
                                             : std::max(outlook_.alone(), group_.survival / 100.0);
    return rest * part * chance;
  }

  struct Relief {
    double groups = 0;
    double strings = 0;
    bool joins = false;
  };

  /// What becomes of the takers around when the string is gone.
  Relief relief_by(const RecognisedString& string) const {
    const std::vector<const Group*> takers = takers_around(string);
    Relief relief;
    for (const Group* taker : takers) {
      const GroupOutlook outlook(view_, *taker);
      if (is_settled_alive(*taker) || taker->base.status.fate == GroupFate::dead) continue;
      double freed = outlook.with_room(string.facts.stone_count());
      for (const Group* other : takers)
        if (other != taker && outlook.joined_with(*other) > freed) {
          freed = outlook.joined_with(*other);
          relief.joins = true;
        }
      relief.groups += std::max(0.0, freed - outlook.alone()) * outlook.worth();
    }
    for (const StringId& id : string.facts.enemies) {
      const RecognisedString& enemy = view_.recognition.strings->at(id);
      if (enemy.life.life == Life::dead) relief.strings += worth_of_string(enemy);
      if (enemy.life.life == Life::neutral)
        relief.strings += numbers().neutral_share * worth_of_string(enemy);
    }
    return relief;
  }

  std::vector<const Group*> takers_around(const RecognisedString& string) const {
    std::vector<const Group*> takers;
    for (const StringId& id : string.facts.enemies) {
      const Group* taker = view_.layer().group_of(id.stone);
      if (std::ranges::find(takers, taker) == takers.end()) takers.push_back(taker);
    }
    return takers;
  }

  void add(Candidate move, Color color, Point point) {
    if (point.is_none()) return;
    move.color = color;
    move.point = point;
    double share = move.by_ko ? numbers().ko_share : 1;
    if (is_bad_shape(view_.board(), color, point)) share *= numbers().bad_shape;
    move.value *= share;
    found_.push_back(move);
  }

  const CaseView& view_;
  const Group& group_;
  GroupOutlook outlook_;
  CandidateList found_;
};

}  // namespace

CandidateList group_captures(const CaseView& view, const Group& group) {
  return GroupCaptures(view, group).run();
}

}  // namespace gosedai
