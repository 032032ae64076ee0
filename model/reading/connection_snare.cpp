#include "model/reading/connection_snare.hpp"

#include <algorithm>

#include "model/reading/capture_goal.hpp"

namespace gosedai {

namespace {

/// A wall with more liberties than this cannot be put into atari on the way.
constexpr int ample_wall = 3;

}  // namespace

ConnectionSnare ConnectionSnare::find(WatchedBoard& board, Color owner, Point point) {
  ConnectionSnare snare(owner, true);
  snare.holds_ = snare.lies_at(board, point);
  snare.zone_ |= snare.course_;
  return snare;
}

bool ConnectionSnare::exists(WatchedBoard& board, Color owner, Point point) {
  return ConnectionSnare(owner, false).lies_at(board, point);
}

bool ConnectionSnare::lies_at(WatchedBoard& board, Point point) {
  if (!board.can_play(opponent(owner_), point)) return false;
  course_.insert(point);
  const Board::Undo undo = board.play(opponent(owner_), point);
  const bool caught = is_caught(board, point, most_ataris);
  board.undo(undo);
  return caught;
}

/// The owner is to move.
bool ConnectionSnare::is_caught(WatchedBoard& board, Point stone, int ataris) {
  const int count = board.liberties(stone);
  if (count > 2 || board.touches_atari(stone, owner_)) return false;
  const FewPoints liberties = board.few_liberties(stone);
  if (in_full_) lean_on(board, stone);
  if (count == 1) return can_take(board, liberties.front());
  return std::ranges::any_of(liberties, [&](Point liberty) {
    return ataris > 0 && is_caught_by(board, stone, liberty, ataris);
  });
}

bool ConnectionSnare::is_caught_by(WatchedBoard& board, Point stone, Point atari, int ataris) {
  if (!board.can_play(owner_, atari) || board.is_banned(owner_, atari)) return false;
  const BitBoard course = course_;
  const BitBoard zone = zone_;
  const Board::Undo undo = board.play(owner_, atari);
  bool caught = board.liberties(stone) == 1 && board.liberties(atari) > 1;
  if (caught) {
    const Point last = board.few_liberties(stone).front();
    caught = can_take(board, last);
    if (caught && board.can_play(opponent(owner_), last)) {
      const Board::Undo run = board.play(opponent(owner_), last);
      caught = is_caught(board, stone, ataris - 1);
      board.undo(run);
    }
  }
  board.undo(undo);
  if (!caught) {  // what failed is not leant on
    course_ = course;
    zone_ = zone;
  }
  return caught;
}

/// Not in a ko, and whoever takes is not taken himself.
bool ConnectionSnare::can_take(WatchedBoard& board, Point last) {
  if (!board.can_play(owner_, last) || board.is_banned(owner_, last)) return false;
  const Board::Undo undo = board.play(owner_, last);
  const bool safe = board.liberties(last) > 1;
  board.undo(undo);
  return safe;
}

void ConnectionSnare::lean_on(WatchedBoard& board, Point stone) {
  const StringShape string = board.string_at(stone);
  course_ |= string.liberties;
  zone_ |= string.around;
  for_each_string(board, string.around, owner_, [&](Point, const StringShape& wall) {
    zone_ |= wall.points;
    if (wall.liberty_count <= ample_wall) zone_ |= wall.liberties;
  });
}

}  // namespace gosedai
