#include "tools/gosedai/problem_editor.hpp"

#include <algorithm>

#include "kb/format/data_words.hpp"
#include "kb/format/text_file.hpp"
#include "model/board/diagram.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/tst/diagrams.hpp"
#include "protocol/tst/suite.hpp"

namespace gosedai {

namespace {

constexpr int number_step = 10;

EditResult refusal(const std::string& file, std::string message) {
  return {false, file, std::move(message), {}};
}

/// The problems of a suite, or what is wrong with it.
std::vector<Problem> problems_in(std::string_view text, const std::string& file,
                                 std::vector<DataError>& errors) {
  const auto parsed = tst::parse(text);
  if (const auto* error = std::get_if<tst::Error>(&parsed)) {
    errors.push_back({file, error->line, 1, error->text});
    return {};
  }
  std::vector<Problem> found;
  for (const tst::Block& block : std::get<tst::Suite>(parsed).blocks)
    for (const tst::Step& step : block.steps)
      if (step.kind == tst::StepKind::question)
        found.push_back({step.request.id.value_or(0), step.line, step.title, step.command(),
                         step.expectation ? step.expectation->text() : std::string()});
  return found;
}

EditResult write_checked(const std::string& file, const std::string& text, std::string done) {
  EditResult result{false, file, {}, {}};
  std::vector<int> numbers;
  for (const Problem& each : problems_in(text, file, result.errors)) {
    if (std::ranges::find(numbers, each.number) != numbers.end())
      result.errors.push_back({file, each.line, 1, "there is a question of this number already"});
    numbers.push_back(each.number);
  }
  if (!result.errors.empty()) {
    result.message = "the suite would have errors; nothing is changed";
    return result;
  }
  result.message = write_with_backup(file, text);
  result.ok = result.message.empty();
  if (result.ok) result.message = std::move(done);
  return result;
}

bool is_one_line(std::string_view text) { return text.find_first_of("\r\n") == std::string::npos; }

/// What is wrong with the addition by itself; empty when nothing is.
std::string problem_with(const ProblemAddition& addition, const std::optional<Board>& board) {
  if (!board) return "the diagram is not a square position of X, O and . without dead stones";
  if (!is_one_line(addition.command) || !is_one_line(addition.title) ||
      !is_one_line(addition.expected))
    return "title, command and answer must be one line each";
  const std::string name = addition.command.substr(0, addition.command.find(' '));
  if (gtp::find_command(name) == nullptr) return "no GTP command \"" + name + '"';
  if (addition.expected.empty()) return "expected an answer";
  const auto expectation = tst::Expectation::parse("#? [" + addition.expected + ']');
  if (const auto* problem = std::get_if<std::string>(&expectation)) return *problem;
  return {};
}

std::string text_of(const ProblemAddition& addition, const Board& board, int number) {
  std::string text;
  if (!addition.title.empty()) text += "# " + addition.title + '\n';
  std::string rows = to_diagram(board);
  for_each_line(rows, [&](std::string_view row, int) {
    if (!row.empty()) text += "#| " + std::string(row) + '\n';
  });
  for (const std::string& line : tst::set_up_lines(board)) text += line + '\n';
  return text + std::to_string(number) + ' ' + addition.command + "\n#? [" + addition.expected +
         "]\n";
}

/// The lines to take out for a question: it, its answer, and its position if that is all there is to it.
LineRange lines_to_remove(const std::vector<std::string>& lines, int line) {
  LineRange range{line, line + 1};
  const auto at = [&](int number) {
    return number >= 1 && number <= static_cast<int>(lines.size())
               ? std::string_view(lines[static_cast<std::size_t>(number) - 1])
               : std::string_view();
  };
  if (at(range.end).starts_with("#?")) ++range.end;
  const auto is_question = [](std::string_view text) {
    return !text.empty() && text[0] >= '0' && text[0] <= '9';
  };
  // Another question about the same position: before it, or after it without a new set-up.
  if (is_question(at(range.end)) || at(line - 1).starts_with("#?")) return range;
  while (range.first > 1 && !at(range.first - 1).empty()) --range.first;
  if (at(range.end).empty() && range.end <= static_cast<int>(lines.size())) ++range.end;
  return range;
}

}  // namespace

EditResult add_problem(const std::string& file, const ProblemAddition& addition) {
  const std::optional<Board> board = parse_diagram(addition.diagram);
  if (std::string problem = problem_with(addition, board); !problem.empty())
    return refusal(file, std::move(problem));
  const std::string text = read_text_file(file).value_or("");
  int last = 0;
  std::vector<DataError> errors;
  for (const Problem& each : problems_in(text, file, errors)) last = std::max(last, each.number);
  if (!errors.empty()) return {false, file, "the suite has errors; nothing is changed", errors};
  const int number =
      addition.number > 0 ? addition.number : last / number_step * number_step + number_step;
  const std::string gap = text.empty() ? "" : text.ends_with('\n') ? "\n" : "\n\n";
  return write_checked(file, text + gap + text_of(addition, *board, number),
                       "added as number " + std::to_string(number));
}

EditResult remove_problem(const std::string& file, int number) {
  const std::optional<std::string> text = read_text_file(file);
  if (!text) return refusal(file, file + ": cannot be read");
  std::vector<DataError> errors;
  const std::vector<Problem> all = problems_in(*text, file, errors);
  if (!errors.empty()) return {false, file, "the suite has errors; nothing is changed", errors};
  const auto found = std::ranges::find(all, number, &Problem::number);
  if (found == all.end())
    return refusal(file, "no question has the number " + std::to_string(number));
  std::vector<std::string> lines;
  for_each_line(*text, [&](std::string_view line, int) { lines.emplace_back(line); });
  const LineRange range = lines_to_remove(lines, found->line);
  lines.erase(lines.begin() + (range.first - 1), lines.begin() + (range.end - 1));
  std::string rest;
  for (const std::string& line : lines) rest += line + '\n';
  return write_checked(file, rest, "removed number " + std::to_string(number));
}

std::vector<Problem> list_problems(const std::string& file, std::string& problem) {
  const std::optional<std::string> text = read_text_file(file);
  std::vector<DataError> errors;
  if (!text) {
    problem = file + ": cannot be read";
    return {};
  }
  std::vector<Problem> all = problems_in(*text, file, errors);
  if (!errors.empty()) problem = to_text(errors.front());
  return all;
}

EditResult undo_problems(const std::string& file) {
  const std::string problem = restore_backup(file);
  return {problem.empty(), file, problem.empty() ? "undone" : problem, {}};
}

}  // namespace gosedai
