#include "model/reading/life_goal.hpp"

#include <algorithm>

namespace gosedai {

namespace {

std::vector<Point> one_of_each_string(const Board& board, BitBoard stones) {
  std::vector<Point> heads;
  while (!stones.is_empty()) {
    heads.push_back(stones.first());
    stones &= ~board.string_points(stones.first());
  }
  return heads;
}

}  // namespace

LifeGoal::LifeGoal(const Board& root, const LifeArea& area, LifeAim aim)
    : area_(area), aim_(aim), owner_(area.owner), group_size_(area.group.count()) {
  numbers_.fill(-1);
  area.region.for_each([&](Point point) {
    points_[static_cast<std::size_t>(count_)] = point;
    numbers_[point.index()] = static_cast<std::int8_t>(count_++);
  });
  const BitBoard beyond = root.empty_points() & ~area.region;
  const BitBoard attackers = root.stones_of(attacker());
  // Their liberties outside the region are never filled.
  const BitBoard safe = flood(attackers & beyond.neighbors() & area.footprint, attackers);
  for (int i = 0; i < count_; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    std::size_t outside = 0;
    if (safe.contains(points_[slot])) safe_inside_ |= bit(i);
    int off_board = 0;
    for (const Point near : neighbors(points_[slot])) {
      if (!root.contains(near))
        ++off_board;
      else if (number(near) < 0 && safe.contains(near))
        safe_contact_ |= bit(i);
    }
    off_board_[slot] = static_cast<std::uint8_t>(off_board);
    if (off_board > 0) edge_ |= bit(i);
    if (off_board > 1) corners_ |= bit(i);
    for (const int step : diagonal) {
      const Point near = points_[slot].offset(step);
      if (number(near) < 0 && safe.contains(near)) ++safe_diagonals_[slot];
    }
    for (const Point near : neighbors(points_[slot])) {
      if (number(near) >= 0)
        near_[slot] |= bit(number(near));
      else if (root.contains(near))
        outer_[slot][outside++] = near;
    }
    around_[slot] = near_[slot];
    for (const int step : diagonal) {
      const Point near = points_[slot].offset(step);
      if (number(near) >= 0) around_[slot] |= bit(number(near));
    }
    if (area.escapes.contains(points_[slot])) escapes_ |= bit(i);
    if (area.home.contains(points_[slot])) home_ |= bit(i);
    if (area.friends.expanded().contains(points_[slot])) at_friends_ |= bit(i);
    if (area.group.expanded().contains(points_[slot])) at_group_ |= bit(i);
  }
  group_strings_ = one_of_each_string(root, area.group);
  friend_strings_ = one_of_each_string(root, area.friends);
}

RegionView LifeGoal::view(const Board& board) const noexcept {
  RegionView seen;
  for (int i = 0; i < count_; ++i) {
    const Color color = board.at(points_[static_cast<std::size_t>(i)]);
    const RegionSet here = bit(i);
    if (color == Color::empty)
      seen.empty |= here;
    else if (color == owner_)
      seen.owner |= here;
    else
      seen.attacker |= here;
  }
  return seen;
}

bool LifeGoal::leaks(const Board& board, int number) const noexcept {
  if ((escapes_ >> number & 1) != 0) return false;
  for (const Point outside : outer_[static_cast<std::size_t>(number)]) {
    if (outside.is_none()) break;
    if (board.is_empty(outside)) return true;
  }
  return false;
}

/// The owner can take back at least as many stones as make a new eye space.
bool LifeGoal::can_avenge(const Board& board) const noexcept {
  bool found = false;
  (board.stones_of(attacker()) & area_.home).for_each([&](Point stone) {
    found = found || (board.liberties(stone) == 1 && board.stones(stone) >= 3);
  });
  return found;
}

bool LifeGoal::is_dead(const Board& board, Color to_move) const noexcept {
  const int left = (board.stones_of(owner_) & area_.home).count();
  if (left > 0 && left * 3 >= group_size_) return false;
  return !(to_move == owner_ && can_avenge(board));
}

int LifeGoal::stones_at_home(const Board& board, Point stone) const noexcept {
  int count = 0;
  board.for_each_stone(stone, [&](Point each) { count += area_.home.contains(each) ? 1 : 0; });
  return count;
}

int LifeGoal::chain_of(const Board& board, Point stone, Scratch& scratch) const noexcept {
  const Point head = board.head(stone);
  for (int i = 0; i < scratch.chain_count; ++i)
    if (scratch.chains[static_cast<std::size_t>(i)].head == head) return i;
  if (scratch.chain_count == max_strings) return -1;
  scratch.chains[static_cast<std::size_t>(scratch.chain_count)] = {head, 0, 0, true};
  return scratch.chain_count++;
}

/// The owner's strings with a liberty in the region, and those liberties.
void LifeGoal::find_chains(const Board& board, const RegionView& view,
                           Scratch& scratch) const noexcept {
  for_each_number(view.empty, [&](int i) {
    for (const Point near : neighbors(point(i))) {
      if (board.at(near) != owner_) continue;
      const int chain = chain_of(board, near, scratch);
      if (chain >= 0) scratch.chains[static_cast<std::size_t>(chain)].liberties |= bit(i);
    }
  });
}

/// Connected points without stones of the owner that have no way out of the region.
void LifeGoal::find_pockets(const Board& board, const RegionView& view,
                            Scratch& scratch) const noexcept {
  RegionSet rest = view.empty | view.attacker;
  while (rest != 0) {
    RegionSet pocket = rest & (~rest + 1);
    RegionSet fresh = pocket;
    bool closed = true;
    while (fresh != 0) {
      const int i = std::countr_zero(fresh);
      fresh &= fresh - 1;
      const RegionSet next = near(i) & rest & ~pocket;
      pocket |= next;
      fresh |= next;
      for (const Point outside : outer_[static_cast<std::size_t>(i)]) {
        if (outside.is_none()) break;
        closed = closed && board.at(outside) == owner_;
      }
    }
    rest &= ~pocket;
    if (!closed || scratch.pocket_count == static_cast<int>(scratch.pockets.size())) continue;
    scratch.pockets[static_cast<std::size_t>(scratch.pocket_count++)] = {
        pocket, pocket & view.empty, 0, true};
  }
}

/// Where enough of the group is alive whatever the attacker does; nothing when it is not.
RegionSet LifeGoal::unconditional_life(const Board& board, Scratch& scratch) const noexcept {
  for (int r = 0; r < scratch.pocket_count; ++r) {
    Pocket& pocket = scratch.pockets[static_cast<std::size_t>(r)];
    for_each_number(pocket.points, [&](int i) {
      for (const Point near : neighbors(point(i))) {
        if (board.at(near) != owner_) continue;
        const int chain = chain_of(board, near, scratch);
        if (chain < 0) {
          pocket.safe = false;
          continue;
        }
        pocket.chains |= std::uint64_t{1} << chain;
      }
    });
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (int c = 0; c < scratch.chain_count; ++c) {
      Chain& chain = scratch.chains[static_cast<std::size_t>(c)];
      if (!chain.safe) continue;
      int vital = 0;
      for (int r = 0; r < scratch.pocket_count; ++r) {
        const Pocket& pocket = scratch.pockets[static_cast<std::size_t>(r)];
        if (pocket.safe && (pocket.chains >> c & 1) != 0 && (pocket.empty & ~chain.liberties) == 0)
          ++vital;
      }
      if (vital >= 2) continue;
      chain.safe = false;
      changed = true;
      for (int r = 0; r < scratch.pocket_count; ++r) {
        Pocket& pocket = scratch.pockets[static_cast<std::size_t>(r)];
        if ((pocket.chains >> c & 1) != 0) pocket.safe = false;
      }
    }
  }
  int alive = 0;
  RegionSet zone = 0;
  for (int c = 0; c < scratch.chain_count; ++c) {
    const Chain& chain = scratch.chains[static_cast<std::size_t>(c)];
    if (!chain.safe) continue;
    alive += stones_at_home(board, chain.head);
    for (int r = 0; r < scratch.pocket_count; ++r) {
      const Pocket& pocket = scratch.pockets[static_cast<std::size_t>(r)];
      if (pocket.safe && (pocket.chains >> c & 1) != 0 && (pocket.empty & ~chain.liberties) == 0)
        zone |= pocket.points;
    }
  }
  return alive > 0 && alive * 3 >= group_size_ ? zone : 0;
}

/// What is left of the group is linked to a friend in safety or to a stone in the open: where.
RegionSet LifeGoal::way_out(const Board& board, const RegionView& view,
                            Scratch& scratch) const noexcept {
  if (friend_strings_.empty() && (view.owner & escapes_) == 0) return 0;
  std::uint64_t linked = 0;
  RegionSet liberties = 0;
  int weight = 0;
  for (const Point stone : group_strings_) {
    if (board.at(stone) != owner_) continue;
    weight += board.stones(stone);
    const int chain = chain_of(board, stone, scratch);
    if (chain < 0) continue;
    linked |= std::uint64_t{1} << chain;
    liberties |= scratch.chains[static_cast<std::size_t>(chain)].liberties;
  }
  if (weight * 3 < group_size_) return 0;
  for (bool grown = true; grown;) {
    grown = false;
    for (int c = 0; c < scratch.chain_count; ++c) {
      const Chain& chain = scratch.chains[static_cast<std::size_t>(c)];
      if ((linked >> c & 1) != 0 || std::popcount(chain.liberties & liberties) < 2) continue;
      linked |= std::uint64_t{1} << c;
      liberties |= chain.liberties;
      grown = true;
    }
  }
  const auto is_linked = [&](Point stone) {
    const int chain = chain_of(board, stone, scratch);
    return chain >= 0 && (linked >> chain & 1) != 0;
  };
  for (const Point stone : friend_strings_)
    if (board.at(stone) == owner_ && is_linked(stone)) return liberties;
  bool away = false;
  for_each_number(view.owner & escapes_, [&](int i) {
    away = away || (board.liberties(point(i)) >= 3 && is_linked(point(i)));
  });
  return away ? liberties : 0;
}

/// The seed and what is reached from it over points of the set.
RegionSet LifeGoal::spread(RegionSet seed, RegionSet within) const noexcept {
  for (RegionSet fresh = seed; fresh != 0;) {
    const int i = std::countr_zero(fresh);
    fresh &= fresh - 1;
    const RegionSet next = near(i) & within & ~seed;
    seed |= next;
    fresh |= next;
  }
  return seed;
}

RegionSet LifeGoal::safe_attackers(const RegionView& view) const noexcept {
  return spread(view.attacker & (safe_inside_ | safe_contact_), view.attacker);
}

/// Points that may still become part of an eye, though stones of the owner may fill them now.
RegionSet LifeGoal::possible_eyes(const Board& board, const RegionView& view,
                                  RegionSet safe) const noexcept {
  RegionSet spoilt = safe_contact_ | safe;
  for_each_number(safe, [&](int i) { spoilt |= near(i); });
  RegionSet eyes = (view.empty | view.attacker | view.owner) & ~spoilt;
  for_each_number(eyes, [&](int i) {
    for (const Point outside : outer_[static_cast<std::size_t>(i)]) {
      if (outside.is_none()) break;
      if (board.is_empty(outside)) eyes &= ~bit(i);
    }
  });
  return eyes;
}

/// A single point whose diagonal points are held by the attacker.
bool LifeGoal::is_false_eye(const RegionView& view, RegionSet safe, int number) const noexcept {
  const RegionSet diagonals = around(number) & ~near(number);
  int held = std::popcount(diagonals & safe & view.attacker);
  held += safe_diagonals_[static_cast<std::size_t>(number)];
  return held >= ((edge_ >> number & 1) != 0 ? 1 : 2);
}

/// One string whose own closed and empty spaces give two eyes: those spaces.
RegionSet LifeGoal::two_eyes(const Board& board, const RegionView& view, bool owner_to_move,
                             const Scratch& scratch) const noexcept {
  std::array<std::uint8_t, max_strings> eyes{};
  std::array<RegionSet, max_strings> spaces{};
  for (int r = 0; r < scratch.pocket_count; ++r) {
    const Pocket& pocket = scratch.pockets[static_cast<std::size_t>(r)];
    if (std::popcount(pocket.chains) != 1 || !pocket.safe) continue;
    const auto chain = static_cast<std::size_t>(std::countr_zero(pocket.chains));
    const int least = least_eyes(pocket.points, view, owner_to_move);
    eyes[chain] = static_cast<std::uint8_t>(eyes[chain] + least);
    if (least > 0) spaces[chain] |= pocket.points;
    if (eyes[chain] < 2) continue;
    if (stones_at_home(board, scratch.chains[chain].head) * 3 >= group_size_) return spaces[chain];
  }
  return 0;
}

LifeJudgement LifeGoal::judge(const Board& board, Color to_move, const RegionView& view,
                              int roomy) const noexcept {
  if (is_dead(board, to_move)) return {LifeState::dead, 0, home_};
  Scratch scratch;
  find_chains(board, view, scratch);
  find_pockets(board, view, scratch);
  const bool owner_to_move = to_move == owner_;
  if (scratch.pocket_count >= 1) {
    RegionSet zone = unconditional_life(board, scratch);
    if (zone == 0) zone = two_eyes(board, view, owner_to_move, scratch);
    if (zone != 0) return {LifeState::alive, 0, zone};
  }
  const RegionSet out = way_out(board, view, scratch);
  if (out != 0) return {LifeState::alive, 0, out};
  return bound_eyes(board, view, owner_to_move, roomy);
}

/// No way leads from the group to friends or into the open but through walls that stand for good.
bool LifeGoal::is_shut_in(RegionSet safe) const noexcept {
  const RegionSet goals = escapes_ | at_friends_;
  if (goals == 0) return true;
  const RegionSet open = ~safe;
  return (spread(at_group_ & open, open) & goals) == 0;
}

/// Dead when the points that may become eyes do not give two, and nothing else can help.
LifeJudgement LifeGoal::bound_eyes(const Board& board, const RegionView& view, bool owner_to_move,
                                   int roomy) const noexcept {
  const RegionSet safe = safe_attackers(view);
  const RegionSet possible = possible_eyes(board, view, safe);
  RegionSet rest = possible & ~view.owner;
  RegionSet spaces = 0;
  int eyes = 0;
  int room = 0;
  while (rest != 0) {
    const RegionSet space = spread(rest & (~rest + 1), rest);
    rest &= ~space;
    if (std::popcount(space) == 1 && is_false_eye(view, safe, std::countr_zero(space))) continue;
    const int most = most_eyes(space, view, owner_to_move);
    eyes += most;
    spaces |= space;
    const int free = std::popcount(space & view.empty);
    if (roomy > 0 && free >= roomy + (owner_to_move ? 0 : 2)) return {LifeState::alive, 0, space};
    room += most == 1 ? 2 : std::min(2 + std::popcount(space & view.empty) / 2, 6);
  }
  const bool nothing_to_take = (view.attacker & ~safe & ~spaces) == 0;
  const bool no_way_out = is_shut_in(safe);
  // A stone of the owner fills what could be an eye without it.
  if (eyes < 2 && nothing_to_take && no_way_out)
    return {LifeState::dead, 0, spaces | (possible & view.owner)};
  if (!nothing_to_take) room += 2;
  if (!no_way_out) room += 2;
  return {LifeState::open, std::min(room, 10), 0};
}

}  // namespace gosedai
