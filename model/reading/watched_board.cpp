#include "model/reading/watched_board.hpp"

namespace gosedai {

void WatchedBoard::watch_string(Point stone) noexcept {
  board_.for_each_stone(stone, [this](Point each) {
    if (watched_stones_.contains(each)) return;
    watched_stones_.insert(each);
    footprint_.touch_around(each);
  });
}

void WatchedBoard::watch_play(Point point) noexcept {
  footprint_.touch_around(point);
  for (const Point near : neighbors(point))
    if (is_stone(board_.at(near))) watch_string(near);
}

/// One walk for everything: strings are short, so this is quicker than operations on whole sets.
StringShape WatchedBoard::string_at(Point stone) noexcept {
  StringShape shape;
  board_.for_each_stone(stone, [&](Point each) {
    shape.points.insert(each);
    for (const Point near : neighbors(each)) {
      shape.around.insert(near);
      if (board_.is_empty(near)) shape.liberties.insert(near);
    }
  });
  footprint_.touch(shape.points);
  footprint_.touch(shape.around);
  watched_stones_ |= shape.points;
  shape.stone_count = board_.stones(stone);
  shape.liberty_count = board_.liberties(stone);
  return shape;
}

bool WatchedBoard::has_atari_in(const BitBoard& points, Color color) noexcept {
  bool found = false;
  Point last;  // neighbouring points often belong to the same string
  stones_in(points, color).for_each([&](Point stone) {
    if (found || board_.head(stone) == last) return;
    last = board_.head(stone);
    found = liberties(stone) == 1;
  });
  return found;
}

}  // namespace gosedai
