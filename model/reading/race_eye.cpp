#include "model/reading/race_eye.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace gosedai {

RaceEye::RaceEye(const BitBoard& region, const BitBoard& walls)
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
  // A ko needs a stone of the owner that is not joined to the string.
  may_have_ko_ = wall_mask_ != all_;
  lay_out();
  iterate(worst_, true);
  if (may_have_ko_) iterate(best_, false);
}

RaceEye::Mask RaceEye::mask_of(const BitBoard& points) const {
  Mask mask = 0;
  for (int i = 0; i < size_; ++i)
    if (points.contains(points_[static_cast<std::size_t>(i)])) mask |= Mask{1} << i;
  return mask;
}

RaceEye::Mask RaceEye::around(Mask points) const {
  Mask near = 0;
  for (Mask rest = points; rest != 0; rest &= rest - 1)
    near |= near_[static_cast<std::size_t>(std::countr_zero(rest))];
  return near;
}

RaceEye::Mask RaceEye::group(Mask seed, Mask through) const {
  for (Mask grown = seed;; seed = grown) {
    grown = (seed | around(seed)) & through;
    if (grown == seed) return seed;
  }
}

RaceEye::Mask RaceEye::joined_to_string(Mask owner) const {
  return group(owner & wall_mask_, owner);
}

bool RaceEye::string_breathes(Mask enemy, Mask owner) const {
  const Mask touched = wall_mask_ | around(joined_to_string(owner));
  return (touched & all_ & ~enemy & ~owner) != 0;
}

/// The stones of `strings` that have no liberty among the points not in `all`.
RaceEye::Mask RaceEye::without_breath(Mask strings, Mask all) const {
  Mask dead = 0;
  for (Mask rest = strings; rest != 0;) {
    const Mask string = group(rest & (~rest + 1), strings);
    rest &= ~string;
    if ((around(string) & ~all & all_) == 0) dead |= string;
  }
  return dead;
}

RaceEye::Step RaceEye::enemy_move(Mask enemy, Mask owner, Mask stone) const {
  Step step;
  enemy |= stone;
  const Mask taken = without_breath(owner & ~joined_to_string(owner), enemy | owner);
  owner &= ~taken;
  const Mask own = group(stone, enemy);
  const Mask liberties = around(own) & ~enemy & ~owner & all_;
  step.state = static_cast<std::uint16_t>(state_of(enemy, owner));
  step.legal = true;
  step.suicide = liberties == 0;
  step.ko = own == stone && liberties == taken && std::popcount(taken) == 1;
  return step;
}

RaceEye::Step RaceEye::owner_move(Mask enemy, Mask owner, Mask stone) const {
  Step step;
  owner |= stone;
  const Mask taken = without_breath(enemy, enemy | owner);
  enemy &= ~taken;
  const Mask own = group(stone, owner);
  const bool joined = (joined_to_string(owner) & stone) != 0;
  const Mask liberties = around(own) & ~enemy & ~owner & all_;
  step.state = static_cast<std::uint16_t>(state_of(enemy, owner));
  step.legal = joined || liberties != 0;
  step.ko = !joined && own == stone && liberties == taken && std::popcount(taken) == 1;
  return step;
}

const RaceEye::Step& RaceEye::step(Mask state, bool of_owner, int point) const {
  const int place = (static_cast<int>(state) * 2 + (of_owner ? 1 : 0)) * size_ + point;
  return steps_[static_cast<std::size_t>(place)];
}

void RaceEye::lay_out() {
  const std::size_t states = std::size_t{1} << (2 * size_);
  steps_.resize(states * 2 * static_cast<std::size_t>(size_));
  breathes_.resize(states);
  for (Table* table : {&worst_, &best_}) {
    if (table == &best_ && !may_have_ko_) continue;
    for (auto& values : table->enemy_first) values.assign(states, 0);
    for (auto& values : table->owner_first) values.assign(states, 0);
  }
  for (Mask enemy = 0; enemy <= all_; ++enemy)
    for (Mask owner = 0; owner <= all_; ++owner)
      if ((enemy & owner) == 0) lay_out_moves(enemy, owner);
}

