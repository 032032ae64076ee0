#include "model/reading/race_eye.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace gosedai {

namespace {

constexpr std::uint16_t illegal = 0xFFFF;
constexpr std::uint16_t takes_string = 0xFFFE;

}  // namespace

EyeSpace::EyeSpace(const BitBoard& region, const BitBoard& walls)
    : region_(region), walls_(walls & region) {
  region_.for_each([&](Point point) {
    points_[static_cast<std::size_t>(size_)] = point;
    ++size_;
  });
  all_ = (Mask{1} << size_) - 1;
  wall_mask_ = mask_of(walls_);
  for (int i = 0; i < size_; ++i)
    near_[static_cast<std::size_t>(i)] =
        mask_of(BitBoard::of(points_[static_cast<std::size_t>(i)]).neighbors() & region_);
  lay_out();
  iterate();
}

EyeSpace::Mask EyeSpace::mask_of(const BitBoard& points) const {
  Mask mask = 0;
  for (int i = 0; i < size_; ++i)
    if (points.contains(points_[static_cast<std::size_t>(i)])) mask |= Mask{1} << i;
  return mask;
}

EyeSpace::Mask EyeSpace::around(Mask points) const {
  Mask near = 0;
  for (Mask rest = points; rest != 0; rest &= rest - 1)
    near |= near_[static_cast<std::size_t>(std::countr_zero(rest))];
  return near;
}

EyeSpace::Mask EyeSpace::group(Mask seed, Mask through) const {
  for (Mask grown = seed;; seed = grown) {
    grown = (seed | around(seed)) & through;
    if (grown == seed) return seed;
  }
}

EyeSpace::Mask EyeSpace::joined_to_string(Mask owner) const {
  return group(owner & wall_mask_, owner);
}

bool EyeSpace::string_breathes(Mask enemy, Mask owner) const {
  const Mask touched = wall_mask_ | around(joined_to_string(owner));
  return (touched & all_ & ~enemy & ~owner) != 0;
}

/// The state after an enemy stone; `illegal` for suicide.
std::uint16_t EyeSpace::enemy_move(Mask enemy, Mask owner, Mask stone) const {
  enemy |= stone;
  if (!string_breathes(enemy, owner)) return takes_string;
  Mask loose = owner & ~joined_to_string(owner);
  while (loose != 0) {
    const Mask string = group(loose & (~loose + 1), owner);
    loose &= ~string;
    if ((around(string) & ~enemy & ~owner & all_) == 0) owner &= ~string;
  }
  const Mask own = group(stone, enemy);
  const bool breathes = (around(own) & ~enemy & ~owner & all_) != 0;
  return breathes ? static_cast<std::uint16_t>(state_of(enemy, owner)) : illegal;
}

/// The state after a stone of the owner; filling his own last liberty is no move.
std::uint16_t EyeSpace::owner_move(Mask enemy, Mask owner, Mask stone) const {
  owner |= stone;
  Mask rest = enemy & around(stone);
  while (rest != 0) {
    const Mask string = group(rest & (~rest + 1), enemy);
    rest &= ~string;
    if ((around(string) & ~enemy & ~owner & all_) == 0) enemy &= ~string;
  }
  if (!string_breathes(enemy, owner)) return illegal;
  if ((joined_to_string(owner) & stone) == 0) {
    const Mask own = group(stone, owner);
    if ((around(own) & ~enemy & ~owner & all_) == 0) return illegal;
  }
  return static_cast<std::uint16_t>(state_of(enemy, owner));
}

void EyeSpace::lay_out() {
  const std::size_t states = std::size_t{1} << (2 * size_);
  next_.assign(states * 2 * static_cast<std::size_t>(size_), illegal);
  for (auto& values : enemy_value_) values.assign(states, 0);
  for (auto& values : owner_value_) values.assign(states, 0);
  for (Mask enemy = 0; enemy <= all_; ++enemy)
    for (Mask owner = 0; owner <= all_; ++owner)
      if ((enemy & owner) == 0) lay_out_moves(enemy, owner);
}

void EyeSpace::lay_out_moves(Mask enemy, Mask owner) {
  const Mask state = state_of(enemy, owner);
  states_.push_back(static_cast<std::uint16_t>(state));
  const std::size_t place = std::size_t{state} * 2 * static_cast<std::size_t>(size_);
  for (int i = 0; i < size_; ++i) {
    const Mask stone = Mask{1} << i;
    if (((enemy | owner) & stone) != 0) continue;
    const auto index = static_cast<std::size_t>(i);
    next_[place + index] = enemy_move(enemy, owner, stone);
    next_[place + static_cast<std::size_t>(size_) + index] = owner_move(enemy, owner, stone);
  }
}

/// Values only grow, so this ends; what can grow for ever is cut at `lives`.
void EyeSpace::iterate() {
  for (int outside = 0; outside <= most_outside; ++outside)
    for (bool changed = true; changed;) {
      changed = false;
      for (const std::uint16_t state : states_) changed |= improve(state, outside);
    }
}

int EyeSpace::enemy_best(Mask state, int outside) const {
  const auto count = static_cast<std::size_t>(size_);
  const auto& after = owner_value_[static_cast<std::size_t>(outside)];
  int best = outside == 0 ? lives : owner_value_[static_cast<std::size_t>(outside) - 1][state];
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint16_t next = next_[std::size_t{state} * 2 * count + i];
    if (next == illegal) continue;
    if (next != takes_string)
      best = std::min(best, int{after[next]});
    else if (outside == 0)
      return 0;
  }
  return best;
}

bool EyeSpace::improve(Mask state, int outside) {
  const auto count = static_cast<std::size_t>(size_);
  auto& enemy_value = enemy_value_[static_cast<std::size_t>(outside)];
  auto& owner_value = owner_value_[static_cast<std::size_t>(outside)];
  const int attacked = enemy_best(state, outside);
  int best = std::min(lives, attacked + 1);
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint16_t next = next_[std::size_t{state} * 2 * count + count + i];
    if (next != illegal) best = std::max(best, int{enemy_value[next]});
  }
  const bool changed = attacked != enemy_value[state] || best != owner_value[state];
  enemy_value[state] = static_cast<std::uint8_t>(attacked);
  owner_value[state] = static_cast<std::uint8_t>(best);
  return changed;
}

EyeSpace::Value EyeSpace::value(const BitBoard& enemy_stones, const BitBoard& owner_stones,
                                int outside) const {
  const Mask state = state_of(mask_of(enemy_stones), mask_of(owner_stones));
  const int kept = std::min(outside, most_outside);
  const auto moves = [&](const auto& table, int liberties) {
    const int elsewhere = table[static_cast<std::size_t>(liberties)][state];
    return elsewhere >= lives ? lives : elsewhere + 1 - liberties;
  };
  Value value;
  value.enemy_first = moves(enemy_value_, kept);
  value.owner_first = moves(owner_value_, kept);
  value.settled = true;
  for (int liberties = 0; liberties <= kept; ++liberties) {
    if (moves(enemy_value_, liberties) != value.enemy_first) value.settled = false;
    if (moves(owner_value_, liberties) != value.enemy_first + 1) value.settled = false;
  }
  return value;
}

}  // namespace gosedai
