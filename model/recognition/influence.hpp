// Influence: the whole-board judgement by which a joseki is chosen (Shyu thesis 3.7.2, 4.2, 5.2).
//
// Every stone gives a value to the points up to five lines away, falling with the distance; black
// counts plus, white minus. A stone near an edge controls more, so for every point of the edge line the
// nearest stone within three lines, looking straight inward, has a virtual stone of its colour just
// outside:
//
//     O |. O X .      the white stone is nearest to the edge (|), so the virtual stone is white
//
// A corner stone gets two. How much a position is worth is the count of empty points, each weighted by
// the band in which its influence lies.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/board/board.hpp"
#include "model/recognition/stamp_plane.hpp"

namespace gosedai {

/// An empty point with at least that much influence counts so many hundredths of a point.
struct InfluenceBand {
  int from = 0;
  int weight = 0;

  friend bool operator==(const InfluenceBand&, const InfluenceBand&) = default;
};

/// What is known about influence. A value: kb reads it from its data.
class InfluenceRules {
 public:
  static constexpr int reach = 5;
  static constexpr int virtual_lines = 3;  // how near the edge a stone must be for a virtual stone

  /// The influence on the points so many lines away in the two directions, 0 to reach.
  void set(int lines, int aside, int value) noexcept;
  /// Bands are added in ascending order.
  void add_band(const InfluenceBand& band) { bands_.push_back(band); }

  int at(int lines, int aside) const noexcept { return stamp_.at(aside, lines); }
  const std::vector<InfluenceBand>& bands() const noexcept { return bands_; }
  const Stamp<reach>& stamp() const noexcept { return stamp_; }
  /// Hundredths of a point for a point with that influence, with the sign of the influence.
  int weight(int influence) const noexcept;

 private:
  Stamp<reach> stamp_;
  std::vector<InfluenceBand> bands_;
};

/// The four edges, as the direction in which the board is left.
enum class BoardEdge : std::uint8_t { north, east, south, west };
inline constexpr std::array<BoardEdge, 4> board_edges = {BoardEdge::north, BoardEdge::east,
                                                         BoardEdge::south, BoardEdge::west};

/// The virtual stones of a colour beyond an edge, each given by the point of the edge line next to it.
BitBoard virtual_stones(const Board& board, Color color, BoardEdge edge) noexcept;

class InfluenceMap {
 public:
  InfluenceMap(const InfluenceRules& rules, const Board& board) noexcept;

  /// Black is positive. The point of a stone has a value far above any other.
  int at(Point point) const noexcept { return sums_.at(point); }

 private:
  void add_virtual(const InfluenceRules& rules, const Board& board, Color color,
                   BoardEdge edge) noexcept;

  StampPlane<InfluenceRules::reach, 1> sums_;
};

/// The same by the plain loop of the thesis (procedure 4.1): what tests and benchmark compare with.
std::array<std::int16_t, plane_size> influence_by_loop(const InfluenceRules& rules,
                                                       const Board& board) noexcept;

/// The weighted count over the empty points of a board, in points; positive is good for black.
double influence_balance(const InfluenceRules& rules, const InfluenceMap& map,
                         const Board& board) noexcept;

}  // namespace gosedai
