// What is wrong in the joseki and in the openings, and how many there are. Besides what the readers tell,
// mistakes that a reader can live with.
#pragma once

#include <string_view>

#include "kb/format/knowledge_report.hpp"

namespace gosedai {

KnowledgeReport lint_joseki(std::string_view text, std::string_view file);
KnowledgeReport lint_openings(std::string_view text, std::string_view file);

}  // namespace gosedai
