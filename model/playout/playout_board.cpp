#include "model/playout/playout_board.hpp"

namespace gosedai {

namespace {

struct DrawnPlace {
  std::size_t index = 0;
  std::uint32_t rest = 0;  // of what was drawn
};

/// Where the sum of the odds passes what is drawn. All are looked at: it costs less than to be wrong about where to end.
template <class Odds>
DrawnPlace drawn_place(const Odds* odds, std::size_t count, std::uint32_t drawn) noexcept {
  DrawnPlace place{0, drawn};
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    sum += odds[i];
    const std::uint32_t is_before = sum <= drawn ? 1 : 0;
    place.index += is_before;
    place.rest -= odds[i] * is_before;
  }
  return place;
}

}  // namespace

PlayoutBoard::PlayoutBoard(const Board& board, const PlayoutShapes& shapes)
    : shapes_(&shapes), size_(board.size()) {
  color_.fill(Color::edge);
  board.all_points().for_each([&](Point point) { color_[point.index()] = Color::empty; });
  board.all_points().for_each([&](Point point) {
    unsigned code = 0;
    for (std::size_t i = 0; i < shape_steps.size(); ++i)
      code |= static_cast<unsigned>(at(point.offset(shape_steps[i]))) << (2 * i);
    code_[point.index()] = static_cast<ShapeCode>(code);
    update_odds(point);
  });
  for (const Color color : {Color::black, Color::white})
    board.stones_of(color).for_each([&](Point point) { put_stone(color, point); });
  ko_ = board.ko_point();
}

/// Of a point without empty neighbours: by linking or by taking.
bool PlayoutBoard::can_breathe(Color color, Point point) const noexcept {
  bool breathes = false;
  for (const Point near : neighbors(point)) {
    const Color there = at(near);
    breathes |= (there != Color::edge) & ((there == color) != in_atari(near));
  }
  return breathes;
}

void PlayoutBoard::set_odds(Color color, Point point, std::uint32_t odds) noexcept {
  const std::size_t player = player_index(color);
  std::uint16_t& here = odds_[player][point.index()];
  const std::uint32_t change = odds - here;  // wraps around, and back in the sums
  here = static_cast<std::uint16_t>(odds);
  row_[player][point.index() / stride] += change;
  total_[player] += change;
}

void PlayoutBoard::update_odds(Point point) noexcept {
  const ShapeCode code = code_[point.index()];
  set_odds(Color::black, point, shapes_->odds(code, Color::black).far);
  set_odds(Color::white, point, shapes_->odds(code, Color::white).far);
}

void PlayoutBoard::change_color(Point point, Color before, Color now) noexcept {
  color_[point.index()] = now;
  const unsigned change = static_cast<unsigned>(before) ^ static_cast<unsigned>(now);
  const std::size_t line = point.index() / stride;
  OddsChange north;
  OddsChange beside;
  OddsChange south;
  // The neighbour at step i sees the point at step 7 - i.
  for (std::size_t i = 0; i < shape_steps.size(); ++i)
    change_neighbour(point.offset(shape_steps[i]), change << (2 * (7 - i)),
                     i < 3   ? north
                     : i < 5 ? beside
                             : south);
  add_to_line(line + 1, north);
  add_to_line(line, beside);
  add_to_line(line - 1, south);
}

void PlayoutBoard::change_neighbour(Point near, unsigned change, OddsChange& line) noexcept {
  const std::size_t at = near.index();
  code_[at] = static_cast<ShapeCode>(code_[at] ^ change);
  const std::uint32_t counts = is_empty(near) ? 1 : 0;
  const std::uint32_t black = shapes_->odds(code_[at], Color::black).far * counts;
  const std::uint32_t white = shapes_->odds(code_[at], Color::white).far * counts;
  line.black += black - odds_[0][at];
  line.white += white - odds_[1][at];
  odds_[0][at] = static_cast<std::uint16_t>(black);
  odds_[1][at] = static_cast<std::uint16_t>(white);
}

void PlayoutBoard::add_to_line(std::size_t line, const OddsChange& change) noexcept {
  row_[0][line] += change.black;
  row_[1][line] += change.white;
  total_[0] += change.black;
  total_[1] += change.white;
}

