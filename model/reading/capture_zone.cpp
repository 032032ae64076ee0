// What the proof of a capture leans on (proof_search.hpp, "Zones").
//
// The target is surrounded by walls: the attacker's strings next to it. A proof stays good as long
// as the points around the target look the same and no wall can be put into atari from outside. Two
// liberties of a wall that belong to the zone are enough for that: the owner has to enter the zone
// to take one of them.
#include "model/reading/capture_goal.hpp"

namespace gosedai {

namespace {

constexpr int wall_liberties = 2;

/// Counts the liberties that are in the zone anyway, up to what is needed, and keeps the first ones
/// that are not.
class Cover {
 public:
  explicit Cover(BitBoard& zone) : zone_(zone) {}

  void see(Point liberty) {
    if (zone_.contains(liberty)) {
      if (covered_ == 0 || (covered_ == 1 && seen_ != liberty)) ++covered_;
      seen_ = liberty;
    } else if (first_.is_none() || liberty < first_) {
      second_ = first_;
      first_ = liberty;
    } else if (liberty != first_ && (second_.is_none() || liberty < second_)) {
      second_ = liberty;
    }
  }
  void complete() {
    if (covered_ < wall_liberties && !first_.is_none()) zone_.insert(first_);
    if (covered_ + 1 < wall_liberties && !second_.is_none()) zone_.insert(second_);
  }

 private:
  BitBoard& zone_;
  int covered_ = 0;
  Point seen_;
  Point first_;
  Point second_;
};

/// A liberty at `filled` does not count: the owner is thought to play there.
void cover_walls(WatchedBoard& board, Color attacker, const BitBoard& near, BitBoard& zone,
                 Point filled = Point::none()) {
  BitBoard rest = board.stones_in(near, attacker);
  for (Point wall = rest.first(); !wall.is_none(); wall = rest.first()) {
    Cover cover(zone);
    board.for_each_stone(wall, [&](Point stone) {
      rest.erase(stone);
      zone.insert(stone);
      for (const Point point : neighbors(stone))
        if (point != filled && board.at_watched(point) == Color::empty) cover.see(point);
    });
    cover.complete();
  }
}

}  // namespace

BitBoard CaptureGoal::zone_of_position(WatchedBoard& board, Color to_move) const {
  if (board.at(target_) != owner_) return BitBoard::of(target_);
  BitBoard zone;
  board.add_string_and_around(target_, zone);
  const BitBoard around_target = zone;
  const int liberty_count = board.liberties(target_);
  // An extension that was seen to fail without being played.
  const Point extension =
      to_move == owner_ && liberty_count == 1 ? last_liberty(board) : Point::none();
  if (!extension.is_none()) cover_breath(board, extension, zone);
  cover_walls(board, attacker(), around_target, zone, extension);
  if (to_move == owner_ && liberty_count > 1) cover_forbidden_points(board, zone);
  return zone;
}

/// A point where the owner may not play now must stay forbidden: what takes its breath belongs to
/// the zone as well.
void CaptureGoal::cover_forbidden_points(WatchedBoard& board, BitBoard& zone) const {
  board.empty_in(zone).for_each([&](Point point) {
    if (!board.can_play(owner_, point)) cover_breath(board, point, zone);
  });
}

/// What decides how many liberties an owner's stone has at an empty point.
void CaptureGoal::cover_breath(WatchedBoard& board, Point point, BitBoard& zone) const {
  BitBoard around;
  for (const Point near : neighbors(point)) {
    around.insert(near);
    if (board.at(near) == owner_) board.add_string_and_around(near, around);
  }
  zone |= around;
  cover_walls(board, attacker(), around, zone, point);
}

BitBoard CaptureGoal::zone_of_move(WatchedBoard& board, Point move) const {
  BitBoard zone = BitBoard::of(move);
  BitBoard taken;  // surroundings of what the move captures
  for (const Point near : neighbors(move))
    if (board.at(near) == owner_ && board.liberties(near) == 1)
      board.add_string_and_around(near, taken);
  if (!taken.is_empty()) {
    zone |= taken;
    cover_walls(board, attacker(), taken, zone);
  }
  for (const Point near : neighbors(move))
    if (board.at(near) == attacker()) board.add_string(near, zone);
  Cover cover(zone);
  for (const Point near : neighbors(move)) {
    const Color color = board.at(near);
    if (color == Color::empty || (color == owner_ && board.liberties(near) == 1)) cover.see(near);
    if (color != attacker()) continue;
    board.for_each_liberty_touched(near, [&](Point liberty) {
      if (liberty != move) cover.see(liberty);
    });
  }
  cover.complete();
  return zone;
}

}  // namespace gosedai
