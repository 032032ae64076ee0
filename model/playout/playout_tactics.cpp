#include "model/playout/playout_tactics.hpp"

#include <algorithm>
#include <array>

namespace gosedai {

namespace {

/// A handful of points that touch, as an eye space or as stones that fill one.
class SmallSpace {
 public:
  static constexpr int most = 6;

  /// False when it is one too many.
  bool add(Point point) noexcept {
    if (count_ == most) return false;
    points_[static_cast<std::size_t>(count_++)] = point;
    return true;
  }
  bool contains(Point point) const noexcept {
    bool found = false;
    for (const Point each : points_) found |= each == point;  // none where there is none yet
    return found;
  }
  int count() const noexcept { return count_; }
  Point operator[](int index) const noexcept { return points_[static_cast<std::size_t>(index)]; }

  /// The point a nakade is played at; none when the shape has none. Known by how many points it touches:
  /// the middle of three, of a pyramid, a cross, a bulky five, a rabbity six.
  Point vital() const noexcept {
    Point found;
    int most_touched = 0;
    int touches = 0;
    for (int i = 0; i < count_; ++i) {
      int touched = 0;
      for (const Point near : neighbors((*this)[i])) touched += contains(near) ? 1 : 0;
      touches += touched;
      if (touched > most_touched) {
        most_touched = touched;
        found = (*this)[i];
      }
    }
    const bool is_bulky = count_ == 5 && touches == 10 && most_touched == 3;
    const bool is_rabbity = count_ == 6 && touches >= 12 && most_touched == 4;
    const bool is_star = count_ >= 3 && count_ <= 5 && most_touched == count_ - 1;
    return is_bulky || is_rabbity || is_star ? found : Point::none();
  }
  bool is_square() const noexcept {
    int touches = 0;
    for (int i = 0; i < count_; ++i)
      for (const Point near : neighbors((*this)[i])) touches += contains(near) ? 1 : 0;
    return count_ == 4 && touches == 8;
  }

 private:
  std::array<Point, most> points_;
  int count_ = 0;
};

bool add_string(const PlayoutBoard& board, Point stone, SmallSpace& space) noexcept {
  if (space.contains(stone)) return true;
  Point walk = stone;
  do {
    if (!space.add(walk)) return false;
    walk = board.next_in_string(walk);
  } while (walk != stone);
  return true;
}

/// The stones after a move at the point would, when taken, leave a space that one more move kills.
bool kills_when_taken(const PlayoutBoard& board, Color color, Point point) noexcept {
  SmallSpace shape;
  shape.add(point);
  for (const Point near : neighbors(point))
    if (board.at(near) == color && !add_string(board, near, shape)) return false;
  return shape.count() == 2 || shape.is_square() || !shape.vital().is_none();
}

}  // namespace

FewLiberties liberties_of(const PlayoutBoard& board, Point stone, int limit) noexcept {
  FewLiberties found(limit);
  Point walk = stone;
  do {
    if (has_breath_in(board.code(walk)))
      for (const Point near : neighbors(walk)) found.add_if(board.is_empty(near), near);
    walk = board.next_in_string(walk);
  } while (walk != stone && !found.is_full());
  return found;
}

int breath_after(const PlayoutBoard& board, Color color, Point point, int limit,
                 Point without) noexcept {
  const int breath = breath_in(board.code(point));
  if (breath > limit || (breath == limit && without.is_none())) return limit;
  FewLiberties found(limit);
  for (const Point near : neighbors(point)) {
    const bool breathes = board.is_empty(near) & (near != without);
    const bool is_taken = (board.at(near) == opponent(color)) & board.in_atari(near);
    found.add_if(breathes | is_taken, near);
  }
  if (found.is_full()) return limit;
  // Of a friend's liberties the point itself goes, and the filled one.
  const int lost = without.is_none() ? 1 : 2;
  const int enough = std::min(limit + lost, FewLiberties::most);
  for (const Point near : neighbors(point)) {
    if ((board.at(near) != color) | board.in_atari(near)) continue;
    // No point counts more than four times, with one or two stones none twice.
    const int pseudo = board.pseudo_liberties(near);
    if (pseudo > 4 * (limit + lost - 1) || (board.stones(near) <= 2 && pseudo >= limit + lost))
      return limit;
    const FewLiberties others = liberties_of(board, near, enough);
    for (int i = 0; i < others.count(); ++i)
      found.add_if((others[i] != point) & (others[i] != without), others[i]);
    if (found.is_full()) return limit;
  }
  return found.count();
}

bool takes_something(const PlayoutBoard& board, Color color, Point point) noexcept {
  return board.has_atari_beside(point, opponent(color));
}

bool gives_stones_away(const PlayoutBoard& board, Color color, Point point) noexcept {
  if (breath_in(board.code(point)) >= 2) return false;
  constexpr int many = 9;  // pseudo-liberties of at least three points
  bool alone = true;
  bool has_room = false;
  for (const Point near : neighbors(point)) {
    const bool own = board.at(near) == color;
    alone &= !own;
    has_room |= own & (board.pseudo_liberties(near) >= many);
  }
  if (has_room) return false;
  if (breath_after(board, color, point, 2) > 1 || takes_something(board, color, point))
    return false;
  return !alone && !kills_when_taken(board, color, point);
}

Point vital_point(const PlayoutBoard& board, Point inside) noexcept {
  if (!is_closed_in(board.code(inside))) return Point::none();
  SmallSpace space;
  space.add(inside);
  Color border = Color::empty;
  for (int i = 0; i < space.count(); ++i)
    for (const Point near : neighbors(space[i])) {
      const Color there = board.at(near);
      if (there == Color::empty) {
        if (space.contains(near)) continue;
        if (!is_closed_in(board.code(near)) || !space.add(near)) return Point::none();
      } else if (there != Color::edge) {
        if (border != Color::empty && border != there) return Point::none();
        border = there;
      }
    }
  return space.vital();
}

}  // namespace gosedai
