#include "model/reading/eye_goal.hpp"

#include <array>

namespace gosedai {
namespace {

/// A closed room of this size without an enemy stone gives two eyes whatever happens.
constexpr int two_eyes_from = 8;
/// Enemy stones outside with so many liberties will not be captured in the course of this.
constexpr int firm_liberties = 3;

/// Part of the room without stones of the owner, closed off by them.
struct Part {
  BitBoard points;
  BitBoard empty;
  BitBoard border;              // the owner's stones next to it
  bool counts = false;          // it lies in the room that is asked about
  bool single_string = false;   // one string has all of the border
  int liberties_elsewhere = 0;  // of that string
};

/// The owner's strings around, and how many parts are vital to each (unconditional_life.hpp).
struct BorderString {
  BitBoard points;
  BitBoard liberties;
  int vital_parts = 0;
};

class ClosedParts {
 public:
  ClosedParts(WatchedBoard& board, const EyeSpace& space, const EyeShapeTable* shapes)
      : board_(board), space_(space), shapes_(shapes) {
    find(space.room);
  }

  const Part* begin() const { return parts_.data(); }
  const Part* end() const { return parts_.data() + count_; }

  /// Counts the parts whose border holds together; two strings may hold each other by two parts
  /// that are vital to both.
  int count_eyes() {
    int eyes = 0;
    bool doubtful = false;
    for (const Part& part : *this) {
      if (part.counts && part.single_string) eyes += eyes_of(part);
      doubtful |= part.counts && !part.single_string;
    }
    if (!doubtful) return eyes;
    find(other_rooms(board_, space_.room, space_.owner));
    if (count_ < 2) return eyes;
    keep_those_with_two_eyes();
    for (const Part& part : *this)
      if (part.counts && !part.single_string && is_held(part)) eyes += eyes_of(part);
    return eyes;
  }

 private:
  void find(const BitBoard& area) {
    own_ = board_.stones_in(area.expanded(), space_.owner);
    BitBoard rest = area & ~own_;
    while (!rest.is_empty() && count_ < parts_.size()) {
      const BitBoard points = flood(BitBoard::of(rest.first()), rest);
      rest &= ~points;
      add(points);
    }
  }

  void add(const BitBoard& points) {
    const BitBoard near = points.neighbors();
    const BitBoard beyond = near & ~points & ~own_;
    if (!(board_.empty_in(beyond) | board_.stones_in(beyond, opponent(space_.owner))).is_empty())
      return;
    Part& part = parts_[count_];
    part.points = points;
    part.border = near & own_;
    if (part.border.is_empty()) return;
    part.empty = board_.empty_in(points);
    part.counts = points.intersects(space_.room);
    const StringShape string = board_.string_at(part.border.first());
    part.single_string = (part.border & ~string.points).is_empty();
    part.liberties_elsewhere = (string.liberties & ~points).count();
    ++count_;
  }

  /// A part without enemy stones may be sure of two eyes already.
  int eyes_of(const Part& part) const {
    if (part.empty != part.points) return 1;
    if (part.points.count() >= two_eyes_from) return 2;
    if (shapes_ == nullptr || !part.single_string || part.liberties_elsewhere < 2) return 1;
    return shapes_->half_eyes(part.points, {}) == 4 ? 2 : 1;
  }

  void find_strings() {
    BitBoard rest;
    for (const Part& part : *this) rest |= part.border;
    while (!rest.is_empty() && string_count_ < strings_.size()) {
      const StringShape shape = board_.string_at(rest.first());
      rest &= ~shape.points;
      strings_[string_count_++] = {shape.points, shape.liberties, 0};
    }
    unlisted_ = rest;
  }

  bool is_held(const Part& part) const {
    if (part.border.intersects(unlisted_)) return false;
    for (std::size_t i = 0; i < string_count_; ++i)
      if (strings_[i].vital_parts < 2 && part.border.intersects(strings_[i].points)) return false;
    return true;
  }

