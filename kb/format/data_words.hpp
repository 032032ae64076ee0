// The words of a line of a knowledge file, with their places; '#' begins a comment.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

namespace gosedai {

struct DataWord {
  std::string_view text;
  int column = 0;  // from 1
};

std::vector<DataWord> split_data_line(std::string_view line);

/// The whole word as a number, or nothing.
template <class Number>
std::optional<Number> parse_data_number(std::string_view text, int base = 10) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Calls `read(line, number)` for every line, counted from 1.
template <class Read>
void for_each_data_line(std::string_view text, Read read) {
  int number = 0;
  while (!text.empty()) {
    const std::size_t found = text.find('\n');
    const std::size_t end = found == std::string_view::npos ? text.size() : found;
    read(text.substr(0, end), ++number);
    text.remove_prefix(found == std::string_view::npos ? end : end + 1);
  }
}

}  // namespace gosedai
