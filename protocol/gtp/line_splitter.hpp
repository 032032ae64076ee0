// Cuts a stream of bytes into lines in bounded memory, however long a line is.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gosedai::gtp {

struct RawLine {
  std::string text;
  /// The line was longer than allowed; only its beginning was kept, to find an id in it.
  bool too_long = false;

  friend bool operator==(const RawLine&, const RawLine&) = default;
};

class LineSplitter {
 public:
  static constexpr std::size_t kept_of_long_line = 128;

  explicit LineSplitter(std::size_t max_line_bytes) : max_line_bytes_(max_line_bytes) {}

  /// The lines that these bytes complete, without their newlines.
  std::vector<RawLine> feed(std::string_view bytes);
  /// The last line when the stream ends without a newline; one line or none.
  std::vector<RawLine> finish();

 private:
  void append(std::string_view part);
  RawLine take();

  std::size_t max_line_bytes_;
  RawLine line_;
};

}  // namespace gosedai::gtp
