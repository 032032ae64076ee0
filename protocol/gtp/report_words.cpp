#include "protocol/gtp/report_words.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "protocol/gtp/board_text.hpp"

namespace gosedai::gtp {

namespace {

bool says_nothing(const Json& value) {
  return value.is_null() || value == false || (value.is_structured() && value.empty());
}

std::string value_text(const Json& value);

/// How many there are, and which: "2 (D4 E4)".
std::string list_text(const Json& values) {
  std::string text = std::to_string(values.size()) + " (";
  for (const Json& value : values)
    text += (text.back() == '(' ? "" : value.is_structured() ? "; " : " ") + value_text(value);
  return text + ')';
}

std::string value_text(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return number_text(value.get<double>());
  if (value.is_array()) return list_text(value);
  return value.is_object() ? words_of(value) : value.dump();
}

std::string attribute_text(const std::string& name, const Json& value) {
  if (value.is_boolean() || name == "color")
    return value.is_boolean() ? plain_name(name) : value_text(value);
  const std::string text = value_text(value);
  return plain_name(name) + ' ' + (value.is_object() ? '(' + text + ')' : text);
}

void add_line(std::string& text, const std::string& line) {
  if (!text.empty()) text += '\n';
  text += line;
}

}  // namespace

std::string plain_name(std::string name) {
  std::ranges::replace(name, '_', ' ');
  return name;
}

std::string words_of(const Json& object) {
  std::string text;
  for (const auto& [name, value] : object.items()) {
    if (says_nothing(value)) continue;
    if (name == "id" && text.empty()) {
      text = value_text(value) + ':';
      continue;
    }
    text += text.empty() ? "" : text.back() == ':' ? " " : ", ";
    text += attribute_text(name, value);
  }
  return text;
}

std::string lines_of_objects(const Json& objects) {
  std::string text;
  for (const Json& object : objects) add_line(text, words_of(object));
  return text;
}

std::string lines_of_attributes(const Json& object) {
  std::string text;
  for (const auto& [name, value] : object.items()) {
    if (says_nothing(value)) continue;
    const std::string words =
        value.is_array() && value.front().is_object() ? lines_of_objects(value) : value_text(value);
    for (std::size_t at = 0, end = 0; end != std::string::npos; at = end + 1) {
      end = words.find('\n', at);
      add_line(text, plain_name(name) + ' ' + words.substr(at, end - at));
    }
  }
  return text;
}

}  // namespace gosedai::gtp
