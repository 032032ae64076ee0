#include "kb/playout/playout_shape_file.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "kb/format/data_words.hpp"

namespace gosedai {

namespace {

/// By colour: empty, own (black), enemy, edge.
constexpr std::string_view marks = ".XO-";

std::optional<ShapeCode> parse_code(std::string_view text) {
  if (text.size() != shape_steps.size()) return std::nullopt;
  unsigned code = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t color = marks.find(text[i]);
    if (color == std::string_view::npos) return std::nullopt;
    code |= static_cast<unsigned>(color) << (2 * i);
  }
  return static_cast<ShapeCode>(code);
}

std::optional<std::uint16_t> parse_odds(std::string_view text) {
  const auto number = parse_number(text);
  if (!number || *number < 0 || *number > PlayoutShapes::most_odds) return std::nullopt;
  return static_cast<std::uint16_t>(*number);
}

class ShapeReader {
 public:
  explicit ShapeReader(std::string_view file) : file_(file), known_(shape_codes) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    const auto code = parse_code(words[0].text);
    if (!code)
      return complain(words[0], "expected eight neighbours, each one of " + std::string(marks));
    if (words.size() != 3) return complain(words.back(), "expected a shape and two odds");
    const auto near = parse_odds(words[1].text);
    const auto far = parse_odds(words[2].text);
    if (!near || !far)
      return complain(near ? words[2] : words[1],
                      "expected odds from 0 to " + std::to_string(PlayoutShapes::most_odds));
    const ShapeCode canonical = canonical_shape(*code);
    if (known_[canonical]) return complain(words[0], "it is there already, perhaps turned");
    known_[canonical] = true;
    loaded_.value.shapes.set(canonical, {*near, *far});
    ++loaded_.value.count;
  }

  Loaded<PlayoutShapeFile> take() { return std::move(loaded_); }

 private:
  void complain(const DataWord& word, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, word.column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  std::vector<bool> known_;
  Loaded<PlayoutShapeFile> loaded_;
};

}  // namespace

Loaded<PlayoutShapeFile> parse_playout_shape_file(std::string_view text,
                                                  std::string_view file_name) {
  ShapeReader reader(file_name);
  for_each_line(text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take();
}

Loaded<PlayoutShapes> parse_playout_shapes(std::string_view text, std::string_view file_name) {
  Loaded<PlayoutShapeFile> loaded = parse_playout_shape_file(text, file_name);
  return {std::move(loaded.value.shapes), std::move(loaded.errors)};
}

std::string shape_line(ShapeCode code, ShapeOdds odds) {
  std::string text;
  for (std::size_t i = 0; i < shape_steps.size(); ++i)
    text += marks[static_cast<std::size_t>(neighbour_in(code, i))];
  return text + ' ' + std::to_string(odds.near) + ' ' + std::to_string(odds.far) + '\n';
}

}  // namespace gosedai
