#include "tools/gosedai/autotest_result.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "protocol/gtp/result.hpp"

namespace gosedai::autotest {

namespace {

constexpr std::array<std::string_view, 4> verdict_names = {
    "passed", "failed", "passed although expected to fail", "failed as expected"};
constexpr std::array<std::string_view, 6> kind_names = {"plain", "unknown", "not understood",
                                                        "error", "late",    "none"};

template <typename Value, std::size_t count>
std::optional<Value> parse_name(const std::array<std::string_view, count>& names,
                                std::string_view text) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return std::nullopt;
  return static_cast<Value>(found - names.begin());
}

/// "unknown" as a word of its own at the beginning.
bool says_unknown(std::string_view text) {
  constexpr std::string_view word = "unknown";
  return text.starts_with(word) && (text.size() == word.size() || text[word.size()] == ' ');
}

}  // namespace

std::string_view name_of(Verdict verdict) {
  return verdict_names[static_cast<std::size_t>(verdict)];
}

std::string_view name_of(AnswerKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

std::optional<Verdict> parse_verdict(std::string_view text) {
  return parse_name<Verdict>(verdict_names, text);
}

std::optional<AnswerKind> parse_answer_kind(std::string_view text) {
  return parse_name<AnswerKind>(kind_names, text);
}

Verdict verdict_of(bool right, bool failure_expected) {
  if (right) return failure_expected ? Verdict::passed_unexpectedly : Verdict::passed;
  return failure_expected ? Verdict::failed_as_expected : Verdict::failed;
}

AnswerKind kind_of(const GtpReply& reply, Nanoseconds limit) {
  using Status = GtpReply::Status;
  if (reply.status == Status::timeout) return AnswerKind::late;
  if (!reply.is_answer()) return AnswerKind::none;
  if (reply.status == Status::error && reply.text == gtp::error::unknown_command)
    return AnswerKind::not_understood;
  if (says_unknown(reply.text)) return AnswerKind::unknown;
  if (reply.status == Status::error) return AnswerKind::error;
  return reply.spent > limit ? AnswerKind::late : AnswerKind::plain;
}

std::string_view QuestionResult::command_name() const {
  return std::string_view(command).substr(0, command.find(' '));
}

std::string FileResult::stem() const { return std::filesystem::path(file).stem().string(); }

void Tally::add(const QuestionResult& question) {
  ++total;
  right += is_right(question.verdict);
  failed += question.verdict == Verdict::failed;
  failed_as_expected += question.verdict == Verdict::failed_as_expected;
  passed_unexpectedly += question.verdict == Verdict::passed_unexpectedly;
  unknown += question.kind == AnswerKind::unknown;
  late += question.kind == AnswerKind::late;
  not_understood += question.kind == AnswerKind::not_understood;
  broken += question.kind == AnswerKind::error || question.kind == AnswerKind::none;
  times.push_back(question.spent);
}

Tally tally(const FileResult& file) {
  Tally result;
  for (const QuestionResult& question : file.questions) result.add(question);
  return result;
}

Tally tally(const RunResult& run) {
  Tally result;
  for (const FileResult& file : run.files)
    for (const QuestionResult& question : file.questions) result.add(question);
  return result;
}

Nanoseconds quantile(std::vector<Nanoseconds>& times, double part) {
  if (times.empty()) return Nanoseconds(0);
  std::ranges::sort(times);
  const auto index = static_cast<std::size_t>(part * static_cast<double>(times.size()));
  return times[std::min(index, times.size() - 1)];
}

}  // namespace gosedai::autotest
