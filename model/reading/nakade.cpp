#include "model/reading/nakade.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <vector>

namespace gosedai {

namespace {

using Mask = std::uint32_t;  // of the points of one space

/// A space on a small grid, so that it is the same wherever it lies: bit row * width + column.
using Outline = std::uint64_t;
constexpr int grid = nakade_size;

/// One space with all its positions. A position is a number to the base of three: each point is empty,
/// the owner's or the attacker's.
class NakadeGame {
 public:
  explicit NakadeGame(Outline outline) {
    std::array<int, nakade_size> cells{};
    for (; outline != 0; outline &= outline - 1)
      cells[static_cast<std::size_t>(size_++)] = std::countr_zero(outline);
    for (int a = 0; a < size_; ++a)
      for (int b = 0; b < size_; ++b)
        if (touch(cells[static_cast<std::size_t>(a)], cells[static_cast<std::size_t>(b)]))
          near_[static_cast<std::size_t>(a)] |= Mask{1} << b;
    find_moves();
    play_out();
  }

  NakadeVerdicts verdicts() const {
    NakadeVerdicts found;
    for (Mask enemy = 0; enemy < Mask{1} << size_; ++enemy) {
      const std::size_t at = number_of(0, enemy);
      found.dies[enemy] = {falls_at_leisure_[at].attacker_first, falls_at_leisure_[at].owner_first};
      found.lives[enemy] = {!falls_[at].attacker_first, !falls_[at].owner_first};
      found.divides[enemy] = divides_[at];
    }
    return found;
  }

 private:
  static constexpr std::size_t positions = 729;
  static constexpr std::int16_t impossible = -1;
  static constexpr std::int16_t taken = -2;  // the whole fence
  using Moves = std::array<std::int16_t, nakade_size>;

  static bool touch(int a, int b) {
    const int rows = std::abs(a / grid - b / grid);
    const int columns = std::abs(a % grid - b % grid);
    return rows + columns == 1;
  }
  Mask all() const { return (Mask{1} << size_) - 1; }

  static std::size_t number_of(Mask own, Mask enemy) {
    std::size_t number = 0;
    std::size_t place = 1;
    for (; (own | enemy) != 0; own >>= 1, enemy >>= 1, place *= 3)
      number += place * ((own & 1) + 2 * (enemy & 1));
    return number;
  }

  Mask string_of(int stone, Mask stones) const {
    Mask string = Mask{1} << stone;
    for (Mask fresh = string; fresh != 0;) {
      const int next = std::countr_zero(fresh);
      fresh &= fresh - 1;
      const Mask grown = near_[static_cast<std::size_t>(next)] & stones & ~string;
      string |= grown;
      fresh |= grown;
    }
    return string;
  }
  bool has_breath(Mask string, Mask empty) const {
    for (; string != 0; string &= string - 1)
      if ((near_[static_cast<std::size_t>(std::countr_zero(string))] & empty) != 0) return true;
    return false;
  }
  /// The attacking stones that keep a liberty.
  Mask standing(Mask enemy, Mask empty) const {
    Mask left = enemy;
    for (Mask rest = enemy; rest != 0;) {
      const Mask string = string_of(std::countr_zero(rest), enemy);
      rest &= ~string;
      if (!has_breath(string, empty)) left &= ~string;
    }
    return left;
  }

  void find_moves() {
    for (Mask own = 0; own <= all(); ++own) {
      const Mask free = all() & ~own;
      for (Mask enemy = free;; enemy = (enemy - 1) & free) {
        find_moves_at(own, enemy);
        if (enemy == 0) break;
      }
    }
  }

