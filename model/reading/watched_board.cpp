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

StringShape WatchedBoard::string_at(Point stone) noexcept {
  watch_string(stone);
  StringShape shape;
  shape.points = board_.string_points(stone);
  shape.liberties = shape.points.neighbors() & board_.empty_points();
  shape.stone_count = board_.stones(stone);
  shape.liberty_count = board_.liberties(stone);
  return shape;
}

}  // namespace gosedai
