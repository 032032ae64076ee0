#include "kb/cases/candidate.hpp"

#include <array>

namespace gosedai {

std::string_view name_of(CaseKind kind) noexcept {
  constexpr std::array<std::string_view, case_kind_count> names = {
      "capture",  "escape",        "contact",      "corner",      "edge", "framework", "joseki",
      "siege",    "siege-linkage", "link",         "life",        "race", "family",    "linkage",
      "invasion", "endgame",       "multi-target", "double-move", "ko",   "shape"};
  return names[static_cast<std::size_t>(kind)];
}

}  // namespace gosedai
