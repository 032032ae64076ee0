#include "kb/joseki/opening_file.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"
#include "model/board/notation.hpp"

namespace gosedai {

namespace {

class OpeningReader {
 public:
  explicit OpeningReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    const std::size_t errors_before = loaded_.errors.size();
    Opening opening;
    opening.count = static_cast<std::uint32_t>(read_number(words, 0, 1, 1'000'000'000));
    opening.black_won = static_cast<std::uint16_t>(read_number(words, 1, 0, 1000));
    read_moves(words, opening);
    if (loaded_.errors.size() != errors_before) return;
    if (!loaded_.value.add(opening)) complain(words[2].column, "this opening is there already");
  }

  Loaded<OpeningBook> take() { return std::move(loaded_); }

 private:
  int read_number(const std::vector<DataWord>& words, std::size_t at, int least, int most) {
    const std::optional<int> number =
        at < words.size() ? parse_number(words[at].text) : std::nullopt;
    if (number && *number >= least && *number <= most) return *number;
    complain(at < words.size() ? words[at].column : end_of(words.back()),
             "expected a number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
  }

  void read_moves(const std::vector<DataWord>& words, Opening& opening) {
    if (words.size() < 3) return complain(end_of(words.back()), "expected the moves");
    for (std::size_t at = 2; at < words.size(); ++at) {
      if (opening.moves.size() == OpeningBook::longest)
        return complain(words[at].column, "expected five moves at most");
      const std::optional<Point> point = parse_point(words[at].text, OpeningBook::board_size);
      if (!point) return complain(words[at].column, "expected a point of a 19x19 board");
      if (std::ranges::find(opening.moves, *point) != opening.moves.end())
        return complain(words[at].column, "this point is taken already");
      opening.moves.push_back(*point);
    }
  }

  static int end_of(const DataWord& word) {
    return word.column + static_cast<int>(word.text.size());
  }

  void complain(int column, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  Loaded<OpeningBook> loaded_;
};

}  // namespace

Loaded<OpeningBook> parse_openings(std::string_view text, std::string_view file_name) {
  OpeningReader reader(file_name);
  for_each_line(text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take();
}

Loaded<OpeningBook> built_in_openings() {
  constexpr std::string_view name = "openings.txt";
  if (const auto text = embedded_text(name)) return parse_openings(*text, name);
  return {{}, {{std::string(name), 0, 0, "not built in"}}};
}

std::string to_text(const std::vector<Opening>& openings, std::string_view head) {
  std::string text(head);
  for (const Opening& opening : openings) {
    text += std::to_string(opening.count) + ' ' + std::to_string(opening.black_won);
    for (const Point point : opening.moves) text += ' ' + to_text(point);
    text += '\n';
  }
  return text;
}

}  // namespace gosedai
