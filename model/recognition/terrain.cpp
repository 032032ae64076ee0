#include "model/recognition/terrain.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace gosedai {
namespace {

/// Strong linkages of these kinds make a group (TR-720 4.5); a niken only near the edge.
bool joins_groups(const Linkage& linkage, int size) {
  if (!linkage.is_strong() || linkage.same_string) return false;
  switch (linkage.shape.kind) {
    case LinkageKind::kosumi:
    case LinkageKind::ikken:
    case LinkageKind::keima:
    case LinkageKind::ogeima: return true;
    case LinkageKind::niken:
      return height(linkage.shape.id.a, size) <= 4 && height(linkage.shape.id.b, size) <= 4;
    default: return false;
  }
}

class Surveyor {
 public:
  explicit Surveyor(Terrain& terrain) : terrain_(terrain) {}

  void run() {
    join_strings();
    find_walls();
    enclose(Color::black);
    enclose(Color::white);
    gather_groups();
    give_regions();
    add_block_points();
  }

 private:
  const Board& board() const { return terrain_.board(); }

  std::size_t root(std::size_t string) {
    while (parent_[string] != string) string = parent_[string] = parent_[parent_[string]];
    return string;
  }
  /// Strings are in order of age: the oldest is the root.
  void unite(std::size_t a, std::size_t b) {
    a = root(a);
    b = root(b);
    parent_[std::max(a, b)] = std::min(a, b);
  }
  std::size_t number_of(Point stone) const { return number_[board().head(stone).index()]; }

  void join_strings() {
    parent_.resize(terrain_.strings->size());
    std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    std::size_t next = 0;
    for (const auto& [id, string] : *terrain_.strings)
      number_[board().head(id.stone).index()] = next++;
    for (const Linkage& linkage : terrain_.linkages->all) {
      const auto& [a, b] = linkage.shape.id;
      if (joins_groups(linkage, board().size()) &&
          terrain_.dead.contains(a) == terrain_.dead.contains(b))
        unite(number_of(a), number_of(b));
    }
    for (const auto& [id, string] : *terrain_.strings)
      if (terrain_.dead.contains(id.stone)) fuse_around(string.facts);
  }

  /// The groups around a dead string are one: they meet where it stands.
  void fuse_around(const StringFacts& dead) {
    std::optional<std::size_t> first;
    for (const StringId& enemy : dead.enemies) {
      if (terrain_.dead.contains(enemy.stone)) continue;
      const std::size_t number = number_of(enemy.stone);
      if (first) unite(*first, number);
      first = number;
    }
  }

  void gather_groups() {
    terrain_.group_at.fill(-1);
    std::vector<std::int16_t> group_of_root(parent_.size(), -1);
    std::size_t number = 0;
    for (const auto& [id, string] : *terrain_.strings) {
      std::int16_t& index = group_of_root[root(number++)];
      if (index < 0) {
        index = static_cast<std::int16_t>(terrain_.groups.size());
        terrain_.groups.push_back({id, string.facts.color, {}, {}, {}, {}});
      }
      GroupMembers& group = terrain_.groups[static_cast<std::size_t>(index)];
      group.strings.push_back(id);
      group.stones |= string.facts.points;
      string.facts.points.for_each([&](Point stone) { terrain_.group_at[stone.index()] = index; });
    }
    for (GroupMembers& group : terrain_.groups) group.territory = group.stones;
  }

  void find_walls() {
    const BitBoard free = terrain_.free_points();
    for (const Linkage& linkage : terrain_.linkages->all)
      if (terrain_.is_wall(linkage))
        terrain_.blocks[player_index(linkage.shape.color)] |= linkage.shape.between & free;
  }

  /// What the enemy cannot get to past stones and block points. Block points that he can get next to
  /// are gaps in the wall; the rest is inside. A region of half the board is not inside anything.
  void enclose(Color color) {
    const BitBoard stones = terrain_.live_stones(color);
    const BitBoard& blocks = terrain_.blocks_of(color);
    const BitBoard open = board().all_points() & ~stones;
    const BitBoard reached = flood(terrain_.live_stones(opponent(color)), open & ~blocks);
    BitBoard rest = open & ~reached & ~(blocks & reached.neighbors());
    const int most = std::min(100, board().all_points().count() / 2);
    while (!rest.is_empty()) {
      const BitBoard region = flood(BitBoard::of(rest.first()), rest);
      rest &= ~region;
      if (region.count() > most) continue;
      terrain_.enclosed[player_index(color)] |= region;
      join_around(region, color, stones, blocks);
    }
  }

  /// All that shuts off one region is one group: its stones meet inside.
  void join_around(const BitBoard& region, Color color, const BitBoard& stones,
                   const BitBoard& blocks) {
    const BitBoard rim = region.neighbors();
    Point first;
    const auto add = [&](Point stone) {
      if (first.is_none()) first = stone;
      unite(number_of(first), number_of(stone));
    };
    (rim & stones).for_each(add);
    if (rim.intersects(blocks))
      for (const Linkage& linkage : terrain_.linkages->all) {
        if (linkage.shape.color != color || !linkage.shape.between.intersects(rim) ||
            !terrain_.is_wall(linkage))
          continue;
        add(linkage.shape.id.a);
        if (!is_leg(linkage.shape.kind)) add(linkage.shape.id.b);
      }
    if (!first.is_none()) regions_.push_back({region, first});
  }

