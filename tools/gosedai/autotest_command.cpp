// `gosedai autotest`: regression suites put to our engine, or to another one beside it.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>

#include <unistd.h>

#include <CLI/CLI.hpp>

#include "actors/scheduler/system.hpp"
#include "protocol/rules_names.hpp"
#include "protocol/tst/diagrams.hpp"
#include "tools/gosedai/autotest_engine.hpp"
#include "tools/gosedai/autotest_json.hpp"
#include "tools/gosedai/autotest_report.hpp"
#include "tools/gosedai/autotest_run.hpp"
#include "tools/gosedai/commands.hpp"
#include "tools/gosedai/knowledge.hpp"
#include "tools/gosedai/match_series.hpp"

namespace gosedai {

namespace {

constexpr int bad_usage = 2;
/// A think may use this part of the limit of its question; the rest is for the way there and back.
constexpr double thinking_part = 0.9;

struct AutotestOptions {
  std::vector<std::string> files;
  double seconds = 60;
  int nodes = 0;  // 0: the engine's own
  std::size_t workers = default_workers();
  std::string json_file;
  std::string compare_file;
  std::vector<std::string> only;
  std::string engine;  // empty: our own, in this process
  /// Suites in this format leave out the rules that GNU Go has when nobody says otherwise.
  std::string rules = "japanese";
  autotest::Boards boards = autotest::Boards::unexpected;
  std::string kb_folder;
  bool ranks = false;
  bool write_set_ups = false;
};

int complain(const std::string& problem) {
  std::fprintf(stderr, "gosedai autotest: %s\n", problem.c_str());
  return bad_usage;
}

std::optional<std::string> read_text(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  return std::string((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
}

bool write_text(const std::string& file, const std::string& text) {
  std::ofstream stream(file, std::ios::binary | std::ios::trunc);
  stream << text << std::flush;
  return stream.good();
}

int write_set_ups(const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    const std::optional<std::string> text = read_text(file);
    if (!text) return complain(file + ": cannot be read");
    std::string problem;
    const std::string written = tst::with_written_set_ups(*text, problem);
    if (!problem.empty()) return complain(file + ':' + problem);
    if (written != *text && !write_text(file, written))
      return complain(file + ": cannot be written");
  }
  return 0;
}

PlayerOptions player_options(const AutotestOptions& options, const KnowledgePtr& knowledge) {
  PlayerOptions player;
  use_knowledge(knowledge, player);
  use_parameters(values_of(player.parameters), player.engine);
  player.workers = 1;
  player.time.per_move =
      Nanoseconds(static_cast<std::int64_t>(options.seconds * thinking_part * 1e9));
  if (options.nodes > 0)
    player.engine.limits.main_nodes = player.engine.limits.roving_nodes = options.nodes;
  return player;
}

autotest::EngineSource own_source(const AutotestOptions& options) {
  const KnowledgePtr knowledge = read_knowledge(options.kb_folder);
  const PlayerOptions player = player_options(options, knowledge);
  gtp::ReadingOptions reading;
  reading.time =
      std::chrono::milliseconds(static_cast<std::int64_t>(options.seconds * thinking_part * 1e3));
  reading.nodes = options.nodes;
  use_knowledge(*knowledge, reading);
  const Rules rules = rules_named(options.rules, {}).value_or(Rules{});
  return {[=] { return std::make_unique<OwnEngine>(player, reading, rules); },
          [](GtpEngine& engine) { static_cast<OwnEngine&>(engine).start_over(); }};
}

/// What is wrong with the command, or nothing and a source with the engine's name.
std::optional<std::string> find_other(const std::string& text, autotest::EngineSource& source,
                                      std::string& name) {
  std::optional<EngineCommand> command = parse_engine_command(text);
  if (!command) return "not a command line: " + text;
  if (auto problem = find_engine_name(*command)) return problem;
  name = command->name + " [" + command->text + ']';
  source.start = [words = command->words] { return std::make_unique<EngineProcess>(words); };
  return std::nullopt;
}

/// One line on a terminal that is written over and over.
class ProgressLine {
 public:
  ProgressLine() : visible_(::isatty(STDERR_FILENO) == 1) {}
  ~ProgressLine() {
    if (visible_) std::fputs("\r\033[K", stderr);
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show(const autotest::RunProgress& progress) {
    const auto now = std::chrono::steady_clock::now();
    if (!visible_ || now - last_ < std::chrono::milliseconds(100)) return;
    last_ = now;
    std::fprintf(stderr, "\r\033[K%zu of %zu questions, %zu failed", progress.asked,
                 progress.questions, progress.failed);
  }

 private:
  bool visible_;
  std::chrono::steady_clock::time_point last_{};
};

/// The earlier run, or what is wrong with its file.
std::variant<autotest::RunResult, std::string> read_earlier(const std::string& file) {
  const std::optional<std::string> text = read_text(file);
  if (!text) return file + ": cannot be read";
  std::variant<autotest::RunResult, std::string> run = autotest::parse_json(*text);
  if (std::string* problem = std::get_if<std::string>(&run)) return file + ": " + *problem;
  return run;
}

int report(const AutotestOptions& options, const autotest::RunResult& run,
           const std::optional<autotest::RunResult>& earlier) {
  std::fputs(autotest::failures_text(run, options.boards).c_str(), stdout);
  std::fputs(autotest::tables_text(run).c_str(), stdout);
  if (options.ranks) std::fputs(('\n' + autotest::ranks_text(run)).c_str(), stdout);
  if (earlier)
    std::fputs(('\n' + comparison_text(autotest::compare(*earlier, run))).c_str(), stdout);
  if (!options.json_file.empty() && !write_text(options.json_file, to_json(run)))
    return complain(options.json_file + ": cannot be written");
  return autotest::tally(run).failed > 0 ? 1 : 0;
}

int run_autotest(const AutotestOptions& options) {
  if (options.write_set_ups) return write_set_ups(options.files);
  std::vector<autotest::SuiteFile> files;
  for (const std::string& file : options.files) {
    std::variant<autotest::SuiteFile, std::string> suite = autotest::read_suite(file);
    if (const std::string* problem = std::get_if<std::string>(&suite)) return complain(*problem);
    files.push_back(std::get<autotest::SuiteFile>(std::move(suite)));
  }
  std::optional<autotest::RunResult> earlier;
  if (!options.compare_file.empty()) {
    std::variant<autotest::RunResult, std::string> run = read_earlier(options.compare_file);
    if (const std::string* problem = std::get_if<std::string>(&run)) return complain(*problem);
    earlier = std::get<autotest::RunResult>(std::move(run));
  }
  autotest::RunOptions run_options;
  std::string name = "Gosedai " GOSEDAI_VERSION " in this process";
  if (options.engine.empty())
    run_options.source = own_source(options);
  else if (auto problem = find_other(options.engine, run_options.source, name))
    return complain(*problem);
  run_options.workers = options.workers;
  run_options.limit = Nanoseconds(static_cast<std::int64_t>(options.seconds * 1e9));
  run_options.only = options.only;
  std::optional<ProgressLine> line(std::in_place);
  run_options.progress = [&](const autotest::RunProgress& progress) { line->show(progress); };
  autotest::RunResult run = autotest::run(files, run_options);
  line.reset();
  if (autotest::tally(run).total == 0) return complain("no question is asked in these files");
  run.engine = name;
  return report(options, run, earlier);
}

constexpr const char* rules_help =
    "rules of our engine where a suite names none: japanese (default), chinese, ...";

std::string is_rules_name(const std::string& name) {
  return rules_named(name, {}) ? "" : "unknown rules: " + name;
}

void add_report_options(CLI::App& command, AutotestOptions& options) {
  command.add_option("--json", options.json_file, "write the result to this file");
  command.add_option("--compare", options.compare_file,
                     "JSON of an earlier run: what broke, what was mended, times");
  command.add_flag("--ranks", options.ranks, "a table by rank for files named TYPE-RANK.tst");
  command
      .add_option("--boards", options.boards,
                  "which failures to show with their board: none, unexpected or all")
      ->option_text("WHICH")
      ->transform(CLI::CheckedTransformer(
          std::map<std::string, autotest::Boards>{{"none", autotest::Boards::none},
                                                  {"unexpected", autotest::Boards::unexpected},
                                                  {"all", autotest::Boards::all}}));
}

}  // namespace

void add_autotest(CLI::App& app, int& status) {
  auto options = std::make_shared<AutotestOptions>();
  CLI::App* command = app.add_subcommand("autotest", "run regression suites (.tst)");
  command->add_option("FILE", options->files, "suites")->required();
  command->add_option("--time", options->seconds, "seconds a question may take at most")
      ->check(CLI::Range(0.001, 1e6));
  command->add_option("--nodes", options->nodes, "nodes of each search of our engine")
      ->check(CLI::Range(1, 100'000'000));
  command->add_option("--workers", options->workers, "questions at a time")
      ->check(CLI::Range(1, 256));
  command->add_option("--filter", options->only, "only questions with these commands")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--engine", options->engine,
                      "put the questions to this GTP program instead of our own engine");
  command->add_option("--rules", options->rules, rules_help)->check(is_rules_name);
  add_kb_folder_option(*command, options->kb_folder);
  add_report_options(*command, *options);
  command->add_flag("--write-set-ups", options->write_set_ups,
                    "run nothing; write the set-up below each #| diagram of the files anew");
  command->footer(
      "Exit status: 0, 1 when a question failed that is not marked as a failure, 2 for bad usage.");
  command->callback([options, &status] { status = run_autotest(*options); });
}

}  // namespace gosedai
