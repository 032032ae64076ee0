// Potential: how strongly black (plus) or white (minus) holds each point (TR-720 4.1.3 and appendix
// A, TR-0837 3.3.1.1).
//
// A stone adds its pattern to the points around it. Near an edge the pattern is stronger, as if a
// friendly stone stood just outside; so there are fifteen patterns, by the distances of the stone
// from the two nearest edges. The sum is clipped to +-100; the point of a stone is +-100 itself.
//
//     PotentialPatterns   the knowledge, read by kb from its data
//     PotentialStamps     the same turned to every place of a board of one size
//     PotentialMap        sums for a set of stones, kept up to date as stones come and go
//
// Dead stones are left out by giving them to `potential_of`; both variants of the reports are that.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/board/board.hpp"
#include "model/recognition/stamp_plane.hpp"

namespace gosedai {

inline constexpr int potential_limit = 100;

/// The fifteen patterns. A pattern is written for a stone whose nearest edge is the top, at a
/// distance (edge line 1), and whose second near edge is the left; edges farther than 4 lines do
/// not matter.
class PotentialPatterns {
 public:
  static constexpr int reach = 4;         // how far a pattern extends
  static constexpr int nearby_lines = 4;  // how near an edge must be to matter
  static constexpr int side = 2 * reach + 1;

  /// Distances from the top and the left edge, 0 for a far edge. One near edge is always the top;
  /// of two near edges the top is not the farther one. Fifteen places are valid.
  struct Place {
    int top = 0;
    int left = 0;

    constexpr bool is_valid() const noexcept {
      return top >= 0 && top <= nearby_lines && left >= 0 && left <= nearby_lines &&
             (left == 0 || (top > 0 && top <= left));
    }
    friend constexpr bool operator==(Place, Place) noexcept = default;
  };
  static std::vector<Place> places();

  /// Values by row from the top and column from the left, the stone in the middle.
  using Pattern = std::array<std::array<std::int16_t, side>, side>;

  const Pattern& at(Place place) const noexcept { return patterns_[slot(place)]; }
  void set(Place place, const Pattern& pattern) noexcept { patterns_[slot(place)] = pattern; }

  friend bool operator==(const PotentialPatterns&, const PotentialPatterns&) = default;

 private:
  static constexpr std::size_t slot(Place place) noexcept {
    return static_cast<std::size_t>(place.top * (nearby_lines + 1) + place.left);
  }

  std::array<Pattern, (nearby_lines + 1) * (nearby_lines + 1)> patterns_{};
};

/// The patterns turned and mirrored to every point of a board. On boards of less than 8 lines a
/// stone may be near opposite edges; there is no pattern for that, so each near edge adds what it
/// adds to the pattern of the open board (the printed corner patterns are just that sum, too).
class PotentialStamps {
 public:
  using PatternStamp = Stamp<PotentialPatterns::reach>;
  /// The centre of a stamp: so much that no sum of patterns brings the point below the limit.
  static constexpr int own_point = 10000;

  PotentialStamps(const PotentialPatterns& patterns, int size);

  int size() const noexcept { return size_; }
  const PatternStamp& at(Point stone) const noexcept {
    return stamps_[static_cast<std::size_t>(line_class(stone.row()) * classes +
                                            line_class(stone.col()))];
  }

 private:
  /// Lines with the same distances from both their edges are alike: four at each side, and the rest.
  static constexpr int classes = 2 * PotentialPatterns::nearby_lines + 1;
  int line_class(int line) const noexcept {
    const int from_end = size_ - 1 - line;
    if (size_ <= classes || line < PotentialPatterns::nearby_lines) return line;
    return from_end < PotentialPatterns::nearby_lines ? classes - 1 - from_end
                                                      : PotentialPatterns::nearby_lines;
  }

  int size_;
  std::vector<PatternStamp> stamps_;
};

/// The potential of every point for a set of stones. All calls need the stamps of one board size.
class PotentialMap {
 public:
  void add(const PotentialStamps& stamps, Color color, Point stone) noexcept;
  void remove(const PotentialStamps& stamps, Color color, Point stone) noexcept;
  /// Adds and removes what has changed: for a move, a capture, an undo, or strings found dead.
  void move_to(const PotentialStamps& stamps, const BitBoard& black,
               const BitBoard& white) noexcept;

  /// -100 to 100; black is positive.
  int at(Point point) const noexcept;
  /// The stones that count.
  const BitBoard& stones_of(Color color) const noexcept { return stones_[player_index(color)]; }
  /// The points of a set where that colour has at least so much.
  BitBoard held_by(Color color, int least, const BitBoard& points) const noexcept;

  friend bool operator==(const PotentialMap&, const PotentialMap&) = default;

 private:
  StampPlane<PotentialPatterns::reach> sums_;
  std::array<BitBoard, 2> stones_;
};

/// The map of all stones but the dead ones.
PotentialMap potential_of(const PotentialStamps& stamps, const Board& board,
                          const BitBoard& dead = {}) noexcept;

/// The same by the plain loop over stones and points: what the tests and the benchmark compare with.
std::array<std::int16_t, plane_size> potential_by_loop(const PotentialStamps& stamps,
                                                       const Board& board,
                                                       const BitBoard& dead = {}) noexcept;

/// What a potential is worth in points of territory, -1 to 1; `whole` and more is a whole point.
constexpr double potential_points(int potential, int whole = 70) noexcept {
  if (potential >= whole) return 1.0;
  if (potential <= -whole) return -1.0;
  return static_cast<double>(potential) / whole;
}

}  // namespace gosedai
