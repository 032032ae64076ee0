// The result of a test run as text for people.
#pragma once

#include <cstdint>
#include <string>

#include "tools/gosedai/autotest_result.hpp"

namespace gosedai::autotest {

/// Which failures are shown with their board.
enum class Boards : std::uint8_t { none, unexpected, all };

/// Every answer that is not what the suite says about it: failures (those that were expected only
/// with `all`) and questions that have become easy.
std::string failures_text(const RunResult& run, Boards boards);

/// Per file, per command and in all, with the times.
std::string tables_text(const RunResult& run);

/// Files named TYPE-RANK (tesuji-5k): ranks as rows, the weakest first, types as columns. Empty when
/// there are none.
std::string ranks_text(const RunResult& run);

/// "12.3 ms".
std::string time_text(Nanoseconds time);

}  // namespace gosedai::autotest
