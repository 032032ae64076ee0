// The set of points whose change could alter an answer.
//
// A function that reads the board records what it read. Reading a string's liberty count depends on
// its stones and on every point next to them, so touching a string adds both. As long as no point of
// the footprint changes, the function would read the same and answer the same: the answer may be
// used in later epochs.
#pragma once

#include "model/board/board.hpp"

namespace gosedai {

class Footprint {
 public:
  const BitBoard& points() const noexcept { return points_; }

  void touch(Point point) noexcept { points_.insert(point); }
  void touch(const BitBoard& points) noexcept { points_ |= points; }
  /// The point and its four neighbours: what a look at the point's surroundings reads.
  void touch_around(Point point) noexcept {
    points_.insert(point);
    for (const Point near : neighbors(point)) points_.insert(near);
  }
  void touch_string(const Board& board, Point stone) noexcept {
    board.for_each_stone(stone, [this](Point each) { touch_around(each); });
  }
  /// Everything that decides whether and how a stone can be played at an empty point: the point, its
  /// neighbours and the strings there.
  void touch_play(const Board& board, Point point) noexcept {
    touch_around(point);
    for (const Point near : neighbors(point))
      if (is_stone(board.at(near))) touch_string(board, near);
  }

 private:
  BitBoard points_;  // may hold border cells, which never change
};

}  // namespace gosedai
