// Reads and writes what moves look like, kb/data/move_shapes.txt and kb/data/surroundings_net.txt; the
// formats are in docs/knowledge.md.
#pragma once

#include <string>
#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/shapes/move_knowledge.hpp"

namespace gosedai {

/// Never fails as a whole: bad lines are reported, all of them, and left out.
Loaded<ShapeStrengths> parse_shape_strengths(std::string_view text, std::string_view file_name);
/// A table with something wrong in it is empty.
Loaded<SurroundingsNet> parse_surroundings_net(std::string_view text, std::string_view file_name);

/// With comment lines about where it comes from; each begins with '#'.
std::string to_text(const ShapeStrengths& strengths, std::string_view provenance);
std::string to_text(const SurroundingsNet& net, std::string_view provenance);

/// What is built into the program.
Loaded<MoveKnowledge> built_in_move_knowledge();

}  // namespace gosedai
