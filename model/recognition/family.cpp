#include "model/recognition/family.hpp"

#include <algorithm>

namespace gosedai {
namespace {

/// The points all of whose diagonal points, as far as they are on the board, are in the set.
BitBoard inside_diagonally(const BitBoard& set, const BitBoard& board_points) {
  const BitBoard solid = set | ~board_points;
  return solid.shifted_up(stride + 1) & solid.shifted_up(stride - 1) &
         solid.shifted_down(stride + 1) & solid.shifted_down(stride - 1);
}

BitBoard with_diagonals(const BitBoard& set) {
  return set.expanded() | set.shifted_up(stride + 1) | set.shifted_up(stride - 1) |
         set.shifted_down(stride + 1) | set.shifted_down(stride - 1);
}

/// The pieces of a set in which points touch orthogonally or diagonally.
std::vector<BitBoard> stretches(BitBoard rest) {
  std::vector<BitBoard> found;
  while (!rest.is_empty()) {
    BitBoard piece = BitBoard::of(rest.first());
    for (BitBoard wider = with_diagonals(piece) & rest; wider != piece;
         wider = with_diagonals(piece) & rest)
      piece = wider;
    found.push_back(piece);
    rest &= ~piece;
  }
  return found;
}

BitBoard edge_points(const BitBoard& board_points) {
  return board_points & (~board_points).neighbors();
}

/// `held` are all points where the colour has the potential, whatever family they belong to.
Family describe(Color color, const BitBoard& area, const BitBoard& held, const PotentialMap& map,
                const BitBoard& board_points, const BitBoard& closed,
                const FamilyParameters& parameters) {
  Family family;
  family.color = color;
  family.area = area;
  family.stones = area & map.stones_of(color);
  family.size = area.count();
  family.edge_length = (area & edge_points(board_points)).count();
  family.interior = (area & inside_diagonally(held, board_points)).count();
  family.definite =
      definite_strength(family.interior, family.size, family.stone_count(), parameters);
  family.holes = stretches(border_of(area, board_points) & ~family.stones & ~closed);
  return family;
}

}  // namespace

std::vector<Family> find_families(const PotentialMap& map, const BitBoard& board_points,
                                  const BitBoard& closed, const FamilyParameters& parameters) {
  std::vector<Family> families;
  for (const Color color : {Color::black, Color::white}) {
    const BitBoard held = map.held_by(color, parameters.boundary, board_points);
    for (BitBoard rest = held; !rest.is_empty();) {
      const BitBoard area = flood(BitBoard::of(rest.first()), held);
      families.push_back(describe(color, area, held, map, board_points, closed, parameters));
      rest &= ~area;
    }
  }
  return families;
}

const Family* family_at(const std::vector<Family>& families, Point point) noexcept {
  const auto found = std::ranges::find_if(
      families, [&](const Family& family) { return family.area.contains(point); });
  return found == families.end() ? nullptr : &*found;
}

BitBoard border_of(const BitBoard& area, const BitBoard& board_points) noexcept {
  return area & (board_points & ~area).neighbors();
}

double definite_strength(int interior, int size, int stones,
                         const FamilyParameters& parameters) noexcept {
  if (interior <= parameters.small_interior) return parameters.small_definite;
  if (stones == 0) return 0.0;
  return parameters.definite_weight *
         std::max(parameters.points_per_stone - static_cast<double>(size) / stones, 0.0);
}

double family_strength(const Family& family, double siege,
                       const FamilyParameters& parameters) noexcept {
  return std::min(parameters.siege_weight * siege + parameters.interior_weight * family.interior +
                      family.definite,
                  parameters.most_strength);
}

}  // namespace gosedai
