#include "kb/shapes/life_weight_file.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "kb/format/data_words.hpp"

namespace gosedai {
namespace {

class LifeWeightReader {
 public:
  explicit LifeWeightReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    const std::optional<std::size_t> fact = read_fact(words);
    const std::optional<std::int8_t> owner = read_weight(words, 2, "the owner");
    const std::optional<std::int8_t> attacker = read_weight(words, 3, "the attacker");
    if (words.size() > 4) complain(words[4].column, "expected the end of the line");
    if (!fact || !owner || !attacker) return;
    if (seen_[*fact]) return complain(words[0].column, "the fact is there already");
    seen_[*fact] = true;
    loaded_.value.owner[*fact] = *owner;
    loaded_.value.attacker[*fact] = *attacker;
  }

  Loaded<LifeWeights> take(int lines) {
    line_ = lines + 1;
    for (const life_fact::Kind& kind : life_fact::kinds)
      for (int value = 0; value < kind.values; ++value)
        if (!seen_[static_cast<std::size_t>(kind.first + value)])
          complain(1, "missing: " + std::string(kind.name) + ' ' + std::to_string(value));
    return std::move(loaded_);
  }

 private:
  std::optional<std::size_t> read_fact(const std::vector<DataWord>& words) {
    const auto kind = std::ranges::find(life_fact::kinds, words[0].text, &life_fact::Kind::name);
    if (kind == life_fact::kinds.end()) {
      complain(words[0].column, "expected the name of a fact");
      return std::nullopt;
    }
    const auto value = words.size() < 2 ? std::nullopt : parse_number(words[1].text);
    if (value && *value >= 0 && *value < kind->values)
      return static_cast<std::size_t>(kind->first + *value);
    complain(words.size() < 2 ? end_of(words) : words[1].column,
             "expected a value from 0 to " + std::to_string(kind->values - 1));
    return std::nullopt;
  }

  std::optional<std::int8_t> read_weight(const std::vector<DataWord>& words, std::size_t at,
                                         std::string_view whose) {
    constexpr int most = 127;
    const auto weight = words.size() <= at ? std::nullopt : parse_number(words[at].text);
    if (weight && *weight >= -most && *weight <= most) return static_cast<std::int8_t>(*weight);
    complain(words.size() <= at ? end_of(words) : words[at].column,
             "expected a weight for " + std::string(whose) + " from -127 to 127");
    return std::nullopt;
  }

  static int end_of(const std::vector<DataWord>& words) {
    return words.back().column + static_cast<int>(words.back().text.size());
  }

  void complain(int column, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  std::array<bool, life_fact::count> seen_{};
  Loaded<LifeWeights> loaded_;
};

}  // namespace

Loaded<LifeWeights> parse_life_weights(std::string_view text, std::string_view file_name) {
  LifeWeightReader reader(file_name);
  const int lines = for_each_line(
      text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take(lines);
}

}  // namespace gosedai
