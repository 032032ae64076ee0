#include "protocol/sgf/text.hpp"

#include <cctype>

namespace gosedai::sgf {

namespace {

/// The length of the line end at that place: 2 for CR LF and LF CR, 1 for either alone, else 0.
std::size_t line_end_at(std::string_view text, std::size_t at) {
  if (at >= text.size() || (text[at] != '\n' && text[at] != '\r')) return 0;
  const char other = text[at] == '\n' ? '\r' : '\n';
  return at + 1 < text.size() && text[at + 1] == other ? 2 : 1;
}

char plain_blank(char letter) { return letter == '\t' || letter == '\v' ? ' ' : letter; }

}  // namespace

Charset charset_named(std::string_view name) {
  std::string key;
  for (const char letter : name)
    if (std::isalnum(static_cast<unsigned char>(letter)))
      key += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  if (key == "shiftjis" || key == "sjis" || key == "cp932" || key == "windows31j")
    return Charset::shift_jis;
  if (key.starts_with("gb") || key.starts_with("big5") || key == "cp936" || key == "cp950")
    return Charset::gbk_or_big5;
  return Charset::one_byte;
}

bool is_lead_byte(Charset charset, char byte) {
  const auto code = static_cast<unsigned char>(byte);
  switch (charset) {
    case Charset::one_byte: return false;
    case Charset::shift_jis:
      return (code >= 0x81 && code <= 0x9f) || (code >= 0xe0 && code <= 0xfc);
    case Charset::gbk_or_big5: return code >= 0x81 && code <= 0xfe;
  }
  return false;
}

std::string unescape(std::string_view value, Charset charset) {
  std::string text;
  for (std::size_t i = 0; i < value.size();) {
    if (is_lead_byte(charset, value[i]) && i + 1 < value.size()) {
      text += value.substr(i, 2);
      i += 2;
    } else if (value[i] == '\\') {
      const std::size_t soft_break = line_end_at(value, i + 1);
      if (soft_break == 0 && i + 1 < value.size()) text += plain_blank(value[i + 1]);
      i += 1 + (soft_break == 0 ? 1 : soft_break);
    } else if (const std::size_t hard_break = line_end_at(value, i); hard_break > 0) {
      text += '\n';
      i += hard_break;
    } else {
      text += plain_blank(value[i++]);
    }
  }
  return text;
}

std::string escape(std::string_view text) {
  std::string value;
  for (const char letter : text) {
    if (letter == '\\' || letter == ']') value += '\\';
    value += letter;
  }
  return value;
}

}  // namespace gosedai::sgf
