#include "kb/potential/potential_file.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"

namespace gosedai {
namespace {

using Place = PotentialPatterns::Place;

constexpr int reach = PotentialPatterns::reach;
constexpr int lines = PotentialPatterns::nearby_lines;

std::string text_of(Place place) {
  if (place.top == 0) return "no near edge";
  std::string text = "top " + std::to_string(place.top);
  if (place.left != 0) text += " left " + std::to_string(place.left);
  return text;
}

/// How many points of the pattern lie before the stone, towards an edge at that distance.
int before(int distance) { return distance == 0 ? reach : std::min(distance - 1, reach); }

class PotentialReader {
 public:
  explicit PotentialReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    if (words[0].text == "pattern") {
      finish_pattern();
      read_head(words);
    } else {
      read_row(words);
    }
  }

  Loaded<PotentialPatterns> take(int last_line) {
    finish_pattern();
    line_ = last_line + 1;
    for (const Place place : PotentialPatterns::places())
      if (std::ranges::find(seen_, place) == seen_.end())
        complain(1, "no pattern for " + text_of(place));
    return std::move(loaded_);
  }

 private:
  struct Cell {
    int line = 0;
    int column = 0;
  };
  /// The pattern whose rows are being read.
  struct Open {
    Place place;
    bool known_place = false;  // the head was understood, so rows can be checked
    Cell head;
    int rows = 0;
    std::size_t errors_before = 0;
    PotentialPatterns::Pattern values{};
    std::array<std::array<Cell, PotentialPatterns::side>, PotentialPatterns::side> cells{};
  };

  void read_head(const std::vector<DataWord>& words) {
    open_ = Open{};
    open_->head = {line_, words[0].column};
    open_->errors_before = loaded_.errors.size();
    if (words.size() < 2) return complain(end_of(words.back()), "expected the name of the pattern");
    const std::optional<int> top = read_edge(words, 2, "top");
    const std::optional<int> left = top ? read_edge(words, 4, "left") : std::nullopt;
    if (!top || !left) return;
    if (words.size() > 6) return complain(words[6].column, "expected the end of the line");
    const Place place{*top, *left};
    if (!place.is_valid())
      return complain(words[5].column, "expected the left edge not nearer than the top edge");
    if (std::ranges::find(seen_, place) != seen_.end())
      return complain(words[0].column, "there is a pattern for " + text_of(place) + " already");
    seen_.push_back(place);
    open_->place = place;
    open_->known_place = true;
  }

  /// The distance after the word at that index; 0 when the line ends before it.
  std::optional<int> read_edge(const std::vector<DataWord>& words, std::size_t at,
                               std::string_view edge) {
    if (words.size() <= at) return 0;
    if (words[at].text != edge) {
      complain(words[at].column, "expected \"" + std::string(edge) + "\" or the end of the line");
      return std::nullopt;
    }
    const int column = words.size() > at + 1 ? words[at + 1].column : end_of(words[at]);
    const std::optional<int> distance =
        words.size() > at + 1 ? parse_number(words[at + 1].text) : std::nullopt;
    if (distance && *distance >= 1 && *distance <= lines) return distance;
    complain(column, "expected a line from 1 to " + std::to_string(lines));
    return std::nullopt;
  }

  void read_row(const std::vector<DataWord>& words) {
    if (!open_) return complain(words[0].column, "expected \"pattern\"");
    if (!open_->known_place) return;  // the mistake in the head has been told
    const int row = open_->rows++;
    if (row == row_count())
      complain(words[0].column, "expected " + std::to_string(row_count()) + " rows");
    if (row >= row_count()) return;
    const int count = static_cast<int>(words.size());
    if (count > col_count())
      complain(words[static_cast<std::size_t>(col_count())].column,
               "expected " + std::to_string(col_count()) + " points in the row");
    if (count < col_count())
      complain(end_of(words.back()),
               "expected " + std::to_string(col_count() - count) + " more points in the row");
    for (int col = 0; col < std::min(count, col_count()); ++col)
      read_cell(words[static_cast<std::size_t>(col)], row - before(open_->place.top),
                col - before(open_->place.left));
  }

  /// `down` and `right` count from the stone.
  void read_cell(const DataWord& word, int down, int right) {
    const auto row = static_cast<std::size_t>(down + reach);
    const auto col = static_cast<std::size_t>(right + reach);
    open_->cells[row][col] = {line_, word.column};
    if (down == 0 && right == 0) {
      if (word.text != "@") complain(word.column, "expected the stone, \"@\"");
      return;
    }
    const std::optional<int> value = word.text == "." ? 0 : parse_number(word.text);
    if (!value || *value < 0 || *value > potential_limit)
      return complain(word.column, "expected \".\" or a value from 0 to 100");
    open_->values[row][col] = static_cast<std::int16_t>(*value);
  }

  void finish_pattern() {
    if (!open_ || !open_->known_place) return open_.reset();
    if (open_->rows < row_count())
      complain_at(open_->head, "the pattern has " + std::to_string(open_->rows) +
                                   " rows instead of " + std::to_string(row_count()));
    if (loaded_.errors.size() == open_->errors_before) check_symmetry();
    if (loaded_.errors.size() == open_->errors_before)
      loaded_.value.set(open_->place, open_->values);
    open_.reset();
  }

  void check_symmetry() {
    const Place place = open_->place;
    const bool mirrored = place.left == 0;
    const bool diagonal = place.top == place.left;
    for (std::size_t row = 0; row < PotentialPatterns::side; ++row)
      for (std::size_t col = 0; col < PotentialPatterns::side; ++col) {
        if (mirrored) check_same(row, col, row, PotentialPatterns::side - 1 - col);
        if (diagonal) check_same(row, col, col, row);
      }
  }

  /// Told once for each pair, at its later cell.
  void check_same(std::size_t row, std::size_t col, std::size_t other_row, std::size_t other_col) {
    if (std::pair(row, col) <= std::pair(other_row, other_col)) return;
    const int expected = open_->values[other_row][other_col];
    if (open_->values[row][col] != expected)
      complain_at(open_->cells[row][col],
                  "expected " + std::to_string(expected) + " as at the mirrored point");
  }

  int row_count() const { return before(open_->place.top) + 1 + reach; }
  int col_count() const { return before(open_->place.left) + 1 + reach; }
  static int end_of(const DataWord& word) {
    return word.column + static_cast<int>(word.text.size());
  }

  void complain(int column, std::string message) {
    complain_at({line_, column}, std::move(message));
  }
  void complain_at(Cell where, std::string message) {
    loaded_.errors.push_back({std::string(file_), where.line, where.column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  std::optional<Open> open_;
  std::vector<Place> seen_;
  Loaded<PotentialPatterns> loaded_;
};

}  // namespace

Loaded<PotentialPatterns> parse_potential(std::string_view text, std::string_view file_name) {
  PotentialReader reader(file_name);
  const int lines_read = for_each_line(
      text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take(lines_read);
}

Loaded<PotentialPatterns> built_in_potential() {
  constexpr std::string_view name = "potential.txt";
  if (const auto text = embedded_text(name)) return parse_potential(*text, name);
  return {{}, {{std::string(name), 0, 0, "not built in"}}};
}

}  // namespace gosedai
