// Reads kb/data/parameters.txt and files of one's own in the same format; docs/knowledge.md has it.
#include <cmath>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"
#include "kb/parameters/parameter_fields.hpp"
#include "kb/parameters/parameter_table.hpp"

namespace gosedai {

namespace {

/// The lines of one parameter: its values, its type, what it does.
struct Definition {
  int line = 0;
  std::string_view name;
  std::vector<DataWord> values;
  int type_line = 0;
  std::vector<DataWord> type;
  std::string text;
};

class ParameterReader {
 public:
  explicit ParameterReader(std::string_view file) : file_(file) {}

  std::vector<Definition> read(std::string_view text) {
    for_each_line(text, [this](std::string_view line, int number) { read_line(line, number); });
    return std::move(all_);
  }

  Loaded<ParameterTable> table(const std::vector<Definition>& definitions) {
    Loaded<ParameterTable> loaded;
    for (const Definition& each : definitions) define(each, loaded.value);
    for (const NamedField& field : parameter_fields())
      if (loaded.value.find(field.name) == nullptr && errors_.empty())
        complain(last_line_ + 1, 1, "no parameter " + std::string(field.name));
    loaded.errors = std::move(errors_);
    return loaded;
  }

  void apply(const std::vector<Definition>& definitions, ParameterTable& table) {
    std::vector<std::string_view> seen;
    for (const Definition& each : definitions) {
      const Parameter* known = table.find(each.name);
      if (known == nullptr) {
        complain(each.line, 1, unknown_parameter(table, each.name));
        continue;
      }
      if (std::ranges::find(seen, each.name) != seen.end())
        complain(each.line, 1, "the parameter is there already");
      seen.push_back(each.name);
      if (!check_values(each, *known, known->values.size())) continue;
      std::vector<std::string> words;
      for (const DataWord& word : each.values) words.emplace_back(word.text);
      table.set(each.name, words);
    }
  }

  std::vector<DataError> take_errors() { return std::move(errors_); }

 private:
  void read_line(std::string_view line, int number) {
    last_line_ = number;
    std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    if (words[0].column > 1) return read_indented(line, number, std::move(words));
    if (words.size() < 2 || words[1].text != "=")
      return complain(number, words.size() < 2 ? end_of(words[0]) : words[1].column,
                      "expected \"=\" after the name");
    if (words.size() < 3) return complain(number, end_of(words[1]), "expected a value");
    all_.push_back({number, words[0].text, {words.begin() + 2, words.end()}, 0, {}, {}});
  }

  void read_indented(std::string_view line, int number, std::vector<DataWord> words) {
    if (all_.empty()) return complain(number, words[0].column, "expected NAME = VALUE");
    Definition& open = all_.back();
    if (open.type_line == 0) {
      open.type_line = number;
      open.type = std::move(words);
      return;
    }
    const std::size_t first = static_cast<std::size_t>(words[0].column) - 1;
    const std::size_t end = line.find_last_not_of(" \t\r") + 1;
    open.text += (open.text.empty() ? "" : " ") + std::string(line.substr(first, end - first));
  }

  void define(const Definition& each, ParameterTable& table) {
    Parameter parameter;
    parameter.name = each.name;
    parameter.text = each.text;
    const NamedField* field = find_field(each.name);
    if (field == nullptr) return complain(each.line, 1, "nothing in the program has this name");
    if (table.find(each.name) != nullptr)
      return complain(each.line, 1, "the parameter is there already");
    if (!read_type(each, parameter)) return;
    Parameters usual;
    const std::size_t count =
        std::visit([](auto numbers) { return numbers.size(); }, field->of(usual));
    if (!check_values(each, parameter, count)) return;
    for (const DataWord& word : each.values)
      parameter.values.push_back(*parse_number<double>(word.text, std::chars_format::general));
    table.add(std::move(parameter));
  }

  bool read_type(const Definition& each, Parameter& parameter) {
    if (each.type_line == 0) {
      complain(each.line, 1, "expected the type and the range below, indented");
      return false;
    }
    const DataWord& type = each.type[0];
    if (type.text != "whole" && type.text != "real") {
      complain(each.type_line, type.column, "expected \"whole\" or \"real\"");
      return false;
    }
    parameter.whole = type.text == "whole";
    if (each.type.size() < 2 || !read_range(each.type[1].text, parameter)) {
      complain(each.type_line, each.type.size() < 2 ? end_of(type) : each.type[1].column,
               "expected a range LOW..HIGH");
      return false;
    }
    for (std::size_t i = 2; i < each.type.size(); ++i)
      parameter.unit += (i == 2 ? "" : " ") + std::string(each.type[i].text);
    if (each.text.empty()) complain(each.type_line, type.column, "expected a text below");
    return !each.text.empty();
  }

  static bool read_range(std::string_view text, Parameter& parameter) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) return false;
    const auto low = parse_number<double>(text.substr(0, dots), std::chars_format::general);
    const auto high = parse_number<double>(text.substr(dots + 2), std::chars_format::general);
    if (!low || !high || !std::isfinite(*low) || !std::isfinite(*high) || *low > *high)
      return false;
    parameter.low = *low;
    parameter.high = *high;
    return true;
  }

  bool check_values(const Definition& each, const Parameter& parameter, std::size_t count) {
    const std::size_t before = errors_.size();
    for (const DataWord& word : each.values)
      if (auto problem = problem_with(parameter, word.text))
        complain(each.line, word.column, *problem);
    if (each.values.size() > count)
      complain(each.line, each.values[count].column, "expected the end of the line");
    if (each.values.size() < count)
      complain(each.line, end_of(each.values.back()),
               "expected " + std::to_string(count - each.values.size()) + " more values");
    return errors_.size() == before;
  }

  static int end_of(const DataWord& word) {
    return word.column + static_cast<int>(word.text.size());
  }
  void complain(int line, int column, std::string message) {
    errors_.push_back({std::string(file_), line, column, std::move(message)});
  }

  std::string_view file_;
  int last_line_ = 0;
  std::vector<Definition> all_;
  std::vector<DataError> errors_;
};

}  // namespace

Loaded<ParameterTable> parse_parameter_table(std::string_view text, std::string_view file_name) {
  ParameterReader reader(file_name);
  const std::vector<Definition> definitions = reader.read(text);
  return reader.table(definitions);
}

std::vector<DataError> apply_parameters(std::string_view text, std::string_view file_name,
                                        ParameterTable& table) {
  ParameterReader reader(file_name);
  const std::vector<Definition> definitions = reader.read(text);
  reader.apply(definitions, table);
  return reader.take_errors();
}

const ParameterTable& built_in_parameters() {
  static const ParameterTable table = [] {
    constexpr std::string_view name = "parameters.txt";
    return parse_parameter_table(embedded_text(name).value_or(std::string_view()), name).value;
  }();
  return table;
}

}  // namespace gosedai
