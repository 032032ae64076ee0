#include "kb/editing/knowledge_editor.hpp"

#include <algorithm>
#include <set>

#include "kb/format/data_words.hpp"
#include "kb/format/text_file.hpp"
#include "kb/parameters/parameter_table.hpp"

namespace gosedai {

namespace {

EditResult refusal(std::string path, std::string message) {
  return {false, std::move(path), std::move(message), {}};
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for_each_line(text, [&](std::string_view line, int) { lines.emplace_back(line); });
  return lines;
}

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

/// Checks the new text as a whole; writes it when nothing is wrong.
EditResult write_checked(const KnowledgeFolder& folder, const KnowledgeKind& kind,
                         const std::string& text, std::string done) {
  EditResult result{false, folder.path_of(kind), {}, {}};
  result.errors = kind.check(text, result.path).errors;
  if (!result.errors.empty()) {
    result.message = "the file would have errors; nothing is changed";
    return result;
  }
  result.message = write_with_backup(result.path, text);
  result.ok = result.message.empty();
  if (result.ok) result.message = std::move(done);
  return result;
}

/// A cell of the rows of a pattern, from 0.
struct Cell {
  int row = 0;
  int column = 0;

  friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// The cells that must hold the same value: a pattern is as symmetric as its place.
std::set<Cell> equal_cells(Cell cell, int rows, int columns, bool any_edge, bool on_diagonal) {
  std::set<Cell> cells = {cell};
  const auto add_images = [&](auto image) {
    for (const Cell each : std::set<Cell>(cells)) cells.insert(image(each));
  };
  if (!any_edge) {
    add_images([&](Cell each) { return Cell{rows - 1 - each.row, each.column}; });
    add_images([&](Cell each) { return Cell{each.row, columns - 1 - each.column}; });
  }
  if (!any_edge || on_diagonal) add_images([](Cell each) { return Cell{each.column, each.row}; });
  return cells;
}

/// Puts a word in the place of the one at that index, in the same columns if it fits.
bool replace_word(std::string& line, std::size_t index, const std::string& fresh) {
  const std::vector<DataWord> words = split_words(line);
  if (index >= words.size() || words[index].text == "@") return false;
  const auto start = static_cast<std::size_t>(words[index].column) - 1;
  const std::size_t end = start + words[index].text.size();
  std::size_t from = start;
  // Numbers are flush right: grow to the left over blanks, but leave one.
  while (end - from < fresh.size() && from >= 2 && line[from - 1] == ' ' && line[from - 2] == ' ')
    --from;
  std::string padded = fresh;
  if (padded.size() < end - from) padded.insert(0, end - from - padded.size(), ' ');
  line.replace(from, end - from, padded);
  return true;
}

/// The numbers of the lines (from 0) that hold the rows of a potential pattern.
std::vector<std::size_t> row_lines(const std::vector<std::string>& lines, const LineRange& range) {
  std::vector<std::size_t> found;
  for (int number = range.first + 1; number < range.end; ++number)
    if (!split_words(lines[static_cast<std::size_t>(number) - 1]).empty())
      found.push_back(static_cast<std::size_t>(number) - 1);
  return found;
}

}  // namespace

EditResult edit_potential(const KnowledgeFolder& folder, const PotentialEdit& edit) {
  const KnowledgeKind& kind = *find_kind("potential");
  const std::string path = folder.path_of(kind);
  const std::string text = folder.own_text(kind).value_or(std::string(built_in_text(kind)));
  const LineRange range = find_entry(kind, text, edit.pattern);
  if (range.is_empty()) return refusal(path, "no potential pattern \"" + edit.pattern + '"');
  std::vector<std::string> lines = lines_of(text);
  const std::vector<std::size_t> rows = row_lines(lines, range);
  const std::vector<DataWord> head = split_words(lines[static_cast<std::size_t>(range.first) - 1]);
  const int columns = rows.empty() ? 0 : static_cast<int>(split_words(lines[rows[0]]).size());
  const int row_count = static_cast<int>(rows.size());
  const Cell cell{edit.row - 1, edit.column - 1};
  if (cell.row < 0 || cell.row >= row_count || cell.column < 0 || cell.column >= columns)
    return refusal(path, "pattern " + edit.pattern + " has " + std::to_string(row_count) +
                             " rows and " + std::to_string(columns) + " columns");
  std::set<Cell> cells = equal_cells(cell, row_count, columns, head.size() > 2,
                                     head.size() > 5 && head[3].text == head[5].text);
  if (head.size() > 2 && head.size() <= 4)  // one edge: left is as right
    cells.insert({cell.row, columns - 1 - cell.column});
  const std::string value = edit.value == 0 ? "." : std::to_string(edit.value);
  for (const Cell& each : cells)
    if (!replace_word(lines[rows[static_cast<std::size_t>(each.row)]],
                      static_cast<std::size_t>(each.column), value))
      return refusal(path, "that is the place of the stone");
  return write_checked(folder, kind, text_of(lines),
                       std::to_string(cells.size()) + " cells of pattern " + edit.pattern +
                           " are now " + std::to_string(edit.value));
}

EditResult edit_pattern(const KnowledgeFolder& folder, const PatternEdit& edit) {
  const KnowledgeKind* kind = find_kind(edit.kind);
  if (kind == nullptr || !kind->file.starts_with("patterns_"))
    return refusal({}, "no kind of patterns \"" + edit.kind + '"');
  const std::string path = folder.path_of(*kind);
  const std::string text = folder.own_text(*kind).value_or("");
  std::vector<std::string> lines = lines_of(text);
  if (edit.action == EditAction::add) {
    std::string grown = text + (text.empty() || text.ends_with("\n\n") ? "" : "\n") + edit.text;
    if (!grown.ends_with('\n')) grown += '\n';
    if (entry_names(*kind, edit.text).empty()) return refusal(path, "expected a pattern to add");
    return write_checked(folder, *kind, grown, "added to " + path);
  }
  const LineRange range = find_entry(*kind, text, edit.name);
  if (range.is_empty()) return refusal(path, "the file has no pattern \"" + edit.name + '"');
  const auto first = lines.begin() + (range.first - 1);
  const auto at = lines.erase(first, lines.begin() + (range.end - 1));
  if (edit.action == EditAction::remove)
    return write_checked(folder, *kind, text_of(lines), "removed " + edit.name);
  const std::vector<std::string> names = entry_names(*kind, edit.text);
  if (names != std::vector<std::string>{edit.name})
    return refusal(path, "expected one pattern with the name \"" + edit.name + '"');
  const std::vector<std::string> fresh = lines_of(edit.text);
  lines.insert(at, fresh.begin(), fresh.end());
  return write_checked(folder, *kind, text_of(lines), "replaced " + edit.name);
}

EditResult edit_parameter(const KnowledgeFolder& folder, const ParameterEdit& edit) {
  const KnowledgeKind& kind = *find_kind("parameters");
  const std::string path = folder.path_of(kind);
  ParameterTable table = built_in_parameters();
  if (auto problem = table.set(edit.name, edit.values)) return refusal(path, *problem);
  std::string line = edit.name + " =";
  for (const std::string& value : edit.values) line += ' ' + value;
  const std::string text = folder.own_text(kind).value_or("");
  std::vector<std::string> lines = lines_of(text);
  const LineRange range = find_entry(kind, text, edit.name);
  if (range.is_empty())
    lines.push_back(line);
  else
    lines[static_cast<std::size_t>(range.first) - 1] = line;
  return write_checked(folder, kind, text_of(lines), line);
}

EditResult undo_edit(const KnowledgeFolder& folder, const std::string& name) {
  const KnowledgeKind* kind = find_kind(name);
  if (kind == nullptr) return refusal({}, "no kind of knowledge \"" + name + '"');
  EditResult result{false, folder.path_of(*kind), {}, {}};
  result.message = restore_backup(result.path);
  result.ok = result.message.empty();
  if (result.ok) result.message = "undone";
  return result;
}

}  // namespace gosedai
