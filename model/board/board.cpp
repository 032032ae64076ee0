#include "model/board/board.hpp"

#include <algorithm>
#include <utility>

namespace gosedai {

namespace {

/// A mask, because compilers make a branch of the conditional operator here.
constexpr Point none_if(bool condition, Point point) noexcept {
  return Point::from_index(static_cast<int>(point.index()) & (static_cast<int>(condition) - 1));
}

}  // namespace

Board::Board(int size) : on_board_(BitBoard::full(size)), size_(size) {
  color_.fill(Color::edge);
  on_board_.for_each([this](Point point) { color_[point.index()] = Color::empty; });
}

std::optional<Board> Board::from_stones(int size, const BitBoard& black, const BitBoard& white) {
  Board board(size);
  const BitBoard empty = board.on_board_ & ~(black | white);
  if (black.intersects(white) || !((black | white) & ~board.on_board_).is_empty() ||
      !strings_without_liberty(black, empty).is_empty() ||
      !strings_without_liberty(white, empty).is_empty())
    return std::nullopt;
  // Every string of the final position has a liberty that stays empty, so no order of placing the
  // stones captures anything.
  black.for_each([&](Point point) { board.play(Color::black, point); });
  white.for_each([&](Point point) { board.play(Color::white, point); });
  board.clear_ko();
  return board;
}

BitBoard Board::string_points(Point stone) const {
  BitBoard points;
  for_each_stone(stone, [&](Point each) { points.insert(each); });
  return points;
}

BitBoard Board::string_liberties(Point stone) const {
  BitBoard found;
  for_each_stone(stone, [&](Point each) {
    for (const Point near : neighbors(each))
      if (is_empty(near)) found.insert(near);
  });
  return found;
}

bool Board::has_breath(Color color, Point point) const noexcept {
  for (const Point near : neighbors(point)) {
    const Color there = at(near);
    if (there == Color::empty) return true;
    if (there == Color::edge) continue;
    if ((there == color) == (string_of(near).liberties > 1)) return true;
  }
  return false;
}

bool Board::joins_own(Color color, Point point) const noexcept {
  return std::ranges::any_of(neighbors(point), [&](Point near) { return at(near) == color; });
}

BitBoard Board::legal_points(Color color, Suicide suicide) const noexcept {
  const BitBoard empty = empty_points();
  BitBoard legal = empty & empty.neighbors();  // most points have an empty one next to them
  (empty & ~legal).for_each([&](Point point) {
    if (is_legal(color, point, suicide)) legal.insert(point);
  });
  if (ko_banned_ == color) legal.erase(ko_);
  return legal;
}

Hash Board::hash_after(Color color, Point point) const noexcept {
  const bool suicide = !has_breath(color, point);
  Hash after = suicide ? hash_ : hash_ ^ stone_key(color, point);
  for (const Point head : strings_around(point)) {
    if (head.is_none()) continue;
    const bool leaves = at(head) == color ? suicide : string_of(head).liberties == 1;
    if (leaves) for_each_stone(head, [&](Point stone) { after ^= stone_key(at(head), stone); });
  }
  return after;
}

void Board::put(Color color, Point point) noexcept {
  color_[point.index()] = color;
  planes_[player_index(color)].insert(point);
}

void Board::take(Color color, Point point) noexcept {
  color_[point.index()] = Color::empty;
  planes_[player_index(color)].erase(point);
}

/// The different strings next to a point, of either colour; none where there are fewer.
std::array<Point, 4> Board::strings_around(Point point) const noexcept {
  const Point* const here = &head_[head_slot(point)];
  const Point north = here[stride];
  const Point east = here[1];
  const Point south = here[-stride];
  const Point west = here[-1];
  return {north, none_if(east == north, east), none_if((south == north) | (south == east), south),
          none_if((west == north) | (west == east) | (west == south), west)};
}

void Board::give_liberty(const std::array<Point, 4>& heads) noexcept {
  for (const Point head : heads) ++strings_[head.index()].liberties;
}

/// True when a string, or the sink by chance, has no liberty left.
bool Board::take_liberty(const std::array<Point, 4>& heads) noexcept {
  bool any_without = false;
  for (const Point head : heads) any_without |= --strings_[head.index()].liberties == 0;
  return any_without;
}

/// How many liberties a stone adds to a string: empty points next to it that no stone of the string
/// touches. The stone itself does not belong to the string yet.
int Board::new_liberties(Point stone, Point string) const noexcept {
  const Point* const heads = &head_[head_slot(stone)];
  const Color* const colors = &color_[stone.index()];
  const auto touches = [=](int delta) { return heads[delta] == string; };
  const auto is_open = [=](int delta) { return colors[delta] == Color::empty; };
  const bool north_east = touches(stride + 1);
  const bool south_east = touches(1 - stride);
  const bool south_west = touches(-stride - 1);
  const bool north_west = touches(stride - 1);
  return (is_open(stride) & !(touches(2 * stride) | north_east | north_west)) +
         (is_open(1) & !(touches(2) | north_east | south_east)) +
         (is_open(-stride) & !(touches(-2 * stride) | south_east | south_west)) +
         (is_open(-1) & !(touches(-2) | north_west | south_west));
}

/// Own strings next to the new stone, or the stone itself when there are none.
void Board::find_joined(Undo& record) const noexcept {
  const Color* const colors = &color_[record.point.index()];
  std::size_t count = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const Point head = record.around[i];
    record.joined[count] = head;
    const bool joins = (colors[orthogonal[i]] == record.color) & !head.is_none();
    count += static_cast<std::size_t>(joins);
  }
  record.joined[0] = count == 0 ? record.point : record.joined[0];
  record.joined_count = static_cast<std::uint8_t>(count);
}

