#include "kb/shapes/eye_shape_file.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"

namespace gosedai {
namespace {

class EyeShapeReader {
 public:
  explicit EyeShapeReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_data_line(line);
    if (words.empty()) return;
    const std::size_t before = loaded_.errors.size();
    const std::optional<DegreeCode> code = read_code(words[0]);
    if (words.size() < 2) complain(words[0].column, "expected the number of vital points");
    if (words.size() > 2) complain(words[2].column, "expected the end of the line");
    if (words.size() < 2 || !code) return;
    const std::optional<int> vital = read_vital(words[1], code->size());
    if (!vital) return;
    if (loaded_.errors.size() > before) return;
    if (!loaded_.value.add({*code, *vital}))
      complain(words[0].column, "the shape is there already");
  }

  Loaded<EyeShapeTable> take() { return std::move(loaded_); }

 private:
  std::optional<int> read_vital(const DataWord& word, int most) {
    if (word.text == "never") return KnownEyeShape::never;
    const std::optional<int> number = parse_data_number<int>(word.text);
    if (number && *number >= 0 && *number <= most) return number;
    complain(word.column,
             "expected \"never\" or a number of vital points from 0 to " + std::to_string(most));
    return std::nullopt;
  }

  std::optional<DegreeCode> read_code(const DataWord& word) {
    std::vector<int> degrees;
    std::size_t at = 0;
    while (true) {
      const std::size_t end = std::min(word.text.find('-', at), word.text.size());
      const std::optional<int> degree = parse_data_number<int>(word.text.substr(at, end - at));
      if (!degree || *degree < 0 || *degree > 4) {
        complain(word.column + static_cast<int>(at), "expected a degree from 0 to 4");
        return std::nullopt;
      }
      if (!degrees.empty() && *degree > degrees.back()) {
        complain(word.column + static_cast<int>(at), "expected the degrees largest first");
        return std::nullopt;
      }
      degrees.push_back(*degree);
      if (end == word.text.size()) break;
      at = end + 1;
    }
    const std::optional<DegreeCode> code = DegreeCode::from_degrees(degrees);
    if (!code) complain(word.column, "expected at most 7 degrees");
    if (code && !code->is_plausible()) {
      complain(word.column, "no connected shape has these degrees");
      return std::nullopt;
    }
    return code;
  }

  void complain(int column, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  Loaded<EyeShapeTable> loaded_;
};

}  // namespace

Loaded<EyeShapeTable> parse_eye_shapes(std::string_view text, std::string_view file_name) {
  EyeShapeReader reader(file_name);
  for_each_data_line(text,
                     [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take();
}

Loaded<EyeShapeTable> built_in_eye_shapes() {
  constexpr std::string_view name = "eye_shapes.txt";
  if (const auto text = embedded_text(name)) return parse_eye_shapes(*text, name);
  return {{}, {{std::string(name), 0, 0, "not built in"}}};
}

}  // namespace gosedai