  void find_moves_at(Mask own, Mask enemy) {
    const std::size_t at = number_of(own, enemy);
    const Mask empty = all() & ~own & ~enemy;
    is_full_[at] = empty == 0;
    const bool divided = is_divided(all() & ~own);
    divides_[at] = {divided, divided};
    for (int i = 0; i < size_; ++i) {
      const auto slot = static_cast<std::size_t>(i);
      attacks_[at][slot] = defends_[at][slot] = impossible;
      const Mask here = Mask{1} << i;
      if ((empty & here) == 0) continue;
      const Mask rest = empty & ~here;
      if (rest == 0)
        attacks_[at][slot] = taken;
      else if (has_breath(string_of(i, enemy | here), rest))
        attacks_[at][slot] = static_cast<std::int16_t>(number_of(own, enemy | here));
      const Mask left = standing(enemy, rest);
      defends_[at][slot] = static_cast<std::int16_t>(number_of(own | here, left));
    }
    reached_.push_back(at);
  }

  /// The points that the owner has not filled are two eyes: all of them border on the fence.
  bool is_divided(Mask rest) const {
    return rest != 0 && string_of(std::countr_zero(rest), rest) != rest;
  }

  /// What the attacker wins grows until nothing is added: going in circles is life. So does what the owner
  /// divides: going in circles is seki.
  void play_out() {
    while (sweep_without_breath()) {
    }
    while (sweep_at_leisure()) {
    }
    while (sweep_of_dividing()) {
    }
  }

  bool attacker_wins(const Moves& moves, const std::vector<NakadeVerdicts::Sides>& falls,
                     bool takes) const {
    return std::ranges::any_of(
        std::span(moves).first(static_cast<std::size_t>(size_)), [&](auto to) {
          return to == taken ? takes : to >= 0 && falls[static_cast<std::size_t>(to)].owner_first;
        });
  }

  /// The owner has no liberty outside: he must not fill the last one himself.
  bool sweep_without_breath() {
    bool changed = false;
    for (const std::size_t at : reached_) {
      NakadeVerdicts::Sides& side = falls_[at];
      if (!side.attacker_first && (is_full_[at] || attacker_wins(attacks_[at], falls_, true)))
        side.attacker_first = changed = true;
      if (side.owner_first || !side.attacker_first) continue;
      const bool lost = std::ranges::all_of(
          std::span(defends_[at]).first(static_cast<std::size_t>(size_)), [&](auto to) {
            if (to < 0 || is_full_[static_cast<std::size_t>(to)]) return true;
            return falls_[static_cast<std::size_t>(to)].attacker_first;
          });
      if (lost) side.owner_first = changed = true;
    }
    return changed;
  }

  /// The owner has liberties outside. When he passes, the attacker answers in the space or has filled
  /// them all by and by.
  bool sweep_at_leisure() {
    bool changed = false;
    for (const std::size_t at : reached_) {
      NakadeVerdicts::Sides& side = falls_at_leisure_[at];
      if (!side.attacker_first &&
          (side.owner_first || attacker_wins(attacks_[at], falls_at_leisure_, false)))
        side.attacker_first = changed = true;
      if (side.owner_first || !(side.attacker_first || falls_[at].owner_first)) continue;
      const bool lost = std::ranges::all_of(
          std::span(defends_[at]).first(static_cast<std::size_t>(size_)), [&](auto to) {
            return to < 0 || falls_at_leisure_[static_cast<std::size_t>(to)].attacker_first;
          });
      if (lost) side.owner_first = changed = true;
    }
    return changed;
  }

  /// The owner has no liberty outside and wants two eyes; the attacker may pass.
  bool sweep_of_dividing() {
    bool changed = false;
    const auto count = static_cast<std::size_t>(size_);
    for (const std::size_t at : reached_) {
      NakadeVerdicts::Sides& side = divides_[at];
      if (!side.owner_first &&
          std::ranges::any_of(std::span(defends_[at]).first(count), [&](auto to) {
            return to >= 0 && !is_full_[static_cast<std::size_t>(to)] &&
                   divides_[static_cast<std::size_t>(to)].attacker_first;
          }))
        side.owner_first = changed = true;
      if (side.attacker_first || !side.owner_first) continue;
      const bool holds = std::ranges::all_of(std::span(attacks_[at]).first(count), [&](auto to) {
        return to == impossible || (to >= 0 && divides_[static_cast<std::size_t>(to)].owner_first);
      });
      if (holds) side.attacker_first = changed = true;
    }
    return changed;
  }

