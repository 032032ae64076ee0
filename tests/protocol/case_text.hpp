// How a table-driven case is named in lists of tests: its text with everything but letters, digits
// and a few marks as %XX, so that no name holds a character that a tool would stumble over.
#pragma once

#include <array>
#include <cctype>
#include <cstdio>
#include <string>
#include <string_view>

namespace gosedai::test {

inline std::string case_text(std::string_view text) {
  constexpr std::string_view harmless = "+-._:";
  if (text.empty()) return "empty";
  std::string name;
  for (const char letter : text) {
    const auto code = static_cast<unsigned char>(letter);
    if (code < 0x80 && (std::isalnum(code) || harmless.find(letter) != std::string_view::npos)) {
      name += letter;
    } else {
      std::array<char, 4> hex{};
      std::snprintf(hex.data(), hex.size(), "%%%02X", code);
      name += hex.data();
    }
  }
  return name;
}

}  // namespace gosedai::test
