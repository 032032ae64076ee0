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
                const BitBoard& board_points, const BitBoard& closed) {
  Family family;
  family.color = color;
  family.area = area;
  family.stones = area & map.stones_of(color);
  family.size = area.count();
  family.edge_length = (area & edge_points(board_points)).count();
  family.interior = (area & inside_diagonally(held, board_points)).count();
  family.definite = definite_strength(family.interior, family.size, family.stone_count());
  family.holes = stretches(border_of(area, board_points) & ~family.stones & ~closed);
  return family;
}

}  // namespace

std::vector<Family> find_families(const PotentialMap& map, const BitBoard& board_points,
                                  const BitBoard& closed) {
  std::vector<Family> families;
  for (const Color color : {Color::black, Color::white}) {
    const BitBoard held = map.held_by(color, family_potential, board_points);
    for (BitBoard rest = held; !rest.is_empty();) {
      const BitBoard area = flood(BitBoard::of(rest.first()), held);
      families.push_back(describe(color, area, held, map, board_points, closed));
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

double definite_strength(int interior, int size, int stones) noexcept {
  constexpr int small_interior = 5;
  if (interior <= small_interior) return 10.0;
  if (stones == 0) return 0.0;
  return 10.0 * std::max(5.0 - static_cast<double>(size) / stones, 0.0);
}

double family_strength(const Family& family, double siege) noexcept {
  return std::min(1.6 * siege + 0.8 * family.interior + family.definite, max_family_strength);
}

}  // namespace gosedai
