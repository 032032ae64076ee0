// `gosedai gtp`: play through the Go Text Protocol on stdin and stdout.
#include <memory>

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "actors/player.hpp"
#include "actors/punctual.hpp"
#include "protocol/gtp/session.hpp"
#include "protocol/rules_names.hpp"
#include "tools/gosedai/commands.hpp"
#include "tools/gosedai/knowledge.hpp"

namespace gosedai {

namespace {

struct GtpOptions {
  PlayerOptions player;
  double seconds_per_move = 0;
  std::string playouts = "on";
  double reading_seconds = 0.9;
  int reading_nodes = 0;
  int main_nodes = 0;  // 0: the parameter
  int roving_nodes = 0;
  std::string rules;  // empty: area scoring
  std::string resign = "on";
  bool comments = false;
  std::string log_level = "warn";
  std::string kb_folder;
};

void set_if_given(int value, std::string_view name, ParameterTable& table) {
  if (value > 0) table.set(name, std::array{std::to_string(value)});
}

int run_gtp(const GtpOptions& options) {
  spdlog::set_level(spdlog::level::from_str(options.log_level));
  PlayerOptions player_options = options.player;
  if (options.seconds_per_move > 0)
    player_options.time.per_move =
        std::chrono::nanoseconds(static_cast<std::int64_t>(options.seconds_per_move * 1e9));
  player_options.resign = options.resign == "on";
  // The roving force needs time that nobody else uses: the opponent's, or the rest of our own.
  const bool spare_time = player_options.ponder || player_options.time.full_time;
  player_options.engine.limits.roving = spare_time && player_options.roving;
  player_options.engine.group_limits.roving = player_options.engine.limits.roving;
  const KnowledgePtr knowledge = read_knowledge(options.kb_folder);
  use_knowledge(knowledge, player_options);
  set_if_given(options.main_nodes, "search.main_nodes", player_options.parameters);
  set_if_given(options.roving_nodes, "search.roving_nodes", player_options.parameters);
  use_parameters(values_of(player_options.parameters), player_options.engine);
  player_options.engine.playouts.on = options.playouts == "on" && player_options.roving;
  Player player(player_options);
  gtp::SessionOptions session_options;
  session_options.version = GOSEDAI_VERSION;
  session_options.rules = rules_named(options.rules, {}).value_or(Rules{});
  session_options.rules_named = !options.rules.empty();
  session_options.reading.time =
      std::chrono::milliseconds(static_cast<std::int64_t>(options.reading_seconds * 1e3));
  session_options.reading.nodes = options.reading_nodes;
  session_options.comments = options.comments;
  use_knowledge(*knowledge, session_options.reading);
  make_thread_punctual("gtp");
  gtp::Session session(player, STDIN_FILENO, STDOUT_FILENO, session_options);
  session.run();
  return 0;
}

}  // namespace

void log_to_stderr() {
  spdlog::set_default_logger(spdlog::stderr_logger_mt("gosedai"));
  spdlog::set_level(spdlog::level::warn);
}

void add_gtp(CLI::App& app, int& status) {
  auto options = std::make_shared<GtpOptions>();
  CLI::App* command = app.add_subcommand("gtp", "play through GTP on stdin and stdout (default)");
  command
      ->add_option("--workers", options->player.workers, "worker threads (default: one per core)")
      ->check(CLI::Range(1, 256));
  command
      ->add_option("--time-per-move", options->seconds_per_move,
                   "seconds a move may take at most; time settings of the game still hold")
      ->check(CLI::Range(0.001, 1e6));
  command->add_flag("--full-time", options->player.time.full_time,
                    "use the whole time of a move even when the decision is ready");
  command->add_flag("--ponder", options->player.ponder, "think in the opponent's time");
  command->add_flag("--no-roving{false}", options->player.roving,
                    "no roving force: main force only");
  command
      ->add_option(
          "--playouts", options->playouts,
          "on: search the whole board by playouts where there is time; off: knowledge alone")
      ->check(CLI::IsMember({"on", "off"}));
  command
      ->add_option("--memory", options->player.engine.playouts.memory_megabytes,
                   "megabytes for the tree of the whole-board search")
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--main-nodes", options->main_nodes, "nodes per search of the main force")
      ->check(CLI::Range(1, 10'000'000));
  command
      ->add_option("--roving-nodes", options->roving_nodes, "nodes per search of the roving force")
      ->check(CLI::Range(1, 100'000'000));
  command
      ->add_option("--reading-time", options->reading_seconds,
                   "seconds a reading command (attack, owl_defend, ...) may take at most")
      ->check(CLI::Range(0.001, 1e6));
  command
      ->add_option("--reading-nodes", options->reading_nodes,
                   "nodes per search of a reading command (0: what is usual for the search)")
      ->check(CLI::Range(0, 1'000'000'000));
  command
      ->add_option("--rules", options->rules,
                   "rules until kgs-rules says otherwise: chinese, japanese, aga, new_zealand")
      ->check([](const std::string& name) {
        return rules_named(name, {}) ? "" : "unknown rules: " + name;
      });
  command->add_option("--resign", options->resign, "resign when a game is hopeless: on or off")
      ->check(CLI::IsMember({"on", "off"}));
  command->add_flag("--comments", options->comments,
                    "records (printsgf) explain each of the engine's moves");
  command->add_option("--trace", options->player.trace_file,
                      "write every slice of work to this file (Chrome trace JSON)");
  command->add_option("--log-level", options->log_level, "debug, info, warn, err or off")
      ->check(CLI::IsMember({"debug", "info", "warn", "err", "off"}));
  add_kb_folder_option(*command, options->kb_folder);
  command->callback([options, &status] { status = run_gtp(*options); });
}

int run_default_gtp() {
  static const GtpOptions defaults;
  return run_gtp(defaults);
}

}  // namespace gosedai
