// gosedai kb mine-joseki, import-joseki and joseki: make the joseki and openings, and edit them by hand.
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "kb/joseki/joseki_edit.hpp"
#include "kb/joseki/joseki_file.hpp"
#include "kb/joseki/opening_file.hpp"
#include "protocol/sgf/file.hpp"
#include "tools/gosedai/joseki_heads.hpp"
#include "tools/gosedai/joseki_measure.hpp"
#include "tools/gosedai/joseki_mining.hpp"
#include "tools/gosedai/kb_commands.hpp"
#include "tools/gosedai/knowledge.hpp"
#include "tools/gosedai/whole_files.hpp"

namespace gosedai {

namespace {

constexpr const char* usual_file = "kb/data/joseki.txt";

/// Nothing is built upon a file with errors.
JosekiFile read_file(const std::string& name) {
  Loaded<JosekiFile> loaded = parse_joseki(read_whole_file(name), name);
  if (loaded.errors.empty()) return std::move(loaded.value);
  std::string all;
  for (const DataError& error : loaded.errors) all += (all.empty() ? "" : "\n") + to_text(error);
  throw std::runtime_error(all);
}

/// Reads what will be written before it is written.
void write_file(const std::string& name, const JosekiRecords& records, const std::string& head) {
  const std::string text = to_text(records, head);
  const Loaded<JosekiFile> again = parse_joseki(text, name);
  if (!again.errors.empty()) throw std::runtime_error(to_text(again.errors.front()));
  write_whole_file(name, text);
  std::printf("%s: %zu variations, %zu moves\n", name.c_str(), again.value.tree.variation_count(),
              records.size());
}

struct MineOptions {
  MiningOptions mining;
  std::string base;
  std::string output = usual_file;
  std::string openings;
};

int mine(const MineOptions& options) {
  const JosekiFile base = options.base.empty() ? JosekiFile{} : read_file(options.base);
  const Mined mined = mine_joseki(base.records, options.mining);
  std::fprintf(stderr, "gosedai: %zu games, %zu corners\n", mined.games, mined.corners);
  write_file(options.output, mined.joseki, head_of_mined(base, mined, options.mining));
  if (options.openings.empty()) return 0;
  const std::string text = to_text(mined.openings, head_of_openings(mined, options.mining));
  const Loaded<OpeningBook> again = parse_openings(text, options.openings);
  if (!again.errors.empty()) throw std::runtime_error(to_text(again.errors.front()));
  write_whole_file(options.openings, text);
  std::printf("%s: %zu openings\n", options.openings.c_str(), mined.openings.size());
  return 0;
}

struct ImportOptions {
  std::string sgf;
  std::string base;
  std::string output = usual_file;
  std::string source;
};

int import_tree(const ImportOptions& options) {
  const auto read = sgf::read_file(options.sgf);
  if (const auto* problem = std::get_if<std::string>(&read)) throw std::runtime_error(*problem);
  const JosekiFile base = options.base.empty() ? JosekiFile{} : read_file(options.base);
  write_file(options.output, import_joseki(base.records, std::get<sgf::Tree>(read)),
             head_of_imported(base, options.source));
  return 0;
}

struct EditOptions {
  std::string file = usual_file;
  std::vector<std::string> moves;
  double value = 20;
  std::uint32_t count = 1;
  std::string marks;
};

CornerLine line_of(const std::vector<std::string>& words) {
  CornerLine line;
  for (const std::string& word : words) {
    const auto move = parse_corner_move(word);
    if (!move)
      throw std::runtime_error(
          "expected \"pass\" or a point of the upper right corner, K10 to T19: " + word);
    line.push_back(*move);
  }
  return line;
}

std::uint8_t marks_of(const std::string& letters) {
  std::uint8_t marks = 0;
  for (const char letter : letters) {
    const std::size_t at = std::string_view("jJbw").find(letter);
    if (at >= 4) throw std::runtime_error("expected marks of j, J, b and w: " + letters);
    marks |= static_cast<std::uint8_t>(1U << at);
  }
  return marks;
}

int tenths_of(double points) { return static_cast<int>(std::lround(points * 10)); }

int edit(const EditOptions& options,
         const std::function<JosekiEdit(const JosekiRecords&, const CornerLine&)>& change) {
  const JosekiFile file = read_file(options.file);
  const JosekiEdit edited = change(file.records, line_of(options.moves));
  if (const auto* problem = std::get_if<std::string>(&edited)) throw std::runtime_error(*problem);
  write_file(options.file, std::get<JosekiRecords>(edited), file.head);
  return 0;
}

int add_line(const EditOptions& options) {
  return edit(options, [&](const JosekiRecords& records, const CornerLine& line) -> JosekiEdit {
    const int tenths = tenths_of(options.value);
    if (tenths < 0 || tenths > joseki_value_limit) return "expected a value from 0 to 30";
    return with_line(records, {line, options.count, 500, static_cast<std::int16_t>(tenths),
                               marks_of(options.marks)});
  });
}

int undo(const EditOptions& options) {
  const std::string problem = restore_backup(options.file);
  if (!problem.empty()) throw std::runtime_error(problem);
  const JosekiFile file = read_file(options.file);
  std::printf("%s: %zu variations, %zu moves\n", options.file.c_str(), file.tree.variation_count(),
              file.records.size());
  return 0;
}

struct MeasureOptions {
  std::vector<std::string> records;
  std::string folder;
  std::size_t limit = RecordOptions().limit;
  bool kept_back = false;
  int workers = 1;
};

void print(const char* what, int count, int all) {
  std::printf("%-34s %6d  %.1f %%\n", what, count, all == 0 ? 0.0 : 100.0 * count / all);
}

int measure(const MeasureOptions& options) {
  std::vector<GameRecord> games =
      read_records(options.records, {joseki_board_size, options.limit}).games;
  if (options.kept_back) games = part_of(std::move(games), true);
  const KnowledgePtr knowledge = read_knowledge(options.folder);
  const JosekiAgreement found =
      measure_joseki(games, knowledge->joseki,
                     values_of(knowledge->parameters).cases.joseki.chooser, options.workers);
  std::printf("games %d, moves in corners with stones %d\n", found.games, found.corner_moves);
  print("a joseki runs", found.asked, found.corner_moves);
  print("the move played is in the tree", found.known, found.asked);
  print("best value", found.by_value.first, found.asked);
  print("among the three best values", found.by_value.among_three, found.asked);
  print("most frequent", found.by_frequency.first, found.asked);
  print("among the three most frequent", found.by_frequency.among_three, found.asked);
  print("best by influence alone", found.by_judgement, found.asked);
  return 0;
}

/// One line on stderr for each thing that is wrong, and exit status 1.
template <class Options>
void run(CLI::App* command, int& status, std::shared_ptr<Options> options,
         int (*act)(const Options&)) {
  command->callback([options, act, &status] {
    try {
      status = act(*options);
    } catch (const std::exception& problem) {
      std::fprintf(stderr, "gosedai: %s\n", problem.what());
      status = 1;
    }
  });
}

void add_mine(CLI::App& kb, int& status) {
  CLI::App* command =
      kb.add_subcommand("mine-joseki", "Mine joseki and openings from game records");
  auto options = std::make_shared<MineOptions>();
  command->add_option("records", options->mining.records, "Files with an SGF game per line")
      ->required();
  command->add_option("--base", options->base, "Joseki to which the games are added");
  command->add_option("--output", options->output, "Joseki file to write");
  command->add_option("--openings", options->openings, "Openings file to write");
  command->add_option("--least", options->mining.rules.least_count,
                      "Games in which a new move must occur");
  command->add_option("--least-openings", options->mining.least_openings, "Games that opened so");
  command
      ->add_option("--base-share", options->mining.base_share,
                   "Part of the counts of the base that counts")
      ->check(CLI::Range(0.0, 1.0));
  command->add_flag("--keep-back", options->mining.keep_back,
                    "Leave out the tenth of the games by which the choice is measured");
  command->add_option("--workers", options->mining.workers, "Games looked at at the same time")
      ->check(CLI::Range(1, 256));
  run(command, status, options, mine);
}

void add_measure(CLI::App& joseki, int& status) {
  CLI::App* command =
      joseki.add_subcommand("measure", "How often the chooser agrees with the players of games");
  auto options = std::make_shared<MeasureOptions>();
  command->add_option("records", options->records, "SGF files, or *.sgfl with a game per line")
      ->required();
  add_kb_folder_option(*command, options->folder);
  command->add_option("--limit", options->limit, "Games to read at most");
  command->add_option("--workers", options->workers, "Games looked at at the same time")
      ->check(CLI::Range(1, 256));
  command->add_flag("--kept-back", options->kept_back,
                    "Only the tenth of the games that mining with --keep-back leaves out");
  run(command, status, options, measure);
}

void add_import(CLI::App& kb, int& status) {
  CLI::App* command = kb.add_subcommand("import-joseki", "Import joseki from an SGF tree");
  auto options = std::make_shared<ImportOptions>();
  command->add_option("sgf", options->sgf, "SGF file; the upper right corner counts")->required();
  command->add_option("--base", options->base, "Joseki to which the lines are added");
  command->add_option("--output", options->output, "Joseki file to write");
  command->add_option("--source", options->source,
                      "Where the lines come from, for the head of the file");
  run(command, status, options, import_tree);
}

CLI::App* add_edit(CLI::App& joseki, int& status, const char* name, const char* what,
                   const std::shared_ptr<EditOptions>& options, int (*act)(const EditOptions&)) {
  CLI::App* command = joseki.add_subcommand(name, what);
  command->add_option("--file", options->file, "Joseki file");
  run(command, status, options, act);
  return command;
}

void add_moves(CLI::App* command, const std::shared_ptr<EditOptions>& options) {
  command->add_option("moves", options->moves, "The line from its first move: R16 P17 ... or pass")
      ->required();
}

}  // namespace

void add_kb_joseki(CLI::App& kb, int& status) {
  add_mine(kb, status);
  add_import(kb, status);
  CLI::App* joseki = kb.add_subcommand("joseki", "Edit the joseki by hand");
  joseki->require_subcommand(1);
  auto options = std::make_shared<EditOptions>();
  CLI::App* add = add_edit(*joseki, status, "add", "Add a line", options, add_line);
  add_moves(add, options);
  add->add_option("--value", options->value, "Base value of the new moves");
  add->add_option("--count", options->count, "How often it was played");
  add->add_option("--marks", options->marks, "j joseki, J major, b or w better");
  add_moves(add_edit(*joseki, status, "remove", "Remove a line from its last move on", options,
                     [](const EditOptions& wish) { return edit(wish, without_line); }),
            options);
  CLI::App* value =
      add_edit(*joseki, status, "value", "Set the base value of a move", options,
               [](const EditOptions& wish) {
                 return edit(wish, [&](const JosekiRecords& records, const CornerLine& line) {
                   return with_value(records, line, tenths_of(wish.value));
                 });
               });
  add_moves(value, options);
  value->add_option("--points", options->value, "0 to 30")->required();
  add_measure(*joseki, status);
  add_edit(*joseki, status, "undo", "Take the last change back, or the last undo", options, undo);
}

}  // namespace gosedai
