// Reads the potential patterns, kb/data/potential.txt; the format is in docs/knowledge.md.
#pragma once

#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/recognition/potential.hpp"

namespace gosedai {

/// Never fails as a whole: everything that is wrong is reported, and patterns with errors are left
/// out (their values are 0).
Loaded<PotentialPatterns> parse_potential(std::string_view text, std::string_view file_name);

/// The patterns that are built into the program.
Loaded<PotentialPatterns> built_in_potential();

}  // namespace gosedai
