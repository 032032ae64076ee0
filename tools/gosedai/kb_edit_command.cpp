// gosedai kb edit, gosedai kb problem: the editors of kb/editing and problem_editor.hpp on the command line.
#include <cstdio>
#include <iostream>
#include <iterator>
#include <memory>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "kb/format/text_file.hpp"
#include "tools/gosedai/kb_commands.hpp"
#include "tools/gosedai/knowledge.hpp"
#include "tools/gosedai/problem_editor.hpp"

namespace gosedai {

namespace {

constexpr int refused = 1;

struct EditOptions {
  std::string folder;
  PotentialEdit potential;
  PatternEdit pattern;
  ParameterEdit parameter;
  std::string kind;         // to undo
  std::string input = "-";  // a file, or "-" for stdin
};

struct ProblemOptions {
  std::string file;
  int number = 0;
  ProblemAddition addition;
  std::string input = "-";
};

std::string text_from(const std::string& input) {
  if (input == "-")
    return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
  const std::optional<std::string> text = read_text_file(input);
  if (!text) throw std::runtime_error(input + ": cannot be read");
  return *text;
}

int tell(const EditResult& result) {
  for (const DataError& error : result.errors) std::fprintf(stderr, "%s\n", to_text(error).c_str());
  std::fprintf(result.ok ? stdout : stderr, "%s%s\n",
               result.ok ? "" : "gosedai: ", result.message.c_str());
  return result.ok ? 0 : refused;
}

CLI::App* add_edit(CLI::App& parent, const char* name, const char* help,
                   const std::shared_ptr<EditOptions>& options) {
  CLI::App* command = parent.add_subcommand(name, help);
  command->add_option("--kb", options->folder, "the folder whose file is edited")
      ->option_text("DIR")
      ->required()
      ->check(CLI::ExistingDirectory);
  return command;
}

void add_pattern_action(CLI::App& pattern, const char* name, const char* help, EditAction action,
                        const std::shared_ptr<EditOptions>& options, int& status) {
  CLI::App* command = add_edit(pattern, name, help, options);
  command->add_option("KIND", options->pattern.kind, "as `kb stats` lists them")->required();
  if (action != EditAction::add)
    command->add_option("NAME", options->pattern.name, "of the pattern")->required();
  if (action != EditAction::remove)
    command->add_option("FILE", options->input, "with the pattern; without it stdin");
  command->callback([options, action, &status] {
    options->pattern.action = action;
    if (action != EditAction::remove) options->pattern.text = text_from(options->input);
    status = tell(edit_pattern(KnowledgeFolder(options->folder), options->pattern));
  });
}

void add_pattern_edits(CLI::App& edit, const std::shared_ptr<EditOptions>& options, int& status) {
  CLI::App* pattern = edit.add_subcommand("pattern", "Add, replace or remove a pattern");
  pattern->require_subcommand(1);
  add_pattern_action(*pattern, "add", "Add patterns", EditAction::add, options, status);
  add_pattern_action(*pattern, "replace", "Put a pattern in the place of the one of that name",
                     EditAction::replace, options, status);
  add_pattern_action(*pattern, "remove", "Take a pattern out", EditAction::remove, options, status);
}

void add_value_edits(CLI::App& edit, const std::shared_ptr<EditOptions>& options, int& status) {
  CLI::App* potential = add_edit(
      edit, "potential", "Set a cell of a potential pattern, and those equal to it", options);
  potential->add_option("PATTERN", options->potential.pattern, "its name: A, D3, ...")->required();
  potential->add_option("ROW", options->potential.row, "of its rows, from 1")->required();
  potential->add_option("COLUMN", options->potential.column, "from 1")->required();
  potential->add_option("VALUE", options->potential.value, "0 to 100")->required();
  potential->callback([options, &status] {
    status = tell(edit_potential(KnowledgeFolder(options->folder), options->potential));
  });
  CLI::App* parameter = add_edit(edit, "param", "Set a parameter", options);
  parameter->add_option("NAME", options->parameter.name, "of the parameter")->required();
  parameter->add_option("VALUE", options->parameter.values, "one, or all of a list")->required();
  parameter->callback([options, &status] {
    status = tell(edit_parameter(KnowledgeFolder(options->folder), options->parameter));
  });
  CLI::App* undo =
      add_edit(edit, "undo", "Take the last edit of a kind back; again: redo", options);
  undo->add_option("KIND", options->kind, "potential, parameters, patterns-shape, ...")->required();
  undo->callback([options, &status] {
    status = tell(undo_edit(KnowledgeFolder(options->folder), options->kind));
  });
}

int list(const ProblemOptions& options) {
  std::string problem;
  for (const Problem& each : list_problems(options.file, problem))
    std::printf("%d %s %s%s%s\n", each.number, each.command.c_str(), each.expected.c_str(),
                each.title.empty() ? "" : "  ", each.title.c_str());
  if (!problem.empty()) throw std::runtime_error(problem);
  return 0;
}

CLI::App* add_problem_action(CLI::App& parent, const char* name, const char* help,
                             const std::shared_ptr<ProblemOptions>& options) {
  CLI::App* command = parent.add_subcommand(name, help);
  command->add_option("SUITE", options->file, "a .tst file")->required();
  return command;
}

void add_problem_addition(CLI::App& problem, const std::shared_ptr<ProblemOptions>& options,
                          int& status) {
  CLI::App* command = add_problem_action(problem, "add", "Add a position with a question", options);
  command->add_option("COMMAND", options->addition.command, "the question: \"attack D4\"")
      ->required();
  command->add_option("ANSWER", options->addition.expected, "regular expression: \"1 (C3|D3)\"")
      ->required();
  command->add_option("DIAGRAM", options->input, "file with rows of X, O and .; else stdin");
  command->add_option("--title", options->addition.title, "what it is about");
  command->add_option("--number", options->addition.number, "else ten more than the last")
      ->check(CLI::Range(1, 1'000'000));
  command->callback([options, &status] {
    options->addition.diagram = text_from(options->input);
    status = tell(add_problem(options->file, options->addition));
  });
}

}  // namespace

void add_kb_edit(CLI::App& kb, int& status) {
  CLI::App* edit = kb.add_subcommand("edit", "Edit the knowledge files of a folder");
  edit->require_subcommand(1);
  auto options = std::make_shared<EditOptions>();
  add_value_edits(*edit, options, status);
  add_pattern_edits(*edit, options, status);
}

void add_kb_problem(CLI::App& kb, int& status) {
  CLI::App* problem = kb.add_subcommand("problem", "Edit the problems of a regression suite");
  problem->require_subcommand(1);
  auto options = std::make_shared<ProblemOptions>();
  add_problem_addition(*problem, options, status);
  CLI::App* remove = add_problem_action(*problem, "remove", "Take a question out", options);
  remove->add_option("NUMBER", options->number, "of the question")->required();
  remove->callback(
      [options, &status] { status = tell(remove_problem(options->file, options->number)); });
  CLI::App* show = add_problem_action(*problem, "list", "The questions of a suite", options);
  show->callback([options, &status] { status = list(*options); });
  CLI::App* undo = add_problem_action(*problem, "undo", "Take the last edit back", options);
  undo->callback([options, &status] { status = tell(undo_problems(options->file)); });
}

}  // namespace gosedai
