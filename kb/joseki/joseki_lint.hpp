// What is wrong in the joseki and the openings, and how many there are.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kb/format/data_error.hpp"

namespace gosedai {

struct JosekiLint {
  std::vector<DataError> errors;
  std::vector<std::pair<std::string, std::size_t>> counts;  // "joseki variations", 6012
};

/// All errors of both texts. Besides what the readers tell, mistakes that a reader can live with.
JosekiLint lint_joseki(std::string_view joseki_text, std::string_view openings_text);

}  // namespace gosedai
