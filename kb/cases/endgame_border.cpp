#include "kb/cases/endgame_border.hpp"

#include <algorithm>

namespace gosedai {

namespace {

BitBoard steps_from(const BitBoard& stones, const BitBoard& through, int steps) {
  BitBoard reached = stones.neighbors() & through;
  for (int step = 1; step < steps; ++step) reached |= reached.neighbors() & through;
  return reached;
}

const BitBoard& of(const Areas& areas, Color color) {
  return color == Color::black ? areas.black : areas.white;
}

}  // namespace

OpenBorder::OpenBorder(const Terrain& terrain, int reach)
    : live_{terrain.live_stones(Color::black), terrain.live_stones(Color::white)},
      free_(terrain.free_points()),
      empty_(terrain.board().empty_points()),
      reach_(reach),
      stones_count_(terrain.position->rules.scoring == Scoring::area) {
  points_ = steps_from(live_[0], free_, 2) & steps_from(live_[1], free_, 2) & empty_;
  black_lead_ = lead(Color::black, {}, {});
}

Areas OpenBorder::areas_with(Color color, const BitBoard& own, const BitBoard& enemy) const {
  std::array<BitBoard, 2> stones = live_;
  stones[player_index(color)] |= own;
  stones[player_index(opponent(color))] |= enemy;
  return nearest_areas(stones[0], stones[1], free_ & ~(own | enemy), reach_);
}

int OpenBorder::lead(Color color, const BitBoard& own, const BitBoard& enemy) const {
  const Areas areas = areas_with(color, own, enemy);
  return of(areas, color).count() - of(areas, opponent(color)).count() +
         (stones_count_ ? own.count() - enemy.count() : 0);
}

int OpenBorder::gain(Color color, Point point) const {
  if (!can_stay(color, point, {})) return 0;
  const BitBoard stone = BitBoard::of(point);
  const int after = lead(color, stone, {});
  const int now = color == Color::black ? black_lead_ : -black_lead_;
  if (after - now <= 1) return after - now;
  int taken_back = 0;
  const BitBoard answers =
      steps_from(live_[player_index(opponent(color))], free_ & ~stone, 2) & empty_;
  const auto answer = [&](Point next) {
    if (answers.contains(next) && can_stay(opponent(color), next, stone))
      taken_back = std::max(taken_back, after - lead(color, stone, BitBoard::of(next)));
  };
  for (const int step : orthogonal) answer(point.offset(step));
  for (const int step : diagonal) answer(point.offset(step));
  return after - now - std::max(0, taken_back - 1);
}

bool OpenBorder::can_stay(Color color, Point point, const BitBoard& enemy) const {
  int liberties = 0;
  for (const Point near : neighbors(point)) {
    if (live_[player_index(color)].contains(near)) return true;
    liberties += free_.contains(near) && !enemy.contains(near) ? 1 : 0;
  }
  return liberties >= 2;
}

int OpenBorder::next_gain(Color color, Point point) const {
  const BitBoard stone = BitBoard::of(point);
  const int after = lead(color, stone, {});
  int best = 0;
  // Through free points: nobody goes on behind a wall.
  (steps_from(stone, free_, 2) & empty_ & ~stone).for_each([&](Point next) {
    best = std::max(best, lead(color, stone | BitBoard::of(next), {}) - after);
  });
  return best;
}

bool OpenBorder::is_closing(Color color, Point point) const {
  return of(areas_with(color, {}, {}), color).contains(point);
}

}  // namespace gosedai
