// Go as plainly as it can be written: a grid of characters, flood fills, and a full copy of every
// position that ever was. Slow on purpose; Board and Game are tested against it.
#pragma once

#include <utility>
#include <vector>

#include "model/board/game.hpp"

namespace gosedai::board_tests {

using Cell = std::pair<int, int>;             // column and row from 0, row 0 at the lower edge
using Grid = std::vector<std::vector<char>>;  // grid[row][column]: X, O or .

inline char mark_of(Color color) { return color == Color::black ? 'X' : 'O'; }
inline char other_mark(char mark) { return mark == 'X' ? 'O' : 'X'; }

inline std::vector<Cell> cells_around(const Grid& grid, Cell cell) {
  const int size = static_cast<int>(grid.size());
  std::vector<Cell> found;
  for (const auto& [right, up] : {Cell{0, 1}, Cell{1, 0}, Cell{0, -1}, Cell{-1, 0}}) {
    const Cell next{cell.first + right, cell.second + up};
    if (next.first >= 0 && next.first < size && next.second >= 0 && next.second < size)
      found.push_back(next);
  }
  return found;
}

inline char& mark_at(Grid& grid, Cell cell) {
  return grid[static_cast<std::size_t>(cell.second)][static_cast<std::size_t>(cell.first)];
}
inline char mark_at(const Grid& grid, Cell cell) {
  return grid[static_cast<std::size_t>(cell.second)][static_cast<std::size_t>(cell.first)];
}

struct ReferenceString {
  std::vector<Cell> stones;
  std::vector<Cell> liberties;
};

inline ReferenceString string_at(const Grid& grid, Cell start) {
  ReferenceString string{{start}, {}};
  Grid marked = grid;
  mark_at(marked, start) = '+';
  for (std::size_t i = 0; i < string.stones.size(); ++i) {
    const std::vector<Cell> around = cells_around(grid, string.stones[i]);
    for (const Cell& next : around) {
      if (mark_at(marked, next) == '.') string.liberties.push_back(next);
      if (mark_at(marked, next) == mark_at(grid, start)) string.stones.push_back(next);
      if (mark_at(marked, next) == '.' || mark_at(marked, next) == mark_at(grid, start))
        mark_at(marked, next) = '+';
    }
  }
  return string;
}

/// One moment of the game.
struct ReferenceState {
  Grid grid;
  Cell ko{-1, -1};
  char ko_banned = '.';
  int black_prisoners = 0;  // black stones that were captured
  int white_prisoners = 0;
};

inline int remove_string(ReferenceState& state, Cell start) {
  const std::vector<Cell> stones = string_at(state.grid, start).stones;
  int& prisoners =
      mark_at(state.grid, start) == 'X' ? state.black_prisoners : state.white_prisoners;
  prisoners += static_cast<int>(stones.size());
  for (const Cell& cell : stones) mark_at(state.grid, cell) = '.';
  return static_cast<int>(stones.size());
}

/// The state after a stone on an empty cell, and whether the stone removed itself.
struct ReferenceMove {
  ReferenceState after;
  bool suicide = false;
  int suicide_stones = 0;
};

inline ReferenceMove place(const ReferenceState& before, char mark, Cell cell) {
  ReferenceMove move{before};
  ReferenceState& state = move.after;
  mark_at(state.grid, cell) = mark;
  int captured = 0;
  Cell last_captured{-1, -1};
  for (const Cell& next : cells_around(state.grid, cell)) {
    if (mark_at(state.grid, next) != other_mark(mark)) continue;
    if (!string_at(state.grid, next).liberties.empty()) continue;
    captured += remove_string(state, next);
    last_captured = next;
  }
  const ReferenceString own = string_at(state.grid, cell);
  state.ko = {-1, -1};
  state.ko_banned = '.';
  if (own.liberties.empty()) {
    move.suicide = true;
    move.suicide_stones = remove_string(state, cell);
  } else if (captured == 1 && own.stones.size() == 1 && own.liberties.size() == 1) {
    state.ko = last_captured;
    state.ko_banned = other_mark(mark);
  }
  return move;
}

class ReferenceGame {
 public:
  ReferenceGame(int size, const Rules& rules) : rules_(rules) {
    const auto side = static_cast<std::size_t>(size);
    now_.grid.assign(side, std::vector<char>(side, '.'));
  }

  const ReferenceState& now() const { return now_; }
  int move_count() const { return static_cast<int>(past_.size()); }
  /// The number, from 1, of the latest move on that cell; 0 when there was none.
  int age(Cell cell) const {
    int number = move_count();
    while (number > 0 && past_[static_cast<std::size_t>(number - 1)].cell != cell) --number;
    return number;
  }

  Legality legality(Color color, Cell cell) const { return legality(color, cell, rules_.ko); }
  Legality legality(Color color, Cell cell, KoRule rule) const {
    const char mark = mark_of(color);
    if (mark_at(now_.grid, cell) != '.') return Legality::occupied;
    if (now_.ko == cell && now_.ko_banned == mark) return Legality::ko;
    const ReferenceMove move = place(now_, mark, cell);
    if (move.suicide && (rules_.suicide == Suicide::forbidden || move.suicide_stones == 1))
      return Legality::suicide;
    for (const Past& past : past_) {
      if (rule == KoRule::simple || past.state.grid != move.after.grid) continue;
      if (rule == KoRule::positional || past.mover == other_mark(mark)) return Legality::superko;
    }
    return Legality::legal;
  }

  void play(Color color, Cell cell) { step(color, cell, place(now_, mark_of(color), cell).after); }
  void pass(Color color) {
    ReferenceState next = now_;
    next.ko = {-1, -1};
    next.ko_banned = '.';
    step(color, {-1, -1}, next);
  }
  void undo() {
    now_ = past_.back().state;
    past_.pop_back();
  }

 private:
  struct Past {
    ReferenceState state;
    char mover;  // who moved on from there
    Cell cell;   // where; outside the board for a pass
  };

  void step(Color color, Cell cell, const ReferenceState& next) {
    past_.push_back({now_, mark_of(color), cell});
    now_ = next;
  }

  Rules rules_;
  ReferenceState now_;
  std::vector<Past> past_;
};

}  // namespace gosedai::board_tests
