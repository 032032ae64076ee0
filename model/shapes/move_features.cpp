#include "model/shapes/move_features.hpp"

#include <algorithm>
#include <cstdlib>

#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

constexpr std::uint8_t farthest = 6;

/// 1, 2, 3 to 4, more.
int size_class(int stones) { return stones <= 2 ? stones : stones <= 4 ? 3 : 4; }

int place_class(Point move, int size) {
  const BasicCoordinates folded = basic_coordinates(move, size);
  return std::min(folded.x, 6) * 8 + std::min(folded.y, 6);
}

}  // namespace

/// The strings next to a move, and what it does to them.
struct MoveLooks::Around {
  Point move;
  BitBoard liberties;  // of the own string after the move
  int stones = 1;      // of it
  int own_strings = 0;
  int enemy_strings = 0;
  int least_own = 0;  // liberties; 0 without a string
  int least_enemy = 0;
  int taken = 0;
  bool frees = false;  // what is taken had an own string in atari
  int in_atari = 0;    // enemy strings left with one liberty
  int largest_in_atari = 0;
  Point chased;     // a stone of the largest of them
  int rescued = 0;  // stones of own strings that were in atari
};

MoveLooks::MoveLooks(const Board& board, Color to_move)
    : board_(board), color_(to_move), view_(board, to_move) {
  std::array<BitBoard, 4> weak;
  for (const Color owner : {Color::black, Color::white}) {
    BitBoard rest = board.stones_of(owner);
    const std::size_t side = owner == to_move ? 1 : 0;
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const BitBoard string = board.string_points(stone);
      rest &= ~string;
      const int liberties = board.liberties(stone);
      if (liberties <= 2) weak[side] |= string;
      if (liberties >= 3 && liberties <= 4 && board.stones(stone) >= 3) weak[2 + side] |= string;
    }
  }
  for (std::size_t i = 0; i < weak.size(); ++i)
    distances_[i] = distances_from(weak[i], board.all_points());
}

/// Steps along the lines, as far as they matter.
MoveLooks::Distances MoveLooks::distances_from(const BitBoard& stones, const BitBoard& all_points) {
  Distances distances;
  distances.any = !stones.is_empty();
  distances.to.fill(farthest);
  BitBoard reached;
  BitBoard front = stones;
  for (std::uint8_t steps = 0; steps < farthest && !front.is_empty(); ++steps) {
    front.for_each([&](Point point) { distances.to[point.index()] = steps; });
    reached |= front;
    front = front.expanded() & all_points & ~reached;
  }
  return distances;
}

MoveLooks::Around MoveLooks::look_around(Point move) const {
  Around around;
  around.move = move;
  std::array<Point, 4> seen;
  int count = 0;
  for (const Point next : neighbors(move)) {
    const Color color = board_.at(next);
    if (color == Color::empty) around.liberties.insert(next);
    if (!is_stone(color)) continue;
    const Point head = board_.head(next);
    if (std::find(seen.begin(), seen.begin() + count, head) != seen.begin() + count) continue;
    seen[static_cast<std::size_t>(count++)] = head;
    const int liberties = board_.liberties(head);
    const int stones = board_.stones(head);
    if (color == color_) {
      ++around.own_strings;
      around.least_own = around.least_own == 0 ? liberties : std::min(around.least_own, liberties);
      around.stones += stones;
      around.liberties |= board_.string_liberties(head);
      if (liberties == 1) around.rescued += stones;
      continue;
    }
    ++around.enemy_strings;
    around.least_enemy =
        around.least_enemy == 0 ? liberties : std::min(around.least_enemy, liberties);
    if (liberties == 1) {
      around.taken += stones;
      board_.for_each_stone(head, [&](Point stone) {
        for (const Point beside : neighbors(stone)) {
          if (board_.at(beside) != color_) continue;
          around.frees = around.frees || board_.liberties(beside) == 1;
        }
        if (std::ranges::any_of(neighbors(stone), [&](Point p) { return p == move; }))
          around.liberties.insert(stone);
      });
    } else if (liberties == 2) {
      ++around.in_atari;
      if (stones > around.largest_in_atari) {
        around.largest_in_atari = stones;
        around.chased = head;
      }
    }
  }
  around.liberties.erase(move);
  return around;
}

void MoveLooks::add_shapes(Point move, MoveFeatures& features) const {
  const ShapeView::Shapes shapes = view_.around(move);
  for (const ShapeKey key : shapes.plain) features.add(key);
  for (const ShapeKey key : shapes.breathing) features.add(key);
  features.add(MoveFact::axis, shapes.symmetric * 8 + std::min(height(move, board_.size()), 4));
}

