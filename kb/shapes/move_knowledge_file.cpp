#include "kb/shapes/move_knowledge_file.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"
#include "model/reading/local_opinion.hpp"

namespace gosedai {

namespace {

constexpr float thousand = 1000;

struct FactName {
  std::string_view name;
  int number;
};

constexpr int number_of(MoveFact fact) { return static_cast<int>(fact); }
constexpr int number_of(LocalFact fact) { return static_cast<int>(fact); }

constexpr std::array<FactName, 30> fact_names = {{
    {"place", number_of(MoveFact::place)},
    {"take", number_of(MoveFact::take)},
    {"atari", number_of(MoveFact::atari)},
    {"breath", number_of(MoveFact::breath)},
    {"rescue", number_of(MoveFact::rescue)},
    {"join", number_of(MoveFact::join)},
    {"touch", number_of(MoveFact::touch)},
    {"tension", number_of(MoveFact::tension)},
    {"room", number_of(MoveFact::room)},
    {"axis", number_of(MoveFact::axis)},
    {"chase", number_of(MoveFact::chase)},
    {"bait", number_of(MoveFact::bait)},
    {"crowd", number_of(MoveFact::crowd)},
    {"weak-enemy", number_of(MoveFact::weak_enemy)},
    {"weak-own", number_of(MoveFact::weak_own)},
    {"shaky-enemy", number_of(MoveFact::shaky_enemy)},
    {"shaky-own", number_of(MoveFact::shaky_own)},
    {"found", number_of(LocalFact::found)},
    {"found-rank", number_of(LocalFact::found_rank)},
    {"found-value", number_of(LocalFact::found_value)},
    {"found-sure", number_of(LocalFact::found_sure)},
    {"leading", number_of(LocalFact::leading)},
    {"leading-value", number_of(LocalFact::leading_value)},
    {"close", number_of(LocalFact::close)},
    {"wide", number_of(LocalFact::wide)},
    {"theirs", number_of(LocalFact::theirs)},
    {"glance", number_of(LocalFact::glance)},
    {"rival", number_of(LocalFact::rival)},
    {"fate", number_of(LocalFact::fate)},
    {"fate-share", number_of(LocalFact::fate_share)},
}};

class StrengthReader {
 public:
  explicit StrengthReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    const bool is_shape = words.size() <= 2;
    if (words.size() == 1) return complain(words[0].column, "expected a strength");
    if (words.size() > 3) return complain(words[3].column, "expected the end of the line");
    const std::optional<ShapeKey> key = is_shape ? read_shape(words[0]) : read_fact(words);
    const std::optional<int> strength = read_strength(words.back());
    if (!key || !strength) return;
    if (!loaded_.value.add(*key, static_cast<float>(*strength) / thousand))
      complain(words[0].column, "it is there already");
  }

  Loaded<ShapeStrengths> take() { return std::move(loaded_); }

 private:
  std::optional<ShapeKey> read_shape(const DataWord& word) {
    constexpr std::size_t digits = 16;
    const auto key = parse_number<ShapeKey>(word.text, 16);
    if (key && word.text.size() == digits && !is_fact(*key)) return key;
    complain(word.column, "expected a shape, 16 hexadecimal digits");
    return std::nullopt;
  }

  std::optional<ShapeKey> read_fact(const std::vector<DataWord>& words) {
    constexpr int most = 0xffff;
    const auto known = std::ranges::find(fact_names, words[0].text, &FactName::name);
    const auto value = parse_number<int>(words[1].text);
    const bool in_range = value && *value >= 0 && *value <= most;
    if (known == fact_names.end()) complain(words[0].column, "expected the name of a fact");
    if (!in_range) complain(words[1].column, "expected the value of a fact");
    if (known == fact_names.end() || !in_range) return std::nullopt;
    return fact_key(static_cast<MoveFact>(known->number), *value);
  }

  std::optional<int> read_strength(const DataWord& word) {
    const auto strength = parse_number<int>(word.text);
    if (!strength) complain(word.column, "expected a strength in thousandths");
    return strength;
  }

