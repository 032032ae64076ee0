#include "model/shapes/move_features.hpp"

#include <algorithm>

#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

constexpr int farthest = 6;

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
    : board_(board), color_(to_move), view_(board, to_move), empty_(board.empty_points()) {
  for (const Color owner : {Color::black, Color::white}) {
    BitBoard rest = board.stones_of(owner);
    const std::size_t side = owner == to_move ? 1 : 0;
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const BitBoard string = board.string_points(stone);
      rest &= ~string;
      const int liberties = board.liberties(stone);
      if (liberties <= 2) weak_[side] |= string;
      if (liberties >= 3 && liberties <= 4 && board.stones(stone) >= 3) weak_[2 + side] |= string;
    }
  }
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

void MoveLooks::add_room(Point move, MoveFeatures& features) const {
  constexpr int most = 9;
  BitBoard room = BitBoard::of(move);
  for (int step = 0; step < most && room.count() < most; ++step) {
    const BitBoard grown = room.expanded() & empty_;
    if (grown == room) break;
    room = grown;
  }
  int beside = 0;
  for (const Point next : neighbors(move)) beside += board_.is_empty(next) ? 1 : 0;
  const BitBoard walls = room.neighbors();
  const int own = walls.intersects(board_.stones_of(color_)) ? 1 : 0;
  const int enemy = walls.intersects(board_.stones_of(opponent(color_))) ? 1 : 0;
  features.add(MoveFact::room, (std::min(room.count(), most) * 8 + beside) * 4 + own * 2 + enemy);
}

void MoveLooks::add_crowd(Point move, MoveFeatures& features) const {
  const BitBoard near = (BitBoard::of(move).expanded() & board_.all_points()).expanded();
  const int own = std::min((near & board_.stones_of(color_)).count(), 5);
  const int enemy = std::min((near & board_.stones_of(opponent(color_))).count(), 5);
  features.add(MoveFact::crowd, own * 8 + enemy);
}

void MoveLooks::add_distances(Point move, MoveFeatures& features) const {
  constexpr std::array<MoveFact, 4> facts = {MoveFact::weak_enemy, MoveFact::weak_own,
                                             MoveFact::shaky_enemy, MoveFact::shaky_own};
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (weak_[i].is_empty()) continue;
    int nearest = farthest;
    weak_[i].for_each([&](Point stone) {
      const int distance = std::abs(stone.col() - move.col()) + std::abs(stone.row() - move.row());
      nearest = std::min(nearest, distance);
    });
    features.add(facts[i], nearest);
  }
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
