#include "kb/format/data_words.hpp"

#include <algorithm>

namespace gosedai {

std::vector<DataWord> split_words(std::string_view line) {
  std::vector<DataWord> words;
  std::size_t at = 0;
  while (at < line.size() && line[at] != '#') {
    if (line[at] == ' ' || line[at] == '\t' || line[at] == '\r') {
      ++at;
      continue;
    }
    const std::size_t end = std::min(line.find_first_of(" \t\r#", at), line.size());
    words.push_back({line.substr(at, end - at), static_cast<int>(at) + 1});
    at = end;
  }
  return words;
}

}  // namespace gosedai