  void complain(int column, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  Loaded<ShapeStrengths> loaded_;
};

/// The lines of a network: a name, and as many numbers as it has columns.
struct NetPart {
  std::string_view name;
  std::size_t lines;
  std::size_t columns;
  int limit;
  std::vector<std::int16_t> SurroundingsNet::Weights::*numbers;
};

using Net = SurroundingsNet;
constexpr std::array<NetPart, 5> net_parts = {{
    {"row", Net::rows, Net::first, Net::row_limit, &Net::Weights::rows},
    {"bias", 1, Net::first, Net::row_limit, &Net::Weights::bias},
    {"inner", Net::second, Net::first, Net::inner_limit, &Net::Weights::inner},
    {"inner-bias", 1, Net::second, Net::inner_limit, &Net::Weights::inner_bias},
    {"output", 1, Net::second, Net::inner_limit, &Net::Weights::output},
}};

class NetReader {
 public:
  explicit NetReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    const auto part = std::ranges::find(net_parts, words[0].text, &NetPart::name);
    if (part == net_parts.end()) return complain(words[0].column, "expected a part of a network");
    std::vector<std::int16_t>& numbers = weights_.*(part->numbers);
    if (numbers.size() == part->lines * part->columns)
      return complain(words[0].column, "there are enough of these lines");
    if (words.size() != part->columns + 1)
      return complain(words.back().column,
                      "expected " + std::to_string(part->columns) + " numbers in the line");
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto weight = parse_number<int>(words[i].text);
      if (!weight || std::abs(*weight) > part->limit)
        complain(words[i].column, "expected a whole number up to " + std::to_string(part->limit));
      numbers.push_back(static_cast<std::int16_t>(weight.value_or(0)));
    }
  }

  Loaded<SurroundingsNet> take() {
    ++line_;
    for (const NetPart& part : net_parts)
      if ((weights_.*(part.numbers)).size() != part.lines * part.columns)
        complain(1, "expected " + std::to_string(part.lines) + " lines \"" +
                        std::string(part.name) + '"');
    if (errors_.empty()) return {SurroundingsNet(std::move(weights_)), {}};
    return {{}, std::move(errors_)};
  }

 private:
  void complain(int column, std::string message) {
    errors_.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  SurroundingsNet::Weights weights_;
  std::vector<DataError> errors_;
};

template <class Reader>
auto read_all(std::string_view text, std::string_view file_name) {
  Reader reader(file_name);
  for_each_line(text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take();
}

std::string key_text(ShapeKey key) {
  if (!is_fact(key)) {
    std::array<char, 20> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(key));
    return digits.data();
  }
  const auto known = std::ranges::find(fact_names, static_cast<int>(key >> 16), &FactName::number);
  const std::string_view name = known == fact_names.end() ? "unknown" : known->name;
  return std::string(name) + ' ' + std::to_string(key & 0xffff);
}

}  // namespace

Loaded<ShapeStrengths> parse_shape_strengths(std::string_view text, std::string_view file_name) {
  return read_all<StrengthReader>(text, file_name);
}

Loaded<SurroundingsNet> parse_surroundings_net(std::string_view text, std::string_view file_name) {
  return read_all<NetReader>(text, file_name);
}

std::string to_text(const ShapeStrengths& strengths, std::string_view provenance) {
  std::string text(provenance);
  for (const ShapeStrengths::Entry& entry : strengths.entries()) {
    const long rounded = std::lround(entry.value * thousand);
    if (rounded != 0) text += key_text(entry.key) + ' ' + std::to_string(rounded) + '\n';
  }
  return text;
}

std::string to_text(const SurroundingsNet& net, std::string_view provenance) {
  std::string text(provenance);
  for (const NetPart& part : net_parts) {
    const std::vector<std::int16_t>& numbers = net.weights().*(part.numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (i % part.columns == 0) text += std::string(i == 0 ? "" : "\n") + std::string(part.name);
      text += ' ' + std::to_string(numbers[i]);
    }
    text += '\n';
  }
  return text;
}

Loaded<MoveKnowledge> built_in_move_knowledge() {
  Loaded<MoveKnowledge> knowledge;
  const auto text_of = [&](std::string_view name) {
    const auto text = embedded_text(name);
    if (!text) knowledge.errors.push_back({std::string(name), 0, 0, "not built in"});
    return text.value_or("");
  };
  constexpr std::string_view shapes = "move_shapes.txt";
  constexpr std::string_view net = "surroundings_net.txt";
  auto strengths = parse_shape_strengths(text_of(shapes), shapes);
  auto surroundings = parse_surroundings_net(text_of(net), net);
  knowledge.value = {std::move(strengths.value), std::move(surroundings.value)};
  for (auto* errors : {&strengths.errors, &surroundings.errors})
    knowledge.errors.insert(knowledge.errors.end(), errors->begin(), errors->end());
  return knowledge;
}

}  // namespace gosedai