  void give_regions() {
    for (const Region& each : regions_) {
      GroupMembers& group =
          terrain_.groups[static_cast<std::size_t>(terrain_.group_at[each.owner.index()])];
      group.enclosed |= each.points;
      group.territory |= each.points;
    }
  }

  /// Each group gets those of linkages that are wholly its own.
  void add_block_points() {
    for (const Linkage& linkage : terrain_.linkages->all) {
      const auto& [a, b] = linkage.shape.id;
      const std::int16_t index = terrain_.group_at[a.index()];
      if (!terrain_.is_wall(linkage)) continue;
      if (!is_leg(linkage.shape.kind) && terrain_.group_at[b.index()] != index) continue;
      terrain_.groups[static_cast<std::size_t>(index)].territory |=
          linkage.shape.between & terrain_.free_points();
    }
  }

  struct Region {
    BitBoard points;
    Point owner;  // a stone of the group around it
  };

  Terrain& terrain_;
  std::vector<Region> regions_;
  std::vector<std::size_t> parent_;
  std::array<std::size_t, plane_size> number_{};
};

}  // namespace

const GroupMembers* Terrain::find(const GroupId& id) const {
  const auto found = std::ranges::lower_bound(groups, id, {}, &GroupMembers::id);
  return found != groups.end() && found->id == id ? &*found : nullptr;
}

Terrain survey(PositionPtr position, StringsPtr strings, LinkagesPtr linkages,
               const BitBoard& dead) {
  Terrain terrain;
  terrain.position = std::move(position);
  terrain.strings = std::move(strings);
  terrain.linkages = std::move(linkages);
  terrain.dead = dead;
  Surveyor(terrain).run();
  return terrain;
}

namespace {

/// As if it were not there.
bool is_idle(const Linkage& linkage) {
  return linkage.reinforced || linkage.strength == LinkageStrength::unconnectable;
}

/// Whoever looks at a group sees no difference: how a linkage can be made or cut matters while it is weak.
bool look_alike(const Linkage& one, const Linkage& other) {
  if (is_idle(one) || is_idle(other)) return is_idle(one) && is_idle(other);
  if (one.strength != other.strength) return false;
  return !one.is_weak() ||
         (one.same_string == other.same_string && one.special == other.special &&
          one.owner_first == other.owner_first && one.enemy_first == other.enemy_first);
}

/// Ends and gaps of linkages that one side has and the other has not, or not like that.
BitBoard differing_linkages(const std::vector<Linkage>& before, const std::vector<Linkage>& after) {
  BitBoard differs;
  const auto mark = [&](const Linkage& linkage) {
    differs |= linkage.shape.between | BitBoard::of(linkage.shape.id.a);
    differs.insert(linkage.shape.id.b);
  };
  const auto mark_alone = [&](const Linkage& linkage) {
    if (!is_idle(linkage)) mark(linkage);
  };
  auto old = before.begin();
  auto now = after.begin();
  while (old != before.end() || now != after.end()) {
    if (now == after.end() || (old != before.end() && old->shape.id < now->shape.id)) {
      mark_alone(*old++);
    } else if (old == before.end() || now->shape.id < old->shape.id) {
      mark_alone(*now++);
    } else {
      if (!look_alike(*old, *now)) mark(*now);
      ++old;
      ++now;
    }
  }
  return differs;
}

/// Stones of strings whose life has changed; how one lives or dies is no matter of its group.
BitBoard differing_lives(const RecognisedStrings& before, const RecognisedStrings& after) {
  BitBoard differs;
  for (const auto& [id, string] : after) {
    const auto known = before.find(id);
    if (known == before.end() || known->second.life.life != string.life.life ||
        known->second.cutting != string.cutting)
      differs |= string.facts.points;
  }
  return differs;
}

}  // namespace

BitBoard differing_points(const Terrain& before, const Terrain& after) {
  BitBoard differs = before.dead ^ after.dead;
  for (const Color color : {Color::black, Color::white}) {
    const std::size_t player = player_index(color);
    differs |= before.board().stones_of(color) ^ after.board().stones_of(color);
    differs |= before.blocks[player] ^ after.blocks[player];
    differs |= before.enclosed[player] ^ after.enclosed[player];
  }
  if (before.linkages != after.linkages)
    differs |= differing_linkages(before.linkages->all, after.linkages->all);
  if (before.strings != after.strings) differs |= differing_lives(*before.strings, *after.strings);
  (before.board().all_points() & ~differs).for_each([&](Point point) {
    const GroupMembers* one = before.group_of(point);
    const GroupMembers* other = after.group_of(point);
    if (one != nullptr && other != nullptr && one->id != other->id) differs.insert(point);
  });
  return differs;
}

}  // namespace gosedai
