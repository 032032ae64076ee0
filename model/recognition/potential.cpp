#include "model/recognition/potential.hpp"

#include <algorithm>
#include <utility>

namespace gosedai {
namespace {

constexpr int reach = PotentialPatterns::reach;

int sign_of(Color color) { return color == Color::black ? 1 : -1; }

/// Distances of a stone from the edges of one direction; 0 when the edge is too far to matter.
struct Nearness {
  int low;   // from the edge of line 0
  int high;  // from the opposite edge

  Nearness(int line, int size) : low(near(line + 1)), high(near(size - line)) {}

  bool is_between() const { return low != 0 && high != 0; }
  /// So many steps towards higher lines leads off the board.
  bool leaves(int steps) const {
    return (low != 0 && -steps >= low) || (high != 0 && steps >= high);
  }

 private:
  static int near(int distance) {
    return distance <= PotentialPatterns::nearby_lines ? distance : 0;
  }
};

/// A cell of the pattern for at most one near edge of each direction. `away` counts the steps from
/// the stone away from that edge.
struct Direction {
  int distance = 0;  // of the near edge, 0 for none
  int away = 0;
};

int cell(const PotentialPatterns& patterns, Direction one, Direction other) {
  if (one.distance == 0 || (other.distance != 0 && other.distance < one.distance))
    std::swap(one, other);
  const PotentialPatterns::Pattern& pattern = patterns.at({one.distance, other.distance});
  return pattern[static_cast<std::size_t>(one.away + reach)]
                [static_cast<std::size_t>(other.away + reach)];
}

/// The direction seen from whichever edge is near; the two are not near at once.
Direction single(Nearness near, int steps) {
  return near.high != 0 ? Direction{near.high, -steps} : Direction{near.low, steps};
}

/// What one near edge adds to the pattern of the open board.
int gain(const PotentialPatterns& patterns, int distance, int away, int aside) {
  if (distance == 0) return 0;
  return cell(patterns, {distance, away}, {0, aside}) - cell(patterns, {0, away}, {0, aside});
}

int value(const PotentialPatterns& patterns, Nearness cols, Nearness rows, int east, int north) {
  if (cols.leaves(east) || rows.leaves(north)) return 0;
  if (!cols.is_between() && !rows.is_between())
    return cell(patterns, single(rows, north), single(cols, east));
  return cell(patterns, {0, north}, {0, east}) + gain(patterns, rows.low, north, east) +
         gain(patterns, rows.high, -north, east) + gain(patterns, cols.low, east, north) +
         gain(patterns, cols.high, -east, north);
}

PotentialStamps::PatternStamp make_stamp(const PotentialPatterns& patterns, Nearness cols,
                                         Nearness rows) {
  PotentialStamps::PatternStamp stamp;
  for (int north = -reach; north <= reach; ++north)
    for (int east = -reach; east <= reach; ++east)
      stamp.set(east, north, value(patterns, cols, rows, east, north));
  stamp.set(0, 0, PotentialStamps::own_point);
  return stamp;
}

void add_by_loop(std::array<std::int16_t, plane_size>& sums, const PotentialStamps& stamps,
                 Color color, Point stone) {
  const PotentialStamps::PatternStamp& stamp = stamps.at(stone);
  for (int north = -reach; north <= reach; ++north)
    for (int east = -reach; east <= reach; ++east) {
      const int col = stone.col() + east;
      const int row = stone.row() + north;
      if (col < 0 || row < 0 || col >= stamps.size() || row >= stamps.size()) continue;
      std::int16_t& sum = sums[Point::at(col, row).index()];
      sum = static_cast<std::int16_t>(sum + sign_of(color) * stamp.at(east, north));
    }
}

}  // namespace

std::vector<PotentialPatterns::Place> PotentialPatterns::places() {
  std::vector<Place> valid;
  for (int top = 0; top <= nearby_lines; ++top)
    for (int left = 0; left <= nearby_lines; ++left)
      if (const Place place{top, left}; place.is_valid()) valid.push_back(place);
  return valid;
}

PotentialStamps::PotentialStamps(const PotentialPatterns& patterns, int size)
    : size_(size), stamps_(static_cast<std::size_t>(classes * classes)) {
  for (int row = 0; row < size; ++row)
    for (int col = 0; col < size; ++col)
      stamps_[static_cast<std::size_t>(line_class(row) * classes + line_class(col))] =
          make_stamp(patterns, Nearness(col, size), Nearness(row, size));
}

void PotentialMap::add(const PotentialStamps& stamps, Color color, Point stone) noexcept {
  sums_.add(stamps.at(stone), stone.col(), stone.row(), sign_of(color));
  stones_[player_index(color)].insert(stone);
}

void PotentialMap::remove(const PotentialStamps& stamps, Color color, Point stone) noexcept {
  sums_.add(stamps.at(stone), stone.col(), stone.row(), -sign_of(color));
  stones_[player_index(color)].erase(stone);
}

void PotentialMap::move_to(const PotentialStamps& stamps, const BitBoard& black,
                           const BitBoard& white) noexcept {
  for (const Color color : {Color::black, Color::white}) {
    const BitBoard& now = color == Color::black ? black : white;
    const BitBoard before = stones_of(color);
    (before & ~now).for_each([&](Point stone) { remove(stamps, color, stone); });
    (now & ~before).for_each([&](Point stone) { add(stamps, color, stone); });
  }
}

int PotentialMap::at(Point point) const noexcept {
  return std::clamp(sums_.at(point), -potential_limit, potential_limit);
}

BitBoard PotentialMap::held_by(Color color, int least, const BitBoard& points) const noexcept {
  BitBoard held;
  points.for_each([&](Point point) {
    if (sign_of(color) * at(point) >= least) held.insert(point);
  });
  return held;
}

PotentialMap potential_of(const PotentialStamps& stamps, const Board& board,
                          const BitBoard& dead) noexcept {
  PotentialMap map;
  map.move_to(stamps, board.stones_of(Color::black) & ~dead, board.stones_of(Color::white) & ~dead);
  return map;
}

std::array<std::int16_t, plane_size> potential_by_loop(const PotentialStamps& stamps,
                                                       const Board& board,
                                                       const BitBoard& dead) noexcept {
  std::array<std::int16_t, plane_size> sums{};
  for (const Color color : {Color::black, Color::white})
    (board.stones_of(color) & ~dead).for_each([&](Point stone) {
      add_by_loop(sums, stamps, color, stone);
    });
  for (std::int16_t& sum : sums)
    sum = std::clamp<std::int16_t>(sum, -potential_limit, potential_limit);
  return sums;
}

}  // namespace gosedai
