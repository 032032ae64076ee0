// Reads what is known about influence, kb/data/influence.txt; the format is in docs/knowledge.md.
#pragma once

#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/recognition/influence.hpp"

namespace gosedai {

/// Never fails as a whole: bad values and bands are reported, all of them, and left out.
Loaded<InfluenceRules> parse_influence(std::string_view text, std::string_view file_name);

/// The rules that are built into the program.
Loaded<InfluenceRules> built_in_influence();

}  // namespace gosedai
