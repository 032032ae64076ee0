// The board seen as groups and what they enclose (spec 5; TR-0837 3.3.1.4): stones joined by strong
// linkages or by what they enclose together, and the points that they shut off from the enemy.
//
// This is the one step that needs the whole board: the join between linkages and groups. It is made in
// layers (progressive deepening, TR-717 2): in the first all groups count as alive but for strings
// that are dead; in each further one the groups that turned out dead are taken off, and the groups
// around a dead one are fused.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "model/recognition/linkage.hpp"

namespace gosedai {

/// A group is known by its oldest string.
using GroupId = StringId;

struct GroupMembers {
  GroupId id;
  Color color = Color::empty;
  std::vector<StringId> strings;  // ordered
  BitBoard stones;
  BitBoard enclosed;   // empty points and dead stones that it shuts off
  BitBoard territory;  // stones, block points of its strong linkages, and what is enclosed

  friend bool operator==(const GroupMembers&, const GroupMembers&) = default;
};

using StringsPtr = std::shared_ptr<const RecognisedStrings>;
using LinkagesPtr = std::shared_ptr<const LinkageMap>;

struct Terrain {
  PositionPtr position;
  StringsPtr strings;
  LinkagesPtr linkages;
  BitBoard dead;                     // stones that count as taken
  std::vector<GroupMembers> groups;  // ordered by identity; dead stones form groups, too
  /// The group of a stone as its index, -1 elsewhere.
  std::array<std::int16_t, plane_size> group_at{};
  /// Block points of strong linkages between living stones, by player; nobody alive stands there.
  std::array<BitBoard, 2> blocks;
  /// What each player encloses.
  std::array<BitBoard, 2> enclosed;

  const Board& board() const { return position->board; }
  BitBoard live_stones(Color color) const { return board().stones_of(color) & ~dead; }
  const GroupMembers* group_of(Point stone) const {
    const int index = group_at[stone.index()];
    return index < 0 ? nullptr : &groups[static_cast<std::size_t>(index)];
  }
  const GroupMembers* find(const GroupId& id) const;
  const BitBoard& blocks_of(Color color) const { return blocks[player_index(color)]; }
  /// Its ends hold, and neither counts as taken.
  bool is_wall(const Linkage& linkage) const {
    return linkage.is_strong() && !dead.contains(linkage.shape.id.a) &&
           !dead.contains(linkage.shape.id.b);
  }
  /// Empty points, and those of stones that count as taken.
  BitBoard free_points() const {
    return board().all_points() & ~(live_stones(Color::black) | live_stones(Color::white));
  }
};

using TerrainPtr = std::shared_ptr<const Terrain>;

/// The terrain when those stones count as taken.
Terrain survey(PositionPtr position, StringsPtr strings, LinkagesPtr linkages,
               const BitBoard& dead);

/// The points where something differs that the look at a group may read: stones, who is dead, block
/// points, the group a stone belongs to, what is enclosed.
BitBoard differing_points(const Terrain& before, const Terrain& after);

}  // namespace gosedai
