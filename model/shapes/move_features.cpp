#include "model/shapes/move_features.hpp"

#include <algorithm>
#include <cstdlib>

#include "model/board/symmetry.hpp"
#include "model/shapes/move_contact.hpp"

namespace gosedai {

namespace {

constexpr std::uint8_t farthest = 6;

int place_class(Point move, int size) {
  const BasicCoordinates folded = basic_coordinates(move, size);
  return std::min(folded.x, 6) * 8 + std::min(folded.y, 6);
}

}  // namespace

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

void MoveLooks::add_shapes(Point move, MoveFeatures& features) const {
  const ShapeView::Shapes shapes = view_.around(move);
  for (const ShapeKey key : shapes.plain) features.add(key);
  for (const ShapeKey key : shapes.breathing) features.add(key);
  features.add(MoveFact::axis, shapes.symmetric * 8 + std::min(height(move, board_.size()), 4));
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
  const MoveContact contact(board_, color_, move);
  const auto add = [&](MoveFact fact, int value) { features.add(fact, value); };
  features.add(MoveFact::place, place_class(move, board_.size()));
  add_shapes(move, features);
  contact.for_each_fact(add);
  add_room(move, features);
  add_crowd(move, features);
  add_distances(move, features);
  return features;
}

}  // namespace gosedai
