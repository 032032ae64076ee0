#include "kb/cases/link.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "kb/cases/group_outlook.hpp"

namespace gosedai {

namespace {

/// All ways to one friend.
struct Ways {
  std::vector<Reinforcement> near;
  std::vector<Reinforcement> far;

  /// Two ways that the enemy cannot close with one move: nobody needs to play here.
  bool are_two() const {
    for (const Reinforcement& one : near)
      for (const Reinforcement& other : near)
        if (one.solid && other.solid && one.part != other.part && one.join != other.join &&
            one.part != other.join && one.join != other.part)
          return true;
    return false;
  }
};

class LinkMoves {
 public:
  LinkMoves(const CaseView& view, const Group& group)
      : view_(view), group_(group), outlook_(view, group) {}

  CandidateList run() {
    std::map<GroupId, Ways> friends;
    for (const Reinforcement& each : group_.facts().reinforcements)
      (each.far ? friends[each.group].far : friends[each.group].near).push_back(each);
    for (const auto& [id, ways] : friends) {
      const Group* friendly = view_.layer().group_of(id.stone);
      if (counts_as_dead(*friendly) || ways.are_two()) continue;
      for (const Reinforcement& each : ways.near.empty() ? ways.far : ways.near)
        join_or_part(*friendly, each);
    }
    keep_one_of_each();
    return std::move(found_);
  }

 private:
  void join_or_part(const Group& friendly, const Reinforcement& way) {
    const GroupCaseParameters& numbers = view_.parameters.group;
    const GroupOutlook other(view_, friendly);
    const double together = outlook_.joined_with(friendly);
    const double own_change = std::max(0.0, together - outlook_.parted());
    const double other_change = std::max(0.0, together - other.parted());
    const double sure = way.far ? numbers.far_share : way.solid ? 1 : numbers.crosscut_share;
    // The friend proposes the same move with the second-order value of its own neighbours.
    Candidate move = group_candidate(outlook_, CaseKind::link, Motive::join, group_.color(), {},
                                     sure * own_change);
    move.other = friendly.id();
    move.value += sure * other_change * other.worth();
    if (move.value < numbers.least_value) return;
    if (way.far || !way.solid) move.second_value = 0;
    add_join(move, way);
    add_part(move, way);
  }

  /// Several linkages may be joined or cut by the same stone: that is one move, worth what the best is.
  void keep_one_of_each() {
    const auto matter = [](const Candidate& each) {
      return std::tuple(each.color, each.point, each.other);
    };
    std::ranges::sort(found_, [&](const Candidate& a, const Candidate& b) {
      return std::tuple(matter(a), b.value) < std::tuple(matter(b), a.value);
    });
    const auto same = [&](const Candidate& a, const Candidate& b) {
      return matter(a) == matter(b);
    };
    found_.erase(std::unique(found_.begin(), found_.end(), same), found_.end());
  }

  void add_join(Candidate move, const Reinforcement& way) {
    if (way.join.is_none()) return;
    move.motive = way.far ? Motive::join_far : Motive::join;
    move.point = way.join;
    const GroupCaseParameters& numbers = view_.parameters.group;
    const int enclosed = newly_enclosed(view_.terrain(), group_.color(), way.join);
    if (enclosed <= numbers.most_enclosed) move.value += numbers.enclosed_point * enclosed;
    found_.push_back(move);
  }

  void add_part(Candidate move, const Reinforcement& way) {
    const Point point = way.part.is_none() ? way.join : way.part;
    if (point.is_none()) return;
    move.motive = way.far ? Motive::split_far : Motive::split;
    move.color = opponent(group_.color());
    move.point = point;
    move.threat = outlook_.parted() * outlook_.worth();
    found_.push_back(move);
  }

  const CaseView& view_;
  const Group& group_;
  GroupOutlook outlook_;
  CandidateList found_;
};

/// What the enemy reaches when those points keep him out.
BitBoard reached_by(const Terrain& terrain, Color enemy, const BitBoard& wall) {
  const BitBoard open = terrain.board().all_points() & ~wall;
  return flood(terrain.live_stones(enemy), open);
}

}  // namespace

int newly_enclosed(const Terrain& terrain, Color color, Point point) {
  const Color enemy = opponent(color);
  const BitBoard wall = terrain.live_stones(color) | terrain.blocks_of(color);
  BitBoard grown = wall | BitBoard::of(point);
  // Straight down to the edge, as far as nobody is near: the leg of the new stone.
  const int lines = height(point, terrain.board().size());
  for (const int step : orthogonal) {
    BitBoard below;
    Point walk = point.offset(step);
    while (terrain.board().is_empty(walk)) {
      below.insert(walk);
      walk = walk.offset(step);
    }
    const bool to_edge = !terrain.board().contains(walk) && below.count() < lines && lines <= 3;
    if (to_edge && !below.neighbors().intersects(terrain.live_stones(enemy))) grown |= below;
  }
  const BitBoard gained =
      reached_by(terrain, enemy, wall) & ~reached_by(terrain, enemy, grown) & ~grown;
  return gained.count();
}

CandidateList link_moves(const CaseView& view, const Group& group) {
  if (!GroupOutlook(view, group).is_open()) return {};
  return LinkMoves(view, group).run();
}

}  // namespace gosedai
