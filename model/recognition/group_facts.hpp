// What can be seen of a group without reading (spec 5; TR-0837 3.3.1.4).
#pragma once

#include <vector>

#include "model/recognition/interior.hpp"
#include "model/recognition/siege.hpp"

namespace gosedai {

/// A friendly group that one move joins to this one.
struct Reinforcement {
  GroupId group;
  Point join;         // the move that joins
  Point part;         // the enemy's move that parts them; none when far
  bool far = false;   // over one new stone with two strong linkages, not over a weak linkage
  bool solid = true;  // the move connects; else it leads to a crosscut

  friend bool operator==(const Reinforcement&, const Reinforcement&) = default;
};

/// A move through a weak linkage of the siege.
struct Breakout {
  Point move;        // none when there is no such linkage
  double siege = 0;  // the siege rate with that stone

  friend bool operator==(const Breakout&, const Breakout&) = default;
};

/// Eyes in what the group encloses, by the degree codes of the regions (TR-0837 table 3.4-3): with the
/// enemy first, with the owner first, and the points that make the difference.
struct GroupEyes {
  int least = 0;
  int most = 0;
  BitBoard vital;  // nakade points

  friend bool operator==(const GroupEyes&, const GroupEyes&) = default;
};

struct GroupFacts {
  GroupMembers members;
  int size = 0;       // territory and two rows around: what its death is worth
  int liberties = 0;  // of all its stones, for races
  Interior interior;
  GroupEyes eyes;
  /// What its stones shut off by themselves, where that is small and the group has hardly a liberty elsewhere:
  /// empty points, and stones of the enemy whether they live or not.
  BitBoard eye_space;
  Siege siege;
  std::vector<Reinforcement> reinforcements;    // ordered
  std::vector<LinkageId> surrounding_linkages;  // of the enemy, ordered
  std::vector<GroupId> surrounding_groups;      // of the enemy, living, ordered
  Breakout breakout;                            // the one that gets furthest out
  bool weak_kosumi = false;                     // it hangs on a kosumi that can be cut
  int dead_strings = 0;                         // how many of its strings cannot be saved
  bool taken = false;                           // counts as dead in this terrain
  int neutral_cutting = 0;  // cutting strings among its own that whoever moves first decides

  bool is_completely_dead() const {
    return dead_strings == static_cast<int>(members.strings.size());
  }
  friend bool operator==(const GroupFacts&, const GroupFacts&) = default;
};

/// Up to so many points are an eye space that can be read out.
inline constexpr int most_eye_space = 10;

/// Adds what was read of the terrain to the footprint. The lives of the members are read, too, but are
/// not part of it: they come with the strings.
GroupFacts look_at_group(const Terrain& terrain, const GroupMembers& group, Footprint& footprint);

}  // namespace gosedai
