#include "tools/gosedai/autotest_json.hpp"

#include <array>
#include <cstdio>
#include <map>

#include <nlohmann/json.hpp>

namespace gosedai::autotest {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format_version = 1;

double seconds(Nanoseconds time) { return std::chrono::duration<double>(time).count(); }

Nanoseconds nanoseconds(double time) {
  return Nanoseconds(static_cast<std::int64_t>(time * 1e9 + 0.5));
}

Json question_json(const QuestionResult& question) {
  Json json = {{"id", question.id},
               {"line", question.line},
               {"command", question.command},
               {"expected", question.expected},
               {"answer", question.answer},
               {"result", name_of(question.verdict)},
               {"seconds", seconds(question.spent)}};
  if (question.kind != AnswerKind::plain) json["answer_kind"] = name_of(question.kind);
  return json;
}

Json counts_json(const RunResult& run) {
  const Tally all = tally(run);
  return {{"questions", all.total},
          {"right", all.right},
          {"failed", all.failed},
          {"failed_as_expected", all.failed_as_expected},
          {"passed_although_expected_to_fail", all.passed_unexpectedly},
          {"unknown", all.unknown},
          {"late", all.late},
          {"not_understood", all.not_understood},
          {"broken", all.broken}};
}

/// Throws what the JSON library throws, and for unknown names.
QuestionResult question_of(const Json& json) {
  QuestionResult question;
  question.id = json.at("id").get<int>();
  question.line = json.at("line").get<int>();
  question.command = json.at("command").get<std::string>();
  question.expected = json.at("expected").get<std::string>();
  question.answer = json.at("answer").get<std::string>();
  question.spent = nanoseconds(json.at("seconds").get<double>());
  const auto verdict = parse_verdict(json.at("result").get<std::string>());
  const auto kind = parse_answer_kind(json.value("answer_kind", std::string("plain")));
  if (!verdict || !kind) throw std::runtime_error("unknown kind of result");
  question.verdict = *verdict;
  question.kind = *kind;
  return question;
}

RunResult run_of(const Json& json) {
  if (json.at("format").get<int>() != format_version)
    throw std::runtime_error("another version of the format");
  RunResult run;
  run.engine = json.at("engine").get<std::string>();
  run.wall = nanoseconds(json.at("seconds").get<double>());
  for (const Json& file : json.at("files")) {
    FileResult result{file.at("file").get<std::string>(), {}};
    for (const Json& question : file.at("questions"))
      result.questions.push_back(question_of(question));
    run.files.push_back(std::move(result));
  }
  return run;
}

using Index = std::map<std::string, const QuestionResult*>;

Index index_of(const RunResult& run) {
  Index index;
  for (const FileResult& file : run.files)
    for (const QuestionResult& question : file.questions) {
      const std::string place =
          file.stem() + ": " + std::to_string(question.id) + ' ' + question.command;
      std::string key = place;
      for (int again = 2; index.contains(key); ++again)
        key = place + " (" + std::to_string(again) + ')';
      index.emplace(std::move(key), &question);
    }
  return index;
}

void note(Comparison& comparison, const std::string& place, const QuestionResult& before,
          const QuestionResult& now) {
  ++comparison.common;
  comparison.time_before += before.spent;
  comparison.time_now += now.spent;
  const bool was_right = is_right(before.verdict);
  const bool right = is_right(now.verdict);
  if (was_right == right && before.answer == now.answer) return;
  auto& list = was_right == right ? comparison.altered
               : right            ? comparison.mended
                                  : comparison.broken;
  list.push_back({place, now.expected, before.answer, now.answer});
}

std::string list_text(const char* heading, const std::vector<Change>& changes) {
  std::string text = std::string(heading) + ' ' + std::to_string(changes.size()) + '\n';
  for (const Change& change : changes)
    text += "  " + change.place + ": expected " + change.expected + ", was " + change.before +
            ", is " + change.now + '\n';
  return text;
}

}  // namespace

std::string to_json(const RunResult& run) {
  Json files = Json::array();
  for (const FileResult& file : run.files) {
    Json questions = Json::array();
    for (const QuestionResult& question : file.questions)
      questions.push_back(question_json(question));
    files.push_back({{"file", file.file}, {"questions", std::move(questions)}});
  }
  const Json json = {{"format", format_version},
                     {"engine", run.engine},
                     {"seconds", seconds(run.wall)},
                     {"counts", counts_json(run)},
                     {"files", std::move(files)}};
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::variant<RunResult, std::string> parse_json(const std::string& text) {
  try {
    return run_of(Json::parse(text));
  } catch (const std::exception& problem) {
    return std::string("no result of autotest: ") + problem.what();
  }
}

Comparison compare(const RunResult& before, const RunResult& now) {
  Comparison comparison;
  const Index old_index = index_of(before);
  const Index new_index = index_of(now);
  for (const auto& [place, question] : new_index) {
    const auto old = old_index.find(place);
    if (old == old_index.end())
      ++comparison.added;
    else
      note(comparison, place, *old->second, *question);
  }
  comparison.dropped = static_cast<int>(old_index.size()) - comparison.common;
  return comparison;
}

std::string comparison_text(const Comparison& comparison) {
  std::array<char, 160> times{};
  const double before = seconds(comparison.time_before);
  const double now = seconds(comparison.time_now);
  std::snprintf(times.data(), times.size(),
                "%d common questions took %.2f s and now %.2f s: %.2f times as long\n",
                comparison.common, before, now, before > 0 ? now / before : 1.0);
  return list_text("broken:", comparison.broken) + list_text("mended:", comparison.mended) +
         list_text("another answer, no other result:", comparison.altered) +
         "new questions: " + std::to_string(comparison.added) +
         ", not asked any more: " + std::to_string(comparison.dropped) + '\n' + times.data();
}

}  // namespace gosedai::autotest
