// A knowledge file with random mistakes: its reader must stay whole and say where each mistake is.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "kb/format/data_error.hpp"

namespace gosedai::kb_tests {

/// The text with one to four characters changed, put in or, with some that follow, taken out. New
/// characters come from the text itself or are any byte.
inline std::string mutated(std::string_view text, std::mt19937& random) {
  std::string changed(text);
  for (unsigned left = 1 + random() % 4; left > 0 && !changed.empty(); --left) {
    const std::size_t where = random() % changed.size();
    const char fresh =
        random() % 4 == 0 ? static_cast<char>(random() % 256) : text[random() % text.size()];
    switch (random() % 3) {
      case 0: changed[where] = fresh; break;
      case 1: changed.erase(where, 1 + random() % 40); break;
      default: changed.insert(where, 1, fresh);
    }
  }
  return changed;
}

/// Every error names a place in the text; what is missing at its end is the line after the last.
inline void expect_places(const std::vector<DataError>& errors, std::string_view text) {
  const auto lines = 1 + std::ranges::count(text, '\n');
  for (const DataError& error : errors) {
    EXPECT_GE(error.line, 1);
    EXPECT_LE(error.line, lines + 1);
    EXPECT_GE(error.column, 1);
    EXPECT_FALSE(error.message.empty());
  }
}

}  // namespace gosedai::kb_tests
