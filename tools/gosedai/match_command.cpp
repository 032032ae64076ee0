// `gosedai match`: two GTP engines play each other.
#include <cstdio>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "tools/gosedai/commands.hpp"
#include "tools/gosedai/match_series.hpp"

namespace gosedai {

namespace {

constexpr int bad_usage = 2;

struct MatchOptions {
  std::array<std::string, 2> commands;
  SeriesOptions series;
  std::string time = "10,1,25";
  std::string time_of_b;  // empty: the same
  double grace_seconds = 2;
  bool strict = false;
};

int complain(const std::string& problem) {
  std::fprintf(stderr, "gosedai match: %s\n", problem.c_str());
  return bad_usage;
}

/// What is wrong with the options, or nothing and the series is ready to be played.
std::optional<std::string> prepare(const MatchOptions& options, SeriesOptions& series) {
  const std::string& time_of_b = options.time_of_b.empty() ? options.time : options.time_of_b;
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string& text = i == 0 ? options.time : time_of_b;
    const std::optional<TimeControl> time = parse_time_control(text);
    if (!time) return "a time is MAIN,PERIOD,STONES in seconds, not " + text;
    series.time[i] = *time;
  }
  series.match.grace = Nanoseconds(static_cast<std::int64_t>(options.grace_seconds * 1e9));
  for (std::size_t i = 0; i < 2; ++i) {
    const std::optional<EngineCommand> command = parse_engine_command(options.commands[i]);
    if (!command) return "not a command line: " + options.commands[i];
    series.engines[i] = *command;
    if (auto problem = find_engine_name(series.engines[i])) return problem;
  }
  if (series.out_folder.empty()) return std::nullopt;
  std::error_code problem;
  std::filesystem::create_directories(series.out_folder, problem);
  if (problem) return series.out_folder + ": " + problem.message();
  return std::nullopt;
}

int run_match(const MatchOptions& options) {
  SeriesOptions series = options.series;
  if (const std::optional<std::string> problem = prepare(options, series))
    return complain(*problem);
  const std::vector<PlayedGame> games = play_series(series, [](const PlayedGame& played) {
    std::fputs(game_line(played).c_str(), stdout);
    std::fflush(stdout);
  });
  const MatchSummary summary = summarise(games);
  std::array<std::string, 2> names;
  for (std::size_t i = 0; i < 2; ++i)
    names[i] = series.engines[i].name + " [" + series.engines[i].text + ']';
  std::fputs(summary_text(summary, names).c_str(), stdout);
  const bool has_failed =
      summary.engines[0].has_failed() || (options.strict && summary.engines[1].has_failed());
  return has_failed ? 1 : 0;
}

void add_engine_options(CLI::App& command, MatchOptions& options) {
  command
      .add_option("--a,--black", options.commands[0],
                  "command of engine A, black in the first game; 'self' is this program's GTP and "
                  "may be followed by its options")
      ->required();
  command.add_option("--b,--white", options.commands[1], "command of engine B")->required();
}

void add_game_options(CLI::App& command, MatchOptions& options) {
  MatchSettings& match = options.series.match;
  command.add_option("--size", match.size, "board size")
      ->check(CLI::Range(min_board_size, max_board_size));
  command.add_option("--komi", match.komi, "komi")->check(CLI::Range(-1000.0, 1000.0));
  command.add_option("--time", options.time,
                     "MAIN,PERIOD,STONES: seconds, then so many stones per period of so many "
                     "seconds; 0,0,0 is no limit");
  command.add_option("--time-b", options.time_of_b, "another time for engine B");
  command
      .add_option("--grace", options.grace_seconds,
                  "seconds to wait for an answer that is late before the engine is killed")
      ->check(CLI::Range(0.0, 3600.0));
  command.add_option("--max-moves", match.max_moves, "moves after which a game has no result")
      ->check(CLI::Range(1, 100'000));
  command.add_option("--opening", match.opening_moves, "random moves that begin each game")
      ->check(CLI::Range(0, 100));
  command.add_flag("--comments", match.comments,
                   "records carry what engines say about their moves (gomill-explain_last_move)");
  command.add_option("--seed", match.seed,
                     "of the first game; for openings and engines with set_random_seed");
}

}  // namespace

void add_match(CLI::App& app, int& status) {
  auto options = std::make_shared<MatchOptions>();
  CLI::App* command = app.add_subcommand("match", "let two GTP engines play each other");
  add_engine_options(*command, *options);
  add_game_options(*command, *options);
  SeriesOptions& series = options->series;
  command->add_option("--games", series.games, "how many games")->check(CLI::Range(1, 100'000));
  command->add_flag("--swap", series.swap, "colours alternate from game to game");
  command->add_option("--parallel", series.parallel, "games at a time")->check(CLI::Range(1, 256));
  command->add_option("--out", series.out_folder, "folder for an SGF file of each game");
  command->add_flag("--strict", options->strict,
                    "exit status 1 also for illegal moves, time losses and crashes of engine B");
  command->footer(
      "Exit status: 0, 1 when engine A made an illegal move, lost on time or crashed, 2 for bad "
      "usage.");
  command->callback([options, &status] { status = run_match(*options); });
}

}  // namespace gosedai
