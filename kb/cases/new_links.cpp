#include "kb/cases/new_links.hpp"

namespace gosedai {

namespace {

class Links {
 public:
  Links(const Terrain& terrain, Color color, Point point, LinkCare care)
      : board_(terrain.board()),
        own_(terrain.live_stones(color)),
        enemies_(terrain.live_stones(opponent(color))),
        point_(point),
        care_(care) {}

  NewLinks run() {
    found_.reached = BitBoard::of(point_).neighbors() & own_;
    for (std::size_t i = 0; i < 4; ++i) {
      const int ahead = orthogonal[i];
      const int aside = orthogonal[(i + 1) % 4];
      kosumi(ahead, aside);
      line(ahead);
      keima(ahead, aside);
      keima(aside, ahead);
      leg(ahead);
    }
    return found_;
  }

 private:
  bool is_own(Point point) const { return board_.contains(point) && own_.contains(point); }
  bool is_free(Point point) const { return board_.contains(point) && board_.is_empty(point); }
  bool is_open_to_enemies(const BitBoard& between) const {
    return care_ == LinkCare::firm && between.neighbors().intersects(enemies_);
  }
  void join(Point end, const BitBoard& between) {
    if (is_open_to_enemies(between)) return;
    found_.reached.insert(end);
    found_.blocks |= between;
  }

  void kosumi(int ahead, int aside) {
    const Point end = point_.offset(ahead + aside);
    if (!is_own(end)) return;
    const bool free = is_free(point_.offset(ahead));
    const bool other = is_free(point_.offset(aside));
    if (care_ == LinkCare::firm ? free && other : free || other) found_.reached.insert(end);
  }

  /// Ikken and niken.
  void line(int step) {
    BitBoard between;
    Point walk = point_.offset(step);
    for (int count = 0; count < 2 && is_free(walk); ++count) {
      between.insert(walk);
      walk = walk.offset(step);
      if (is_own(walk)) return join(walk, between);
    }
  }

  void keima(int ahead, int aside) {
    const Point end = point_.offset(2 * ahead + aside);
    const Point near = point_.offset(ahead);
    const Point far = point_.offset(ahead + aside);
    if (is_own(end) && is_free(near) && is_free(far))
      join(end, BitBoard::of(near) | BitBoard::of(far));
  }

  void leg(int step) {
    constexpr int most = 3;
    BitBoard below;
    Point walk = point_.offset(step);
    for (int count = 0; count < most && is_free(walk); ++count) {
      below.insert(walk);
      walk = walk.offset(step);
    }
    if (!board_.contains(walk) && !is_open_to_enemies(below)) found_.blocks |= below;
  }

  const Board& board_;
  BitBoard own_;
  BitBoard enemies_;
  Point point_;
  LinkCare care_;
  NewLinks found_;
};

}  // namespace

NewLinks links_from(const Terrain& terrain, Color color, Point point, LinkCare care) {
  return Links(terrain, color, point, care).run();
}

}  // namespace gosedai
