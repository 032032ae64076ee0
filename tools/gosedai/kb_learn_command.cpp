// gosedai kb learn and kb predict: how players move, learned from their games.
#include <atomic>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include <unistd.h>

#include <CLI/CLI.hpp>

#include "kb/habits/habit_file.hpp"
#include "kb/intuition/intuition_file.hpp"
#include "tools/gosedai/kb_commands.hpp"
#include "tools/gosedai/learn_habits.hpp"
#include "tools/gosedai/whole_files.hpp"

namespace gosedai {

namespace {

constexpr int board_size = 19;

struct LearnOptions {
  std::vector<std::string> records;
  std::string output = "kb/data/move_habits.txt";
  std::size_t limit = RecordOptions().limit;
  bool all = false;
  HabitCourse course;
};

struct PredictOptions {
  std::vector<std::string> records;
  std::string habits;
  std::string intuition;
  bool habits_only = false;
  std::size_t limit = RecordOptions().limit;
  bool kept_back = false;
  unsigned workers = 1;
};

std::atomic<bool> interrupted = false;

GameRecords read(const std::vector<std::string>& files, std::size_t limit) {
  GameRecords records = read_records(files, {board_size, limit});
  if (records.left_out > 0)
    std::fprintf(stderr, "gosedai: %zu games are left out: broken, empty or not %dx%d\n",
                 records.left_out, board_size, board_size);
  if (records.games.empty()) throw std::runtime_error("there are no games in the records");
  return records;
}

bool show_progress(int round, std::size_t done, std::size_t all) {
  constexpr std::size_t width = 40;
  const bool terminal = isatty(STDERR_FILENO) != 0;
  if (terminal) {
    const std::string bar(width * done / all, '#');
    std::fprintf(stderr, "\rround %d [%-*s] %zu of %zu games", round + 1, static_cast<int>(width),
                 bar.c_str(), done, all);
    if (done == all) std::fputc('\n', stderr);
  } else if (done == all) {
    std::fprintf(stderr, "gosedai: round %d is done\n", round + 1);
  }
  return !interrupted;
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  char text[16] = {};
  std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&now));
  return text;
}

std::string provenance(const LearnOptions& options, std::size_t games, std::size_t positions) {
  std::string names;
  for (const std::string& file : options.records)
    names += ' ' + std::filesystem::path(file).filename().string();
  return "# How strong shapes and facts of moves are in games; docs/knowledge.md has the format.\n"
         "#\n"
         "# Learned on " +
         today() + " from " + std::to_string(positions) + " moves of " + std::to_string(games) +
         " games" + (options.all ? "" : ", a tenth of the records being kept back for measuring") +
         ":\n" + "#   gosedai kb learn" + names + " --rounds " +
         std::to_string(options.course.rounds) + " --shapes " +
         std::to_string(options.course.shapes) + " --least " +
         std::to_string(options.course.least) + (options.all ? " --all" : "") + "\n\n";
}

void print(const PredictionRates& rates) {
  const auto positions = static_cast<double>(rates.positions);
  std::printf("positions %zu\n", rates.positions);
  for (std::size_t rank = 1; rank <= PredictionRates::ranks; ++rank)
    std::printf("top-%zu %.1f %%\n", rank,
                100 * static_cast<double>(rates.within(rank)) / positions);
  std::printf("mean log chance %.3f\n", rates.log_chance / positions);
  std::printf("time %.0f us a position\n", rates.seconds / positions * 1e6);
}

int learn(LearnOptions options) {
  std::vector<GameRecord> games = read(options.records, options.limit).games;
  std::vector<GameRecord> kept;
  if (!options.all) {
    kept = part_of(games, true);
    games = part_of(std::move(games), false);
  }
  std::signal(SIGINT, [](int) { interrupted = true; });
  options.course.progress = show_progress;
  const Learned learned = learn_habits(games, options.course);
  if (!learned.finished) {
    std::fprintf(stderr, "\ngosedai: stopped; %s\n",
                 options.course.checkpoint.empty() ? "nothing is kept without --checkpoint"
                                                   : "the same command goes on");
    return 1;
  }
  write_whole_file(options.output,
                   to_text(learned.habits, provenance(options, games.size(), learned.positions)));
  if (!options.course.checkpoint.empty()) std::filesystem::remove(options.course.checkpoint);
  if (!kept.empty()) print(measure_prediction(kept, learned.habits, options.course.workers));
  return 0;
}

/// Of a file, or what is built in.
template <class Value>
Value read_learned(const std::string& file, Loaded<Value> (*built_in)(),
                   Loaded<Value> (*parse)(std::string_view, std::string_view)) {
  Loaded<Value> loaded = file.empty() ? built_in() : parse(read_whole_file(file), file);
  for (const DataError& error : loaded.errors) std::fprintf(stderr, "%s\n", to_text(error).c_str());
  if (!loaded.errors.empty()) throw std::runtime_error("what was learned has errors");
  return std::move(loaded.value);
}

int predict_records(const PredictOptions& options) {
  std::vector<GameRecord> games = read(options.records, options.limit).games;
  if (options.kept_back) games = part_of(std::move(games), true);
  const MoveHabits habits = read_learned(options.habits, built_in_move_habits, parse_move_habits);
  const IntuitionNet net =
      options.habits_only ? IntuitionNet()
                          : read_learned(options.intuition, built_in_intuition, parse_intuition);
  print(measure_prediction(games, habits, options.workers, &net));
  return 0;
}

void add_learn(CLI::App& kb, int& status) {
  CLI::App* command = kb.add_subcommand("learn", "Learn from games how players move");
  auto options = std::make_shared<LearnOptions>();
  command->add_option("records", options->records, "SGF files, or *.sgfl with a game per line")
      ->required();
  command->add_option("--output", options->output, "File to write");
  command->add_option("--limit", options->limit, "Games to read at most");
  command->add_option("--rounds", options->course.rounds, "Times to go through the games")
      ->check(CLI::Range(1, 100));
  command->add_option("--shapes", options->course.shapes, "Shapes to know at most");
  command->add_option("--least", options->course.least, "Times that a shape must be met")
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--workers", options->course.workers, "Games looked at at the same time")
      ->check(CLI::Range(1, 256));
  command->add_option("--checkpoint", options->course.checkpoint,
                      "File to put unfinished work in, and to go on from");
  command->add_flag("--all", options->all, "Keep no games back for measuring");
  command->callback([options, &status] { status = learn(*options); });
}

void add_predict(CLI::App& kb, int& status) {
  CLI::App* command =
      kb.add_subcommand("predict", "How often the moves of games are foreseen, by rank");
  auto options = std::make_shared<PredictOptions>();
  command->add_option("records", options->records, "SGF files, or *.sgfl with a game per line")
      ->required();
  command->add_option("--limit", options->limit, "Games to read at most");
  command->add_option("--habits", options->habits, "A file of habits instead of what is built in");
  command->add_option("--intuition", options->intuition,
                      "A file of the network instead of what is built in");
  command->add_flag("--habits-only", options->habits_only, "Without the network of intuition");
  command->add_option("--workers", options->workers, "Games looked at at the same time")
      ->check(CLI::Range(1, 256));
  command->add_flag("--kept-back", options->kept_back,
                    "Only the tenth of the games that learning keeps back");
  command->callback([options, &status] { status = predict_records(*options); });
}

}  // namespace

void add_kb_learn(CLI::App& kb, int& status) {
  add_learn(kb, status);
  add_predict(kb, status);
}

}  // namespace gosedai
