#include "model/recognition/group_facts.hpp"

#include <algorithm>
#include <tuple>

#include "model/reading/siege_eyes.hpp"
#include "model/recognition/group_look.hpp"

namespace gosedai {
namespace {

template <class Value>
void sort_out(std::vector<Value>& values) {
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

class Look {
 public:
  Look(const Terrain& terrain, const GroupMembers& group, Footprint& footprint,
       KnownInteriors& known)
      : terrain_(terrain),
        group_(group),
        own_(terrain.live_stones(group.color)),
        enemies_(terrain.live_stones(opponent(group.color))),
        footprint_(footprint),
        known_interiors_(known) {
    facts_.members = group;
  }

  GroupFacts run() {
    count();
    count_eyes();
    facts_.interior = known_interiors_.of(look_at_interior(terrain_, group_, footprint_));
    facts_.siege = siege_of(terrain_, group_, footprint_);
    if (facts_.siege.rate == 0) find_eye_space();
    look_at_strings();
    look_at_own_linkages();
    look_around();
    look_for_far_help();
    std::ranges::sort(facts_.reinforcements, {}, [](const Reinforcement& each) {
      return std::tuple(each.far, each.group, each.join);
    });
    return std::move(facts_);
  }

 private:
  const Board& board() const { return terrain_.board(); }

  void count() {
    const BitBoard around = group_.territory.expanded().expanded() & board().all_points();
    facts_.size = around.count();
    facts_.taken = terrain_.dead.contains(group_.id.stone);
    facts_.liberties = liberties_of(group_.stones, board().empty_points()).count();
    footprint_.touch(around);
  }

  /// Each region by itself. Where the wall has a gap, the points behind it do not count, and what is
  /// left must be large to be sure of anything.
  void count_eyes() {
    const BitBoard gaps = group_.territory & ~group_.stones & ~group_.enclosed;
    BitBoard rest = group_.enclosed;
    while (!rest.is_empty()) {
      const BitBoard region = flood(BitBoard::of(rest.first()), rest);
      rest &= ~region;
      footprint_.touch(region.expanded() & board().all_points());
      const bool solid = !region.neighbors().intersects(gaps);
      add_eyes(solid ? region : region & ~gaps.neighbors(), solid);
    }
  }
  void add_eyes(BitBoard rest, bool solid) {
    constexpr int large = 8;
    while (!rest.is_empty()) {
      const BitBoard space = flood(BitBoard::of(rest.first()), rest);
      rest &= ~space;
      if (space.count() == 1 && is_false(space.first())) continue;
      const EyeSpaceValue value = eye_space_value(space, space & ~board().empty_points());
      if (solid || space.count() >= large) facts_.eyes.least += value.least;
      facts_.eyes.most += value.most;
      if (value.least < value.most) facts_.eyes.vital |= value.vital;
    }
  }
  /// A single point whose corners the enemy holds: two of them, or one at the edge.
  bool is_false(Point point) {
    const BitBoard enemies = terrain_.live_stones(opponent(group_.color));
    int held = 0;
    bool at_edge = false;
    for (const int step : diagonal) {
      const Point corner = point.offset(step);
      at_edge |= !board().contains(corner);
      if (!board().contains(corner)) continue;
      footprint_.touch(corner);
      held += enemies.contains(corner);
    }
    return held >= (at_edge ? 1 : 2);
  }

  /// Liberties outside are time: with more than a few nothing is decided inside yet.
  void find_eye_space() {
    constexpr int most_outer_liberties = 3;
    const BitBoard others = board().all_points() & ~board().stones_of(group_.color);
    BitBoard rest = group_.stones.neighbors() & others;
    while (!rest.is_empty()) {
      BitBoard space = BitBoard::of(rest.first());
      BitBoard wider = space;
      do {
        space = wider;
        wider = space | (space.neighbors() & others);
      } while (wider != space && wider.count() <= most_eye_space);
      footprint_.touch(space.expanded() & board().all_points());
      rest &= ~space;
      const BitBoard fence = space.neighbors() & board().stones_of(group_.color);
      if (wider == space && (fence & ~group_.stones).is_empty()) facts_.eye_space |= space;
    }
    const BitBoard outer = board().empty_points() & ~facts_.eye_space;
    if (liberties_of(group_.stones, outer).count() > most_outer_liberties) facts_.eye_space = {};
  }

  void look_at_strings() {
    for (const StringId& id : group_.strings) {
      const RecognisedString& string = terrain_.strings->at(id);
      facts_.dead_strings += string.life.life == Life::dead;
      facts_.neutral_cutting += string.life.life == Life::neutral && string.cutting;
    }
  }

  void look_at_own_linkages() {
    for (const Linkage& linkage : terrain_.linkages->all) {
      const auto& [a, b] = linkage.shape.id;
      if (linkage.shape.color != group_.color || is_leg(linkage.shape.kind)) continue;
      const bool has_a = group_.stones.contains(a);
      if (has_a == group_.stones.contains(b) && !linkage.special) continue;
      if (!has_a && !group_.stones.contains(b)) continue;
      if (!linkage.is_weak() || linkage.same_string) continue;
      facts_.weak_kosumi |= linkage.shape.kind == LinkageKind::kosumi;
      const GroupMembers* partner = terrain_.group_of(has_a ? b : a);
      if (partner->id == group_.id || terrain_.dead.contains(has_a ? b : a)) continue;
      const LinkageOutcome outcome = linkage.owner_first.outcome;
      const bool solid = outcome == LinkageOutcome::connect || outcome == LinkageOutcome::unknown;
      facts_.reinforcements.push_back(
          {partner->id, linkage.owner_first.move, linkage.enemy_first.move, false, solid});
    }
  }

  /// Who stands around: enemies next to the inner group liberties, and the linkages that cross there.
  void look_around() {
    BitBoard inner = group_.stones;
    for (int order = 0; order + 1 < siege_orders; ++order)
      inner |= facts_.siege.liberties[static_cast<std::size_t>(order)];
    const BitBoard rim = inner.expanded() & board().all_points();
    const BitBoard enemies = terrain_.live_stones(opponent(group_.color));
    (rim & enemies).for_each([&](Point stone) { surrounded_by(stone); });
    for (const Linkage& linkage : terrain_.linkages->all)
      if (surrounds(linkage, rim)) surrounded_by(linkage);
    footprint_.touch(rim.expanded() & board().all_points());
    sort_out(facts_.surrounding_groups);
    sort_out(facts_.surrounding_linkages);
  }

  bool surrounds(const Linkage& linkage, const BitBoard& rim) const {
    if (linkage.shape.color == group_.color || linkage.reinforced) return false;
    if (linkage.strength == LinkageStrength::unconnectable) return false;
    const bool near =
        (linkage.is_weak() ? gap_of(linkage.shape) : linkage.shape.between).intersects(rim);
    return near && !terrain_.dead.contains(linkage.shape.id.a) &&
           !terrain_.dead.contains(linkage.shape.id.b);
  }
  void surrounded_by(const Linkage& linkage) {
    facts_.surrounding_linkages.push_back(linkage.shape.id);
    surrounded_by(linkage.shape.id.a);
    if (!is_leg(linkage.shape.kind)) surrounded_by(linkage.shape.id.b);
    footprint_.touch(linkage.shape.id.a);
    footprint_.touch(linkage.shape.id.b);
    if (linkage.is_weak()) try_to_break_out(linkage);
  }

  /// With the stone that cuts the linkage the group gets out as far as it gets.
  void try_to_break_out(const Linkage& linkage) {
    const auto& [outcome, move, by_ko] = linkage.enemy_first;
    if (move.is_none() ||
        (outcome != LinkageOutcome::break_through && outcome != LinkageOutcome::sente_crosscut))
      return;
    const BitBoard blocks = terrain_.blocks_of(opponent(group_.color)) | group_.enclosed;
    const Siege after = siege_of(board(), stones_with(move), terrain_.dead, blocks, footprint_);
    if (facts_.breakout.move.is_none() || after.rate > facts_.breakout.siege)
      facts_.breakout = {move, after.rate};
  }

  /// The group with a new stone and the friends that it joins.
  BitBoard stones_with(Point move) const {
    BitBoard stones = group_.stones | BitBoard::of(move);
    const BitBoard friends = terrain_.live_stones(group_.color);
    return stones | flood(stones.neighbors() & friends, friends);
  }

  void surrounded_by(Point stone) {
    if (!terrain_.dead.contains(stone))
      facts_.surrounding_groups.push_back(terrain_.group_of(stone)->id);
  }

  /// TR-0837 3.3.1.4: a group that one move reaches with two strong linkages.
  void look_for_far_help() {
    const BitBoard near =
        (facts_.siege.liberties[1] | facts_.siege.liberties[2]) & board().empty_points();
    near.for_each([&](Point point) {
      if (!reaches(point, group_.stones)) return;
      const BitBoard others = terrain_.live_stones(group_.color) & ~group_.stones;
      BitBoard reached = reach_of(point) & others;
      reached.for_each([&](Point stone) { add_far(terrain_.group_of(stone)->id, point); });
    });
  }

  bool reaches(Point point, const BitBoard& stones) { return reach_of(point).intersects(stones); }

  /// Stones of the group's colour that a new stone links to with nobody near: side by side, a kosumi,
  /// or an ikken.
  /// Point by point: these are a dozen, and operations on whole sets are dear.
  BitBoard reach_of(Point point) {
    const auto is_enemy = [this](Point each) { return enemies_.contains(each); };
    BitBoard reached;
    const auto reach = [&](Point stone) {
      if (!board().contains(stone)) return;
      footprint_.touch(stone);
      if (own_.contains(stone)) reached.insert(stone);
    };
    for (std::size_t i = 0; i < 4; ++i) {
      const Point middle = point.offset(orthogonal[i]);
      const Point next = point.offset(orthogonal[(i + 1) % 4]);
      reach(middle);
      if (!is_enemy(middle) && !is_enemy(next)) reach(point.offset(diagonal[i]));
      if (!board().contains(middle)) continue;
      footprint_.touch_around(middle);
      if (board().is_empty(middle) && std::ranges::none_of(neighbors(middle), is_enemy))
        reach(middle.offset(orthogonal[i]));
    }
    return reached;
  }

  void add_far(const GroupId& partner, Point point) {
    const bool known = std::ranges::any_of(
        facts_.reinforcements, [&](const Reinforcement& each) { return each.group == partner; });
    if (!known && partner != group_.id)
      facts_.reinforcements.push_back({partner, point, Point::none(), true, true});
  }

  const Terrain& terrain_;
  const GroupMembers& group_;
  BitBoard own_;  // living stones of its colour
  BitBoard enemies_;
  Footprint& footprint_;
  KnownInteriors& known_interiors_;
  GroupFacts facts_;
};

}  // namespace

GroupFacts look_at_group(const Terrain& terrain, const GroupMembers& group, Footprint& footprint) {
  KnownInteriors nothing;
  return look_at_group(terrain, group, footprint, nothing);
}

GroupFacts look_at_group(const Terrain& terrain, const GroupMembers& group, Footprint& footprint,
                         KnownInteriors& known) {
  return Look(terrain, group, footprint, known).run();
}

}  // namespace gosedai
