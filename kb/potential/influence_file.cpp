#include "kb/potential/influence_file.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"

namespace gosedai {
namespace {

constexpr int side = InfluenceRules::reach + 1;
// So that the sum of all stones on a point stays within 16 bits.
constexpr int largest_own = 8000;
constexpr int largest_other = 100;

class InfluenceReader {
 public:
  explicit InfluenceReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    if (words[0].text == "matrix") {
      start_matrix(words);
    } else if (words[0].text == "band") {
      read_band(words);
    } else {
      read_row(words);
    }
  }

  Loaded<InfluenceRules> take(int last_line) {
    line_ = last_line + 1;
    if (rows_ < side)
      complain(1, "the matrix has " + std::to_string(rows_) + " rows instead of " +
                      std::to_string(side));
    return std::move(loaded_);
  }

 private:
  void start_matrix(const std::vector<DataWord>& words) {
    if (in_matrix_) complain(words[0].column, "there is a matrix already");
    if (words.size() > 1) complain(words[1].column, "expected the end of the line");
    in_matrix_ = true;
  }

  void read_row(const std::vector<DataWord>& words) {
    if (!in_matrix_ || rows_ == side)
      return complain(words[0].column, in_matrix_ ? "expected \"band\"" : "expected \"matrix\"");
    const int lines = rows_++;
    const int count = static_cast<int>(words.size());
    if (count > side)
      complain(words[side].column, "expected " + std::to_string(side) + " values in the row");
    if (count < side)
      complain(end_of(words.back()),
               "expected " + std::to_string(side - count) + " more values in the row");
    for (int aside = 0; aside < std::min(count, side); ++aside)
      read_value(words[static_cast<std::size_t>(aside)], lines, aside);
  }

  /// The half above the diagonal comes first and counts; the other must agree with it.
  void read_value(const DataWord& word, int lines, int aside) {
    const int largest = lines + aside == 0 ? largest_own : largest_other;
    const std::optional<int> value = parse_number(word.text);
    if (!value || *value < 0 || *value > largest)
      return complain(word.column, "expected a value from 0 to " + std::to_string(largest));
    if (aside >= lines) {
      loaded_.value.set(lines, aside, *value);
      loaded_.value.set(aside, lines, *value);
    } else if (loaded_.value.at(lines, aside) != *value) {
      complain(word.column, "expected " + std::to_string(loaded_.value.at(lines, aside)) +
                                " as at the mirrored place");
    }
  }

  void read_band(const std::vector<DataWord>& words) {
    const std::optional<int> from = read_number(words, 1, 1, largest_own);
    const std::optional<int> weight = from ? read_number(words, 2, 0, 100) : std::nullopt;
    if (!weight) return;
    if (words.size() > 3) return complain(words[3].column, "expected the end of the line");
    const std::vector<InfluenceBand>& bands = loaded_.value.bands();
    if (!bands.empty() && *from <= bands.back().from)
      return complain(words[1].column, "expected the bands in ascending order");
    loaded_.value.add_band({*from, *weight});
  }

  std::optional<int> read_number(const std::vector<DataWord>& words, std::size_t at, int least,
                                 int most) {
    const bool there = words.size() > at;
    const std::optional<int> number = there ? parse_number(words[at].text) : std::nullopt;
    if (number && *number >= least && *number <= most) return number;
    complain(there ? words[at].column : end_of(words.back()),
             "expected a number from " + std::to_string(least) + " to " + std::to_string(most));
    return std::nullopt;
  }

  static int end_of(const DataWord& word) {
    return word.column + static_cast<int>(word.text.size());
  }

  void complain(int column, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  bool in_matrix_ = false;
  int rows_ = 0;
  Loaded<InfluenceRules> loaded_;
};

}  // namespace

Loaded<InfluenceRules> parse_influence(std::string_view text, std::string_view file_name) {
  InfluenceReader reader(file_name);
  const int lines_read = for_each_line(
      text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take(lines_read);
}

Loaded<InfluenceRules> built_in_influence() {
  constexpr std::string_view name = "influence.txt";
  if (const auto text = embedded_text(name)) return parse_influence(*text, name);
  return {{}, {{std::string(name), 0, 0, "not built in"}}};
}

}  // namespace gosedai