/// Enemy strings that the move left without a liberty.
void Board::find_captured(Undo& record) const noexcept {
  for (const Point head : record.around) {
    if (at(head) != opponent(record.color) || strings_[head.index()].liberties != 0) continue;
    record.captured[record.captured_count++] = head;
    record.captured_stones =
        static_cast<std::uint16_t>(record.captured_stones + strings_[head.index()].stones);
  }
}

/// Makes the new stone a string of its own or a part of the strings next to it.
void Board::join(Undo& record) noexcept {
  const Point point = record.point;
  find_joined(record);
  if (record.joined_count > 1) {
    // The largest string keeps its head: fewest stones to relabel.
    for (std::size_t i = 1; i < record.joined_count; ++i)
      if (strings_[record.joined[i].index()].stones > strings_[record.joined[0].index()].stones)
        std::swap(record.joined[0], record.joined[i]);
  }
  record.cell_next = next_[point.index()];
  next_[point.index()] = point;

  const Point main = record.joined[0];
  String& string = strings_[main.index()];
  record.liberties = string.liberties;
  record.stones = string.stones;
  const int counts = record.joined_count == 0 ? 0 : 1;  // the cell's own entry is old
  string.liberties =
      static_cast<std::uint16_t>(string.liberties * counts + new_liberties(point, main));
  string.stones = static_cast<std::uint16_t>(string.stones * counts + 1);
  head_[head_slot(point)] = main;
  std::swap(next_[point.index()], next_[main.index()]);
  if (record.joined_count > 1) join_others(record);
}

void Board::join_others(Undo& record) noexcept {
  const Point main = record.joined[0];
  String& string = strings_[main.index()];
  for (std::size_t i = 1; i < record.joined_count; ++i) {
    const Point other = record.joined[i];
    Point walk = other;
    // Stones are relabelled one by one, so that no liberty is counted twice.
    do {
      string.liberties = static_cast<std::uint16_t>(string.liberties + new_liberties(walk, main));
      head_[head_slot(walk)] = main;
      walk = next_[walk.index()];
    } while (walk != other);
    string.stones = static_cast<std::uint16_t>(string.stones + strings_[other.index()].stones);
    std::swap(next_[main.index()], next_[other.index()]);
  }
}

void Board::part(const Undo& record) noexcept {
  const Point point = record.point;
  const Point main = record.joined[0];
  for (std::size_t i = record.joined_count; i > 1; --i) {
    const Point other = record.joined[i - 1];
    std::swap(next_[main.index()], next_[other.index()]);
    Point walk = other;
    do {
      head_[head_slot(walk)] = other;
      walk = next_[walk.index()];
    } while (walk != other);
  }
  strings_[main.index()] = {record.liberties, record.stones};
  next_[main.index()] = next_[point.index()];
  next_[point.index()] = record.cell_next;
  head_[head_slot(point)] = Point::none();
}

/// Takes a string off; its list and its counts stay as they are for restore_string.
void Board::lift_string(Color color, Point head) noexcept {
  Point walk = head;
  do {
    head_[head_slot(walk)] = Point::none();
    walk = next_[walk.index()];
  } while (walk != head);
  do {
    take(color, walk);
    hash_ ^= stone_key(color, walk);
    give_liberty(strings_around(walk));
    walk = next_[walk.index()];
  } while (walk != head);
  prisoners_[player_index(color)] += strings_[head.index()].stones;
}

void Board::restore_string(Color color, Point head) noexcept {
  Point walk = head;
  do {
    put(color, walk);
    take_liberty(strings_around(walk));
    walk = next_[walk.index()];
  } while (walk != head);
  do {
    head_[head_slot(walk)] = head;
    walk = next_[walk.index()];
  } while (walk != head);
  prisoners_[player_index(color)] -= strings_[head.index()].stones;
}

Board::Undo Board::play(Color color, Point point) noexcept {
  Undo record;
  record.hash = hash_;
  record.point = point;
  record.color = color;
  record.ko = ko_;
  record.ko_banned = ko_banned_;
  record.around = strings_around(point);

  put(color, point);
  hash_ ^= stone_key(color, point);
  if (take_liberty(record.around)) [[unlikely]]
    find_captured(record);
  join(record);
  for (std::size_t i = 0; i < record.captured_count; ++i)
    lift_string(opponent(color), record.captured[i]);
  clear_ko();
  const String& own = string_of(point);
  if (own.liberties == 0) [[unlikely]] {
    record.suicide = true;
    lift_string(color, head(point));
  } else if (record.captured_stones == 1 && own.stones == 1 && own.liberties == 1) {
    set_ko(record.captured[0], opponent(color));
  }
  return record;
}

Board::Undo Board::pass() noexcept {
  Undo record;
  record.hash = hash_;
  record.ko = ko_;
  record.ko_banned = ko_banned_;
  clear_ko();
  return record;
}

void Board::undo(const Undo& record) noexcept {
  if (!record.point.is_none()) [[likely]] {
    if (record.suicide) [[unlikely]]
      restore_string(record.color, record.joined[0]);
    for (std::size_t i = record.captured_count; i > 0; --i)
      restore_string(opponent(record.color), record.captured[i - 1]);
    part(record);
    take(record.color, record.point);
    give_liberty(record.around);
  }
  hash_ = record.hash;
  ko_ = record.ko;
  ko_banned_ = record.ko_banned;
}

}  // namespace gosedai
