#include "tools/gosedai/autotest_report.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace gosedai::autotest {

namespace {

template <typename... Values>
std::string format(const char* pattern, Values... values) {
  std::array<char, 512> text{};
  std::snprintf(text.data(), text.size(), pattern, values...);
  return text.data();
}

double milliseconds(Nanoseconds time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

Nanoseconds sum(const std::vector<Nanoseconds>& times) {
  return std::accumulate(times.begin(), times.end(), Nanoseconds(0));
}

std::string indented(const std::string& text) {
  std::string result = "  ";
  for (const char letter : text) {
    result += letter;
    if (letter == '\n') result += "  ";
  }
  return result + '\n';
}

/// Without empty lines before it. The letters above a board that came through a pipe have lost their
/// indentation; they get that of the letters below.
std::string board_lines(const std::string& board) {
  std::string text = board.substr(std::min(board.find_first_not_of('\n'), board.size()));
  const std::size_t below = text.rfind(text.substr(0, text.find('\n')));
  const std::size_t line = text.rfind('\n', below) + 1;
  if (!text.starts_with('A') || below == 0 || line == 0) return text;
  return std::string(below - line, ' ') + text;
}

std::string failure_text(const FileResult& file, const QuestionResult& question, Boards boards) {
  std::string text = file.file + ':' + std::to_string(question.line) + ": " +
                     std::to_string(question.id) + ' ' + question.command + ": ";
  switch (question.verdict) {
    case Verdict::passed: text += "passed"; break;
    case Verdict::failed: text += "FAILED"; break;
    case Verdict::passed_unexpectedly: text += "PASSED although expected to fail"; break;
    case Verdict::failed_as_expected: text += "failed as expected"; break;
  }
  if (question.kind != AnswerKind::plain) text += " (" + std::string(name_of(question.kind)) + ')';
  text += '\n';
  if (!question.title.empty()) text += "  " + question.title + '\n';
  text += "  expected " + question.expected + ", got " + question.answer + " after " +
          time_text(question.spent) + '\n';
  const bool show = boards == Boards::all ||
                    (boards == Boards::unexpected && question.verdict == Verdict::failed);
  if (show && !question.board.empty()) text += indented(board_lines(question.board));
  return text;
}

constexpr std::array<const char*, 13> columns = {"right",  "of",      "%",    "failed", "expected",
                                                 "eased",  "unknown", "late", "no cmd", "broken",
                                                 "median", "p90",     "max"};

std::string heading(const char* first) {
  std::string line = format("%-28s", first);
  for (const char* name : columns) line += format(" %8s", name);
  return line + "    total\n";
}

std::string row(const std::string& name, Tally counts) {
  std::string line = format("%-28s %8d %8d %8.1f %8d %8d %8d %8d %8d %8d %8d", name.c_str(),
                            counts.right, counts.total, counts.percent(), counts.failed,
                            counts.failed_as_expected, counts.passed_unexpectedly, counts.unknown,
                            counts.late, counts.not_understood, counts.broken);
  for (const double part : {0.5, 0.9, 1.0})
    line += format(" %8.2f", milliseconds(quantile(counts.times, part)));
  return line + format(" %8.2f\n", milliseconds(sum(counts.times)) / 1000);
}

constexpr const char* legend =
    "failed: without the mark *; expected: failed as marked; eased: right although marked as a\n"
    "failure; no cmd: command not understood; broken: error or no answer; times in ms, total in "
    "s\n";

std::map<std::string, Tally> by_command(const RunResult& run) {
  std::map<std::string, Tally> commands;
  for (const FileResult& file : run.files)
    for (const QuestionResult& question : file.questions)
      commands[std::string(question.command_name())].add(question);
  return commands;
}

/// From 30k up to 9d as numbers that grow with strength; nothing for other texts.
std::optional<int> parse_rank(const std::string& text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const std::string digits = text.substr(0, text.size() - 1);
  if (!std::ranges::all_of(digits, [](unsigned char letter) { return std::isdigit(letter) != 0; }))
    return std::nullopt;
  const int number = std::stoi(digits);
  if (text.back() == 'k') return -number;
  return text.back() == 'd' ? std::optional(number) : std::nullopt;
}

std::string rank_name(int rank) {
  return rank < 0 ? std::to_string(-rank) + 'k' : std::to_string(rank) + 'd';
}

std::string rank_cell(const Tally& counts) {
  if (counts.total == 0) return format(" %19s", "");
  return format(" %5d of %4d %5.1f%%", counts.right, counts.total, counts.percent());
}

using RankTable = std::map<int, std::map<std::string, Tally>>;

RankTable by_rank(const RunResult& run) {
  RankTable table;
  for (const FileResult& file : run.files) {
    const std::string stem = file.stem();
    const std::size_t dash = stem.rfind('-');
    if (dash == std::string::npos) continue;
    const std::optional<int> rank = parse_rank(stem.substr(dash + 1));
    if (!rank) continue;
    for (const QuestionResult& question : file.questions)
      for (const std::string& type : {stem.substr(0, dash), std::string("all")})
        table[*rank][type].add(question);
  }
  return table;
}

}  // namespace

std::string time_text(Nanoseconds time) {
  return time < std::chrono::seconds(1) ? format("%.2f ms", milliseconds(time))
                                        : format("%.2f s", milliseconds(time) / 1000);
}

std::string failures_text(const RunResult& run, Boards boards) {
  std::string text;
  for (const FileResult& file : run.files) {
    for (const QuestionResult& question : file.questions) {
      const bool quiet = question.verdict == Verdict::passed ||
                         (question.verdict == Verdict::failed_as_expected && boards != Boards::all);
      if (!quiet) text += failure_text(file, question, boards);
    }
    for (const std::string& setting : file.skipped_settings)
      text += file.file + ": left out: " + setting + '\n';
  }
  return text;
}

std::string tables_text(const RunResult& run) {
  std::string text;
  if (run.files.size() > 1) {
    text += heading("file");
    for (const FileResult& file : run.files)
      if (!file.questions.empty()) text += row(file.stem(), tally(file));
    text += '\n';
  }
  text += heading("command");
  for (const auto& [name, counts] : by_command(run)) text += row(name, counts);
  const Tally all = tally(run);
  text += row("all", all);
  text += legend;
  text += format("%d questions in %s of %s\n", all.total, time_text(run.wall).c_str(),
                 run.engine.c_str());
  return text;
}

std::string ranks_text(const RunResult& run) {
  const RankTable table = by_rank(run);
  if (table.empty()) return {};
  std::map<std::string, Tally> types;
  for (const auto& [rank, cells] : table)
    for (const auto& [type, counts] : cells) {
      Tally& sum_of_type = types[type];
      sum_of_type.right += counts.right;
      sum_of_type.total += counts.total;
    }
  std::string text = format("%-5s", "rank");
  for (const auto& [type, counts] : types) text += format(" %19s", type.c_str());
  text += '\n';
  for (const auto& [rank, cells] : table) {
    text += format("%-5s", rank_name(rank).c_str());
    for (const auto& [type, counts] : types) {
      const auto cell = cells.find(type);
      text += rank_cell(cell == cells.end() ? Tally() : cell->second);
    }
    text += '\n';
  }
  text += format("%-5s", "all");
  for (const auto& [type, counts] : types) text += rank_cell(counts);
  return text + '\n';
}

}  // namespace gosedai::autotest