void RaceEye::lay_out_moves(Mask enemy, Mask owner) {
  const Mask state = state_of(enemy, owner);
  states_.push_back(static_cast<std::uint16_t>(state));
  breathes_[state] = string_breathes(enemy, owner);
  const std::size_t place = std::size_t{state} * 2 * static_cast<std::size_t>(size_);
  for (int i = 0; i < size_; ++i) {
    const Mask stone = Mask{1} << i;
    if (((enemy | owner) & stone) != 0) continue;
    const auto index = static_cast<std::size_t>(i);
    steps_[place + index] = enemy_move(enemy, owner, stone);
    steps_[place + static_cast<std::size_t>(size_) + index] = owner_move(enemy, owner, stone);
  }
}

/// Values only grow, so this ends; what can grow for ever is cut at `lives`.
void RaceEye::iterate(Table& table, bool enemy_takes_ko) {
  for (int outside = 0; outside <= most_outside; ++outside)
    for (bool changed = true; changed;) {
      changed = false;
      for (const std::uint16_t state : states_)
        changed |= improve(table, state, outside, enemy_takes_ko);
    }
}

int RaceEye::enemy_best(const Table& table, Mask state, int outside, bool takes_ko) const {
  const auto& after = table.owner_first[static_cast<std::size_t>(outside)];
  int best = lives;
  if (outside == 1 && !breathes_[state]) return 0;
  if (outside > 0) best = table.owner_first[static_cast<std::size_t>(outside) - 1][state];
  for (int i = 0; i < size_; ++i) {
    const Step& next = step(state, false, i);
    if (!next.legal) continue;
    if (outside == 0 && !breathes_[next.state]) return 0;
    if (next.suicide || (next.ko && !takes_ko)) continue;
    best = std::min(best, int{after[next.state]});
  }
  return best;
}

bool RaceEye::improve(Table& table, Mask state, int outside, bool enemy_takes_ko) const {
  auto& enemy_value = table.enemy_first[static_cast<std::size_t>(outside)];
  auto& owner_value = table.owner_first[static_cast<std::size_t>(outside)];
  const int attacked = enemy_best(table, state, outside, enemy_takes_ko);
  int best = std::min(lives, attacked + 1);
  for (int i = 0; i < size_; ++i) {
    const Step& next = step(state, true, i);
    if (!next.legal || (next.ko && enemy_takes_ko && may_have_ko_)) continue;
    if (outside == 0 && !breathes_[next.state]) continue;
    best = std::max(best, int{enemy_value[next.state]});
  }
  const bool changed = attacked != enemy_value[state] || best != owner_value[state];
  enemy_value[state] = static_cast<std::uint8_t>(attacked);
  owner_value[state] = static_cast<std::uint8_t>(best);
  return changed;
}

int RaceEye::moves(const Values& values, Mask state, int outside) const {
  const int elsewhere = values[static_cast<std::size_t>(outside)][state];
  return elsewhere >= lives ? lives : elsewhere + 1 - outside;
}

RaceEye::Value RaceEye::value(const BitBoard& enemy_stones, const BitBoard& owner_stones,
                              int outside) const {
  const Mask state = state_of(mask_of(enemy_stones), mask_of(owner_stones));
  const int kept = std::min(outside, most_outside);
  Value value;
  value.enemy_first = moves(worst_.enemy_first, state, kept);
  value.owner_first = moves(worst_.owner_first, state, kept);
  value.least = value.enemy_first;
  value.settled = true;
  for (int liberties = 0; liberties <= kept; ++liberties) {
    value.least = std::min(value.least, moves(worst_.enemy_first, state, liberties));
    for (const Table* table : {&worst_, &best_}) {
      if (table == &best_ && !may_have_ko_) continue;
      value.settled &= moves(table->enemy_first, state, liberties) == value.enemy_first &&
                       moves(table->owner_first, state, liberties) == value.enemy_first + 1;
    }
  }
  return value;
}

}  // namespace gosedai
