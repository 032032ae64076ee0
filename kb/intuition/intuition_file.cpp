#include "kb/intuition/intuition_file.hpp"

#include <array>
#include <limits>
#include <optional>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"

namespace gosedai {

namespace {

class IntuitionReader {
 public:
  explicit IntuitionReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    if (words[0].text == "layer") return begin_layer(words);
    if (words[0].text == "usual") return read_usual(words);
    read_output(words);
  }

  Loaded<IntuitionNet> take() {
    Loaded<IntuitionNet> loaded;
    if (errors_.empty()) check_whole();
    loaded.errors = std::move(errors_);
    if (loaded.errors.empty()) loaded.value = IntuitionNet(std::move(layers_), *usual_);
    return loaded;
  }

 private:
  void begin_layer(const std::vector<DataWord>& words) {
    constexpr std::array<int, 4> most = {5, 1024, 1024, 15};
    if (words.size() != most.size() + 1)
      return complain(words[0].column, "expected: layer KERNEL INPUTS OUTPUTS SHIFT");
    std::array<int, 4> numbers{};
    for (std::size_t i = 0; i < most.size(); ++i) {
      const auto number = parse_number(words[i + 1].text);
      if (!number || *number < 0 || *number > most[i])
        return complain(words[i + 1].column,
                        "expected a number from 0 to " + std::to_string(most[i]));
      numbers[i] = *number;
    }
    layers_.push_back({numbers[0], numbers[1], numbers[2], numbers[3], {}, {}});
  }

  void read_usual(const std::vector<DataWord>& words) {
    constexpr int most = 10'000;
    if (words.size() != 2) return complain(words[0].column, "expected: usual THOUSANDTHS");
    usual_ = parse_number(words[1].text);
    if (!usual_ || *usual_ < 0 || *usual_ > most)
      complain(words[1].column, "expected a number from 0 to 10000");
  }

  /// The bias of an output, and its weights.
  void read_output(const std::vector<DataWord>& words) {
    if (layers_.empty()) return complain(words[0].column, "expected a layer first");
    Convolution& layer = layers_.back();
    if (words.size() != static_cast<std::size_t>(layer.row_length()) + 1)
      return complain(words[0].column, "expected a bias and " + std::to_string(layer.row_length()) +
                                           " weights, found " + std::to_string(words.size()) +
                                           " words");
    const auto bias = parse_number<std::int32_t>(words[0].text);
    if (!bias) return complain(words[0].column, "expected a whole number");
    layer.biases.push_back(*bias);
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto weight = parse_number<std::int16_t>(words[i].text);
      if (!weight || *weight == std::numeric_limits<std::int16_t>::min())
        return complain(words[i].column, "expected a whole number of 16 bits");
      layer.weights.push_back(*weight);
    }
  }

  void check_whole() {
    const std::string problem = IntuitionNet::problem_of(layers_);
    if (!problem.empty()) complain(1, problem);
    if (!usual_) complain(1, "expected the weight of usual moves: usual THOUSANDTHS");
  }

  void complain(int column, std::string message) {
    errors_.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  std::vector<Convolution> layers_;
  std::optional<int> usual_;
  std::vector<DataError> errors_;
};

}  // namespace

Loaded<IntuitionNet> parse_intuition(std::string_view text, std::string_view file_name) {
  IntuitionReader reader(file_name);
  for_each_line(text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take();
}

Loaded<IntuitionNet> built_in_intuition() {
  constexpr std::string_view name = "intuition.txt";
  const auto text = embedded_text(name);
  if (!text) return {{}, {{std::string(name), 0, 0, "not built in"}}};
  return parse_intuition(*text, name);
}

}  // namespace gosedai
