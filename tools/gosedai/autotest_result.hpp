// What became of the questions of regression suites, as values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/gosedai/gtp_engine.hpp"

namespace gosedai::autotest {

enum class Verdict : std::uint8_t {
  passed,
  failed,
  passed_unexpectedly,  // although marked as a failure
  failed_as_expected,
};

/// What kind of answer it was; all but `plain` fail.
enum class AnswerKind : std::uint8_t {
  plain,
  unknown,         // the program says that it does not know
  not_understood,  // it does not have the command
  error,           // any other error
  late,            // right or wrong, but after the limit
  none,            // no answer at all, or the position could not be set up
};

std::string_view name_of(Verdict verdict);
std::string_view name_of(AnswerKind kind);
std::optional<Verdict> parse_verdict(std::string_view text);
std::optional<AnswerKind> parse_answer_kind(std::string_view text);

/// Whether the answer was right, expected or not.
constexpr bool is_right(Verdict verdict) {
  return verdict == Verdict::passed || verdict == Verdict::passed_unexpectedly;
}

Verdict verdict_of(bool right, bool failure_expected);
AnswerKind kind_of(const GtpReply& reply, Nanoseconds limit);

struct QuestionResult {
  int id = 0;
  int line = 0;
  std::string command = {};   // with its arguments
  std::string expected = {};  // "[1 D4]"
  std::string title = {};
  std::string answer = {};
  AnswerKind kind = AnswerKind::none;
  Verdict verdict = Verdict::failed;
  Nanoseconds spent{0};
  std::string board = {};  // of a failure

  /// The first word of the command.
  std::string_view command_name() const;
};

struct FileResult {
  std::string file;
  std::vector<QuestionResult> questions;  // in the order of the file
  /// Settings that the program does not have, each once: they were left out.
  std::vector<std::string> skipped_settings = {};

  /// The name without the folder and without its ending.
  std::string stem() const;
};

struct RunResult {
  std::string engine;
  std::vector<FileResult> files;
  Nanoseconds wall{0};
};

/// Counts over some questions.
struct Tally {
  int total = 0;
  int right = 0;
  int failed = 0;  // that were not expected to
  int failed_as_expected = 0;
  int passed_unexpectedly = 0;
  int unknown = 0;
  int late = 0;
  int not_understood = 0;
  int broken = 0;  // errors and no answers
  std::vector<Nanoseconds> times = {};

  void add(const QuestionResult& question);
  double percent() const { return total == 0 ? 0 : 100.0 * right / total; }
};

Tally tally(const FileResult& file);
Tally tally(const RunResult& run);

/// The time that the given part of them does not exceed; zero for none. Sorts.
Nanoseconds quantile(std::vector<Nanoseconds>& times, double part);

}  // namespace gosedai::autotest
