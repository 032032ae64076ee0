// Reads what orders the moves of life and death, kb/data/life_weights.txt; the format is in docs/knowledge.md.
#pragma once

#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/reading/life_weights.hpp"

namespace gosedai {

/// Never fails as a whole: everything that is wrong is reported, also what is missing; what could not be
/// read has weight 0.
Loaded<LifeWeights> parse_life_weights(std::string_view text, std::string_view file_name);

}  // namespace gosedai
