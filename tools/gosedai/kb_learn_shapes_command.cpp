// gosedai kb learn-shapes: learns what moves look like and writes the files of kb/data.
#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>

#include "kb/shapes/move_knowledge_file.hpp"
#include "tools/gosedai/kb_commands.hpp"
#include "tools/gosedai/knowledge.hpp"
#include "tools/gosedai/learn_shapes.hpp"
#include "tools/gosedai/whole_files.hpp"

namespace gosedai {

namespace {

struct LearnOptions {
  std::vector<std::string> suites;
  std::vector<std::string> games;
  std::string folder = "kb/data";
  learn::CourseOptions course;
  bool only_readings = false;
  bool only_measure = false;
};

std::string provenance(std::string_view what, std::size_t problems, std::size_t moves) {
  return "# " + std::string(what) + "; docs/knowledge.md has the format.\n" +
         "#\n# Learned by `gosedai kb learn-shapes SUITES --games FILES` from " +
         std::to_string(problems) + " graded problems of a\n" +
         "# public collection, a fifth of which was kept back for measuring, and " +
         std::to_string(moves) + " moves of\n" +
         "# professional games. Shapes met in fewer than three problems are left out.\n\n";
}

void print(const std::vector<learn::SuiteResult>& results) {
  learn::SuiteResult all{"all"};
  for (const learn::SuiteResult& one : results) {
    std::printf("%s: %d problems, %d at sight, %d with reading\n", one.suite.c_str(), one.problems,
                one.at_sight, one.with_reading);
    all.problems += one.problems;
    all.at_sight += one.at_sight;
    all.with_reading += one.with_reading;
  }
  std::printf("all: %d problems, %d at sight, %d with reading\n", all.problems, all.at_sight,
              all.with_reading);
}

int learn_shapes(LearnOptions options) {
  options.course.tell = [](const std::string& text) {
    std::fprintf(stderr, "gosedai: %s\n", text.c_str());
  };
  const std::vector<learn::Problem> problems = learn::read_problems(options.suites);
  const KnowledgePtr known = read_knowledge({});
  options.course.habits = &known->habits;
  options.course.shapes = &known->playout_shapes;
  if (options.only_readings) options.course.looks = &move_knowledge();
  MoveKnowledge knowledge;
  if (options.only_measure) {
    knowledge = move_knowledge();
  } else {
    const ShapeLessons games = learn::read_games(options.games);
    knowledge = learn::learn(problems, games, options.course);
    write_whole_file(options.folder + "/move_shapes.txt",
                     to_text(knowledge.strengths, provenance("Strengths of shapes of moves",
                                                             problems.size(), games.size())));
    write_whole_file(
        options.folder + "/surroundings_net.txt",
        to_text(knowledge.net, provenance("A network that judges moves by their surroundings",
                                          problems.size(), games.size())));
  }
  print(learn::measure(problems, knowledge, options.course));
  return 0;
}

}  // namespace

void add_kb_learn_shapes(CLI::App& kb, int& status) {
  CLI::App* command = kb.add_subcommand(
      "learn-shapes", "Learn what moves look like from problems and games, and measure it");
  auto options = std::make_shared<LearnOptions>();
  command->add_option("suites", options->suites, "Suites with restricted_genmove")->required();
  command->add_option("--games", options->games, "Files with an SGF game per line");
  command->add_option("--output", options->folder, "Folder for the two files");
  command->add_option("--nodes", options->course.nodes, "Nodes of a local choice");
  command->add_option("--workers", options->course.workers, "Problems read at the same time");
  command->add_flag("--only-readings", options->only_readings,
                    "Keep how moves look, and learn only what readings are believed");
  command->add_flag("--only-measure", options->only_measure,
                    "Measure what is built in, on the problems that were kept back");
  command->callback([options, &status] { status = learn_shapes(*options); });
}

}  // namespace gosedai