  int size_ = 0;
  std::array<Mask, nakade_size> near_{};
  std::vector<std::size_t> reached_;
  std::vector<Moves> attacks_ = std::vector<Moves>(positions);
  std::vector<Moves> defends_ = std::vector<Moves>(positions);
  std::vector<bool> is_full_ = std::vector<bool>(positions);
  /// The attacker takes the fence: without liberties outside, and with as many as the owner likes.
  std::vector<NakadeVerdicts::Sides> falls_ = std::vector<NakadeVerdicts::Sides>(positions);
  std::vector<NakadeVerdicts::Sides> falls_at_leisure_ =
      std::vector<NakadeVerdicts::Sides>(positions);
  std::vector<NakadeVerdicts::Sides> divides_ = std::vector<NakadeVerdicts::Sides>(positions);
};

/// Moves a set of cells to the lower left corner of the grid.
Outline outline_of(std::span<const std::array<int, 2>> cells) noexcept {
  int left = cells[0][0];
  int bottom = cells[0][1];
  for (const auto& [column, row] : cells) {
    left = std::min(left, column);
    bottom = std::min(bottom, row);
  }
  Outline outline = 0;
  for (const auto& [column, row] : cells)
    outline |= Outline{1} << ((row - bottom) * grid + column - left);
  return outline;
}

/// All connected outlines, each found by adding a cell to a smaller one.
std::vector<Outline> all_outlines() {
  std::vector<Outline> found = {1};
  for (std::size_t next = 0; next < found.size(); ++next) {
    std::vector<std::array<int, 2>> cells;
    for (Outline rest = found[next]; rest != 0; rest &= rest - 1)
      cells.push_back({std::countr_zero(rest) % grid, std::countr_zero(rest) / grid});
    if (cells.size() == nakade_size) continue;
    const std::vector<std::array<int, 2>> smaller = cells;
    for (const auto& [column, row] : smaller)
      for (const auto& [x, y] : {std::array{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        const std::array<int, 2> cell = {column + x, row + y};
        if (std::ranges::find(smaller, cell) != smaller.end()) continue;
        cells.push_back(cell);
        const Outline larger = outline_of(cells);
        cells.pop_back();
        if (std::ranges::find(found, larger) == found.end()) found.push_back(larger);
      }
  }
  return found;
}

/// The verdicts about all outlines, in a table with open addressing.
class NakadeTable {
 public:
  NakadeTable() {
    slots_.resize(table_size);
    for (const Outline outline : all_outlines()) {
      std::size_t slot = slot_of(outline);
      while (slots_[slot].outline != 0) slot = (slot + 1) % table_size;
      slots_[slot] = {outline, static_cast<std::uint16_t>(verdicts_.size())};
      verdicts_.push_back(NakadeGame(outline).verdicts());
    }
  }
  const NakadeVerdicts& find(Outline outline) const noexcept {
    std::size_t slot = slot_of(outline);
    while (slots_[slot].outline != outline) slot = (slot + 1) % table_size;
    return verdicts_[slots_[slot].verdicts];
  }

 private:
  static constexpr std::size_t table_size = 1024;
  struct Slot {
    Outline outline = 0;
    std::uint16_t verdicts = 0;
  };
  static std::size_t slot_of(Outline outline) noexcept {
    return (outline * 0x9e3779b97f4a7c15ULL) >> 54;
  }
  std::vector<Slot> slots_;
  std::vector<NakadeVerdicts> verdicts_;
};

const NakadeTable& nakade_table() {
  static const NakadeTable table;
  return table;
}

}  // namespace

void prepare_nakade() { nakade_table(); }

const NakadeVerdicts& nakade_verdicts(std::span<const Point> space) noexcept {
  std::array<std::array<int, 2>, nakade_size> cells;
  for (std::size_t i = 0; i < space.size(); ++i) cells[i] = {space[i].col(), space[i].row()};
  return nakade_table().find(outline_of(std::span(cells).first(space.size())));
}

}  // namespace gosedai
