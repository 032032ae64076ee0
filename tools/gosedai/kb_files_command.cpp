// gosedai kb lint, show, stats: the knowledge files, checked, printed and counted.
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "kb/format/text_file.hpp"
#include "kb/patterns/pattern_trial.hpp"
#include "tools/gosedai/kb_commands.hpp"
#include "tools/gosedai/knowledge.hpp"

namespace gosedai {

namespace {

struct FileOptions {
  std::vector<std::string> files;
  std::string kind;
  std::string name;
  std::string folder;
  bool search = false;
};

constexpr int has_errors = 1;
constexpr int trial_nodes = 8000;  // of each search about a move of a pattern

/// One of the kinds, or an exception that lists them.
const KnowledgeKind& kind_named(const std::string& name) {
  if (const KnowledgeKind* kind = find_kind(name)) return *kind;
  std::string names;
  for (const KnowledgeKind& kind : knowledge_kinds())
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  throw std::runtime_error("no kind of knowledge \"" + name + "\"; there are: " + names);
}

std::vector<CheckedFile> checked(const FileOptions& options) {
  const KnowledgeKind* kind = options.kind.empty() ? nullptr : &kind_named(options.kind);
  if (options.files.empty())
    return options.folder.empty() ? check_built_in()
                                  : check_folder(KnowledgeFolder(options.folder));
  std::vector<CheckedFile> all;
  for (const std::string& path : options.files) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(path, ignored)) {
      all.push_back(check_file(path, kind));
      continue;
    }
    for (CheckedFile& file : check_folder(KnowledgeFolder(path))) all.push_back(std::move(file));
  }
  return all;
}

std::string counts_text(const KnowledgeReport& report) {
  std::string text;
  for (const KnowledgeCount& count : report.counts)
    text += (text.empty() ? "" : ", ") + std::to_string(count.number) + ' ' + count.what;
  return text;
}

/// What searches say about the moves of a pattern file; gives the number of those they refute.
std::size_t try_patterns(const CheckedFile& checked) {
  const std::optional<std::string> own = read_text_file(checked.path);
  const std::string name = own ? checked.path : std::string(checked.kind->file);
  const std::string text = own.value_or(std::string(built_in_text(*checked.kind)));
  const PatternFile file = parse_patterns(text, name).value;
  std::size_t count[3] = {};
  for (const PatternTrial& trial : try_moves(file, trial_nodes)) {
    ++count[static_cast<std::size_t>(trial.verdict)];
    if (trial.verdict != TrialVerdict::refuted) continue;
    const DiagramSign& first = file.diagrams[trial.pattern].rows.front().front();
    std::printf("%s\n",
                to_text(DataError{name, first.line, first.column, to_text(trial, file)}).c_str());
  }
  std::printf("%s: searches confirm %zu moves, refute %zu, leave %zu open\n", checked.path.c_str(),
              count[1], count[2], count[0]);
  return count[2];
}

int lint(const FileOptions& options) {
  std::size_t errors = 0;
  const std::vector<CheckedFile> files = checked(options);
  for (const CheckedFile& file : files) {
    for (const DataError& error : file.report.errors) std::printf("%s\n", to_text(error).c_str());
    errors += file.report.errors.size();
    if (file.report.errors.empty())
      std::printf("%s: ok, %s\n", file.path.c_str(), counts_text(file.report).c_str());
    const bool may_try = file.kind != nullptr && (file.kind->name == "patterns-linkage" ||
                                                  file.kind->name == "patterns-futokoro");
    if (options.search && may_try && file.report.errors.empty()) errors += try_patterns(file);
  }
  std::printf("%zu files, %zu errors\n", files.size(), errors);
  return errors == 0 ? 0 : has_errors;
}

int show(const FileOptions& options) {
  const KnowledgeKind& kind = kind_named(options.kind);
  const KnowledgeFolder folder(options.folder);
  const std::string own = folder.own_text(kind).value_or("");
  const std::string_view built_in = built_in_text(kind);
  if (options.name.empty()) {
    if (own.empty() || kind.merge == KnowledgeMerge::adds)
      std::printf("%.*s", static_cast<int>(built_in.size()), built_in.data());
    std::printf("%s", own.c_str());
    return 0;
  }
  std::string entry = entry_text(kind, own, options.name);
  if (entry.empty() && (own.empty() || kind.merge == KnowledgeMerge::adds))
    entry = entry_text(kind, built_in, options.name);
  if (entry.empty())
    throw std::runtime_error(std::string(kind.file) + " has no \"" + options.name + '"');
  std::printf("%s", entry.c_str());
  return 0;
}

int stats(const FileOptions& options) {
  for (const CheckedFile& file : check_built_in())
    std::printf("%-18.*s %s\n", static_cast<int>(file.kind->name.size()), file.kind->name.data(),
                counts_text(file.report).c_str());
  if (!options.folder.empty())
    for (const CheckedFile& file : check_folder(KnowledgeFolder(options.folder)))
      std::printf("%s: %s\n", file.path.c_str(),
                  file.report.errors.empty() ? counts_text(file.report).c_str() : "has errors");
  const auto start = std::chrono::steady_clock::now();
  read_knowledge(options.folder);
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
  std::printf("read in %.0f ms\n", spent.count());
  return 0;
}

}  // namespace

void add_kb_files(CLI::App& kb, int& status) {
  auto options = std::make_shared<FileOptions>();
  CLI::App* check =
      kb.add_subcommand("lint", "Check knowledge files, by default the built-in ones");
  check->add_option("FILE", options->files, "Files, or folders of such files");
  check->add_option("--kind", options->kind, "What the files are, where their names do not tell");
  add_kb_folder_option(*check, options->folder);
  check->add_flag("--search", options->search,
                  "Let searches try the moves of linkage and futokoro patterns as well");
  check->footer("Exit status: 0, 1 when there are errors.");
  check->callback([options, &status] { status = lint(*options); });

  CLI::App* print = kb.add_subcommand("show", "Print the knowledge of a kind, or one entry of it");
  print->add_option("KIND", options->kind, "As `kb stats` lists them")->required();
  print->add_option("NAME", options->name, "An entry");
  add_kb_folder_option(*print, options->folder);
  print->callback([options, &status] { status = show(*options); });

  CLI::App* count = kb.add_subcommand("stats", "How much of each kind is known");
  add_kb_folder_option(*count, options->folder);
  count->callback([options, &status] { status = stats(*options); });
}

}  // namespace gosedai
