#include "protocol/gtp/line_splitter.hpp"

#include <utility>

namespace gosedai::gtp {

void LineSplitter::append(std::string_view part) {
  if (line_.too_long) return;
  if (part.size() <= max_line_bytes_ - line_.text.size()) {
    line_.text += part;
    return;
  }
  line_.too_long = true;
  line_.text += part.substr(0, kept_of_long_line);
  if (line_.text.size() > kept_of_long_line) line_.text.resize(kept_of_long_line);
  line_.text.shrink_to_fit();
}

RawLine LineSplitter::take() { return std::exchange(line_, RawLine()); }

std::vector<RawLine> LineSplitter::feed(std::string_view bytes) {
  std::vector<RawLine> lines;
  for (;;) {
    const std::size_t end = bytes.find('\n');
    append(bytes.substr(0, end));
    if (end == std::string_view::npos) return lines;
    lines.push_back(take());
    bytes.remove_prefix(end + 1);
  }
}

std::vector<RawLine> LineSplitter::finish() {
  std::vector<RawLine> lines;
  if (!line_.text.empty() || line_.too_long) lines.push_back(take());
  return lines;
}

}  // namespace gosedai::gtp