  void keep_those_with_two_eyes() {
    find_strings();
    std::array<bool, 12> dropped{};
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < string_count_; ++i) {
        strings_[i].vital_parts = 0;
        for (std::size_t k = 0; k < count_; ++k)
          if (!dropped[k] && parts_[k].border.intersects(strings_[i].points) &&
              (parts_[k].empty & ~strings_[i].liberties).is_empty())
            ++strings_[i].vital_parts;
      }
      for (std::size_t k = 0; k < count_; ++k)
        if (!dropped[k] && !is_held(parts_[k])) dropped[k] = changed = true;
    }
  }

  WatchedBoard& board_;
  const EyeSpace& space_;
  const EyeShapeTable* shapes_;
  BitBoard own_;
  BitBoard unlisted_;
  std::array<Part, 12> parts_;
  std::array<BorderString, 12> strings_;
  std::size_t count_ = 0;
  std::size_t string_count_ = 0;
};

}  // namespace

bool EyeGoal::has_enough_eyes(WatchedBoard& board) const {
  return ClosedParts(board, space_, shapes_).count_eyes() >= eyes_;
}

/// Are there points left where so many eyes could be?
bool EyeGoal::may_get_enough_eyes(WatchedBoard& board) const {
  const Color enemy = opponent(space_.owner);
  BitBoard spoilt;
  BitBoard rest = board.stones_in(space_.rim & space_.room.neighbors(), enemy);
  while (!rest.is_empty()) {
    const StringShape string = board.string_at(rest.first());
    rest &= ~string.points;
    if (string.liberty_count >= firm_liberties) spoilt |= string.points | string.around;
  }
  const BitBoard left = space_.room & ~spoilt;
  const BitBoard points = left & ~board.stones_in(left, space_.owner);
  if (points.is_empty()) return false;
  if (eyes_ == 1) return true;
  const int count = points.count();
  return count > 2 || (count == 2 && !points.neighbors().intersects(points));
}

Estimate EyeGoal::estimate(WatchedBoard& board, Color) const {
  if (has_enough_eyes(board)) return Estimate::proved();
  if (!may_get_enough_eyes(board)) return Estimate::disproved();
  return {};
}

/// Points where the stones around the room can be cut, joined, captured or saved.
BitBoard EyeGoal::rim_moves(WatchedBoard& board) const {
  BitBoard once;
  BitBoard twice;  // liberties of two strings of the owner
  BitBoard weak;   // liberties of strings with few of them
  const BitBoard around = space_.rim | space_.room;
  for (const Color color : {space_.owner, opponent(space_.owner)}) {
    BitBoard rest = board.stones_in(around, color);
    while (!rest.is_empty()) {
      const StringShape string = board.string_at(rest.first());
      rest &= ~string.points;
      if (string.liberty_count <= 2) weak |= string.liberties;
      if (color != space_.owner) continue;
      twice |= once & string.liberties;
      once |= string.liberties;
    }
  }
  return (twice & space_.rim) | (weak & space_.reach);
}

void EyeGoal::generate(WatchedBoard& board, Color to_move, Candidates& moves) const {
  const BitBoard room = space_.room & ~board.stones_in(space_.room, space_.owner);
  const BitBoard empty = board.empty_in(room);
  // An open room is to be closed first.
  const BitBoard outside = board.stones_in(space_.rim, opponent(space_.owner));
  if (to_move == space_.owner) moves.add(outside.neighbors() & empty, 0);
  // The more neighbours a point has in the room, the more likely it is the vital one.
  for (int degree = 4; degree >= 0; --degree)
    empty.for_each([&](Point point) {
      if ((BitBoard::of(point).neighbors() & room).count() == degree)
        moves.add(point, static_cast<std::uint32_t>(degree > 2 ? 0 : 2 - degree));
    });
  moves.add(rim_moves(board), 2);
  if (to_move != space_.owner) moves.add_pass(3);
}

/// Out of moves that could mend anything, the owner has lost the eye.
Estimate FalseEyeGoal::estimate(WatchedBoard& board, Color to_move) const {
  if (has_enough_eyes(board)) return Estimate::disproved();
  if (!may_get_enough_eyes(board)) return Estimate::proved();
  if (to_move == prover()) return {};
  bool can_mend = false;
  rim_moves(board).for_each([&](Point point) {
    can_mend = can_mend || (!space().room.contains(point) && board.can_play(to_move, point));
  });
  return can_mend ? Estimate() : Estimate::proved();
}

}  // namespace gosedai
