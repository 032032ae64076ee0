#include "protocol/gtp/line.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace gosedai::gtp {

namespace {

bool is_control(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  return code < 0x20 || code == 0x7f;
}

std::string_view trim(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The next word, taken off the front of the text.
std::string_view take_word(std::string_view& text) {
  text = trim(text);
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end);
  return word;
}

/// Digits only, and small enough for an int.
std::optional<int> parse_id(std::string_view word) {
  if (word.empty() || !std::isdigit(static_cast<unsigned char>(word[0]))) return std::nullopt;
  int id = 0;
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, id);
  if (error != std::errc() || stop != end) return std::nullopt;
  return id;
}

}  // namespace

std::string clean_line(std::string_view line) {
  std::string text;
  for (const char letter : line) {
    if (letter == '#') break;
    if (letter == '\t')
      text += ' ';
    else if (!is_control(letter))
      text += letter;
  }
  return std::string(trim(text));
}

Request parse_request(std::string_view clean) {
  Request request;
  std::string_view rest = clean;
  std::string_view word = take_word(rest);
  request.id = parse_id(word);
  if (request.id) word = take_word(rest);
  request.name = word;
  for (word = take_word(rest); !word.empty(); word = take_word(rest))
    request.arguments.emplace_back(word);
  return request;
}

bool is_interrupt_comment(std::string_view line) {
  const std::size_t mark = line.find('#');
  if (mark == std::string_view::npos || !clean_line(line.substr(0, mark)).empty()) return false;
  return clean_line(line.substr(mark + 1)) == "interrupt";
}

std::string format_response(Status status, std::optional<int> id, std::string_view text,
                            bool has_colors) {
  constexpr char escape = '\x1b';
  std::string response(1, static_cast<char>(status));
  if (id) response += std::to_string(*id);
  response += ' ';
  for (const char letter : text) {
    const bool is_shown = letter == '\t' || !is_control(letter) || (has_colors && letter == escape);
    if (letter == '\n' ? response.back() != '\n' : is_shown) response += letter;
  }
  if (response.back() == '\n') response.pop_back();
  return response += "\n\n";
}

}  // namespace gosedai::gtp