void PlayoutBoard::put_stone(Color color, Point point) noexcept {
  change_color(point, Color::empty, color);
  set_odds(Color::black, point, 0);
  set_odds(Color::white, point, 0);
  head_[point.index()] = point;
  next_[point.index()] = point;
  String& own = strings_[point.index()];
  own = {};
  own.stones = 1;
  const auto index = static_cast<std::uint32_t>(point.index());
  for (const Point near : neighbors(point)) {
    own.add(static_cast<std::uint32_t>(near.index()), is_empty(near) ? 1 : 0);
    string_of(near).remove(index);
  }
  for (const Point near : neighbors(point))
    if (at(near) == color && head(near) != head(point)) join(near, point);
}

void PlayoutBoard::join(Point a, Point b) noexcept {
  Point large = head(a);
  Point small = head(b);
  if (strings_[large.index()].stones < strings_[small.index()].stones) std::swap(large, small);
  String& into = strings_[large.index()];
  const String& from = strings_[small.index()];
  into.sum += from.sum;
  into.squares += from.squares;
  into.count = static_cast<std::uint16_t>(into.count + from.count);
  into.stones = static_cast<std::uint16_t>(into.stones + from.stones);
  Point walk = small;
  do {
    head_[walk.index()] = large;
    walk = next_[walk.index()];
  } while (walk != small);
  std::swap(next_[large.index()], next_[small.index()]);
}

int PlayoutBoard::take_string(Point stone) noexcept {
  const Color color = at(stone);
  const int taken = stones(stone);
  Point walk = stone;
  do {
    change_color(walk, color, Color::empty);
    update_odds(walk);
    head_[walk.index()] = Point::none();
    walk = next_[walk.index()];
  } while (walk != stone);
  do {
    for (const Point near : neighbors(walk))
      string_of(near).add(static_cast<std::uint32_t>(walk.index()), 1);
    walk = next_[walk.index()];
  } while (walk != stone);
  return taken;
}

int PlayoutBoard::play(Color color, Point point) noexcept {
  ko_ = Point::none();
  put_stone(color, point);
  bool takes = false;
  for (const Point near : neighbors(point))
    takes |= (at(near) == opponent(color)) & (pseudo_liberties(near) == 0);
  if (!takes) return 0;
  int taken = 0;
  Point taken_at;
  for (const Point near : neighbors(point))
    if (at(near) == opponent(color) && pseudo_liberties(near) == 0) {
      taken += take_string(near);
      taken_at = near;
    }
  if (taken == 1 && stones(point) == 1 && pseudo_liberties(point) == 1) ko_ = taken_at;
  return taken;
}

Point PlayoutBoard::draw(Color color, std::uint32_t drawn) const noexcept {
  const std::size_t player = player_index(color);
  const auto size = static_cast<std::size_t>(size_);
  const DrawnPlace row = drawn_place(row_[player].data() + 1, size, drawn);
  const std::size_t first = (row.index + 1) * stride + 1;
  const DrawnPlace col = drawn_place(odds_[player].data() + first, size, row.rest);
  return Point::from_index(static_cast<int>(first + col.index));
}

bool PlayoutBoard::is_consistent() const {
  std::array<std::uint32_t, 2> sums{};
  for (int row = 0; row < size_; ++row)
    for (int col = 0; col < size_; ++col) {
      const Point point = Point::at(col, row);
      for (std::size_t i = 0; i < shape_steps.size(); ++i)
        if (neighbour_in(code(point), i) != at(point.offset(shape_steps[i]))) return false;
      for (const Color color : {Color::black, Color::white}) {
        const std::uint32_t odds = is_empty(point) ? shapes_->odds(code(point), color).far : 0U;
        if (odds_at(color, point) != odds) return false;
        sums[player_index(color)] += odds;
      }
      if (is_empty(point) || head(point) != point) continue;
      String counted;
      Point walk = point;
      do {
        ++counted.stones;
        for (const Point near : neighbors(walk))
          counted.add(static_cast<std::uint32_t>(near.index()), is_empty(near) ? 1 : 0);
        walk = next_in_string(walk);
      } while (walk != point);
      const String& kept = string_of(point);
      if (kept.sum != counted.sum || kept.squares != counted.squares ||
          kept.count != counted.count || kept.stones != counted.stones)
        return false;
    }
  return sums == total_;
}

}  // namespace gosedai
