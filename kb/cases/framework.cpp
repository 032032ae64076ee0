#include "kb/cases/framework.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr int far_from_stones = 3;  // steps, of a stone that erases or that expands
constexpr int erasing_height = 4;

const BitBoard& of(const Areas& areas, Color color) {
  return color == Color::black ? areas.black : areas.white;
}

BitBoard within(BitBoard points, int steps) {
  for (int step = 0; step < steps; ++step) points = points.expanded();
  return points;
}

/// The moves of one side.
class FrameworkScan {
 public:
  FrameworkScan(const Position& position, Color color, const BitBoard& dead,
                const FrameworkParameters& parameters)
      : position_(position),
        board_(position.board),
        color_(color),
        own_(board_.stones_of(color) & ~dead),
        enemy_(board_.stones_of(opponent(color)) & ~dead),
        free_(board_.all_points() & ~(own_ | enemy_)),
        parameters_(parameters),
        now_(areas_of(own_, free_)) {}

  CandidateList run() {
    const int balance = lead(now_);
    CandidateList list;
    frontier().for_each([&](Point point) {
      if (height(point, board_.size()) < 2 || !position_.playable_by(color_).contains(point))
        return;
      const BitBoard stone = BitBoard::of(point);
      const int gain = lead(areas_of(own_ | stone, free_ & ~stone)) - balance;
      if (gain > 0) list.push_back(candidate_at(point, gain));
    });
    keep_best(list);
    return list;
  }

 private:
  Areas areas_of(const BitBoard& own, const BitBoard& free) const {
    const bool is_black = color_ == Color::black;
    return nearest_areas(is_black ? own : enemy_, is_black ? enemy_ : own, free, parameters_.reach);
  }
  int lead(const Areas& areas) const {
    return of(areas, color_).count() - of(areas, opponent(color_)).count();
  }

  /// Deep inside one's own area nothing is to gain: points near nobody's or the enemy's, and of his only
  /// those that see it from above.
  BitBoard frontier() const {
    const BitBoard empty = board_.empty_points();
    const BitBoard& enemy_area = of(now_, opponent(color_));
    const BitBoard contested = within(enemy_area, 2);
    const BitBoard open = empty & ~within(own_ | enemy_, 3);
    return ((contested | open) & empty & ~enemy_area) | (erasing_points() & empty);
  }

  BitBoard erasing_points() const {
    const BitBoard far = of(now_, opponent(color_)) & ~within(enemy_, far_from_stones - 1);
    BitBoard high;
    far.for_each([&](Point point) {
      if (height(point, board_.size()) >= erasing_height) high.insert(point);
    });
    return high;
  }

  Candidate candidate_at(Point point, int gain) const {
    Candidate candidate;
    candidate.kind = CaseKind::framework;
    candidate.motive = motive_at(point);
    candidate.color = color_;
    candidate.point = point;
    candidate.value = gain * parameters_.points_per_gain *
                      (candidate.motive == Motive::erase ? parameters_.erase_share : 1);
    return candidate;
  }

  Motive motive_at(Point point) const {
    if (of(now_, opponent(color_)).contains(point)) return Motive::erase;
    const BitBoard close = within(BitBoard::of(point), 2);
    if (close.intersects(own_) && close.intersects(enemy_)) return Motive::wall_off;
    if (!within(close, 3 * parameters_.reach - 2).intersects(own_)) return Motive::open_board;
    const bool is_far = !within(close, far_from_stones - 1).intersects(enemy_);
    return is_far && height(point, board_.size()) >= erasing_height ? Motive::expand
                                                                    : Motive::widen;
  }

  void keep_best(CandidateList& list) const {
    std::ranges::sort(list, [](const Candidate& a, const Candidate& b) {
      return a.value != b.value ? a.value > b.value : a.point < b.point;
    });
    auto most = static_cast<std::size_t>(parameters_.most_candidates);
    if (list.size() <= most) return;
    // On an empty board mirror images are equally good, and all of them stay.
    if ((own_ | enemy_).is_empty())
      while (most < list.size() && list[most].value == list[most - 1].value) ++most;
    list.resize(most);
  }

  const Position& position_;
  const Board& board_;
  Color color_;
  BitBoard own_;
  BitBoard enemy_;
  BitBoard free_;
  const FrameworkParameters& parameters_;
  Areas now_;
};

}  // namespace

Areas nearest_areas(const BitBoard& black, const BitBoard& white, const BitBoard& empty,
                    int reach) {
  Areas areas;
  BitBoard black_front = black;
  BitBoard white_front = white;
  BitBoard free = empty;
  for (int step = 0; step < reach; ++step) {
    const BitBoard black_next = black_front.neighbors() & free;
    const BitBoard white_next = white_front.neighbors() & free;
    areas.black |= black_next & ~white_next;
    areas.white |= white_next & ~black_next;
    free &= ~(black_next | white_next);
    // Points that both reach at once belong to nobody, but the way goes on through them.
    black_front = black_next;
    white_front = white_next;
  }
  return areas;
}

CandidateList framework_points(const Position& position, const FrameworkParameters& parameters,
                               const BitBoard& dead) {
  CandidateList found = FrameworkScan(position, Color::black, dead, parameters).run();
  const CandidateList others = FrameworkScan(position, Color::white, dead, parameters).run();
  found.insert(found.end(), others.begin(), others.end());
  std::ranges::sort(found);
  return found;
}

}  // namespace gosedai
