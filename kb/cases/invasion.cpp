#include "kb/cases/invasion.hpp"

#include <algorithm>

#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

constexpr int least_size = 13;
constexpr int corner_width = 4;     // the lone stone stands in an empty square so wide
constexpr int enclosure_width = 5;  // ... and an enclosure
constexpr int approach_reach = 8;   // lines along a side within which a stone counts as approaching
constexpr int room = 3;             // lines between an invader on a side and the enemy's stones

/// A corner with its edges to the left and below: lines from 1.
class CornerFrame {
 public:
  CornerFrame(const CaseView& view, Symmetry symmetry)
      : board_(view.board()), symmetry_(symmetry.inverse()), dead_(view.terrain().dead) {}

  Point at(int x, int y) const { return symmetry_.apply(Point::at(x - 1, y - 1), board_.size()); }
  Color color(int x, int y) const {
    const Point point = at(x, y);
    return dead_.contains(point) ? Color::empty : board_.at(point);
  }
  int stones_within(int width) const {
    int count = 0;
    for (int x = 1; x <= width; ++x)
      for (int y = 1; y <= width; ++y) count += is_stone(board_.at(at(x, y))) ? 1 : 0;
    return count;
  }
  /// A living stone of that colour along one of the two sides, beyond the square.
  bool approached(Color enemy, bool along_x, int from) const {
    for (int along = from; along <= approach_reach; ++along)
      for (int line = 2; line <= 4; ++line)
        if ((along_x ? color(along, line) : color(line, along)) == enemy) return true;
    return false;
  }

 private:
  const Board& board_;
  Symmetry symmetry_;
  const BitBoard& dead_;
};

class InvasionScan {
 public:
  explicit InvasionScan(const CaseView& view)
      : view_(view), parameters_(view.parameters.invasion) {}

  CandidateList run() {
    // Codes 0, 2, 4 and 6 are the mirror images that reach each corner once; all eight are needed for
    // enclosures, which have a long side.
    for (int code = 0; code < symmetry_count; ++code) {
      const CornerFrame frame(view_, Symmetry(code));
      if (code % 2 == 0) look_at_lone_stone(frame);
      look_at_enclosure(frame);
    }
    for (const WeakArea& area : view_.layer().weak.all) look_at_side(area);
    std::ranges::sort(found_);
    return found_;
  }

 private:
  void look_at_lone_stone(const CornerFrame& frame) {
    const Color owner = frame.color(4, 4);
    if (!is_stone(owner) || frame.stones_within(corner_width) != 1) return;
    const Point stone = frame.at(4, 4);
    add(opponent(owner), frame.at(3, 3), Motive::invade_corner, parameters_.corner, stone);
    add(owner, defence_of(frame, owner), Motive::defend_corner, parameters_.corner_defence, stone);
  }

  /// Straight down on the side where the enemy has come near, else the 3-3 point itself.
  static Point defence_of(const CornerFrame& frame, Color owner) {
    const bool on_x = frame.approached(opponent(owner), true, corner_width + 1);
    const bool on_y = frame.approached(opponent(owner), false, corner_width + 1);
    if (on_x == on_y) return frame.at(3, 3);
    return on_x ? frame.at(4, 3) : frame.at(3, 4);
  }

  /// A stone on 3-4 and one a small knight's move along the side.
  void look_at_enclosure(const CornerFrame& frame) {
    const Color owner = frame.color(4, 3);
    if (!is_stone(owner) || frame.color(3, 5) != owner || frame.stones_within(enclosure_width) != 2)
      return;
    const bool is_near = frame.approached(opponent(owner), true, enclosure_width + 1) ||
                         frame.approached(opponent(owner), false, enclosure_width + 1);
    if (!is_near) return;
    const Point stone = frame.at(4, 3);
    add(opponent(owner), frame.at(3, 3), Motive::invade_enclosure, parameters_.enclosure, stone);
    add(owner, frame.at(3, 3), Motive::defend_enclosure, parameters_.enclosure_defence, stone);
  }

  /// The point of the third line in the framework that is farthest from the enemy's stones.
  void look_at_side(const WeakArea& area) {
    if (area.size < parameters_.least_side) return;
    const BitBoard owners = view_.terrain().live_stones(area.color);
    BitBoard near = owners;
    for (int step = 1; step < room; ++step) near |= near.expanded();
    BitBoard left = area.points & view_.board().empty_points() & ~near & third_line();
    Point best;
    while (!left.is_empty()) {
      best = middle_of(left);
      near |= near.expanded();
      left &= ~near;
    }
    if (best.is_none()) return;
    const double value = std::min(area.size * parameters_.side_share, parameters_.most_side);
    add(opponent(area.color), best, Motive::invade_side, value, Point::none());
    add(area.color, best, Motive::between_own, value, Point::none());
  }

  BitBoard third_line() const {
    const int size = view_.board().size();
    BitBoard line;
    view_.board().all_points().for_each([&](Point point) {
      if (height(point, size) == 3) line.insert(point);
    });
    return line;
  }

  /// The one in the middle of the list: not at an end of what is left.
  static Point middle_of(const BitBoard& points) {
    int wanted = points.count() / 2;
    Point middle;
    points.for_each([&](Point point) {
      if (wanted-- == 0) middle = point;
    });
    return middle;
  }

  void add(Color color, Point point, Motive motive, double value, Point stone) {
    if (!view_.position().playable_by(color).contains(point)) return;
    Candidate candidate;
    candidate.kind = CaseKind::invasion;
    candidate.motive = motive;
    candidate.color = color;
    candidate.point = point;
    if (const GroupMembers* group = view_.terrain().group_of(stone)) candidate.target = group->id;
    candidate.value = value;
    found_.push_back(candidate);
  }

  const CaseView& view_;
  const InvasionParameters& parameters_;
  CandidateList found_;
};

}  // namespace

CandidateList invasion_moves(const CaseView& view) {
  if (view.board().size() < least_size) return {};
  return InvasionScan(view).run();
}

}  // namespace gosedai