void MoveLooks::add_contact(const Around& around, MoveFeatures& features) const {
  const int breath = std::min(around.liberties.count(), 5);
  const int taken = around.taken > 0 ? 1 : 0;
  if (taken > 0)
    features.add(MoveFact::take, size_class(around.taken) * 2 + (around.frees ? 1 : 0));
  if (around.in_atari > 0)
    features.add(MoveFact::atari, std::min(around.in_atari, 2) * 64 +
                                      size_class(around.largest_in_atari) * 8 + breath);
  features.add(MoveFact::breath, breath * 16 + size_class(around.stones) * 2 + taken);
  if (around.rescued > 0)
    features.add(MoveFact::rescue, size_class(around.rescued) * 16 + breath * 2 + taken);
  const int own = std::min(around.least_own, 4);
  const int enemy = std::min(around.least_enemy, 4);
  features.add(MoveFact::join, around.own_strings * 8 + own);
  features.add(MoveFact::touch, around.enemy_strings * 8 + enemy);
  features.add(MoveFact::tension, (own * 8 + enemy) * 8 + breath);
}

void MoveLooks::add_chase(const Around& around, MoveFeatures& features) const {
  const int breath = around.liberties.count();
  if (!around.chased.is_none()) {
    BitBoard free = board_.string_liberties(around.chased);
    free.erase(around.move);
    const Point out = free.first();
    BitBoard after = board_.string_liberties(around.chased);
    for (const Point next : neighbors(out)) {
      if (board_.is_empty(next)) after.insert(next);
      if (board_.at(next) == opponent(color_)) after |= board_.string_liberties(next);
    }
    after.erase(around.move);
    after.erase(out);
    features.add(MoveFact::chase, std::min(after.count(), 4) * 16 +
                                      size_class(around.largest_in_atari) * 2 +
                                      (breath == 1 ? 1 : 0));
  }
  if (breath == 1 && around.taken == 0) {
    const Point captor = around.liberties.first();
    BitBoard after;
    for (const Point next : neighbors(captor)) {
      if (board_.is_empty(next)) after.insert(next);
      if (board_.at(next) == opponent(color_)) after |= board_.string_liberties(next);
    }
    after.erase(captor);
    features.add(MoveFact::bait, std::min(after.count(), 4) * 8 + size_class(around.stones));
  }
}

/// Grows by whole steps until it is large, so which points come first does not matter.
void MoveLooks::add_room(Point move, MoveFeatures& features) const {
  constexpr std::size_t most = 9;
  std::array<Point, 5 * most> room;  // less than `most` points and what is next to them
  room[0] = move;
  BitBoard inside = BitBoard::of(move);
  std::size_t size = 1;
  std::size_t begin = 0;
  while (begin < size && size < most) {
    const std::size_t end = size;
    for (; begin < end; ++begin)
      for (const Point next : neighbors(room[begin])) {
        if (!board_.is_empty(next) || inside.contains(next)) continue;
        inside.insert(next);
        room[size++] = next;
      }
  }
  int beside = 0;
  for (const Point next : neighbors(move)) beside += board_.is_empty(next) ? 1 : 0;
  int own = 0;
  int enemy = 0;
  for (std::size_t i = 0; i < size; ++i)
    for (const Point next : neighbors(room[i])) {
      if (board_.at(next) == color_) own = 1;
      if (board_.at(next) == opponent(color_)) enemy = 1;
    }
  const int points = static_cast<int>(std::min(size, most));
  features.add(MoveFact::room, (points * 8 + beside) * 4 + own * 2 + enemy);
}

void MoveLooks::add_crowd(Point move, MoveFeatures& features) const {
  constexpr int first_enemy = 4;  // of the states of a view
  const std::uint8_t* at = view_.breathing_at(move);
  int own = 0;
  int enemy = 0;
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = std::abs(dy) - 2; dx <= 2 - std::abs(dy); ++dx) {
      const int state = at[dy * ShapeView::width + dx];
      if (state == 0 || state == ShapeView::states - 1) continue;
      (state < first_enemy ? own : enemy) += 1;
    }
  features.add(MoveFact::crowd, std::min(own, 5) * 8 + std::min(enemy, 5));
}

void MoveLooks::add_distances(Point move, MoveFeatures& features) const {
  constexpr std::array<MoveFact, 4> facts = {MoveFact::weak_enemy, MoveFact::weak_own,
                                             MoveFact::shaky_enemy, MoveFact::shaky_own};
  for (std::size_t i = 0; i < facts.size(); ++i)
    if (distances_[i].any) features.add(facts[i], distances_[i].to[move.index()]);
}

MoveFeatures MoveLooks::features(Point move) const {
  MoveFeatures features;
  const Around around = look_around(move);
  features.add(MoveFact::place, place_class(move, board_.size()));
  add_shapes(move, features);
  add_contact(around, features);
  add_chase(around, features);
  add_room(move, features);
  add_crowd(move, features);
  add_distances(move, features);
  return features;
}

}  // namespace gosedai
