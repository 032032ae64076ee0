// Results of test runs as JSON, and what has changed from one run to another.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "tools/gosedai/autotest_result.hpp"

namespace gosedai::autotest {

/// Without the boards. The same run gives the same text, times apart.
std::string to_json(const RunResult& run);

/// A text when it is no JSON of ours: what is wrong with it.
std::variant<RunResult, std::string> parse_json(const std::string& text);

struct Change {
  std::string place;  // "FILE: ID COMMAND"
  std::string expected;
  std::string before;  // answers
  std::string now;
};

struct Comparison {
  std::vector<Change> broken;   // right before, wrong now
  std::vector<Change> mended;   // wrong before, right now
  std::vector<Change> altered;  // another answer, as wrong or as right as before
  int common = 0;
  int added = 0;               // asked now only
  int dropped = 0;             // asked before only
  Nanoseconds time_before{0};  // of the common ones
  Nanoseconds time_now{0};
};

/// Questions are the same when file name (without folder), number and command are; when a file asks
/// the same more than once, they go in order.
Comparison compare(const RunResult& before, const RunResult& now);

std::string comparison_text(const Comparison& comparison);

}  // namespace gosedai::autotest
