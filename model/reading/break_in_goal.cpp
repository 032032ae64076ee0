#include "model/reading/break_in_goal.hpp"

namespace gosedai {

Point BreakInGoal::missing_end(WatchedBoard& board) const {
  return board.at(stone()) != owner() ? stone() : Point::none();
}

/// A step into the area, or to a string that stands there already.
BitBoard BreakInGoal::joining_points(WatchedBoard& board, const StringShape& string) const {
  BitBoard targets = area_;
  const BitBoard near = string.liberties.neighbors() & ~string.points;
  for_each_string(board, near, owner(), [&](Point, const StringShape& own) {
    if (own.points.intersects(area_)) targets |= own.liberties;
  });
  return string.liberties & targets;
}

void BreakInGoal::spread_from_target(WatchedBoard& board, ConnectionField& field,
                                     const ConnectionField::Bounds& bounds) const {
  field.spread_from_area(board, area_, owner(), bounds);
}

}  // namespace gosedai
