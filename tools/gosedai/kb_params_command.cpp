// gosedai kb params: the tunable numbers, what differs from the built-in ones, and files of them.
#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "kb/format/text_file.hpp"
#include "tools/gosedai/kb_commands.hpp"
#include "tools/gosedai/knowledge.hpp"

namespace gosedai {

namespace {

struct ParamsOptions {
  std::string name;
  std::vector<std::string> changes;  // NAME=VALUE...
  bool diff = false;
  std::string save;
  std::string folder;
};

/// "NAME=VALUE VALUE": as a line of a file of one's own.
void change(const std::string& text, ParameterTable& table) {
  const std::vector<DataError> errors =
      apply_parameters(text.substr(0, text.find('=')) + " = " +
                           text.substr(std::min(text.find('='), text.size() - 1) + 1),
                       "--set", table);
  if (!errors.empty()) throw std::runtime_error("--set " + text + ": " + errors.front().message);
}

void save(const std::string& where, const ParameterTable& table) {
  std::error_code ignored;
  const std::string path = std::filesystem::is_directory(where, ignored)
                               ? KnowledgeFolder(where).path_of(*find_kind("parameters"))
                               : where;
  const std::string text = "# What differs from the built-in parameters; docs/knowledge.md.\n" +
                           changes_text(table, built_in_parameters());
  const std::string problem = write_with_backup(path, text);
  if (!problem.empty()) throw std::runtime_error(problem);
  std::fprintf(stderr, "gosedai: written to %s\n", path.c_str());
}

int params(const ParamsOptions& options) {
  ParameterTable table = read_knowledge(options.folder)->parameters;
  for (const std::string& each : options.changes) change(each, table);
  if (!options.save.empty()) {
    save(options.save, table);
    return 0;
  }
  if (options.diff) {
    std::printf("%s", changes_text(table, built_in_parameters()).c_str());
    return 0;
  }
  if (!options.name.empty()) {
    const Parameter* found = table.find(options.name);
    if (found == nullptr) throw std::runtime_error(unknown_parameter(table, options.name));
    std::printf("%s\n", to_text(*found).c_str());
    return 0;
  }
  for (const Parameter& each : table.all())
    std::printf("%s = %s\n", each.name.c_str(), values_text(each).c_str());
  return 0;
}

}  // namespace

void add_kb_params(CLI::App& kb, int& status) {
  auto options = std::make_shared<ParamsOptions>();
  CLI::App* command = kb.add_subcommand("params", "The numbers that can be tuned");
  command->add_option("NAME", options->name, "All about one of them");
  command->add_option("--set", options->changes, "Change one: NAME=VALUE, a list with blanks")
      ->take_all()
      ->allow_extra_args(false);
  command->add_flag("--diff", options->diff, "Only what differs from what is built in");
  command->add_option("--save", options->save,
                      "Write what differs to this file, or to parameters.txt in this folder");
  add_kb_folder_option(*command, options->folder);
  command->callback([options, &status] { status = params(*options); });
}

}  // namespace gosedai
