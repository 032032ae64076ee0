#include "model/reading/eye_space.hpp"

namespace gosedai {
namespace {

/// A larger room is no eye space any more.
constexpr int room_limit = 40;
/// Empty points that hang together are a room as a whole up to this number.
constexpr int open_limit = 12;
constexpr int no_life_within = 7;
/// Other eyes of the strings around.
constexpr int other_limit = 3;

BitBoard empty_or(WatchedBoard& board, const BitBoard& points, Color color) {
  return board.empty_in(points) | board.stones_in(points, color);
}

/// The room that the colour's stones close off from all else; nothing when it is too large.
std::optional<BitBoard> closed_room(WatchedBoard& board, Point point, Color owner, int limit) {
  BitBoard room = BitBoard::of(point);
  while (true) {
    const BitBoard wider = room | empty_or(board, room.neighbors(), opponent(owner));
    if (wider == room) return room;
    if (wider.count() > limit) return std::nullopt;
    room = wider;
  }
}

/// The connected empty points; nothing when there are too many.
std::optional<BitBoard> empty_room(WatchedBoard& board, Point point) {
  BitBoard room = board.empty_in(BitBoard::of(point).expanded());
  if (board.is_empty(point)) room = BitBoard::of(point);
  while (true) {
    const BitBoard wider = room | board.empty_in(room.neighbors());
    if (wider == room) return room;
    if (wider.count() > room_limit) return std::nullopt;
    room = wider;
  }
}

/// Strings of the colour that have all their liberties in the room are part of it.
BitBoard strings_inside(WatchedBoard& board, const BitBoard& room, Color color) {
  BitBoard inside;
  BitBoard rest = board.stones_in(room.neighbors(), color);
  while (!rest.is_empty()) {
    const StringShape string = board.string_at(rest.first());
    rest &= ~string.points;
    if ((string.liberties & ~room).is_empty()) inside |= string.points;
  }
  return inside;
}

/// Strings of the owner that touch nothing but the room.
BitBoard islands(WatchedBoard& board, const BitBoard& room, Color owner) {
  BitBoard inside;
  BitBoard rest = board.stones_in(room.neighbors(), owner);
  while (!rest.is_empty()) {
    const StringShape string = board.string_at(rest.first());
    rest &= ~string.points;
    const BitBoard outside = string.around & ~string.points & ~room;
    if (empty_or(board, outside, opponent(owner)).is_empty()) inside |= string.points;
  }
  return inside;
}

/// A string all around would be an island too when the room is all that it touches.
BitBoard small_islands(WatchedBoard& board, const BitBoard& room, Color owner) {
  const BitBoard found = islands(board, room, owner);
  return found.count() < room.count() ? found : BitBoard();
}

EyeSpace make_space(WatchedBoard& board, Color owner, const BitBoard& room) {
  EyeSpace space;
  space.owner = owner;
  space.room = room | small_islands(board, room, owner);
  space.rim = with_diagonals(space.room) & ~space.room;
  space.reach = with_diagonals(with_diagonals(space.rim));
  return space;
}

/// Which colour has more stones next to the room?
Color majority(WatchedBoard& board, const BitBoard& room) {
  const BitBoard around = room.neighbors();
  const int black = board.stones_in(around, Color::black).count();
  const int white = board.stones_in(around, Color::white).count();
  if (black == white) return Color::empty;
  return black > white ? Color::black : Color::white;
}

/// A wide room leads out into the open somewhere. What touches no enemy stone outside is the core;
/// the points next to the core are where the room can still be closed.
BitBoard sheltered(WatchedBoard& board, const BitBoard& room, Point point, Color owner) {
  const BitBoard outside = board.stones_in(room.neighbors() & ~room, opponent(owner));
  const BitBoard core = flood(BitBoard::of(point), room & ~outside.neighbors());
  return core.expanded() & room;
}

std::optional<EyeSpace> open_space(WatchedBoard& board, Point point, Color owner) {
  const std::optional<BitBoard> empty = empty_room(board, point);
  if (!empty || empty->is_empty()) return std::nullopt;
  if (owner == Color::empty) owner = majority(board, *empty);
  if (owner == Color::empty) return std::nullopt;
  BitBoard room = *empty | strings_inside(board, *empty, opponent(owner));
  if (empty->count() > open_limit) room = sheltered(board, room, point, owner);
  if (!room.contains(point)) return std::nullopt;
  return make_space(board, owner, room);
}

/// Of two closed rooms around a point the inner one counts, unless its stones have no room to live
/// in the outer one.
bool is_eye_of_first(const BitBoard& room, const BitBoard& other) {
  const bool is_wider = room.count() > other.count();
  const int wider = is_wider ? room.count() : other.count();
  return wider <= no_life_within ? is_wider : !is_wider;
}

/// A wide room full of enemy strings is no eye space where the enemy's stones lie all around.
bool is_plausible(WatchedBoard& board, Point point, const BitBoard& room, Color owner) {
  if (room.count() <= no_life_within || !board.is_empty(point)) return true;
  const std::optional<BitBoard> empty = empty_room(board, point);
  return !empty || majority(board, *empty) != opponent(owner);
}

}  // namespace

BitBoard other_rooms(WatchedBoard& board, const BitBoard& room, Color owner) {
  BitBoard found;
  BitBoard rest = board.stones_in(room.neighbors(), owner);
  while (!rest.is_empty()) {
    const StringShape string = board.string_at(rest.first());
    rest &= ~string.points;
    (string.liberties & ~room).for_each([&](Point liberty) {
      if (found.contains(liberty)) return;
      if (const auto other = closed_room(board, liberty, owner, other_limit)) found |= *other;
    });
  }
  return found & ~room;
}

BitBoard with_diagonals(const BitBoard& points) {
  const BitBoard wide = points | points.shifted_up(1) | points.shifted_down(1);
  return wide | wide.shifted_up(stride) | wide.shifted_down(stride);
}

std::optional<EyeSpace> find_eye_space(WatchedBoard& board, Point point, Color owner) {
  const Color there = board.at(point);
  if (is_stone(there)) {
    if (owner == there) return std::nullopt;
    owner = opponent(there);
  }
  std::optional<BitBoard> black;
  std::optional<BitBoard> white;
  if (owner != Color::white) black = closed_room(board, point, Color::black, room_limit);
  if (owner != Color::black) white = closed_room(board, point, Color::white, room_limit);
  if (black && white) (is_eye_of_first(*black, *white) ? white : black).reset();
  if (black && is_plausible(board, point, *black, Color::black))
    return make_space(board, Color::black, *black);
  if (white && is_plausible(board, point, *white, Color::white))
    return make_space(board, Color::white, *white);
  return open_space(board, point, owner);
}

}  // namespace gosedai
