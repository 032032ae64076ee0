#include "kb/library/knowledge_kind.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "kb/format/data_words.hpp"
#include "kb/habits/habit_file.hpp"
#include "kb/intuition/intuition_file.hpp"
#include "kb/joseki/joseki_lint.hpp"
#include "kb/parameters/parameter_table.hpp"
#include "kb/patterns/pattern_file.hpp"
#include "kb/playout/playout_shape_file.hpp"
#include "kb/potential/influence_file.hpp"
#include "kb/potential/potential_file.hpp"
#include "kb/shapes/eye_shape_file.hpp"
#include "kb/shapes/life_weight_file.hpp"
#include "kb/shapes/move_knowledge_file.hpp"

namespace gosedai {

namespace {

KnowledgeReport check_eye_shapes(std::string_view text, std::string_view file) {
  auto loaded = parse_eye_shapes(text, file);
  return {std::move(loaded.errors), {{"shapes", static_cast<int>(loaded.value.size())}}};
}

KnowledgeReport check_life_weights(std::string_view text, std::string_view file) {
  return {parse_life_weights(text, file).errors, {{"facts", life_fact::count}}};
}

KnowledgeReport check_potential(std::string_view text, std::string_view file) {
  auto loaded = parse_potential(text, file);
  return {std::move(loaded.errors),
          {{"patterns", static_cast<int>(PotentialPatterns::places().size())}}};
}

KnowledgeReport check_influence(std::string_view text, std::string_view file) {
  auto loaded = parse_influence(text, file);
  return {std::move(loaded.errors), {{"bands", static_cast<int>(loaded.value.bands().size())}}};
}

KnowledgeReport check_move_shapes(std::string_view text, std::string_view file) {
  auto loaded = parse_shape_strengths(text, file);
  return {std::move(loaded.errors), {{"strengths", static_cast<int>(loaded.value.size())}}};
}

KnowledgeReport check_move_habits(std::string_view text, std::string_view file) {
  auto loaded = parse_move_habits(text, file);
  const auto facts = std::ranges::count_if(loaded.value.facts(), [](float s) { return s != 0; });
  return {std::move(loaded.errors),
          {{"shapes", static_cast<int>(loaded.value.shapes().size())},
           {"facts", static_cast<int>(facts)}}};
}

KnowledgeReport check_playout_shapes(std::string_view text, std::string_view file) {
  auto loaded = parse_playout_shape_file(text, file);
  return {std::move(loaded.errors), {{"shapes", loaded.value.count}}};
}

KnowledgeReport check_intuition(std::string_view text, std::string_view file) {
  auto loaded = parse_intuition(text, file);
  return {std::move(loaded.errors),
          {{"layers", static_cast<int>(loaded.value.layers().size())},
           {"channels", loaded.value.channels()}}};
}

KnowledgeReport check_net(std::string_view text, std::string_view file) {
  auto loaded = parse_surroundings_net(text, file);
  int lines = 0;
  for_each_line(text, [&](std::string_view line, int) { lines += !split_words(line).empty(); });
  return {std::move(loaded.errors), {{"rows of weights", lines}}};
}

/// With types it must define all parameters; without, it changes some.
KnowledgeReport check_parameters(std::string_view text, std::string_view file) {
  bool defines = false;
  for_each_line(text, [&](std::string_view line, int) {
    const std::vector<DataWord> words = split_words(line);
    defines |= !words.empty() && words[0].column > 1;
  });
  if (defines) {
    auto loaded = parse_parameter_table(text, file);
    return {std::move(loaded.errors),
            {{"parameters", static_cast<int>(loaded.value.all().size())}}};
  }
  ParameterTable table = built_in_parameters();
  std::vector<DataError> errors = apply_parameters(text, file, table);
  return {std::move(errors),
          {{"changed parameters",
            static_cast<int>(table.different_from(built_in_parameters()).size())}}};
}

KnowledgeReport check_patterns(std::string_view text, std::string_view file) {
  Loaded<PatternFile> loaded = parse_patterns(text, file);
  const std::vector<DataError> wrong = check_examples(loaded.value, file);
  loaded.errors.insert(loaded.errors.end(), wrong.begin(), wrong.end());
  return {std::move(loaded.errors),
          {{"patterns", static_cast<int>(loaded.value.patterns.size())},
           {"examples", static_cast<int>(loaded.value.examples.size())}}};
}

using enum KnowledgeMerge;

constexpr auto table = std::to_array<KnowledgeKind>({
    {"eye-shapes", "eye_shapes.txt", "eye shapes and their vital points", "", replaces,
     check_eye_shapes},
    {"influence", "influence.txt", "influence by distance", "", replaces, check_influence},
    {"intuition", "intuition.txt", "a network that sees the whole board", "", replaces,
     check_intuition},
    {"joseki", "joseki.txt", "moves in the corners", "", replaces, lint_joseki},
    {"life-weights", "life_weights.txt", "what orders the moves of life and death", "", replaces,
     check_life_weights},
    {"move-habits", "move_habits.txt", "how players move", "", replaces, check_move_habits},
    {"move-shapes", "move_shapes.txt", "strengths of shapes of moves", "", replaces,
     check_move_shapes},
    {"openings", "openings.txt", "openings of the whole board", "", replaces, lint_openings},
    {"parameters", "parameters.txt", "numbers that can be tuned", "", adds, check_parameters},
    {"patterns-centre-endgame", "patterns_centre_endgame.txt", "the endgame in the centre",
     "pattern", adds, check_patterns},
    {"patterns-edge-endgame", "patterns_edge_endgame.txt", "the endgame along the edge", "pattern",
     adds, check_patterns},
    {"patterns-framework", "patterns_framework.txt", "extending, reducing, invading", "pattern",
     adds, check_patterns},
    {"patterns-futokoro", "patterns_futokoro.txt", "eye space along the edge", "pattern", adds,
     check_patterns},
    {"patterns-linkage", "patterns_linkage.txt", "cutting and connecting", "pattern", adds,
     check_patterns},
    {"patterns-shape", "patterns_shape.txt", "good and bad shape", "pattern", adds, check_patterns},
    {"patterns-surround", "patterns_surround.txt", "shutting in and getting out", "pattern", adds,
     check_patterns},
    {"playout-shapes", "playout_shapes.txt", "3x3 shapes of playouts", "", replaces,
     check_playout_shapes},
    {"potential", "potential.txt", "what a stone adds to the points around it", "pattern", replaces,
     check_potential},
    {"surroundings-net", "surroundings_net.txt", "a network that judges moves by what is around",
     "", replaces, check_net},
});

/// The name of the entry that begins in this line; nothing when none does.
std::optional<std::string_view> entry_begins(const KnowledgeKind& kind, std::string_view line) {
  const std::vector<DataWord> words = split_words(line);
  if (words.empty()) return std::nullopt;
  if (kind.head.empty()) return words[0].column == 1 ? std::optional(words[0].text) : std::nullopt;
  if (words[0].text != kind.head || words.size() < 2) return std::nullopt;
  return words[1].text;
}

}  // namespace

std::span<const KnowledgeKind> knowledge_kinds() { return table; }

const KnowledgeKind* find_kind(std::string_view name) {
  const auto found = std::ranges::find(table, name, &KnowledgeKind::name);
  return found == table.end() ? nullptr : &*found;
}

const KnowledgeKind* kind_of_file(std::string_view path) {
  const std::string_view name = path.substr(path.find_last_of('/') + 1);
  const auto found = std::ranges::find(table, name, &KnowledgeKind::file);
  return found == table.end() ? nullptr : &*found;
}

LineRange find_entry(const KnowledgeKind& kind, std::string_view text, std::string_view name) {
  LineRange range;
  int last_used = 0;  // the last line that is no comment and not empty
  const int lines = for_each_line(text, [&](std::string_view line, int number) {
    if (range.end != 0) return;
    const auto begins = entry_begins(kind, line);
    if (begins && range.first != 0) range.end = last_used + 1;
    if (begins && range.first == 0 && *begins == name) range.first = number;
    if (!split_words(line).empty()) last_used = number;
  });
  if (range.first != 0 && range.end == 0) range.end = std::min(last_used, lines) + 1;
  return range;
}

std::string entry_text(const KnowledgeKind& kind, std::string_view text, std::string_view name) {
  const LineRange range = find_entry(kind, text, name);
  std::string found;
  std::string comment;
  for_each_line(text, [&](std::string_view line, int number) {
    if (number < range.first) {
      comment = line.starts_with('#') ? comment + std::string(line) + '\n' : std::string();
      return;
    }
    if (number == range.first) found = comment;
    if (number < range.end) found += std::string(line) + '\n';
  });
  return range.is_empty() ? std::string() : found;
}

std::vector<std::string> entry_names(const KnowledgeKind& kind, std::string_view text) {
  std::vector<std::string> names;
  for_each_line(text, [&](std::string_view line, int) {
    if (const auto name = entry_begins(kind, line)) names.emplace_back(*name);
  });
  return names;
}

}  // namespace gosedai
