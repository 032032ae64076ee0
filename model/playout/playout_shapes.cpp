#include "model/playout/playout_shapes.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// Where each neighbour goes when the board is turned by a quarter, and when it is mirrored.
constexpr std::array<unsigned, 8> turned = {2, 4, 7, 1, 6, 0, 3, 5};
constexpr std::array<unsigned, 8> mirrored = {2, 1, 0, 4, 3, 7, 6, 5};
/// Places in shape_steps.
constexpr std::array<std::size_t, 4> sides = {1, 3, 4, 6};
constexpr std::array<std::size_t, 4> corners = {0, 2, 5, 7};

constexpr ShapeOdds least_odds = {1, 1};
/// Moves among enemies alone, that only taking makes legal, were counted where they were legal. In a playout such a point is an
/// eye of the enemy but for one time in a hundred, and every draw of it is in vain.
constexpr int seldom_legal = 16;

ShapeCode moved(ShapeCode code, const std::array<unsigned, 8>& places) noexcept {
  unsigned image = 0;
  for (std::size_t i = 0; i < places.size(); ++i)
    image |= static_cast<unsigned>(neighbour_in(code, i)) << (2 * places[i]);
  return static_cast<ShapeCode>(image);
}

template <class Visit>
void for_each_image(ShapeCode code, Visit visit) {
  for (int turn = 0; turn < 4; ++turn) {
    visit(code);
    visit(moved(code, mirrored));
    code = moved(code, turned);
  }
}

bool is_among_enemies(ShapeCode code, Color color) noexcept {
  return std::ranges::all_of(sides, [&](std::size_t side) {
    const Color there = neighbour_in(code, side);
    return there == opponent(color) || there == Color::edge;
  });
}

}  // namespace

ShapeCode canonical_shape(ShapeCode code) noexcept {
  ShapeCode least = code;
  for_each_image(code, [&](ShapeCode image) { least = std::min(least, image); });
  return least;
}

bool is_eye_shape(ShapeCode code, Color owner) noexcept {
  for (const std::size_t side : sides)
    if (const Color there = neighbour_in(code, side); there != owner && there != Color::edge)
      return false;
  const auto count = [&](Color color) {
    return std::ranges::count_if(corners,
                                 [&](std::size_t at) { return neighbour_in(code, at) == color; });
  };
  return count(opponent(owner)) + (count(Color::edge) > 0 ? 1 : 0) < 2;
}

PlayoutShapes::PlayoutShapes() : table_(std::make_unique<Table>()) {
  for (std::size_t code = 0; code < shape_codes; ++code)
    for (const Color color : {Color::black, Color::white})
      set_one(static_cast<ShapeCode>(code), color, least_odds);
}

void PlayoutShapes::set(ShapeCode code, ShapeOdds odds) {
  odds = {std::max(odds.near, least_odds.near), std::max(odds.far, least_odds.far)};
  for_each_image(code, [&](ShapeCode image) {
    set_one(image, Color::black, odds);
    set_one(swapped_colors(image), Color::white, odds);
  });
}

void PlayoutShapes::set_one(ShapeCode code, Color to_move, ShapeOdds odds) {
  if (is_among_enemies(code, to_move))
    odds.far = std::max<std::uint16_t>(odds.far / seldom_legal, least_odds.far);
  (*table_)[code][player_index(to_move)] = is_eye_shape(code, to_move) ? ShapeOdds() : odds;
}

}  // namespace gosedai
