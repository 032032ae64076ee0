// What a group may still become, and what that is worth: the measure that all CASEs about groups share
// (TR-0837 3.5.3.4; spec 9).
//
// Worth is in points: what changes hands when the group dies. A CASE compares two futures, the owner's
// move and the enemy's, by the chance to survive that each leaves. A group with two ways to be saved is
// not in danger: whoever attacks the one way leaves the other.
#pragma once

#include <optional>

#include "kb/cases/case_view.hpp"
#include "model/recognition/settled_group.hpp"

namespace gosedai {

/// Chances to survive, 0 to 1.
struct Prospect {
  double first = 0;   // the owner moves first
  double second = 0;  // the enemy does

  double change() const { return first - second; }
};

class GroupOutlook {
 public:
  GroupOutlook(const CaseView& view, const Group& group);

  const Group& group() const { return group_; }
  /// Something can still change: it is neither dead nor safe.
  bool is_open() const;
  /// Reading has found that whoever moves first decides.
  bool is_read() const { return group_.base.status.fate == GroupFate::critical; }
  /// Points that change hands when it dies; less where its life is only estimated.
  double worth() const { return worth_; }
  /// What its death is worth to the enemies around that are weak themselves.
  double worth_of_siege() const;

  /// Its chance as it is, without help from friends.
  double alone() const;
  /// By eyes and room.
  Prospect life() const;
  /// When its way out is that wide.
  double with_siege(double rate) const;
  /// With so many points of room more.
  double with_room(double more) const;
  /// Together with another group of its colour.
  double joined_with(const Group& friendly) const;
  /// After an attack that leaves `left`: or by the best of friends it can link up with.
  double with_help(double left) const;
  /// When the enemy parts it from its friends, and its owner answers.
  double parted() const;

 private:
  const CaseView& view_;
  const Group& group_;
  double worth_;
};

/// Points that change hands when the group dies: its stones and territory, and part of what lies around.
double worth_of(const CaseView& view, const Group& group);

/// A candidate of a group CASE, with both values of the change of survival.
Candidate group_candidate(const GroupOutlook& outlook, CaseKind kind, Motive motive, Color color,
                          Point point, double change);

}  // namespace gosedai
