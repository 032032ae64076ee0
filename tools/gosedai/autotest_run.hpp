// Puts the questions of regression suites to engines, many blocks side by side. The result does not
// depend on how many or in which order they run: every block sets up its position by itself, and
// every worker has an engine of its own.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "protocol/tst/suite.hpp"
#include "tools/gosedai/autotest_result.hpp"
#include "tools/gosedai/gtp_engine.hpp"

namespace gosedai::autotest {

struct SuiteFile {
  std::string file;  // as it was named by the user
  tst::Suite suite;
};

/// The suite, or a line for people: "FILE:LINE: what is wrong". A file that a loadsgf of it names is
/// looked for beside it first.
std::variant<SuiteFile, std::string> read_suite(const std::string& file);

/// Where engines come from.
struct EngineSource {
  std::function<std::unique_ptr<GtpEngine>()> start;
  /// Makes one that has been used as good as new; empty when there is no way.
  std::function<void(GtpEngine&)> start_over = {};
};

struct RunProgress {
  std::size_t asked = 0;
  std::size_t questions = 0;
  std::size_t failed = 0;
};

struct RunOptions {
  EngineSource source;
  std::size_t workers = 1;
  Nanoseconds limit = std::chrono::seconds(60);  // per question
  std::vector<std::string> only = {};            // names of commands; empty: all
  /// After each question, never twice at once.
  std::function<void(const RunProgress&)> progress = {};
};

/// Sets no name of the engine.
RunResult run(const std::vector<SuiteFile>& files, const RunOptions& options);

}  // namespace gosedai::autotest
