#include "model/board/symmetry.hpp"

#include <array>

namespace gosedai {

namespace {

struct Seed {  // coordinates as in the seed: from 1, upper left corner first
  int x;
  int y;
};

Seed to_seed(Point point, int size) { return {point.col() + 1, size - point.row()}; }
Point to_point(Seed at, int size) { return Point::at(at.x - 1, size - at.y); }

Seed convert(Seed at, int code, int size) {
  const int mirror_x = size + 1 - at.x;
  const int mirror_y = size + 1 - at.y;
  switch (code) {
    case 0: return {at.x, at.y};
    case 1: return {at.y, at.x};
    case 2: return {at.x, mirror_y};
    case 3: return {mirror_y, at.x};
    case 4: return {mirror_x, at.y};
    case 5: return {at.y, mirror_x};
    case 6: return {mirror_x, mirror_y};
    default: return {mirror_y, mirror_x};
  }
}

}  // namespace

Point Symmetry::apply(Point point, int size) const noexcept {
  return to_point(convert(to_seed(point, size), code_, size), size);
}

Symmetry Symmetry::inverse() const noexcept {
  // Codes 3 and 5 are the quarter turns and undo each other; the others undo themselves.
  constexpr std::array<int, symmetry_count> inverses = {0, 1, 2, 5, 4, 3, 6, 7};
  return Symmetry(inverses[code_]);
}

BasicCoordinates basic_coordinates(Point point, int size) noexcept {
  const Seed at = to_seed(point, size);
  const int middle = (size + 1) / 2;
  for (int code = 0; code < symmetry_count; ++code) {
    const Seed folded = convert(at, code, size);
    if (folded.x <= folded.y && folded.y <= middle) return {folded.x, folded.y, Symmetry(code)};
  }
  return {};
}

}  // namespace gosedai
