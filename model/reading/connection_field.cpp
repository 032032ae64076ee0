#include "model/reading/connection_field.hpp"

#include <algorithm>

#include "model/reading/connection_snare.hpp"

namespace gosedai {

namespace {

/// By the liberties that a string gets when it runs: what its capture costs.
constexpr int hunting_cost(int escape) {
  constexpr std::array<int, 5> costs = {4, 4, 6, 9, 13};
  return costs[static_cast<std::size_t>(std::clamp(escape, 0, 4))];
}

}  // namespace

/// Where an enemy stone would be in atari, or could not be played, a step is safe; between two own
/// stones also where it would be caught by ataris.
int ConnectionField::step_cost(WatchedBoard& board, Point point) const {
  int breaths = 0;
  int own = 0;
  for (const Point near : neighbors(point)) {
    const Color beside = board.at(near);
    if (beside == opponent(owner_)) return move_cost;
    breaths += beside == Color::empty ? 1 : 0;
    own += beside == owner_ ? 1 : 0;
  }
  if (breaths <= 1) return safe_step_cost;
  const bool snared =
      bounds_.with_snares && own > 1 && ConnectionSnare::exists(board, owner_, point);
  return snared ? safe_step_cost : move_cost;
}

/// The most liberties that the string has after it runs, when `taken` of its liberties are gone.
int ConnectionField::best_escape(WatchedBoard& board, const StringShape& string, int taken) const {
  int best = 0;
  string.liberties.for_each([&](Point liberty) {
    int breaths = string.liberty_count - 1 - taken;
    for (const Point near : neighbors(liberty)) {
      const Color color = board.at(near);
      if (color == Color::empty)
        breaths += string.liberties.contains(near) ? 0 : 1;
      else if (color == opponent(owner_) && !string.points.contains(near))
        breaths += board.liberties(near) - 1;
    }
    best = std::max(best, breaths);
  });
  return best;
}

/// Of the whole string, which is looked at once.
int ConnectionField::capture_cost(WatchedBoard& board, Point stone) {
  const StringShape string = board.string_at(stone);
  int cost = unreached;
  if (bounds_.owner_to_move && string.liberty_count == 1)
    cost = move_cost;
  else if (string.liberty_count <= 3)
    cost = std::min(string.liberty_count < 3 ? 13 : 11,
                    hunting_cost(best_escape(board, string, bounds_.owner_to_move ? 1 : 0))) +
           (bounds_.owner_to_move ? 1 : 0);
  else if (string.liberty_count == 4)
    cost = 16;
  string.points.for_each([&](Point each) { cell(each).own = static_cast<std::uint8_t>(cost); });
  return cost;
}

ConnectionField::Cell& ConnectionField::cell(Point point) {
  Cell& found = cells_[point.index()];
  if (found.stamp != stamp_) found = {stamp_, unreached, unknown};
  return found;
}

int ConnectionField::own_cost(WatchedBoard& board, Point point) {
  Cell& here = cell(point);
  if (here.own != unknown) return here.own;
  const Color color = board.at(point);
  if (color == opponent(owner_)) return capture_cost(board, point);
  if (color == Color::empty)
    here.own = static_cast<std::uint8_t>(step_cost(board, point));
  else  // a stone in atari has to be saved first
    here.own = !bounds_.owner_to_move && board.liberties(point) == 1 ? move_cost : 0;
  return here.own;
}

void ConnectionField::start(Color owner, const Bounds& bounds) {
  owner_ = owner;
  bounds_ = bounds;
  bounds_.limit = std::min(bounds.limit, longest);
  reached_ = unreached;
  points_ = BitBoard();
  counts_.fill(0);
  ++stamp_;
}

void ConnectionField::push(Point point, int cost) {
  if (cost > bounds_.limit) return;
  Cell& here = cell(point);
  if (cost >= here.cost || !bounds_.region.contains(point)) return;
  auto& count = counts_[static_cast<std::size_t>(cost)];
  if (count == bucket_size) return;
  here.cost = static_cast<std::uint8_t>(cost);
  buckets_[static_cast<std::size_t>(cost)][count++] = point;
}

void ConnectionField::run(WatchedBoard& board) {
  for (int cost = 0; cost <= bounds_.limit; ++cost) {
    const auto level = static_cast<std::size_t>(cost);
    for (std::size_t i = 0; i < counts_[level]; ++i) {
      const Point point = buckets_[level][i];
      if (cells_[point.index()].cost != cost) continue;
      points_.insert(point);
      if (bounds_.goal.contains(point)) {
        reached_ = cost;
        return;
      }
      const Color color = board.at(point);
      if (color == owner_)
        leave_own(board, point, cost);
      else if (color == Color::empty)
        leave_empty(board, point, cost);
      else
        leave_enemy(board, point, cost);
    }
  }
}

/// A stone at `from` and one diagonal to it over two empty points are as good as joined.
void ConnectionField::step_diagonally(WatchedBoard& board, Point from, int cost) {
  for (std::size_t i = 0; i < 4; ++i) {
    const Point to = from.offset(diagonal[i]);
    if (!bounds_.region.contains(to) || at(to) <= cost + safe_step_cost) continue;
    const Color color = board.at(to);
    if (color != owner_ && color != Color::empty) continue;
    // diagonal[i] lies between orthogonal[i] and the next one.
    if (!board.is_empty(from.offset(orthogonal[i]))) continue;
    if (!board.is_empty(from.offset(orthogonal[(i + 1) % 4]))) continue;
    push(to, cost + safe_step_cost + (color == owner_ ? 0 : move_cost));
  }
}

void ConnectionField::leave_own(WatchedBoard& board, Point stone, int cost) {
  for (const Point near : neighbors(stone))
    if (bounds_.region.contains(near) && at(near) > cost)
      push(near, board.at(near) == owner_ ? cost : cost + own_cost(board, near));
  step_diagonally(board, stone, cost);
}

/// Whoever takes an enemy string has filled its liberties.
void ConnectionField::leave_enemy(WatchedBoard& board, Point stone, int cost) {
  for (const Point near : neighbors(stone))
    if (board.at(near) != Color::edge) push(near, cost);
}

void ConnectionField::leave_empty(WatchedBoard& board, Point point, int cost) {
  for (const Point near : neighbors(point)) {
    if (!bounds_.region.contains(near) || at(near) <= cost) continue;
    const int own = own_cost(board, near);
    // The stone on the point has already taken one of the liberties of an enemy.
    const bool enemy = board.at(near) == opponent(owner_);
    push(near, cost + (enemy ? std::max(0, own - move_cost) : own));
  }
  step_diagonally(board, point, cost);
}

void ConnectionField::spread_from_string(WatchedBoard& board, Point stone, const Bounds& bounds) {
  start(board.at(stone), bounds);
  push(stone, 0);
  run(board);
}

void ConnectionField::spread_from_area(WatchedBoard& board, const BitBoard& area, Color owner,
                                       const Bounds& bounds) {
  start(owner, bounds);
  area.for_each([&](Point point) { push(point, own_cost(board, point)); });
  run(board);
}

}  // namespace gosedai
