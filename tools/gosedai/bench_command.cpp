// `gosedai bench`: the behaviour signature and the real-time figures.
#include <cinttypes>
#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>

#include "actors/scheduler/system.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/commands.hpp"
#include "tools/gosedai/knowledge.hpp"

namespace gosedai {

namespace {

struct BenchOptions {
  bool signature = false;
  bool bands = false;
  bool deadline = false;
  bool epochs = false;
  bool recognition = false;
  bool patterns = false;
  bool agreement = false;
  bool foresight = false;
  bool playouts = false;
  bool transpositions = false;
  bool forces = false;
  std::vector<std::string> games;
  std::string record;
  std::string kb_folder;
  std::size_t workers = default_workers();
  int samples = 500;
  int roving_tasks = 1000;
  int search_games = 2000;
  double milliseconds = 100;
};

ThinkingSetup whole_setup(const std::string& kb_folder) {
  const KnowledgePtr knowledge = read_knowledge(kb_folder);
  ThinkingSetup setup = setup_from(values_of(knowledge->parameters), case_knowledge(knowledge));
  setup.potential = {knowledge, &knowledge->potential};
  setup.group_limits.weights = {knowledge, &knowledge->life_weights};
  return setup;
}

/// The engine as it plays, with the search of the whole board.
EngineOptions whole_engine(const std::string& kb_folder) {
  PlayerOptions player;
  use_knowledge(read_knowledge(kb_folder), player);
  use_parameters(values_of(player.parameters), player.engine);
  player.engine.playouts.on = true;
  return player.engine;
}

void run_search_benches(const BenchOptions& options) {
  const EngineOptions engine = whole_engine(options.kb_folder);
  if (options.playouts)
    std::printf("%s", bench_playouts(options.record, engine, options.search_games).c_str());
  if (options.transpositions)
    std::printf("%s", bench_transpositions(options.games, engine, options.search_games).c_str());
  if (options.forces)
    std::printf("%s", bench_forces(options.record, options.workers, engine).c_str());
}

void run_bench(const BenchOptions& options) {
  if (options.signature) {
    const Signature signature =
        behaviour_signature(options.workers, whole_setup(options.kb_folder));
    std::printf("signature %016" PRIx64 " over %d decisions\n", signature.value,
                signature.decisions);
  }
  if (options.bands)
    std::printf("main task behind %d roving tasks, %zu workers: %s\n", options.roving_tasks,
                options.workers,
                bench_bands(options.workers, options.roving_tasks, options.samples).c_str());
  if (options.epochs)
    std::printf("%zu workers: %s\n", options.workers,
                bench_epochs(options.workers, options.samples).c_str());
  if (options.patterns)
    std::printf(
        "%s", bench_patterns(options.games, PatternSet(read_knowledge(options.kb_folder)->patterns))
                  .c_str());
  if (options.agreement)
    std::printf(
        "%s",
        bench_agreement(options.games, options.workers, whole_setup(options.kb_folder)).c_str());
  if (options.foresight) {
    const KnowledgePtr knowledge = read_knowledge(options.kb_folder);
    std::printf("%s",
                bench_foresight(options.games, options.workers, options.samples,
                                knowledge->playout_shapes, values_of(knowledge->parameters).playout)
                    .c_str());
  }
  if (options.recognition) std::printf("%s", bench_recognition(options.record).c_str());
  if (options.playouts || options.transpositions || options.forces) run_search_benches(options);
  if (options.deadline) {
    const auto per_move =
        std::chrono::nanoseconds(static_cast<std::int64_t>(options.milliseconds * 1e6));
    std::printf(
        "answer after the deadline, %.0f ms per move, %zu workers full of roving work: %s\n",
        options.milliseconds, options.workers,
        bench_deadline(options.workers, options.samples, per_move).c_str());
  }
}

}  // namespace

void add_bench(CLI::App& app, int& status) {
  auto options = std::make_shared<BenchOptions>();
  CLI::App* command = app.add_subcommand(
      "bench",
      "measure: signature, bands, deadline, epochs, recognition, patterns, agreement, "
      "foresight, playouts, transpositions, forces");
  command->add_flag("--signature", options->signature, "one number for the engine's decisions");
  add_kb_folder_option(*command, options->kb_folder);
  command->add_flag("--bands", options->bands, "delay of main work behind roving work");
  command->add_flag("--deadline", options->deadline, "lateness of answers under full load");
  command->add_flag("--epochs", options->epochs, "time from a position to the decision in a game");
  command->add_flag("--recognition", options->recognition,
                    "time to recognise the position again after a move");
  command->add_flag("--patterns", options->patterns,
                    "matching of patterns from move to move, beside whole boards");
  command->add_flag("--agreement", options->agreement,
                    "how often the knowledge alone decides as the players of kept-back games did");
  command->add_flag("--foresight", options->foresight,
                    "how well playouts foresee the end of counted games (.sgfl)");
  command->add_flag("--playouts", options->playouts,
                    "games of the whole-board search per second with one and two workers");
  command->add_flag("--transpositions", options->transpositions,
                    "share of the search's tree at positions that it has more than once");
  command->add_flag("--forces", options->forces,
                    "time to the decision with and without the whole-board search");
  command
      ->add_option("--search-games", options->search_games,
                   "games of a search for --playouts and --transpositions")
      ->check(CLI::Range(1, 10'000'000));
  command
      ->add_option("--games", options->games,
                   "SGF files, or .sgfl with a game per line, for --patterns, --agreement, "
                   "--foresight and --transpositions")
      ->check(CLI::ExistingFile);
  command
      ->add_option("--record", options->record,
                   "SGF file of a game for --recognition, --playouts and --forces")
      ->check(CLI::ExistingFile);
  command->add_option("--workers", options->workers, "worker threads")->check(CLI::Range(1, 256));
  command->add_option("--samples", options->samples, "probes, moves or games")
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--roving-tasks", options->roving_tasks, "queued roving tasks")
      ->check(CLI::Range(0, 1'000'000));
  command->add_option("--time-per-move-ms", options->milliseconds, "for --deadline")
      ->check(CLI::Range(1.0, 1e6));
  command->callback([options, &status] {
    if (!options->signature && !options->bands && !options->deadline && !options->epochs &&
        !options->recognition && !options->patterns && !options->agreement && !options->playouts &&
        !options->foresight && !options->transpositions && !options->forces)
      throw CLI::CallForHelp();
    if ((options->agreement || options->foresight) && options->games.empty())
      throw CLI::ValidationError("--games", "--agreement and --foresight need game records");
    run_bench(*options);
    status = 0;
  });
}

}  // namespace gosedai
