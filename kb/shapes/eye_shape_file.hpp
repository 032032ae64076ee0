// Reads the table of eye shapes, kb/data/eye_shapes.txt; the format is in docs/knowledge.md.
#pragma once

#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/reading/eye_shapes.hpp"

namespace gosedai {

/// Never fails as a whole: bad lines are reported, all of them, and left out.
Loaded<EyeShapeTable> parse_eye_shapes(std::string_view text, std::string_view file_name);

/// The table that is built into the program.
Loaded<EyeShapeTable> built_in_eye_shapes();

}  // namespace gosedai
