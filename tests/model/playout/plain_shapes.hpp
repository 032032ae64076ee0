// Shapes for tests of playouts: all moves are equally likely, own eyes are not filled.
#pragma once

#include "model/playout/playout_shapes.hpp"

namespace gosedai::playout_tests {

inline const PlayoutShapes& plain_shapes() {
  static const PlayoutShapes shapes = [] {
    PlayoutShapes all;
    for (std::size_t code = 0; code < shape_codes; ++code)
      all.set(static_cast<ShapeCode>(code), {100, 100});
    return all;
  }();
  return shapes;
}

}  // namespace gosedai::playout_tests
