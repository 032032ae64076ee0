// Where the border between the areas of both sides is still open, and what a move there changes.
//
//     X X . . O     both reach the two points between within two steps; who moves first there
//     X . . . O     decides where the border runs
//
// Distances are counted through free points, so nobody reaches behind a wall. Dead stones are free points.
#pragma once

#include "kb/cases/framework.hpp"
#include "model/recognition/terrain.hpp"

namespace gosedai {

class OpenBorder {
 public:
  OpenBorder(const Terrain& terrain, int reach);

  /// Points that both sides reach within two steps.
  const BitBoard& points() const { return points_; }
  /// What a stone of that colour gains when the enemy answers next to it, if the answer takes back more than
  /// one point: what one point is worth he finds elsewhere, too.
  int gain(Color color, Point point) const;
  /// What a second stone near the first adds if it was not answered.
  int next_gain(Color color, Point point) const;
  /// The point is on one's own side of the border: a stone there keeps the enemy out.
  bool is_closing(Color color, Point point) const;

 private:
  /// Next to a friend, or with two liberties of its own.
  bool can_stay(Color color, Point point, const BitBoard& enemy) const;
  Areas areas_with(Color color, const BitBoard& own, const BitBoard& enemy) const;
  /// The points of that colour less those of the other with some stones more of both.
  int lead(Color color, const BitBoard& own, const BitBoard& enemy) const;

  std::array<BitBoard, 2> live_;
  BitBoard free_;
  BitBoard empty_;
  BitBoard points_;
  int reach_;
  bool stones_count_;  // area scoring
  int black_lead_ = 0;
};

}  // namespace gosedai
