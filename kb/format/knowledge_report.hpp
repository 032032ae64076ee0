// What checking a knowledge file brought out.
#pragma once

#include <string>
#include <vector>

#include "kb/format/data_error.hpp"

namespace gosedai {

/// How many of what a file has: "patterns", 41.
struct KnowledgeCount {
  std::string what;
  int number = 0;

  friend bool operator==(const KnowledgeCount&, const KnowledgeCount&) = default;
};

struct KnowledgeReport {
  std::vector<DataError> errors;
  std::vector<KnowledgeCount> counts;
};

}  // namespace gosedai
