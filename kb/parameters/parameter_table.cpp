#include "kb/parameters/parameter_table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

#include "kb/format/data_words.hpp"
#include "kb/parameters/parameter_fields.hpp"

namespace gosedai {

namespace {

/// The shortest text that reads as the same number.
std::string number_text(double value) {
  std::array<char, 32> text{};
  const auto [end, error] =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
  return {text.data(), end};
}

/// How many letters must be changed, put in or taken out to make one word the other.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t above_left = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = above_left + (a[i] == b[j] ? 0 : 1);
      above_left = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

std::string expected(const Parameter& parameter) {
  return std::string(parameter.whole ? "a whole number" : "a number") + " from " +
         number_text(parameter.low) + " to " + number_text(parameter.high);
}

}  // namespace

const Parameter* ParameterTable::find(std::string_view name) const {
  const auto found = std::ranges::find(all_, name, &Parameter::name);
  return found == all_.end() ? nullptr : &*found;
}

std::string ParameterTable::nearest(std::string_view name) const {
  constexpr std::size_t longest_name = 64;  // a longer one is like none of ours
  name = name.substr(0, longest_name);
  const auto found = std::ranges::min_element(
      all_, {}, [&](const Parameter& each) { return edit_distance(name, each.name); });
  return found == all_.end() ? std::string() : found->name;
}

std::optional<std::string> problem_with(const Parameter& parameter, std::string_view word) {
  const std::optional<double> value = parse_number<double>(word, std::chars_format::general);
  const bool fits = value && std::isfinite(*value) && *value >= parameter.low &&
                    *value <= parameter.high && (!parameter.whole || *value == std::floor(*value));
  return fits ? std::nullopt : std::optional("expected " + expected(parameter));
}

std::string unknown_parameter(const ParameterTable& table, std::string_view name) {
  return "no parameter \"" + std::string(name) + "\"; did you mean \"" + table.nearest(name) +
         "\"?";
}

std::optional<std::string> ParameterTable::set(std::string_view name,
                                               std::span<const std::string> words) {
  const auto found = std::ranges::find(all_, name, &Parameter::name);
  if (found == all_.end()) return unknown_parameter(*this, name);
  if (words.size() != found->values.size())
    return found->name + " takes " + std::to_string(found->values.size()) +
           (found->values.size() == 1 ? " value" : " values") + ", not " +
           std::to_string(words.size());
  std::vector<double> values;
  for (const std::string& word : words) {
    if (auto problem = problem_with(*found, word)) return found->name + ": " + *problem;
    values.push_back(*parse_number<double>(word, std::chars_format::general));
  }
  found->values = std::move(values);
  return std::nullopt;
}

std::vector<Parameter> ParameterTable::different_from(const ParameterTable& other) const {
  std::vector<Parameter> found;
  for (const Parameter& each : all_) {
    const Parameter* there = other.find(each.name);
    if (there == nullptr || there->values != each.values) found.push_back(each);
  }
  return found;
}

Parameters values_of(const ParameterTable& table) {
  Parameters values;
  for (const NamedField& named : parameter_fields()) {
    const Parameter* parameter = table.find(named.name);
    if (parameter == nullptr) continue;
    std::visit(
        [&]<class Number>(std::span<Number> field) {
          for (std::size_t i = 0; i < std::min(field.size(), parameter->values.size()); ++i)
            field[i] = static_cast<Number>(parameter->values[i]);
        },
        named.of(values));
  }
  return values;
}

std::string values_text(const Parameter& parameter) {
  std::string text;
  for (const double value : parameter.values)
    text += (text.empty() ? "" : " ") + number_text(value);
  return text;
}

std::string to_text(const Parameter& parameter) {
  return parameter.name + " = " + values_text(parameter) + "\n  " +
         (parameter.whole ? "whole " : "real ") + number_text(parameter.low) + ".." +
         number_text(parameter.high) + (parameter.unit.empty() ? "" : " " + parameter.unit) +
         "\n  " + parameter.text;
}

std::string changes_text(const ParameterTable& table, const ParameterTable& from) {
  std::string text;
  for (const Parameter& each : table.different_from(from))
    text += each.name + " = " + values_text(each) + '\n';
  return text;
}

}  // namespace gosedai
