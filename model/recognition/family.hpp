// Families (zoku): the spheres of influence and the walls of a position (TR-720 4.6, TR-0837 3.3.1.5).
//
// A family is a maximal connected set of points where one colour has a potential of at least 7 (the boundary). It is
// larger than a group: it tells what may become territory rather than what is connected.
#pragma once

#include <vector>

#include "model/recognition/potential.hpp"
#include "model/recognition/recognition_parameters.hpp"

namespace gosedai {

struct Family {
  Color color = Color::empty;
  BitBoard area;
  BitBoard stones;        // own stones in the area; an area can also be left without any
  int size = 0;           // points of the area
  int edge_length = 0;    // points of the area on the edge line
  int interior = 0;       // points of the area whose diagonal points all have the potential
  double definite = 0.0;  // strength of definite territory
  /// Stretches of the border that neither a stone nor a linkage closes (diagonal points touch).
  std::vector<BitBoard> holes;

  int stone_count() const noexcept { return stones.count(); }

  friend bool operator==(const Family&, const Family&) = default;
};

/// All families of both colours, black ones first, by their lowest points. `closed` are the points
/// that linkages block; the stones of the map are those that count.
std::vector<Family> find_families(const PotentialMap& map, const BitBoard& board_points,
                                  const BitBoard& closed = {},
                                  const FamilyParameters& parameters = {});

/// The family that holds a point; null when there is none.
const Family* family_at(const std::vector<Family>& families, Point point) noexcept;

/// The border: points of the area next to a point of the board outside it.
BitBoard border_of(const BitBoard& area, const BitBoard& board_points) noexcept;

/// 10 for a small interior, otherwise the more the fewer points a stone has to hold.
double definite_strength(int interior, int size, int stones,
                         const FamilyParameters& parameters = {}) noexcept;

/// min(1.6 siege + 0.8 interior + definite, 50), with the siege rate of the family's surroundings.
double family_strength(const Family& family, double siege,
                       const FamilyParameters& parameters = {}) noexcept;

}  // namespace gosedai
