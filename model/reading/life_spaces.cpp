// What the eye spaces of a region are worth by themselves, by playing out the small ones (nakade.hpp).
#include "model/reading/life_goal.hpp"
#include "model/reading/nakade.hpp"

namespace gosedai {

/// The eyes of a space as far as it goes by itself.
int LifeGoal::most_eyes(RegionSet space, const RegionView& view,
                        bool owner_to_move) const noexcept {
  const int size = std::popcount(space);
  if (size <= 2) return 1;
  if (size > nakade_size) return 2;
  const Inside inside = look_inside(space, view);
  return inside.verdicts->dies[inside.enemy].by(owner_to_move) ? 1 : 2;
}

LifeGoal::Inside LifeGoal::look_inside(RegionSet space, const RegionView& view) const noexcept {
  std::array<Point, nakade_size> points;
  std::size_t count = 0;
  Inside inside;
  for_each_number(space, [&](int i) {
    if ((view.attacker >> i & 1) != 0) inside.enemy |= 1U << count;
    points[count++] = point(i);
  });
  inside.verdicts = &nakade_verdicts(std::span(points).first(count));
  return inside;
}

/// Every point has a neighbour on the board that is not one of them.
bool LifeGoal::is_thin(RegionSet space) const noexcept {
  bool thin = true;
  for_each_number(space, [&](int i) {
    const int fenced = 4 - off_board_[static_cast<std::size_t>(i)] - std::popcount(near(i) & space);
    thin = thin && fenced > 0;
  });
  return thin;
}

/// Eyes of a space that is closed in by one string.
int LifeGoal::least_eyes(RegionSet space, const RegionView& view,
                         bool owner_to_move) const noexcept {
  if (aim_ == LifeAim::territory) return sure_eyes(space, view, owner_to_move);
  const int size = std::popcount(space);
  const bool clear = (space & view.attacker) == 0;
  if (size > 3 && size <= nakade_size && is_thin(space)) {
    const Inside inside = look_inside(space, view);
    if (inside.verdicts->lives[inside.enemy].by(owner_to_move)) return 2;
    return clear ? 1 : 0;
  }
  if ((space & (view.attacker | corners_)) != 0 && size > 3) return 0;
  return clear ? gosedai::least_eyes(space, near_, owner_to_move) : 0;
}

/// The same where seki does not count.
int LifeGoal::sure_eyes(RegionSet space, const RegionView& view,
                        bool owner_to_move) const noexcept {
  const int size = std::popcount(space);
  const bool clear = (space & view.attacker) == 0;
  if (size <= 3) return clear ? gosedai::least_eyes(space, near_, owner_to_move) : 0;
  if (!is_thin(space)) return 0;
  if (size <= nakade_size) {
    const Inside inside = look_inside(space, view);
    if (inside.verdicts->divides[inside.enemy].by(owner_to_move)) return 2;
  }
  return clear ? 1 : 0;
}

RegionSet LifeGoal::eye_points(const Board& board, const RegionView& view) const noexcept {
  return possible_eyes(board, view, safe_attackers(view));
}

/// The parts of a space that the owner has divided, the attacker to move.
int LifeGoal::eyes_of_parts(RegionSet rest, const RegionView& view) const noexcept {
  int eyes = 0;
  while (rest != 0) {
    const RegionSet part = spread(rest & (~rest + 1), rest);
    rest &= ~part;
    eyes += most_eyes(part, view, false);
  }
  return eyes;
}

bool LifeGoal::is_vital(RegionSet space, const RegionView& view, bool owner_to_move,
                        int number) const noexcept {
  if (owner_to_move) return eyes_of_parts(space & ~bit(number), view) >= 2;
  RegionView after = view;
  after.attacker |= bit(number);
  return most_eyes(space, after, true) < 2;
}

void LifeGoal::find_vital(const RegionView& view, RegionSet spaces, bool owner_to_move,
                          RegionSet& small, RegionSet& vital) const noexcept {
  while (spaces != 0) {
    const RegionSet space = spread(spaces & (~spaces + 1), spaces);
    spaces &= ~space;
    if (std::popcount(space) > nakade_size || std::popcount(space) < 3) continue;
    small |= space;
    const bool settled = most_eyes(space, view, !owner_to_move) == (owner_to_move ? 2 : 1);
    if (settled) continue;
    for_each_number(space & view.empty, [&](int i) {
      if (is_vital(space, view, owner_to_move, i)) vital |= bit(i);
    });
  }
}

}  // namespace gosedai
