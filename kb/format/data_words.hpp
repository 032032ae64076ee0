// Lines and words of a knowledge file, with their columns for error messages.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

namespace gosedai {

struct DataWord {
  std::string_view text;
  int column = 0;  // from 1
};

/// The words of a line without its comment, which starts at "#".
std::vector<DataWord> split_words(std::string_view line);

/// The whole text as a number; nothing when it is anything else.
template <class Number = int>
std::optional<Number> parse_number(std::string_view text, int base = 10) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// The same for numbers with a point.
template <class Number>
std::optional<Number> parse_number(std::string_view text, std::chars_format format) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, format);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Calls `visit(line, number)` for every line, numbers from 1. Gives the number of lines.
template <class Visit>
int for_each_line(std::string_view text, Visit visit) {
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    visit(text.substr(0, end), ++number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return number;
}

}  // namespace gosedai
