// kb/data/playout_shapes.txt: the 3x3 shapes of playouts (docs/knowledge.md).
//
//     OX.X.... 3200 140      the neighbours from the north-west on, row by row; odds near and far
#pragma once

#include <string>
#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/playout/playout_shapes.hpp"

namespace gosedai {

struct PlayoutShapeFile {
  PlayoutShapes shapes;
  int count = 0;
};

Loaded<PlayoutShapeFile> parse_playout_shape_file(std::string_view text,
                                                  std::string_view file_name);
Loaded<PlayoutShapes> parse_playout_shapes(std::string_view text, std::string_view file_name);

/// One line of the file.
std::string shape_line(ShapeCode code, ShapeOdds odds);

}  // namespace gosedai
